/** Orientation tag (Exif 2.32, 4.6.5): 1 upright; 2 to 8 rotated or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const signature = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112
const shortType = 3

/** Reads the orientation from the APP1 segment of a JPEG; 1 if it is unreadable. */
export function exifOrientation(segment: Buffer): Orientation {
  if (!segment.subarray(0, signature.length).equals(signature)) return 1
  const tiff = segment.subarray(signature.length)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)
  if (!isLittle && tiff.toString('latin1', 0, 2) !== 'MM') return 1
  const directory = long(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (short(at) === orientationTag && short(at + 2) === shortType) return asOrientation(short(at + 8))
  }
  return 1
}

function asOrientation(value: number): Orientation {
  const known = ([1, 2, 3, 4, 5, 6, 7, 8] as const).find(each => each === value)
  return known ?? 1
}

/** Whether width and height are swapped. */
export const isTransposed = (orientation: Orientation): boolean => orientation >= 5
