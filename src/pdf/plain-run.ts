import type { Face } from './face.ts'
import { type Letter, lineOf, type Setting, settingOf } from './face-setting.ts'
import { letterScriptOf } from './letter-script.ts'
import { mirrored } from './mirrored.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'
import type { GlyphLine } from './substitution.ts'

/** Marks (private ones too) combine, controls steer, conjoining jamo make a syllable, and a fraction slash raises the figures before it. */
const needsFontkit = /[\p{M}\p{Cf}\p{Co}\u2044\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u
const ascii = /^[\u0020-\u007e]*$/

/** Text whose letters stand next to each other, only kerned or joined to ligatures; `null` where it is more than that. */
export function plainRun(text: string, face: Face, { figures, direction }: RunStyle): ShapedRun | null {
  const { kind } = face
  if (kind === 'joined' || (!ascii.test(text) && needsFontkit.test(text))) return null
  if (direction === 'rtl') return reversed(text, face)
  // ideographs stand in their squares, whatever their neighbours are
  if (kind === 'squares') return inSquares(text, face)
  return kerned(text, settingOf(face, ascii.test(text) ? 'latn' : letterScriptOf(text), figures))
}

/** Most words are letters that have nothing to do with each other but their distance. */
function kerned(text: string, setting: Setting): ShapedRun | null {
  return besideEachOther(text, setting) ?? joined(text, setting)
}

function besideEachOther(text: string, { face, letterOf, distance }: Setting): ShapedRun | null {
  const glyphs: number[] = []
  let adjustments: number[] | null = null
  let units = 0
  let before: Letter | null = null
  for (const character of text) {
    const letter = letterOf(character)
    const between = before ? distance(before, letter) : 0
    if (between === null) return null
    if (between !== 0) {
      adjustments ??= []
      adjustments[glyphs.length - 1] = between / face.unitsPerEm
      units += between
    }
    glyphs.push(letter.glyph)
    units += letter.advance
    before = letter
  }
  if (before?.mayJoinAlone) return null
  return {
    face: face.id,
    // an array that grew has room to grow, and words are kept
    glyphs: glyphs.slice(),
    texts: glyphs.length === text.length ? text : [...text],
    adjustments: adjustments && filled(adjustments, glyphs.length),
    width: units / face.unitsPerEm,
  }
}

function filled(sparse: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, index) => sparse[index] ?? 0)
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
