import type { Direction, FontStyle, Shaper, Word } from '#render/shaper.ts'
import { cumulativeAdvancesOf } from '../font/cumulative-advances.ts'
import { type Face, faceOf } from '../font/face.ts'
import { facesFor } from '../font/face-files.ts'
import { eastAsianOrder, helpersFor, isForeign } from '../font/fallback-faces.ts'
import { type FaceChoice, type Part, partsByFace } from '../font/split-by-face.ts'
import { typographicLanguage } from '../font/typographic-language.ts'
import { BoundedMemory, type MemoryTable } from './glyph-cache.ts'
import { LetterRun } from './letter-run.ts'
import { type Setting, settingOf } from './shape-plan.ts'
import { shapeRun } from './shape-run.ts'
import type { RunStyle, ShapedRun } from './shaped-run.ts'

/** About 20 MB: twice the words of the largest documents that make sense. */
const mostGlyphs = 400_000

/** Nothing is drawn for these, and nothing is missing: they only steer (Unicode, Default_Ignorable_Code_Point). The joiners steer the shaper. */
const ignorable = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const anySpace = /^[\t\p{Zs}]$/u
/** what cannot stand in a text: controls, and halves of characters */
const unwritable = /[\p{Cc}\p{Cs}]/gu
const replacement = '\ufffd'

type Runs = readonly ShapedRun[]

interface StyleMemory {
  choice: FaceChoice
  /** how the first of its faces sets Latin letters */
  latin: Setting
  ltr: DirectionMemory
  rtl: DirectionMemory
}

interface DirectionMemory {
  style: RunStyle
  words: MemoryTable<Word>
  /** parts of words that several faces draw: one letter of a script comes again, one word of three scripts does not */
  parts: Map<Face | null, MemoryTable<Runs>>
}

/** The shaper on the shipped faces. One per process is enough: what it learns serves every document. */
export function createShaper(remembered = new BoundedMemory(mostGlyphs)): Shaper {
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

  function recall({ family, weight, figures, language: locale }: FontStyle): StyleMemory {
    const language = typographicLanguage(locale)
    const order = eastAsianOrder(language)
    const key = `${family} ${weight} ${figures} ${language}`
    let memory = memories.get(key)
    if (!memory) {
      const helpers = (character: string) => helpersFor(character, weight, order)
      const first = facesFor(family, weight)
      const choice = { first, helpers, isForeign, known: new Map(), ofUnits: [], ownFaces: new Map() }
      const latin = settingOf(faceOf(first[0]), 'Latn', figures, language)
      const towards = (direction: Direction): DirectionMemory => ({
        style: { figures, direction, language },
        words: remembered.table(),
        parts: new Map(),
      })
      memory = { choice, latin, ltr: towards('ltr'), rtl: towards('rtl') }
      memories.set(key, memory)
    }
    return memory
  }

  function shapeWord(text: string, choice: FaceChoice, memory: DirectionMemory): Word {
    const missing: string[] = []
    const parts = partsByFace(visible(text), choice)
    const shaped = parts.map(part => {
      if (!part.face && !anySpace.test(part.text)) missing.push(part.text)
      return parts.length === 1 ? shapePart(part, choice, memory.style) : shapeAgain(part, choice, memory)
    })
    // without the room to grow of arrays that grew: words are many, and kept
    const runs = shaped.length === 1 ? (shaped[0]?.slice() ?? []) : shaped.flat().slice()
    if (memory.style.direction === 'rtl') runs.reverse()
    let width = 0
    let glyphCount = 0
    for (const run of runs) {
      width += run.width
      glyphCount += run.glyphs.length
    }
    return { text, width, glyphCount, runs, missing: missing.length > 0 ? missing.slice() : null }
  }

  function shapeAgain(part: Part, choice: FaceChoice, { style, parts }: DirectionMemory): Runs {
    let ofFace = parts.get(part.face)
    if (!ofFace) {
      ofFace = remembered.table<Runs>()
      parts.set(part.face, ofFace)
    }
    let runs = ofFace.get(part.text)
    if (!runs) {
      runs = shapePart(part, choice, style)
      ofFace.set(part.text, runs, part.text.length)
    }
    return runs
  }

  return {
    shape(text, font, direction = 'ltr') {
      const memory = memoryOf(font)
      const plain = direction === 'ltr' ? plainWord(text, memory.latin, font) : null
      if (plain) return plain
      const known = memory[direction].words.get(text)
      if (known) return known
      const word = shapeWord(text, memory.choice, memory[direction])
      memory[direction].words.set(text, word, word.glyphCount)
      return word
    },
    reach: cumulativeAdvancesOf,
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

/** Before it all letters are Latin and of one unit, composed (NFC), and no signs but those of many scripts. */
const latinEnd = 0x250
const hyphen = 0x2d

const signs = /([-\u2212]+)/

/** Fonts make the hyphen as wide as a figure too, which tears the sign of a negative amount from its figures. */
function shapePart({ text, face }: Part, { first }: FaceChoice, style: RunStyle): ShapedRun[] {
  if (!face) return [boxFor(text, faceOf(first[0]))]
  if (style.figures === 'proportional' || !signs.test(text)) return [shapeRun(text, face, style)]
  return text
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
  return {
    face: face.id,
    glyphs: [glyph],
    texts: text.length === 1 ? text : [text],
    adjustments: null,
    width,
  }
}
