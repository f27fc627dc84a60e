import type { CompositeGlyph, Direction, Glyph } from '#render/model/shaper.ts'
import type { Face } from '../font/face.ts'
import { hasAlternates, letterScriptOf, type RunStyle, type ShapedRun } from './letter.ts'
import { type ShapedGlyphs, shapeGlyphs } from './shape-glyphs.ts'

/** Constant objects, because they are memoised by identity. */
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
  return simpleRun(text, face, shaped, direction) ?? runOfClusters(text, face, shaped, direction)
}

/** Fast path: each UTF-16 unit has one glyph without offsets. */
function simpleRun(text: string, face: Face, shaped: ShapedGlyphs, direction: Direction): ShapedRun | null {
  const { length, ids, clusters, advances, xOffsets, yOffsets } = shaped
  if (length !== text.length) return null
  const isForward = direction === 'ltr'
  const { tables, unitsPerEm } = face
  let [units, isKerned] = [0, false]
  for (let at = 0; at < length; at += 1) {
    const advance = advances[at] ?? 0
    const isPlain = xOffsets[at] === 0 && yOffsets[at] === 0 && advance > 0
    if (!isPlain || clusters[at] !== (isForward ? at : length - 1 - at)) return null
    if (advance !== tables.advance(ids[at] ?? 0)) isKerned = true
    units += advance
  }
  const glyphs = Array.from(ids.subarray(0, length))
  return {
    face: face.id,
    glyphs,
    texts: isForward ? text : text.split('').reverse().join(''),
    adjustments: isKerned
      ? glyphs.map((id, at) => ((advances[at] ?? 0) - tables.advance(id)) / unitsPerEm)
      : null,
    width: units / unitsPerEm,
  }
}

function runOfClusters(text: string, face: Face, shaped: ShapedGlyphs, direction: Direction): ShapedRun {
  const clusters = clustersOf(text, face, shaped, direction)
  const placed = clusters.map(cluster => placedCluster(cluster, shaped, face))
  if (direction === 'rtl') separateMarks(placed, face)
  const adjustments: number[] = new Array(placed.length)
  let isAdjusted = false
  const glyphs = placed.map((cluster, at) => {
    const glyph = glyphOf(cluster, face)
    const adjustment =
      typeof glyph === 'number' ? (cluster.advance - face.tables.advance(glyph)) / face.unitsPerEm : 0
    adjustments[at] = adjustment
    if (adjustment !== 0) isAdjusted = true
    return glyph
  })
  let units = 0
  for (let at = 0; at < shaped.length; at += 1) units += shaped.advances[at] ?? 0
  return {
    face: face.id,
    glyphs,
    texts: clusters.map(cluster => cluster.text),
    adjustments: isAdjusted ? adjustments : null,
    width: units / face.unitsPerEm,
  }
}

/** Glyphs from `from` up to `to` (exclusive) that represent one piece of text. */
interface Cluster {
  from: number
  to: number
  text: string
}

/** Returns clusters in visual order; the text of a cluster ends where the next one in logical order begins. */
function clustersOf(text: string, face: Face, glyphs: ShapedGlyphs, direction: Direction): Cluster[] {
  const { length, clusters } = glyphs
  const found: Cluster[] = []
  let from = 0
  // in right-to-left text, the next cluster in logical order is the previous one in visual order
  let textEnd = text.length
  for (let to = 1; to <= length; to += 1) {
    const start = clusters[from] ?? 0
    const next = to < length ? clusters[to] : undefined
    if (next === start) continue
    const cluster = { from, to, text: text.slice(start, direction === 'ltr' ? next : textEnd) }
    const marks = to - from > 1 ? splitMarks(cluster, glyphs, face) : null
    if (marks) found.push(...(direction === 'rtl' ? marks.reverse() : marks))
    else found.push(cluster)
    textEnd = start
    from = to
  }
  return found
}

/**
 * Splits a cluster of marks that HarfBuzz reordered into one cluster per mark, in text order. Positions do not
 * change, because marks have no advance; some readers extract only the first character of a code. Returns
 * `null` for any other cluster.
 */
function splitMarks(
  { from, to, text }: Cluster,
  { ids, advances }: ShapedGlyphs,
  face: Face,
): Cluster[] | null {
  for (let at = from; at < to; at += 1) if (advances[at] !== 0) return null
  const characters = [...text]
  if (characters.length !== to - from) return null
  const split = characters.flatMap(character => {
    const at = ids.subarray(from, to).indexOf(face.glyphOf(character.codePointAt(0) ?? 0))
    return at < 0 ? [] : [{ from: from + at, to: from + at + 1, text: character }]
  })
  return new Set(split.map(each => each.from)).size === characters.length ? split : null
}

interface PlacedCluster {
  advance: number
  parts: CompositeGlyph['parts'][number][]
}

/** Em. Three marks on a capital reach 0.6; more would cover the lines above, so further marks overlap. */
const maxMarkHeight = 0.75

function placedCluster(
  { from, to }: Cluster,
  { ids, advances, xOffsets, yOffsets }: ShapedGlyphs,
  { unitsPerEm }: Face,
): PlacedCluster {
  const highest = Math.round(maxMarkHeight * unitsPerEm)
  const parts: PlacedCluster['parts'] = []
  let advance = 0
  for (let at = from; at < to; at += 1) {
    const y = Math.max(-highest, Math.min(highest, yOffsets[at] ?? 0))
    parts.push({ glyph: ids[at] ?? 0, x: advance + (xOffsets[at] ?? 0), y })
    advance += advances[at] ?? 0
  }
  return { advance, parts }
}

/** Em. Text extraction takes characters less than a tenth of an em apart for separate words. */
const minDistance = 0.105

/** Gives a mark that precedes its letter a part of the advance of that letter; no position changes. */
function separateMarks(placed: PlacedCluster[], face: Face): void {
  const step = Math.round(minDistance * face.unitsPerEm)
  for (let index = placed.length - 2; index >= 0; index -= 1) {
    const [mark, letter] = [placed[index], placed[index + 1]]
    if (mark?.advance !== 0 || isInvisible(mark, face) || !letter || letter.advance < 2 * step) continue
    mark.advance = step
    letter.advance -= step
    letter.parts = letter.parts.map(part => ({ ...part, x: part.x - step }))
  }
}

/** HarfBuzz replaces a joiner with a space of zero advance. */
function isInvisible({ advance, parts }: PlacedCluster, { tables }: Face): boolean {
  return advance === 0 && parts.every(({ glyph }) => tables.glyph(glyph).length === 0)
}

/** Returns a single glyph without offsets as it is, anything else as a composite glyph. */
function glyphOf(placed: PlacedCluster, face: Face): Glyph {
  if (isInvisible(placed, face)) return compositeGlyph(0, [], face)
  const { advance, parts } = placed
  const [only] = parts
  return parts.length === 1 && only?.x === 0 && only.y === 0
    ? only.glyph
    : compositeGlyph(advance, parts, face)
}

/** Limit for composite glyphs per face: languages have a few thousand. */
const maxCached = 30_000
const compositeCache = new WeakMap<Face, Map<string, CompositeGlyph>>()

/** Returns the same object for equal shapes. */
function compositeGlyph(advance: number, parts: CompositeGlyph['parts'], face: Face): Glyph {
  let ofFace = compositeCache.get(face)
  if (!ofFace || ofFace.size >= maxCached) {
    ofFace = new Map()
    compositeCache.set(face, ofFace)
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
