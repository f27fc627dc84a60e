import type { Direction, FontStyle, Shaper, Word } from '#render/shaper.ts'
import { type Face, faceOf } from '../font/face.ts'
import { facesFor } from '../font/face-files.ts'
import { type FaceChoice, partsByFace } from '../font/face-parts.ts'
import { eastAsianOrder, helpersFor } from '../font/helper-faces.ts'
import { reachOf } from '../font/reach.ts'
import { type Setting, settingOf } from './face-setting.ts'
import { LetterRun } from './letter-run.ts'
import { type RunStyle, type ShapedRun, shapeRun } from './shape-run.ts'

/** So many glyphs of words are remembered per style, then memory starts anew: invoices repeat themselves, but not for ever. */
const mostGlyphs = 300_000

/** Nothing is drawn for these, and nothing is missing: they only steer (Unicode, Default_Ignorable_Code_Point). The joiners steer the shaper. */
const ignorable = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const anySpace = /^[\t\p{Zs}]$/u
/** what cannot stand in a text: controls, and halves of characters */
const unwritable = /[\p{Cc}\p{Cs}]/gu
const replacement = '\ufffd'

interface StyleMemory {
  choice: FaceChoice
  /** how the first of its faces sets Latin letters */
  latin: Setting
  words: Record<Direction, Map<string, Word>>
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

  function recall({ family, weight, figures, language }: FontStyle): StyleMemory {
    const order = eastAsianOrder(language)
    const key = `${family} ${weight} ${figures} ${order[0]}`
    let memory = memories.get(key)
    if (!memory) {
      const helpers = (character: string) => helpersFor(character, weight, order)
      const choice = { first: facesFor(family, weight), helpers, known: new Map(), ownFaces: new Map() }
      const latin = settingOf(faceOf(choice.first[0]), 'latn', figures)
      memory = { choice, latin, words: { ltr: new Map(), rtl: new Map() }, glyphCount: 0 }
      memories.set(key, memory)
    }
    return memory
  }

  return {
    shape(text, font, direction = 'ltr') {
      const memory = memoryOf(font)
      const plain = direction === 'ltr' ? plainWord(text, memory.latin, font) : null
      if (plain) return plain
      const known = memory.words[direction].get(text)
      if (known) return known
      const word = shapeWord(text, memory.choice, { figures: font.figures, direction })
      if (memory.glyphCount > mostGlyphs) {
        memory.words = { ltr: new Map(), rtl: new Map() }
        memory.glyphCount = 0
      }
      memory.words[direction].set(text, word)
      memory.glyphCount += word.glyphCount
      return word
    },
    reach: reachOf,
    metrics: font => faceOf(memoryOf(font).choice.first[0]).metrics,
  }
}

/** Most words are Latin letters beside each other: to set them takes no longer than to look them up. */
function plainWord(text: string, latin: Setting, { figures }: FontStyle): Word | null {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= latinEnd || (unit === hyphen && figures === 'tabular')) return null
  }
  return LetterRun.of(text, latin)
}

function shapeWord(text: string, choice: FaceChoice, style: RunStyle): Word {
  const missing: string[] = []
  const parts = partsByFace(visible(text), choice).map(({ text: part, face }) => {
    if (face) return shapePart(part, face, style)
    if (!anySpace.test(part)) missing.push(part)
    return [boxFor(part, faceOf(choice.first[0]))]
  })
  const runs = parts.length === 1 ? (parts[0] ?? []) : parts.flat()
  if (style.direction === 'rtl') runs.reverse()
  let width = 0
  let glyphCount = 0
  for (const run of runs) {
    width += run.width
    glyphCount += run.glyphs.length
  }
  return { text, width, glyphCount, runs, missing: missing.length > 0 ? missing : null }
}

/** Before it all letters are Latin and of one unit, composed (NFC), and no signs but those of many scripts. */
const latinEnd = 0x250
const hyphen = 0x2d

const signs = /([-\u2212]+)/

/** Fonts make the hyphen as wide as a figure too, which tears the sign of a negative amount from its figures. */
function shapePart(part: string, face: Face, style: RunStyle): ShapedRun[] {
  if (style.figures === 'proportional' || !signs.test(part)) return [shapeRun(part, face, style)]
  return part
    .split(signs)
    .filter(piece => piece !== '')
    .map(piece => shapeRun(piece, face, signs.test(piece) ? { ...style, figures: 'proportional' } : style))
}

/** What is to be drawn: composed letters (one glyph each), without what only steers. */
function visible(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text
  return text.normalize('NFC').replaceAll(ignorable, '')
}

/** The font's own "not defined" glyph, a box, which still reads back as the character; a space stays a space. */
function boxFor(cluster: string, face: Face): ShapedRun {
  const glyph = anySpace.test(cluster) ? face.glyphOf(0x20) : 0
  const text = cluster.replaceAll(unwritable, replacement)
  const width = face.tables.advance(glyph) / face.unitsPerEm
  return { face: face.id, glyphs: [glyph], texts: [text], adjustments: null, width }
}
