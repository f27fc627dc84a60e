import type { Face } from '../font/face.ts'
import { lineOf, needsFontkit, type Setting, settingOf } from './face-setting.ts'
import { LetterRun } from './letter-run.ts'
import { letterScriptOf } from './letter-script.ts'
import { mirrored } from './mirrored.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'

const ascii = /^[\u0020-\u007e]*$/

/** Text whose letters stand next to each other, only kerned or joined to ligatures; `null` where it is more than that. */
export function plainRun(text: string, face: Face, { figures, direction }: RunStyle): ShapedRun | null {
  const { kind } = face
  if (kind === 'joined' || (!ascii.test(text) && needsFontkit.test(text))) return null
  if (direction === 'rtl') return reversed(text, face)
  // ideographs stand in their squares, whatever their neighbours are
  if (kind === 'squares') return inSquares(text, face)
  const setting = settingOf(face, ascii.test(text) ? 'latn' : letterScriptOf(text), figures)
  return LetterRun.of(text, setting) ?? joined(text, setting)
}

function joined(text: string, { face, substitution, kerning }: Setting): ShapedRun | null {
  const line = lineOf(text, face)
  if (!substitution.apply(line) || kerning.needsMore(line.glyphs)) return null
  // without the room to grow of arrays that grew: runs are many, and kept
  const [glyphs, texts] = [line.glyphs.slice(), line.texts.slice()]
  const adjustments: number[] = []
  let units = 0
  for (const [index, glyph] of glyphs.entries()) {
    const next = glyphs[index + 1]
    const between = next === undefined ? 0 : kerning.between(glyph, next)
    if (between === null) return null
    adjustments.push(between / face.unitsPerEm)
    units += face.tables.advance(glyph) + between
  }
  return {
    face: face.id,
    glyphs,
    texts,
    adjustments: adjustments.some(each => each !== 0) ? adjustments.slice() : null,
    width: units / face.unitsPerEm,
  }
}

function inSquares(text: string, face: Face): ShapedRun {
  if (halves.test(text)) return unkerned(lineOf(text, face), face)
  const glyphs = Array.from({ length: text.length }, (_, at) => face.glyphOf(text.charCodeAt(at)))
  return unkerned({ glyphs, texts: text }, face)
}

/** of characters that are two units */
const halves = /[\ud800-\udfff]/

/** Brackets and the like between words that run to the left: as they look from the other side. */
function reversed(text: string, face: Face): ShapedRun {
  const { glyphs } = lineOf(mirrored(text, face), face)
  return unkerned({ glyphs: glyphs.slice().reverse(), texts: Array.from(text).slice().reverse() }, face)
}

function unkerned({ glyphs, texts }: Pick<ShapedRun, 'texts'> & { glyphs: number[] }, face: Face): ShapedRun {
  let units = 0
  for (const glyph of glyphs) units += face.tables.advance(glyph)
  return { face: face.id, glyphs, texts, adjustments: null, width: units / face.unitsPerEm }
}
