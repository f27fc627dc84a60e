import { type Face, faceOf } from './face.ts'
import type { FaceId, FaceIds } from './face-files.ts'

/** A stretch of text that one face draws. */
export interface Part {
  text: string
  /** `null` where no face has the character */
  face: Face | null
}

/** The faces to try, best first; those of other scripts are named for a character when it comes to them. */
export interface FaceChoice {
  first: FaceIds
  helpers(character: string): readonly FaceId[]
  /** by cluster, so that each is looked for once */
  known: Map<string, Part[]>
  /** by code point: the face of a joined script that alone comes into question */
  ownFaces: Map<number, Face | null>
}

/** Documents have a few thousand clusters; only text without sense has more. */
const mostKnown = 50_000

/** Only beside one of these may several code points be one cluster; elsewhere the segmenter, which is slow, can rest. */
const mayCombine = /[\p{M}\p{Cf}\p{Cs}\u{10000}-\u{10ffff}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u
/** made at the first need: it takes as long as a page */
let segmenter: Intl.Segmenter | undefined
/** they join letters or keep them apart, and are not drawn */
const joiners = /[\u200c\u200d]/gu

/** Text as runs of one face each, in order. A mark stays with its letter; what no face has is a part for each cluster. */
export function partsByFace(text: string, choice: FaceChoice): Part[] {
  if (text === '') return []
  const first = faceOf(choice.first[0])
  if (covers(first, text) && text.search(joiners) < 0) return [{ text, face: first }]
  const own = ownFaceOf(text, choice)
  if (own) return [{ text, face: own }]
  const parts: Part[] = []
  // joiners before the first letter, which shape it
  let before = ''
  for (const cluster of clustersOf(text)) {
    const isJoining = cluster.replaceAll(joiners, '') === ''
    for (const part of choiceFor(cluster, choice)) {
      const last = parts.at(-1)
      if (last?.face && (isJoining || last.face === part.face)) last.text += part.text
      else if (isJoining) before += part.text
      else {
        parts.push({ ...part, text: part.face ? before + part.text : part.text })
        before = ''
      }
    }
  }
  return parts
}

/** Behind it no face of a joined script has a character; without a bound texts without sense would fill the memory. */
const lastOfScripts = 0xffff

/**
 * The face of a text in a joined script of which the faces before have no character: however it is cut into clusters,
 * each comes to this one.
 */
function ownFaceOf(text: string, choice: FaceChoice): Face | null {
  let own: Face | null = null
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (isJoiner(point)) continue
    if (point > lastOfScripts) return null
    let face = choice.ownFaces.get(point)
    if (face === undefined) {
      face = loneFace(character, point, choice)
      choice.ownFaces.set(point, face)
    }
    if (face === null || (own !== null && own !== face)) return null
    own = face
  }
  return own
}

function loneFace(character: string, point: number, { first, helpers }: FaceChoice): Face | null {
  if (first.some(id => faceOf(id).glyphOf(point) !== 0)) return null
  const [id, ...others] = helpers(character)
  const face = id === undefined ? null : faceOf(id)
  return face?.kind === 'joined' && others.length === 0 && face.glyphOf(point) !== 0 ? face : null
}

const isJoiner = (point: number) => point === 0x200c || point === 0x200d

function clustersOf(text: string): string[] {
  if (!mayCombine.test(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

function choiceFor(cluster: string, choice: FaceChoice): Part[] {
  let parts = choice.known.get(cluster)
  if (!parts) {
    if (choice.known.size >= mostKnown) choice.known.clear()
    parts = choose(cluster, choice)
    choice.known.set(cluster, parts)
  }
  return parts
}

/** One face for the whole cluster, else one for as much of its beginning as any has, and a box for the rest. */
function choose(cluster: string, { first, helpers }: FaceChoice): Part[] {
  const faces = [...first, ...helpers(cluster)]
  // a letter and its mark of one face look better than a ready letter of another
  const spellings = [cluster, cluster.normalize('NFD')]
  for (const id of faces) {
    const text = spellings.find(spelling => covers(faceOf(id), spelling))
    if (text !== undefined) return [{ text, face: faceOf(id) }]
  }
  const best = faces
    .map(faceOf)
    .reduce((most, face) => (coveredLength(cluster, face) > coveredLength(cluster, most) ? face : most))
  const length = coveredLength(cluster, best)
  const box: Part = { text: cluster.slice(length), face: null }
  return length > 0 ? [{ text: cluster.slice(0, length), face: best }, box] : [box]
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
