"""The C files of the wheel, and the flags each is compiled with."""

from pathlib import Path

from build.runtime.sources import FREETYPE, IMAGE, MIXER, PYGAME, SDL, TTF

SIMD = ["-msimd128"]
BASE = [
    *"-O2 -g0 -fPIC -fvisibility=hidden -DNDEBUG -w -fwasm-exceptions -sSUPPORT_LONGJMP=wasm".split(),
    *SIMD,
]
LINK = ["-sSIDE_MODULE=2", "-sEXPORTED_FUNCTIONS=_PyInit_base", "-sWASM_BIGINT"]
SDL_INCLUDE = ["-I", f"{SDL}/include"]

Unit = tuple[str, list[str]]  # a source, relative to the chroot's /src, and its flags

SDL_FILES = """
    SDL.c SDL_assert.c SDL_dataqueue.c SDL_error.c SDL_guid.c SDL_hints.c SDL_list.c SDL_log.c
    SDL_utils.c atomic/SDL_atomic.c atomic/SDL_spinlock.c audio/SDL_audio.c audio/SDL_audiocvt.c
    audio/SDL_audiodev.c audio/SDL_audiotypecvt.c audio/SDL_mixer.c audio/SDL_wave.c
    cpuinfo/SDL_cpuinfo.c dynapi/SDL_dynapi.c events/SDL_clipboardevents.c events/SDL_displayevents.c
    events/SDL_dropevents.c events/SDL_events.c events/SDL_gesture.c events/SDL_keyboard.c
    events/SDL_keysym_to_scancode.c events/SDL_scancode_tables.c events/SDL_mouse.c events/SDL_quit.c
    events/SDL_touch.c events/SDL_windowevents.c file/SDL_rwops.c haptic/SDL_haptic.c
    joystick/controller_type.c joystick/SDL_gamecontroller.c joystick/SDL_joystick.c
    joystick/SDL_steam_virtual_gamepad.c power/SDL_power.c render/SDL_render.c render/SDL_yuv_sw.c
    render/opengles2/SDL_render_gles2.c render/opengles2/SDL_shaders_gles2.c
    render/software/SDL_blendfillrect.c render/software/SDL_blendline.c render/software/SDL_blendpoint.c
    render/software/SDL_drawline.c render/software/SDL_drawpoint.c render/software/SDL_render_sw.c
    render/software/SDL_rotate.c render/software/SDL_triangle.c sensor/SDL_sensor.c
    sensor/dummy/SDL_dummysensor.c stdlib/SDL_crc16.c stdlib/SDL_crc32.c stdlib/SDL_getenv.c
    stdlib/SDL_iconv.c stdlib/SDL_malloc.c stdlib/SDL_qsort.c stdlib/SDL_stdlib.c stdlib/SDL_string.c
    stdlib/SDL_strtokr.c thread/SDL_thread.c timer/SDL_timer.c video/SDL_RLEaccel.c video/SDL_blit.c
    video/SDL_blit_0.c video/SDL_blit_1.c video/SDL_blit_A.c video/SDL_blit_N.c video/SDL_blit_auto.c
    video/SDL_blit_copy.c video/SDL_blit_slow.c video/SDL_bmp.c video/SDL_clipboard.c video/SDL_egl.c
    video/SDL_fillrect.c video/SDL_pixels.c video/SDL_rect.c video/SDL_shape.c video/SDL_stretch.c
    video/SDL_surface.c video/SDL_video.c video/SDL_yuv.c video/emscripten/SDL_emscriptenevents.c
    video/emscripten/SDL_emscriptenframebuffer.c video/emscripten/SDL_emscriptenmouse.c
    video/emscripten/SDL_emscriptenopengles.c video/emscripten/SDL_emscriptenvideo.c
    audio/emscripten/SDL_emscriptenaudio.c video/dummy/SDL_nullevents.c
    video/dummy/SDL_nullframebuffer.c video/dummy/SDL_nullvideo.c video/yuv2rgb/yuv_rgb_std.c
    audio/disk/SDL_diskaudio.c audio/dummy/SDL_dummyaudio.c loadso/dlopen/SDL_sysloadso.c
    power/emscripten/SDL_syspower.c joystick/emscripten/SDL_sysjoystick.c
    filesystem/emscripten/SDL_sysfilesystem.c timer/unix/SDL_systimer.c haptic/dummy/SDL_syshaptic.c
    locale/SDL_locale.c locale/emscripten/SDL_syslocale.c misc/SDL_url.c misc/emscripten/SDL_sysurl.c
    thread/generic/SDL_syscond.c thread/generic/SDL_sysmutex.c thread/generic/SDL_syssem.c
    thread/generic/SDL_systhread.c thread/generic/SDL_systls.c
""".split()
FREETYPE_FILES = """
    autofit/autofit base/ftsystem base/ftbase base/ftbbox base/ftbdf base/ftbitmap base/ftcid
    base/ftdebug base/ftfstype base/ftgasp base/ftglyph base/ftgxval base/ftinit base/ftmm base/ftotval
    base/ftpatent base/ftpfr base/ftstroke base/ftsynth base/fttype1 base/ftwinfnt bdf/bdf cache/ftcache
    cff/cff cid/type1cid gzip/ftgzip lzw/ftlzw pcf/pcf pfr/pfr psaux/psaux pshinter/pshinter
    psnames/psmodule raster/raster sdf/sdf sfnt/sfnt smooth/smooth svg/svg truetype/truetype type1/type1
    type42/type42 winfonts/winfnt
""".split()
IMAGE_FILES = """
    IMG IMG_bmp IMG_gif IMG_jpg IMG_lbm IMG_pcx IMG_png IMG_pnm IMG_qoi IMG_stb IMG_svg IMG_tga IMG_tif
    IMG_webp IMG_xcf IMG_xpm IMG_xv IMG_avif IMG_jxl
""".split()
MIXER_FILES = """
    effect_position effect_stereoreverse effects_internal mixer music utils codecs/load_aiff
    codecs/load_voc codecs/mp3utils codecs/music_ogg_stb codecs/music_wav codecs/music_drflac
""".split()
PYGAME_FILES = "base.c bitmask.c rotozoom.c SDL_gfx/SDL_gfxPrimitives.c".split()
IMAGE_FLAGS = """
    -DUSE_STBIMAGE -DLOAD_BMP -DLOAD_JPG -DLOAD_PNG -DLOAD_SVG -DLOAD_QOI -DLOAD_GIF -DLOAD_TGA
""".split()
MIXER_FLAGS = "-DMUSIC_WAV -DMUSIC_OGG -DOGG_USE_STB -DMUSIC_FLAC_DRFLAC".split()


