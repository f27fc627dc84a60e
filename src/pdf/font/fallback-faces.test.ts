import { expect, test } from 'vitest'
import { faceOf } from './face.ts'
import { facesFor } from './face-files.ts'
import { eastAsianOrder, fallbackFacesFor, isForeign } from './fallback-faces.ts'
import { type FaceFallback, maxCachedClusters, splitByFace } from './split-by-face.ts'

const lastWithAFace = 0x323af
const characters = Array.from({ length: lastWithAFace }, (_, point) => String.fromCodePoint(point))

test.each(['regular', 'medium', 'semibold', 'bold', 'black'] as const)(
  'no family of the templates has, in %s, a glyph of a script for which it is not asked',
  weight => {
    const faces = facesFor('sans', weight).map(faceOf)
    const had = characters.filter(
      (character, point) => isForeign(character) && faces.some(face => face.glyphOf(point) !== 0),
    )
    expect(had).toEqual([])
  },
)

test('letters of other scripts are searched in both families', () => {
  const ours = [...'aéßжωđ€№½→①ạ']
  expect(ours.filter(isForeign)).toEqual([])
})

test('the cluster cache is bounded for any text', () => {
  const choice: FaceFallback = {
    first: facesFor('sans', 'regular'),
    fallbacks: character => fallbackFacesFor(character, 'regular', eastAsianOrder('en')),
    isForeign,
    clusterCache: new Map(),
    unitCache: [],
    joinedFaces: new Map(),
  }
  const marks = Array.from({ length: 0x70 }, (_, at) => String.fromCodePoint(0x300 + at))
  const bases = Array.from({ length: 1.5 * (maxCachedClusters / 0x70) }, (_, at) =>
    String.fromCodePoint(0x4e00 + at),
  )
  for (const base of bases) {
    splitByFace(marks.map(mark => base + mark).join(''), choice)
    expect(choice.clusterCache.size).toBeLessThanOrEqual(maxCachedClusters)
  }
})
