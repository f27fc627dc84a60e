import { limits } from '#core/limits.ts'
import { exifOrientation, isTransposed, type Orientation } from './exif-orientation.ts'
import { type Picture, PictureError } from './picture.ts'
import { tooLarge } from './png-header.ts'

/** Supported frame types (ITU-T T.81): baseline, extended and progressive, Huffman-coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const huffmanTables = 0xc4
const quantizationTables = 0xdb
const startOfScan = 0xda
const app1 = 0xe1
const adobe = 0xee
const endOfImage = Buffer.from([0xff, 0xd9])

const spaces: Record<number, 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
}

type Frame = Pick<Picture, 'width' | 'height' | 'bits' | 'colorSpace'>

/** Reads the headers of a JPEG; its samples are embedded unchanged. */
export function readJpeg(data: Buffer): Picture {
  const segments = new Map<number, Buffer>()
  let frame: Frame | null = null
  let orientation: Orientation = 1
  let at = 2
  for (;;) {
    while (data[at] === 0xff && data[at + 1] === 0xff) at += 1
    const marker = data[at + 1]
    if (data[at] !== 0xff || marker === undefined || at + 4 > data.length) throw broken()
    if (otherFrames.has(marker)) throw new PictureError({ code: 'logo.jpeg_kind' })
    const length = data.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > data.length) throw broken()
    const segment = data.subarray(at + 4, at + 2 + length)
    segments.set(marker, segment)
    if (frames.has(marker)) frame = readFrame(segment)
    if (marker === app1 && orientation === 1) orientation = exifOrientation(segment)
    at += 2 + length
    if (marker === startOfScan) break
  }
  const hasTables = segments.has(huffmanTables) && segments.has(quantizationTables)
  if (!frame || !hasTables || !data.subarray(at).includes(endOfImage)) throw broken()
  const inverted = frame.colorSpace === 'DeviceCMYK' && segments.has(adobe)
  const size = isTransposed(orientation) ? { width: frame.height, height: frame.width } : {}
  return { ...frame, ...size, filter: 'DCTDecode', data, alpha: null, inverted, orientation }
}

function readFrame(header: Buffer): Frame {
  if (header.length < 6) throw broken()
  const [bits, height, width] = [header.readUInt8(0), header.readUInt16BE(1), header.readUInt16BE(3)]
  const channels = header.readUInt8(5)
  const colorSpace = spaces[channels]
  if (bits !== 8 || width === 0 || height === 0 || !colorSpace || header.length !== 6 + 3 * channels)
    throw broken()
  if (Math.max(width, height) > limits.logoSide) throw tooLarge(width, height)
  return { width, height, bits, colorSpace }
}

function broken(): PictureError {
  return new PictureError({ code: 'logo.jpeg_unreadable' })
}
