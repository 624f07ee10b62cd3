"""The only changes to upstream sources, each with its reason, and all required to fit exactly."""

from pathlib import Path

from build.places import Problem
from build.runtime.sources import PYGAME, SDL

# file, old text, new text, how often the old text must be there
PATCHES = [
    # Pyodide's own recipe does the same: only the default device exists in a browser
    (
        f"{PYGAME}/src_c/mixer.c",
        "if (Mix_OpenAudioDevice(freq, fmt, channels, chunk, devicename,\n"
        "                                allowedchanges) == -1) {",
        "if (Mix_OpenAudio(freq, fmt, channels, chunk) == -1) {",
        1,
    ),
    # no signals in a browser; struct sigaction also differs between Emscripten versions (140 bytes up to
    # 5.x, 20 in 6.0), so calling the main module's sigaction() could overwrite the stack
    (f"{SDL}/include/SDL_config_emscripten.h", "#define HAVE_SIGNAL_H 1\n", "", 1),
    (f"{SDL}/include/SDL_config_emscripten.h", "#define HAVE_SIGACTION 1\n", "", 1),
    # load images, sounds and fonts from io.BytesIO and other file objects too, as on the desktop
    (f"{PYGAME}/src_c/rwobject.c", "#if __EMSCRIPTEN__\n", "#if 0\n", 1),
    # upstream: destructors with two parameters; harmless natively, in wasm the indirect call traps
    (
        f"{PYGAME}/src_c/window.c",
        "window_dealloc(pgWindowObject *self, PyObject *_null)",
        "window_dealloc(pgWindowObject *self)",
        1,
    ),
    (
        f"{PYGAME}/src_c/render.c",
        "renderer_dealloc(pgRendererObject *self, PyObject *_null)",
        "renderer_dealloc(pgRendererObject *self)",
        1,
    ),
    (
        f"{PYGAME}/src_c/render.c",
        "texture_dealloc(pgTextureObject *self, PyObject *_null)",
        "texture_dealloc(pgTextureObject *self)",
        1,
    ),
    # upstream bug of the static build: modules made by hand are unknown to PyState_FindModule, so
    # display.quit(), pygame.quit() and pygame.freetype work on a NULL module state (crash, or garbage)
    (
        f"{PYGAME}/src_c/base.c",
        "            PyDict_SetItemString(modules, fqn, mod);\n"
        '            PyDict_SetItemString(PyModule_GetDict(mod), "__name__",\n',
        "            PyDict_SetItemString(modules, fqn, mod);\n"
        '            if (strcmp(alias, "base") && PyModule_GetDef(mod))\n'
        "                PyState_AddModule(mod, PyModule_GetDef(mod));\n"
        '            PyDict_SetItemString(PyModule_GetDict(mod), "__name__",\n',
        1,
    ),
    # pygame's SSE2 blitters work on wasm's 128-bit SIMD through Emscripten's emmintrin.h
    (f"{PYGAME}/src_c/alphablit.c", "#if !defined(__EMSCRIPTEN__)", "#if 1", 13),
    (f"{PYGAME}/src_c/simd_shared.h", "    return SDL_HasSSE2();", "    return 1; /* wasm SIMD */", 1),
]
# The window surface gets the desktop's pixel format (XRGB) in place of XBGR, so that font.render(),
# Surface(size, SRCALPHA) and convert_alpha() all match it and blit on the fast path; the swap to the canvas's
# RGBA bytes happens once a frame, vectorised, and putImageData reads wasm memory directly.
FRAMEBUFFER = r"""    {
        static Uint32 *rgba = NULL;
        static int rgba_len = 0;
        const int len = surface->w * surface->h;
        const Uint32 *src = (const Uint32 *)surface->pixels;
        int i;
        if (len > rgba_len) {
            SDL_free(rgba);
            rgba = (Uint32 *)SDL_malloc((size_t)len * 4);
            rgba_len = rgba ? len : 0;
            if (!rgba) {
                return SDL_OutOfMemory();
            }
        }
        {
            Uint32 *__restrict dst = rgba;
            for (i = 0; i < len; i++) {
                const Uint32 p = src[i];
                dst[i] = 0xff000000u | ((p & 0xffu) << 16) | (p & 0xff00u) | ((p >> 16) & 0xffu);
            }
        }
        MAIN_THREAD_EM_ASM({
            if (!Module['SDL2']) Module['SDL2'] = {};
            var SDL2 = Module['SDL2'];
            if (SDL2.ctxCanvas !== Module['canvas']) {
                SDL2.ctx = Module['createContext'](Module['canvas'], false, true);
                SDL2.ctxCanvas = Module['canvas'];
            }
            SDL2.ctx.putImageData(new ImageData(new Uint8ClampedArray(HEAPU8.buffer, $2, $0 * $1 * 4),
                                            $0, $1), 0, 0);
        }, surface->w, surface->h, rgba);
    }
"""
FRAMEBUFFER_FILE = f"{SDL}/src/video/emscripten/SDL_emscriptenframebuffer.c"
FRAMEBUFFER_START = "    /* Send the data to the display */"
FRAMEBUFFER_END = "    if (emscripten_has_asyncify()"
OLD_FORMAT, NEW_FORMAT = "SDL_PIXELFORMAT_BGR888", "SDL_PIXELFORMAT_RGB888"


def patch(sources: Path) -> None:
    """Change the unpacked sources. Raises Problem when a text is not there as often as it must be."""
    for name, old, new, count in PATCHES:
        replace(sources / name, old, new, count)
    path = sources / FRAMEBUFFER_FILE
    text = path.read_text()
    start, end = text.index(FRAMEBUFFER_START), text.index(FRAMEBUFFER_END)
    path.write_text(text[:start] + FRAMEBUFFER + text[end:])
    replace(path, OLD_FORMAT, NEW_FORMAT, 1)


def replace(path: Path, old: str, new: str, count: int) -> None:
    text = path.read_text()
    if text.count(old) != count:
        raise Problem(f"{path.name} holds {old!r} {text.count(old)} times; {count} times were expected.")
    path.write_text(text.replace(old, new))
