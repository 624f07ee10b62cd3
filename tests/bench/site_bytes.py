"""What a first visit transfers, part by part: `python -m tests.bench.site_bytes` (builds the site first)."""

from build import check, web


def main() -> None:
    site = web.build()
    print(check.report(site))
    total = sum(packed for _, _, packed in check.parts(site))
    print(f"{total / check.LIMIT:.0%} of the {check.LIMIT:,} bytes that are allowed")


if __name__ == "__main__":
    main()
