import type { Family, Weight } from '#render/model/shaper.ts'
import { charactersOf } from '#render/text/graphemes.ts'
import { type Face, faceOf } from './face.ts'
import { type FaceId, type FaceIds, facesFor } from './face-files.ts'
import { eastAsianOrder, fallbackFacesFor, isForeign } from './fallback-faces.ts'

/** A part of a text that one face draws. */
export interface FacePart {
  text: string
  /** `null` if no face has the character */
  face: Face | null
}

/** The faces to try, best first; fallbacks depend on the character. */
export interface FaceFallback {
  first: FaceIds
  fallbacks(character: string): readonly FaceId[]
  /** whether only the first of the `first` faces needs to be checked */
  isForeign(character: string): boolean
  /** cache by cluster */
  clusterCache: Map<string, readonly FacePart[]>
  /** cache for clusters of one UTF-16 unit */
  unitCache: (readonly FacePart[] | undefined)[]
  /** cache by code point: the only face of a joined script */
  joinedFaces: Map<number, Face | null>
}

export function createFaceFallback(
  family: Family,
  weight: Weight,
  language: string | undefined,
): FaceFallback {
  const order = eastAsianOrder(language)
  return {
    first: facesFor(family, weight),
    fallbacks: character => fallbackFacesFor(character, weight, order),
    isForeign,
    clusterCache: new Map(),
    unitCache: [],
    joinedFaces: new Map(),
  }
}

/** Limit of the cluster cache: documents have a few thousand. */
export const maxCachedClusters = 20_000

/** joiners affect shaping and are not drawn */
const joiner = /[\u200c\u200d]/

/** Not drawn, except for the joiners (Unicode, Default_Ignorable_Code_Point). */
const ignorable = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

export const isSpace = (cluster: string): boolean => /^[\t\p{Zs}]$/u.test(cluster)

/** Whether a box stands for the part; a space without a glyph remains a space. */
export const isMissing = ({ face, text }: FacePart): boolean => !face && !isSpace(text)

/** Normalises to NFC and removes default-ignorable code points. */
function normalized(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text
  return text.normalize('NFC').replaceAll(ignorable, '')
}

/**
 * Splits text, in NFC and without default-ignorable code points, into runs of one face each. Marks stay with their
 * letter; each cluster without a glyph is a part of its own.
 */
export function splitByFace(typed: string, fallback: FaceFallback): FacePart[] {
  const text = normalized(typed)
  if (text === '') return []
  const first = faceOf(fallback.first[0])
  if (covers(first, text) && !joiner.test(text)) return [{ text, face: first }]
  const joined = joinedFaceOf(text, fallback)
  if (joined) return [{ text, face: joined }]
  const parts: FacePart[] = []
  // joiners before the first letter, which affect its form
  let before = ''
  for (const cluster of charactersOf(text)) {
    const isJoining = isOfJoiners(cluster)
    for (const part of partsOfCluster(cluster, fallback)) {
      const last = parts.at(-1)
      if (last?.face && (isJoining || last.face === part.face)) last.text += part.text
      else if (isJoining) before += part.text
      else {
        parts.push({ text: part.face ? before + part.text : part.text, face: part.face })
        before = ''
      }
    }
  }
  return parts
}

/** End of the scripts with a joined face; bounds the cache for arbitrary text. */
const lastOfScripts = 0xffff

/**
 * Returns the face of a text in a joined script that no earlier face covers, so that splitting it into clusters
 * is unnecessary.
 */
function joinedFaceOf(text: string, fallback: FaceFallback): Face | null {
  let joined: Face | null = null
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (isJoiner(point)) continue
    if (point > lastOfScripts) return null
    let face = fallback.joinedFaces.get(point)
    if (face === undefined) {
      face = onlyFallbackFace(character, point, fallback)
      fallback.joinedFaces.set(point, face)
    }
    if (face === null || (joined !== null && joined !== face)) return null
    joined = face
  }
  return joined
}

function onlyFallbackFace(character: string, point: number, fallback: FaceFallback): Face | null {
  if (facesBeforeFallback(character, fallback).some(id => faceOf(id).glyphOf(point) !== 0)) return null
  const [id, ...others] = fallback.fallbacks(character)
  const face = id === undefined ? null : faceOf(id)
  return face?.kind === 'joined' && others.length === 0 && face.glyphOf(point) !== 0 ? face : null
}

/** Avoids opening font files that cannot contain the character. */
function facesBeforeFallback(character: string, { first, isForeign }: FaceFallback): readonly FaceId[] {
  return isForeign(character) ? first.slice(0, 1) : first
}

const isJoiner = (point: number) => point === 0x200c || point === 0x200d

function isOfJoiners(cluster: string): boolean {
  for (let at = 0; at < cluster.length; at += 1) if (!isJoiner(cluster.charCodeAt(at))) return false
  return true
}

function partsOfCluster(cluster: string, fallback: FaceFallback): readonly FacePart[] {
  if (cluster.length === 1) {
    const unit = cluster.charCodeAt(0)
    fallback.unitCache[unit] ??= choosePart(cluster, fallback)
    return fallback.unitCache[unit]
  }
  let parts = fallback.clusterCache.get(cluster)
  if (!parts) {
    if (fallback.clusterCache.size >= maxCachedClusters) fallback.clusterCache.clear()
    parts = choosePart(cluster, fallback)
    fallback.clusterCache.set(cluster, parts)
  }
  return parts
}

/** Chooses one face for the whole cluster, else one for its longest covered prefix, with a box for the rest. */
function choosePart(cluster: string, fallback: FaceFallback): FacePart[] {
  const ids = [...facesBeforeFallback(cluster, fallback), ...fallback.fallbacks(cluster)]
  // letter and mark of one face look better than a precomposed letter of another face
  const decomposed = cluster.normalize('NFD')
  let best: Face | null = null
  let length = 0
  for (const id of ids) {
    const face = faceOf(id)
    const covered = coveredLength(cluster, face)
    if (covered === cluster.length) return [{ text: cluster, face }]
    if (decomposed !== cluster && covers(face, decomposed)) return [{ text: decomposed, face }]
    if (covered <= length) continue
    best = face
    length = covered
  }
  const box: FacePart = { text: cluster.slice(length), face: null }
  return best ? [{ text: cluster.slice(0, length), face: best }, box] : [box]
}

function covers(face: Face, text: string): boolean {
  return coveredLength(text, face) === text.length
}

function coveredLength(text: string, face: Face): number {
  let length = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (!isJoiner(point) && face.glyphOf(point) === 0) return length
    length += character.length
  }
  return length
}
