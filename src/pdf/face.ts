import { create, type Font } from 'fontkit'
import type { Family, FontMetrics, Weight } from '#render/shaper.ts'
import { type FaceId, readFaceFile } from './face-files.ts'
import { readTables, type SfntTables } from './sfnt.ts'

/** A font file, parsed once per process and shared by every document. */
export interface Face {
  id: FaceId
  font: Font
  tables: SfntTables
  unitsPerEm: number
  metrics: FontMetrics
  postscriptName: string
  /** whether it draws this code point; controls are drawn by none */
  covers(codePoint: number): boolean
}

const faces = new Map<FaceId, Face>()

export function faceOf(id: FaceId): Face {
  let face = faces.get(id)
  if (!face) {
    face = readFace(id)
    faces.set(id, face)
  }
  return face
}

function readFace(id: FaceId): Face {
  const [family, weight] = id.split('-') as [Family, Weight]
  const file = readFaceFile(family, weight)
  const font = create(file)
  if (!('layout' in font)) throw new Error(`${id} is a collection of fonts, not one`)
  const { unitsPerEm, postscriptName } = font
  const covered = new Set(
    font.characterSet.filter(point => point >= 0x20 && !(point >= 0x7f && point < 0xa0)),
  )
  return {
    id,
    font,
    tables: readTables(file),
    unitsPerEm,
    postscriptName,
    covers: point => covered.has(point),
    metrics: {
      ascent: font.ascent / unitsPerEm,
      descent: -font.descent / unitsPerEm,
      capHeight: font.capHeight / unitsPerEm,
    },
  }
}
