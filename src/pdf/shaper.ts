import type { FontStyle, GlyphRun, Shaper, Word } from '#render/shaper.ts'
import { type Face, faceOf } from './face.ts'
import { type FaceIds, facesFor } from './face-files.ts'
import { type Figures, type ShapedRun, shapeRun } from './shape-run.ts'

/** So many glyphs of words are remembered per style, then memory starts anew: invoices repeat themselves, but not for ever. */
const mostGlyphs = 300_000

/** Nothing is drawn for these, and nothing is missing: they only steer (Unicode, Default_Ignorable_Code_Point). */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu
const anySpace = /^[\t\p{Zs}]$/u
/** what cannot stand in a text: controls, and halves of characters */
const unwritable = /[\p{Cc}\p{Cs}]/u
const replacement = '\ufffd'

interface StyleMemory {
  /** best first; opened when a character asks for it, so that plain text pays for one face only */
  faces: FaceIds
  words: Map<string, Word>
  glyphCount: number
}

/** The shaper on the shipped faces. One per process is enough: what it learns serves every document. */
export function createShaper(): Shaper {
  const memories = new Map<string, StyleMemory>()
  // a document asks thousands of times with the same few style objects
  const ofStyle = new WeakMap<FontStyle, StyleMemory>()

  function memoryOf(font: FontStyle): StyleMemory {
    let memory = ofStyle.get(font)
    if (!memory) {
      memory = recall(font)
      ofStyle.set(font, memory)
    }
    return memory
  }

  function recall({ family, weight, figures }: FontStyle): StyleMemory {
    const key = `${family} ${weight} ${figures}`
    const memory = memories.get(key) ?? { faces: facesFor(family, weight), words: new Map(), glyphCount: 0 }
    memories.set(key, memory)
    return memory
  }

  return {
    shape(text, font) {
      const memory = memoryOf(font)
      const known = memory.words.get(text)
      if (known) return known
      const word = shapeWord(text, memory.faces, font)
      if (memory.glyphCount > mostGlyphs) {
        memory.words.clear()
        memory.glyphCount = 0
      }
      memory.words.set(text, word)
      memory.glyphCount += word.glyphCount
      return word
    },
    metrics: font => faceOf(memoryOf(font).faces[0]).metrics,
  }
}

function shapeWord(text: string, faces: FaceIds, { figures }: FontStyle): Word {
  const missing: string[] = []
  const runs: GlyphRun[] = []
  let width = 0
  let glyphCount = 0
  for (const { part, face } of partsByFace(visible(text), faces)) {
    if (!face && !anySpace.test(part)) missing.push(part)
    for (const run of face ? shapePart(part, face, figures) : [boxFor(part, faces)]) {
      runs.push(run)
      width += run.width
      glyphCount += run.glyphs.length
    }
  }
  return { text, width, glyphCount, runs, missing: missing.length > 0 ? missing : null }
}

const signs = /([-\u2212]+)/

/** Fonts make the hyphen as wide as a figure too, which tears the sign of a negative amount from its figures. */
function shapePart(part: string, face: Face, figures: Figures): ShapedRun[] {
  if (figures === 'proportional' || !signs.test(part)) return [shapeRun(part, face, figures)]
  return part
    .split(signs)
    .filter(piece => piece !== '')
    .map(piece => shapeRun(piece, face, signs.test(piece) ? 'proportional' : 'tabular'))
}

/** What is to be drawn: composed letters (one glyph each), without what only steers. */
function visible(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text
  return text.normalize('NFC').replaceAll(ignorable, '')
}

interface Part {
  part: string
  /** `null` where no face has the character */
  face: Face | null
}

/** Runs of characters of one face each. A mark stays with its letter; each missing character is a part of its own. */
function partsByFace(text: string, faces: FaceIds): Part[] {
  const first = faceOf(faces[0])
  if (covers(first, text)) return text === '' ? [] : [{ part: text, face: first }]
  const parts: Part[] = []
  for (const cluster of clustersOf(text)) {
    const id = faces.find(candidate => covers(faceOf(candidate), cluster))
    const face = id ? faceOf(id) : null
    const last = parts.at(-1)
    if (last && face && last.face === face) last.part += cluster
    else parts.push({ part: cluster, face })
  }
  return parts
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function clustersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

function covers(face: Face, text: string): boolean {
  for (const character of text) if (!face.covers(character.codePointAt(0) ?? 0)) return false
  return true
}

/** The font's own "not defined" glyph, a box, which still reads back as the character; a space stays a space. */
function boxFor(cluster: string, faces: FaceIds): GlyphRun & { width: number } {
  const face = faceOf(faces[0])
  const glyph = anySpace.test(cluster) ? (face.font.glyphForCodePoint(0x20).id ?? 0) : 0
  const text = unwritable.test(cluster) ? replacement : cluster
  const width = face.tables.advance(glyph) / face.unitsPerEm
  return { face: face.id, glyphs: [glyph], texts: [text], adjustments: null, offsets: null, width }
}
