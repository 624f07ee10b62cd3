/** Fetching the files of the game: in parallel, counted byte by byte, each checked against its known size. */

/** A file that did not arrive; `message` is a sentence for the player. */
export class Missing extends Error {}

const unreachable = (name) => new Missing(`${name} could not be loaded. Is there a connection?`);

/**
 * Downloads by name. `list` maps a name to {bytes, sha256}; `progress(done, total)` is told every few bytes.
 * What has arrived is kept, so that asking again fetches only what is missing.
 */
export class Files {
  constructor(list, progress) {
    this.list = list;
    this.progress = progress;
    this.counts = {};
    this.reasons = {};
    this.arrived = new Map();
    this.total = Object.values(list).reduce((sum, file) => sum + file.bytes, 0);
  }

  /** The result of `load(name)`, started once; a failure is forgotten, so that the next call tries anew. */
  once(name, load) {
    if (!this.arrived.has(name)) {
      const result = load(name).catch((error) => {
        this.arrived.delete(name);
        this.count(name, 0);
        throw this.reasons[name] ?? (error instanceof Missing ? error : unreachable(name));
      });
      this.arrived.set(name, result);
    }
    return this.arrived.get(name);
  }

  bytes(name) {
    return this.once(name, async () => new Uint8Array(await (await this.counted(name)).arrayBuffer()));
  }

  /** A WebAssembly file, compiled while it arrives. */
  module(name) {
    return this.once(name, async () => WebAssembly.compileStreaming(await this.counted(name)));
  }

  /** A script that sets globals; the browser loads it, so it is counted when it is there. */
  script(name) {
    return this.once(name, async () => {
      const loaded = await import(this.address(name));
      this.count(name, this.list[name].bytes);
      return loaded;
    });
  }

  /** The address with a mark of its content (no cache may serve another build's file) and of the attempt. */
  address(name) {
    this.tries = (this.tries ?? 0) + (name in this.counts ? 1 : 0);
    this.counts[name] ??= 0;
    const mark = this.list[name].sha256.slice(0, 12) + (this.tries ? `-${this.tries}` : "");
    return new URL(`${name}?${mark}`, document.baseURI).href;
  }

  async counted(name) {
    delete this.reasons[name];
    const response = await fetch(this.address(name));
    if (!response.ok) throw new Missing(`${name} could not be loaded: the server answered ${response.status}.`);
    let seen = 0;
    const meter = new TransformStream({
      transform: (chunk, controller) => {
        seen += chunk.byteLength;
        this.count(name, seen);
        controller.enqueue(chunk);
      },
      flush: (controller) => {
        const wanted = this.list[name].bytes;
        if (seen === wanted) return;
        // whoever reads the stream wraps this error in his own, so it is kept here
        this.reasons[name] = new Missing(`${name} arrived incomplete: ${seen} of ${wanted} bytes.`);
        controller.error(this.reasons[name]);
      },
    });
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(response.body.pipeThrough(meter), { headers: { "Content-Type": type } });
  }

  count(name, seen) {
    this.counts[name] = seen;
    this.progress(Object.values(this.counts).reduce((sum, each) => sum + each, 0), this.total);
  }
}
