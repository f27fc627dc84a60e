import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of the WebAssembly global used here; Node's types do not declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: Record<string, Record<string, unknown>>) => { exports: unknown }
}

interface Memory {
  readonly buffer: ArrayBuffer
  /** @throws RangeError if memory is exhausted */
  grow(pages: number): number
}

/** An address in the WebAssembly memory. */
export type Pointer = number

/** The functions of HarfBuzz that shaping needs (harfbuzz.github.io, "hb-buffer", "hb-face", "hb-font", "hb-shape"). */
interface Functions {
  memory: Memory
  __wasm_call_ctors(): void
  malloc(bytes: number): Pointer
  free(at: Pointer): void
  hb_blob_create(data: Pointer, length: number, mode: number, userData: Pointer, destroy: Pointer): Pointer
  hb_face_create(blob: Pointer, index: number): Pointer
  hb_font_create(face: Pointer): Pointer
  hb_buffer_create(): Pointer
  hb_buffer_clear_contents(buffer: Pointer): void
  hb_buffer_set_cluster_level(buffer: Pointer, level: number): void
  hb_buffer_set_direction(buffer: Pointer, direction: number): void
  hb_buffer_set_script(buffer: Pointer, script: number): void
  hb_buffer_set_language(buffer: Pointer, language: Pointer): void
  hb_buffer_add_utf16(buffer: Pointer, text: Pointer, length: number, offset: number, count: number): void
  hb_buffer_get_length(buffer: Pointer): number
  hb_buffer_get_glyph_infos(buffer: Pointer, length: Pointer): Pointer
  hb_buffer_get_glyph_positions(buffer: Pointer, length: Pointer): Pointer
  hb_language_from_string(text: Pointer, length: number): Pointer
  hb_shape(font: Pointer, buffer: Pointer, features: Pointer, count: number): void
}

export interface HarfBuzz extends Functions {
  /** Copies bytes into WebAssembly memory, which then owns them. */
  copy(bytes: Uint8Array): Pointer
  /** Views of the memory in units of 16 and 32 bits; valid until the next call, which may grow it. */
  units16(): Uint16Array
  units32(): Int32Array
}

let library: HarfBuzz | undefined

/**
 * Compiles and instantiates HarfBuzz on first use. The wrapper of harfbuzzjs uses top-level await, but layout
 * is synchronous, so only its WebAssembly module is used.
 */
export function harfBuzz(): HarfBuzz {
  library ??= instantiate()
  return library
}

function instantiate(): HarfBuzz {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm')
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {
    env: {
      _abort_js: () => abort('aborted'),
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (bytes: number) => enlarge(functions.memory, bytes >>> 0),
    },
    wasi_snapshot_preview1: { proc_exit: (code: number) => abort(`exited with code ${code}`) },
  })
  const functions = instance.exports as Functions
  functions.__wasm_call_ctors()

  let [in16, in32] = [new Uint16Array(functions.memory.buffer), new Int32Array(functions.memory.buffer)]
  return {
    ...functions,
    copy(bytes) {
      const at = functions.malloc(bytes.length)
      if (at === 0) abort('ran out of memory')
      new Uint8Array(functions.memory.buffer).set(bytes, at)
      return at
    },
    units16() {
      if (in16.buffer !== functions.memory.buffer) in16 = new Uint16Array(functions.memory.buffer)
      return in16
    },
    units32() {
      if (in32.buffer !== functions.memory.buffer) in32 = new Int32Array(functions.memory.buffer)
      return in32
    },
  }
}

function abort(reason: string): never {
  throw new Error(`HarfBuzz ${reason}`)
}

const pageBytes = 65_536

/** @returns 1 if the memory has grown, as Emscripten's own code does */
function enlarge(memory: Memory, bytes: number): 0 | 1 {
  try {
    memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / pageBytes))
    return 1
  } catch {
    return 0
  }
}
