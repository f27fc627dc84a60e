import type { ComposedGlyph, Glyph } from '#render/shaper.ts'
import type { Face } from '../font/face.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { layGlyphs } from './fontkit-font.ts'
import { letterScriptOf } from './letter-script.ts'
import type { LaidGlyphs } from './opentype/lay-glyphs.ts'
import { inReadingOrder } from './reading-order.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'

/** Objects of which there is one each, because plans are remembered by them. */
const featuresOf = { letters: featuresFor(true), scripts: featuresFor(false) }

function featuresFor(isLetters: boolean) {
  // contextual alternates make an arrow of "->" that nobody typed
  const all = isLetters ? { calt: false } : {}
  const placed = { proportional: all, tabular: { ...all, tnum: true } }
  const withoutMarks = { mark: false, mkmk: false }
  return {
    placed,
    unplaced: {
      proportional: { ...placed.proportional, ...withoutMarks },
      tabular: { ...placed.tabular, ...withoutMarks },
    },
  }
}

export function shapeByFontkit(text: string, face: Face, { figures, direction }: RunStyle): ShapedRun {
  const isLetters = face.kind === 'letters'
  const { placed: withMarks, unplaced } = featuresOf[isLetters ? 'letters' : 'scripts']
  // the other faces are of one script each, which is found in the text
  const script = isLetters ? letterScriptOf(text) : undefined
  const written = inReadingOrder(text)
  const lay = (features: Readonly<Record<string, boolean>>) =>
    layGlyphs(face, written, { features, script, direction })
  const laid = attempt(
    () => lay(withMarks[figures]),
    () => lay(unplaced[figures]),
  )
  const clusters = clustersOnPaper(text, laid, direction)
  const placed = clusters.map(cluster => placedOf(cluster, laid, face))
  if (direction === 'rtl') standApart(placed, face)
  const pieces = placed.map(each => pieceOf(each, face))
  return {
    face: face.id,
    glyphs: pieces.map(({ glyph }) => glyph),
    texts: clusters.map(cluster => cluster.text),
    adjustments: pieces.some(({ adjustment }) => adjustment !== 0)
      ? pieces.map(({ adjustment }) => adjustment)
      : null,
    width: laid.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unitsPerEm,
  }
}

/** Falls back to marks without positions where a table of the font lacks an entry that it must have. */
function attempt<Result>(whole: () => Result, without: () => Result): Result {
  try {
    return whole()
  } catch (error) {
    if (error instanceof TypeError) return without()
    throw error
  }
}

/** fontkit gives glyphs from left to right; text is matched with them in the order of reading. */
function clustersOnPaper(text: string, { glyphs }: LaidGlyphs, direction: RunStyle['direction']): Cluster[] {
  const points = glyphs.map(glyph => glyph.codePoints)
  if (direction === 'ltr') return clustersOf(text, points)
  const turned = (place: number) => glyphs.length - place
  return clustersOf(text, points.reverse())
    .map(({ from, to, text: read }) => ({ from: turned(to), to: turned(from), text: read }))
    .reverse()
}

interface PlacedCluster {
  advance: number
  parts: ComposedGlyph['parts'][number][]
}

/** Em. Three marks above each other on a capital reach 0.6; a thousand would cover the lines above, so the further ones lie in one place. */
const highestMark = 0.75

function placedOf(
  { from, to }: Cluster,
  { glyphs, positions }: LaidGlyphs,
  { unitsPerEm }: Face,
): PlacedCluster {
  const highest = Math.round(highestMark * unitsPerEm)
  const parts: PlacedCluster['parts'] = []
  let advance = 0
  for (let at = from; at < to; at += 1) {
    const position = positions[at]
    if (!position) continue
    const y = Math.max(-highest, Math.min(highest, position.yOffset))
    parts.push({ glyph: glyphs[at]?.id ?? 0, x: advance + position.xOffset, y })
    advance += position.xAdvance
  }
  return { advance, parts }
}

/** Readers take two characters that begin less than a tenth of an em from each other for two words. */
const apart = 0.105

/** Gives a mark, which is drawn before its letter here, some of the room of that letter; nothing moves on paper. */
function standApart(placed: PlacedCluster[], face: Face): void {
  const step = Math.round(apart * face.unitsPerEm)
  for (let index = placed.length - 2; index >= 0; index -= 1) {
    const [mark, letter] = [placed[index], placed[index + 1]]
    if (mark?.advance !== 0 || isJoiner(mark, face) || !letter || letter.advance < 2 * step) continue
    mark.advance = step
    letter.advance -= step
    letter.parts = letter.parts.map(part => ({ ...part, x: part.x - step }))
  }
}

/** fontkit draws a joiner as a space that takes no room. */
function isJoiner({ advance, parts }: PlacedCluster, { tables }: Face): boolean {
  return advance === 0 && parts.every(({ glyph }) => tables.glyph(glyph).length === 0)
}

/** One glyph that stands on the pen as it is; several, or one that does not, as a composed one. */
function pieceOf(placed: PlacedCluster, face: Face) {
  if (isJoiner(placed, face)) return { glyph: composed(0, [], face), adjustment: 0 }
  const { advance, parts } = placed
  const [only] = parts
  if (parts.length === 1 && only?.x === 0 && only.y === 0) {
    return { glyph: only.glyph, adjustment: (advance - face.tables.advance(only.glyph)) / face.unitsPerEm }
  }
  return { glyph: composed(advance, parts, face), adjustment: 0 }
}

/** Languages have a few thousand syllables; only text without sense has more. */
const mostKnown = 30_000
const known = new WeakMap<Face, Map<string, ComposedGlyph>>()

/** One object for all that look the same. */
function composed(advance: number, parts: ComposedGlyph['parts'], face: Face): Glyph {
  let ofFace = known.get(face)
  if (!ofFace || ofFace.size >= mostKnown) {
    ofFace = new Map()
    known.set(face, ofFace)
  }
  let key = `@${advance}`
  for (const { glyph, x, y } of parts) key += ` ${glyph},${x},${y}`
  let whole = ofFace.get(key)
  if (!whole) {
    whole = { key, advance, parts }
    ofFace.set(key, whole)
  }
  return whole
}
