import type { Face } from './face.ts'
import { type Kerning, readKerning } from './kerning.ts'
import { type LetterScript, letterScriptOf } from './letter-script.ts'
import { mirrored } from './mirrored.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'
import { type GlyphLine, readSubstitution, type Substitution } from './substitution.ts'

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

function kerned(text: string, { face, substitute, kerning, pairs }: Setting): ShapedRun | null {
  const line = lineOf(text, face)
  if (!substitute(line) || kerning.needsMore(line.glyphs)) return null
  const { glyphs } = line
  let adjustments: number[] | null = null
  let units = 0
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index] ?? 0
    units += face.tables.advance(glyph)
    const next = glyphs[index + 1]
    if (next === undefined) continue
    const between = pairs(glyph, next)
    if (between === null) return null
    if (between === 0) continue
    adjustments ??= Array.from(glyphs, () => 0)
    adjustments[index] = between / face.unitsPerEm
    units += between
  }
  return { face: face.id, ...line, adjustments, width: units / face.unitsPerEm }
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

function lineOf(text: string, face: Face): GlyphLine {
  const line: GlyphLine = { glyphs: [], texts: [] }
  for (const character of text) {
    line.glyphs.push(face.glyphOf(character.codePointAt(0) ?? 0))
    line.texts.push(character)
  }
  return line
}

/** A face as it sets one script in one style of figures. */
interface Setting {
  face: Face
  substitute: Substitution
  kerning: Kerning
  pairs: Kerning['between']
}

const settings = new WeakMap<Face, Map<string, Setting>>()

function settingOf(face: Face, script: LetterScript, figures: RunStyle['figures']): Setting {
  let ofFace = settings.get(face)
  if (!ofFace) {
    ofFace = new Map()
    settings.set(face, ofFace)
  }
  const key = `${script} ${figures}`
  let setting = ofFace.get(key)
  if (!setting) {
    const kerning = readKerning(face.tables.table('GPOS'), script)
    const tabular = figures === 'tabular'
    const substitute = readSubstitution(face.tables.table('GSUB'), script, { tabular })
    setting = { face, substitute, kerning, pairs: remembered(kerning.between) }
    ofFace.set(key, setting)
  }
  return setting
}

/** Languages have a few thousand pairs; only text without sense has more. */
const mostPairs = 200_000

function remembered(between: Kerning['between']): Kerning['between'] {
  const known = new Map<number, number | null>()
  return (left, right) => {
    const key = left * 0x10000 + right
    let value = known.get(key)
    if (value === undefined) {
      if (known.size >= mostPairs) known.clear()
      value = between(left, right)
      known.set(key, value)
    }
    return value
  }
}
