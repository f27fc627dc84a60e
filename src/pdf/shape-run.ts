import type { GlyphRun } from '#render/shaper.ts'
import type { Face } from './face.ts'

/**
 * Shapes text in one face. Where letters stand alone and only kerning moves them, glyphs, advances and kerning
 * pairs are looked up; each pair is learned from fontkit once per process. A pair that the font substitutes or
 * positions in any other way (ligatures, marks) sends its whole word to fontkit.
 */
export interface ShapedRun extends GlyphRun {
  width: number
}

export type Figures = 'tabular' | 'proportional'

/** Glyphs of one face in one figure style, learned as they are met. */
interface Lore {
  face: Face
  features: Record<string, boolean>
  singles: Map<number, Single | null>
  /** em; `null` where the pair is not just two letters next to each other */
  pairs: Map<number, number | null>
}

/** Languages have a few thousand; only text without sense has more. */
const mostPairs = 200_000

interface Single {
  glyph: number
  advance: number
}

const lores: Record<Figures, WeakMap<Face, Lore>> = { tabular: new WeakMap(), proportional: new WeakMap() }

function loreOf(face: Face, figures: Figures): Lore {
  let lore = lores[figures].get(face)
  if (!lore) {
    // contextual alternates look beyond a pair, and make an arrow of "->" that nobody typed
    const features = { calt: false, ...(figures === 'tabular' && { tnum: true }) }
    lore = { face, features, singles: new Map(), pairs: new Map() }
    lores[figures].set(face, lore)
  }
  return lore
}

export function shapeRun(text: string, face: Face, figures: Figures): ShapedRun {
  const lore = loreOf(face, figures)
  return shapeByPairs(text, lore) ?? shapeByFont(text, lore)
}

/** Where marks combine, characters steer or a character takes two units, nothing is a mere pair. */
const mayCombine = /[\p{M}\p{Cf}\p{Cs}\u{10000}-\u{10ffff}]/u

function shapeByPairs(text: string, lore: Lore): ShapedRun | null {
  if (mayCombine.test(text)) return null
  const glyphs: number[] = []
  const texts: string[] = []
  let adjustments: number[] | null = null
  let width = 0
  let before = -1
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const single = singleOf(unit, lore)
    if (!single) return null
    if (before >= 0) {
      const kerning = pairOf(before, unit, lore)
      if (kerning === null) return null
      if (kerning !== 0) {
        adjustments ??= []
        adjustments[index - 1] = kerning
        width += kerning
      }
    }
    glyphs.push(single.glyph)
    texts.push(text.charAt(index))
    width += single.advance
    before = unit
  }
  return {
    face: lore.face.id,
    glyphs,
    texts,
    adjustments: adjustments && filled(adjustments, glyphs.length),
    offsets: null,
    width,
  }
}

function filled(sparse: number[], length: number): number[] {
  return Array.from({ length }, (_, index) => sparse[index] ?? 0)
}

function singleOf(unit: number, lore: Lore): Single | null {
  let single = lore.singles.get(unit)
  if (single === undefined) {
    const run = shapeByFont(String.fromCharCode(unit), lore)
    single =
      run.glyphs.length === 1 && !run.offsets ? { glyph: run.glyphs[0] ?? 0, advance: run.width } : null
    lore.singles.set(unit, single)
  }
  return single
}

function pairOf(left: number, right: number, lore: Lore): number | null {
  const key = left * 0x10000 + right
  let kerning = lore.pairs.get(key)
  if (kerning === undefined) {
    if (lore.pairs.size >= mostPairs) lore.pairs.clear()
    kerning = learnPair(left, right, lore)
    lore.pairs.set(key, kerning)
  }
  return kerning
}

function learnPair(left: number, right: number, lore: Lore): number | null {
  const first = singleOf(left, lore)
  const second = singleOf(right, lore)
  const run = shapeByFont(String.fromCharCode(left, right), lore)
  const isPlain =
    first &&
    second &&
    run.glyphs.length === 2 &&
    run.glyphs[0] === first.glyph &&
    run.glyphs[1] === second.glyph
  if (!isPlain || run.offsets) return null
  return run.adjustments?.[0] ?? 0
}

/** Figures and stops are kerned as in the words around them, also where a pair of them is learned by itself. */
export function scriptOf(text: string): 'latn' | 'grek' | 'cyrl' {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'grek' : 'latn'
}

function shapeByFont(text: string, { face, features }: Lore): ShapedRun {
  const { glyphs, positions } = face.font.layout(text, features, scriptOf(text))
  const em = face.unitsPerEm
  const adjustments: number[] = []
  const offsets: number[] = []
  let width = 0
  for (const [index, position] of positions.entries()) {
    const own = face.tables.advance(glyphs[index]?.id ?? 0)
    adjustments.push((position.xAdvance - own) / em)
    offsets.push(position.xOffset / em, position.yOffset / em)
    width += position.xAdvance / em
  }
  return {
    face: face.id,
    glyphs: glyphs.map(glyph => glyph.id),
    texts: glyphs.map(glyph => String.fromCodePoint(...glyph.codePoints)),
    adjustments: adjustments.some(each => each !== 0) ? adjustments : null,
    offsets: offsets.some(each => each !== 0) ? offsets : null,
    width,
  }
}
