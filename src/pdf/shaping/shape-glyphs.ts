import type { Direction } from '#render/model/shaper.ts'
import type { Face } from '../font/face.ts'
import { sfntFile } from '../font/sfnt-file.ts'
import { type HarfBuzz, harfBuzz, type Pointer } from './harfbuzz-library.ts'

/** Glyphs in visual order, as arrays that the next call overwrites. Lengths are in font units. */
export interface ShapedGlyphs {
  length: number
  ids: Int32Array
  /** UTF-16 index of the first character of each glyph; glyphs of one cluster share it */
  clusters: Int32Array
  advances: Int32Array
  xOffsets: Int32Array
  yOffsets: Int32Array
}

export interface ShapeOptions {
  /** ISO 15924 */
  script: string
  direction: Direction
  /** BCP 47 */
  language: string | undefined
  /** OpenType features switched on or off for the whole text */
  features: Readonly<Record<string, boolean>>
}

/** Shapes text in a face with HarfBuzz. */
export function shapeGlyphs(text: string, face: Face, options: ShapeOptions): ShapedGlyphs {
  const state = shaperState()
  const { library, buffer, fontOf, languageOf, featuresOf, textPointer } = state
  const font = fontOf(face)
  const language = languageOf(options.language)
  const features = featuresOf(options.features)
  const at = textPointer(text)
  library.hb_buffer_clear_contents(buffer)
  library.hb_buffer_set_direction(buffer, options.direction === 'ltr' ? leftToRight : rightToLeft)
  library.hb_buffer_set_script(buffer, tag(options.script))
  library.hb_buffer_set_language(buffer, language)
  library.hb_buffer_add_utf16(buffer, at, text.length, 0, text.length)
  library.hb_shape(font, buffer, features.at, features.count)
  state.glyphs = readGlyphs(library, buffer, state.glyphs)
  return state.glyphs
}

/** hb_direction_t */
const leftToRight = 4
const rightToLeft = 5
/** hb_buffer_cluster_level_t: marks keep their own cluster until their glyph is merged or moved */
const monotoneCharacters = 1
/** hb_memory_mode_t */
const writable = 2

/** 32-bit units of hb_glyph_info_t (glyph, mask, cluster, …) and hb_glyph_position_t (advances, offsets, …) */
const recordUnits = 5

function readGlyphs(library: HarfBuzz, buffer: Pointer, into: ShapedGlyphs): ShapedGlyphs {
  const length = library.hb_buffer_get_length(buffer)
  const glyphs = length <= into.ids.length ? into : createGlyphs(length * 2)
  let info = library.hb_buffer_get_glyph_infos(buffer, 0) >> 2
  let position = library.hb_buffer_get_glyph_positions(buffer, 0) >> 2
  const units = library.units32()
  const { ids, clusters, advances, xOffsets, yOffsets } = glyphs
  for (let index = 0; index < length; index += 1) {
    ids[index] = units[info] ?? 0
    clusters[index] = units[info + 2] ?? 0
    advances[index] = units[position] ?? 0
    xOffsets[index] = units[position + 2] ?? 0
    yOffsets[index] = units[position + 3] ?? 0
    info += recordUnits
    position += recordUnits
  }
  glyphs.length = length
  return glyphs
}

function createGlyphs(textBuffer: number): ShapedGlyphs {
  const column = () => new Int32Array(textBuffer)
  return {
    length: 0,
    ids: column(),
    clusters: column(),
    advances: column(),
    xOffsets: column(),
    yOffsets: column(),
  }
}

interface ShaperState {
  library: HarfBuzz
  buffer: Pointer
  glyphs: ShapedGlyphs
  fontOf(face: Face): Pointer
  languageOf(language: string | undefined): Pointer
  featuresOf(features: Readonly<Record<string, boolean>>): { at: Pointer; count: number }
  /** copies a text to a buffer that the next call overwrites */
  textPointer(text: string): Pointer
}

let cache: ShaperState | undefined

function shaperState(): ShaperState {
  cache ??= createState(harfBuzz())
  return cache
}

function createState(library: HarfBuzz): ShaperState {
  const buffer = library.hb_buffer_create()
  library.hb_buffer_set_cluster_level(buffer, monotoneCharacters)
  let textBuffer = { at: library.malloc(initialCapacity * 2), units: initialCapacity }

  return {
    library,
    buffer,
    glyphs: createGlyphs(initialCapacity),
    fontOf: memoized(new WeakMap(), face => createFont(library, face)),
    languageOf: memoized(new Map(), language => {
      if (language === undefined) return 0
      const bytes = Buffer.from(language, 'latin1')
      return library.hb_language_from_string(library.copy(bytes), bytes.length)
    }),
    featuresOf: memoized(new WeakMap(), features => {
      const entries = Object.entries(features)
      // hb_feature_t: tag, value, first character, character after the last
      const records = entries.flatMap(([name, isOn]) => [tag(name), isOn ? 1 : 0, 0, -1])
      return { at: library.copy(new Uint8Array(Int32Array.from(records).buffer)), count: entries.length }
    }),
    textPointer(text) {
      if (text.length > textBuffer.units) {
        library.free(textBuffer.at)
        textBuffer = { at: library.malloc(text.length * 2), units: text.length }
      }
      const units = library.units16()
      const first = textBuffer.at >> 1
      for (let index = 0; index < text.length; index += 1) units[first + index] = text.charCodeAt(index)
      return textBuffer.at
    },
  }
}

/** UTF-16 units; longer than most words. */
const initialCapacity = 256

/** Tables that shaping reads; outlines, the largest part of a font, are not copied. */
const shapingTables = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'head', 'hhea', 'hmtx', 'maxp']

function createFont(library: HarfBuzz, { tables }: Face): Pointer {
  const file = sfntFile(Object.fromEntries(shapingTables.map(name => [name, tables.table(name)])), false)
  const blob = library.hb_blob_create(library.copy(file), file.length, writable, 0, 0)
  return library.hb_font_create(library.hb_face_create(blob, 0))
}

/** Encodes an OpenType tag or an ISO 15924 code as a number. */
function tag(name: string): number {
  let value = 0
  for (let index = 0; index < 4; index += 1) value = (value << 8) | name.charCodeAt(index)
  return value
}

interface Cache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

function memoized<Key, Value>(cache: Cache<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return key => {
    let value = cache.get(key)
    if (value === undefined) {
      value = make(key)
      cache.set(key, value)
    }
    return value
  }
}
