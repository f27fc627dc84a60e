import type { Face } from '../font/face.ts'
import { lineOf, needsFontkit, type Setting, settingOf } from './face-setting.ts'
import { LetterRun } from './letter-run.ts'
import { letterScriptOf } from './letter-script.ts'
import { mirrored } from './mirrored.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'
import type { GlyphLine } from './substitution.ts'

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
  const { glyphs } = line
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
    ...line,
    adjustments: adjustments.some(each => each !== 0) ? adjustments : null,
    width: units / face.unitsPerEm,
  }
}

function inSquares(text: string, face: Face): ShapedRun {
  return unkerned(lineOf(text, face), face)
}

/** Brackets and the like between words that run to the left: as they look from the other side. */
function reversed(text: string, face: Face): ShapedRun {
  const { glyphs } = lineOf(mirrored(text, face), face)
  return unkerned({ glyphs: glyphs.reverse(), texts: [...text].reverse() }, face)
}

function unkerned(line: GlyphLine, face: Face): ShapedRun {
  const units = line.glyphs.reduce((sum, glyph) => sum + face.tables.advance(glyph), 0)
  return { face: face.id, ...line, adjustments: null, width: units / face.unitsPerEm }
}
