import type { ComposedGlyph, Glyph } from '#render/shaper.ts'
import type { Face } from '../font/face.ts'
import { type ShapedGlyph, shapeGlyphs } from './harfbuzz/shape-glyphs.ts'
import { hasAlternates } from './letter-alternates.ts'
import { letterScriptOf } from './letter-script.ts'
import type { RunStyle, ShapedRun } from './shape-run.ts'

/** One object of each, because they are memoized by identity. */
const featureSets = {
  proportional: { withAlternates: {}, withoutAlternates: { calt: false } },
  tabular: { withAlternates: { tnum: true }, withoutAlternates: { calt: false, tnum: true } },
}

export function shapeByHarfBuzz(text: string, face: Face, style: RunStyle): ShapedRun {
  const { figures, direction, language } = style
  const isLetters = face.kind === 'letters'
  const alternates = isLetters && !hasAlternates(text) ? 'withoutAlternates' : 'withAlternates'
  const shaped = shapeGlyphs(text, face, {
    script: face.script ?? letterScriptOf(text),
    direction,
    language,
    features: featureSets[figures][alternates],
  })
  const clusters = clustersOf(text, shaped, direction).flatMap(cluster =>
    splitMarks(cluster, shaped, { face, direction }),
  )
  const placed = clusters.map(cluster => placedCluster(cluster, shaped, face))
  if (direction === 'rtl') separateMarks(placed, face)
  const pieces = placed.map(cluster => pieceOf(cluster, face))
  return {
    face: face.id,
    glyphs: pieces.map(({ glyph }) => glyph),
    texts: clusters.map(cluster => cluster.text),
    adjustments: pieces.some(({ adjustment }) => adjustment !== 0)
      ? pieces.map(({ adjustment }) => adjustment)
      : null,
    width: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unitsPerEm,
  }
}

/** Glyphs from `from` up to `to`, which stand for one piece of text together. */
interface Cluster {
  from: number
  to: number
  text: string
}

/** Clusters from left to right; a cluster's text ends where that of the next one in the text begins. */
function clustersOf(
  text: string,
  glyphs: readonly ShapedGlyph[],
  direction: RunStyle['direction'],
): Cluster[] {
  const clusters: Cluster[] = []
  let from = 0
  // in text that runs to the left, the next cluster of the text is the one before on paper
  let textEnd = text.length
  for (let to = 1; to <= glyphs.length; to += 1) {
    const start = glyphs[from]?.cluster ?? 0
    const next = glyphs[to]?.cluster
    if (next === start) continue
    clusters.push({
      from,
      to,
      text: text.slice(start, direction === 'ltr' ? (next ?? text.length) : textEnd),
    })
    textEnd = start
    from = to
  }
  return clusters
}

/**
 * Marks that HarfBuzz put into the order in which they stack share a cluster. Each gets one of its own again, in the order of the
 * text: where they are drawn does not change, because none of them moves the pen, and some readers lose all but the first
 * character of a code.
 */
function splitMarks(
  cluster: Cluster,
  glyphs: readonly ShapedGlyph[],
  { face, direction }: { face: Face; direction: RunStyle['direction'] },
): Cluster[] {
  const { from, to, text } = cluster
  if (to - from < 2) return [cluster]
  const marks = glyphs.slice(from, to)
  const characters = [...text]
  if (marks.length !== characters.length || marks.some(({ xAdvance }) => xAdvance !== 0)) return [cluster]
  const split = characters.flatMap(character => {
    const glyph = face.glyphOf(character.codePointAt(0) ?? 0)
    const at = from + marks.findIndex(({ id }) => id === glyph)
    return at < from ? [] : [{ from: at, to: at + 1, text: character }]
  })
  const isWhole = new Set(split.map(each => each.from)).size === marks.length
  if (!isWhole) return [cluster]
  return direction === 'rtl' ? split.reverse() : split
}

interface PlacedCluster {
  advance: number
  parts: ComposedGlyph['parts'][number][]
}

/** Em. Three marks above each other on a capital reach 0.6; a thousand would cover the lines above, so the further ones lie in one place. */
const highestMark = 0.75

function placedCluster(
  { from, to }: Cluster,
  glyphs: readonly ShapedGlyph[],
  { unitsPerEm }: Face,
): PlacedCluster {
  const highest = Math.round(highestMark * unitsPerEm)
  const parts: PlacedCluster['parts'] = []
  let advance = 0
  for (const { id, xAdvance, xOffset, yOffset } of glyphs.slice(from, to)) {
    const y = Math.max(-highest, Math.min(highest, yOffset))
    parts.push({ glyph: id, x: advance + xOffset, y })
    advance += xAdvance
  }
  return { advance, parts }
}

/** Em. Readers take two characters that begin less than a tenth of an em from each other for two words. */
const leastDistance = 0.105

/** Gives a mark, which is drawn before its letter here, some of the room of that letter; nothing moves on paper. */
function separateMarks(placed: PlacedCluster[], face: Face): void {
  const step = Math.round(leastDistance * face.unitsPerEm)
  for (let index = placed.length - 2; index >= 0; index -= 1) {
    const [mark, letter] = [placed[index], placed[index + 1]]
    if (mark?.advance !== 0 || isInvisible(mark, face) || !letter || letter.advance < 2 * step) continue
    mark.advance = step
    letter.advance -= step
    letter.parts = letter.parts.map(part => ({ ...part, x: part.x - step }))
  }
}

/** HarfBuzz draws a joiner as a space without an advance. */
function isInvisible({ advance, parts }: PlacedCluster, { tables }: Face): boolean {
  return advance === 0 && parts.every(({ glyph }) => tables.glyph(glyph).length === 0)
}

/** One glyph that stands on the pen as it is; several, or one that does not, as a composed one. */
function pieceOf(placed: PlacedCluster, face: Face) {
  if (isInvisible(placed, face)) return { glyph: composedGlyph(0, [], face), adjustment: 0 }
  const { advance, parts } = placed
  const [only] = parts
  if (parts.length === 1 && only?.x === 0 && only.y === 0) {
    return { glyph: only.glyph, adjustment: (advance - face.tables.advance(only.glyph)) / face.unitsPerEm }
  }
  return { glyph: composedGlyph(advance, parts, face), adjustment: 0 }
}

/** Languages have a few thousand syllables; only text without sense has more. */
const mostKnown = 30_000
const known = new WeakMap<Face, Map<string, ComposedGlyph>>()

/** One object for all that look the same. */
function composedGlyph(advance: number, parts: ComposedGlyph['parts'], face: Face): Glyph {
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