def units(macros: list[str], cython: list[Path]) -> list[Unit]:
    """Everything to compile; `macros` are pygame's version numbers, `cython` its generated C files."""
    image = [*SDL_INCLUDE, "-I", f"{IMAGE}/include", *IMAGE_FLAGS]
    mixer = [*SDL_INCLUDE, *includes(f"{MIXER}/include", f"{MIXER}/src", f"{MIXER}/src/codecs"), *MIXER_FLAGS]
    pygame = pygame_flags(macros)
    return [
        *((f"{SDL}/src/{name}", SDL_INCLUDE) for name in SDL_FILES),
        *(
            (f"{FREETYPE}/src/{name}.c", ["-DFT2_BUILD_LIBRARY", "-I", f"{FREETYPE}/include"])
            for name in FREETYPE_FILES
        ),
        *((f"{IMAGE}/src/{name}.c", image) for name in IMAGE_FILES),
        *((f"{MIXER}/src/{name}.c", mixer) for name in MIXER_FILES),
        (f"{TTF}/SDL_ttf.c", [*SDL_INCLUDE, "-I", f"{FREETYPE}/include", "-DTTF_USE_HARFBUZZ=0"]),
        *((f"{PYGAME}/src_c/{name}", pygame) for name in PYGAME_FILES),
        *((str(path), pygame) for path in cython),
        # SDL's keyboard code needs emscripten_compute_dom_pk_code, a C function that Pyodide does not link
        ("html5/dom_pk_codes.c", []),
    ]


def pygame_flags(macros: list[str]) -> list[str]:
    libraries = [f"{IMAGE}/include", f"{MIXER}/include", TTF, f"{FREETYPE}/include"]
    own = [f"{PYGAME}/src_c", f"{PYGAME}/src_c/include"]
    return [
        *macros,
        "-msse2",
        "-DBUILD_STATIC=1",
        *includes("pyinclude"),
        *SDL_INCLUDE,
        *includes(*libraries),
        *includes(*own),
    ]


def includes(*folders: str) -> list[str]:
    return [word for folder in folders for word in ("-I", folder)]
