import { limits } from '#core/limits.ts'
import { exifOrientation, isTransposed, type Orientation } from './exif-orientation.ts'
import { hasAllSamples, type JpegSegment } from './jpeg-scan.ts'
import { type Picture, PictureError } from './picture.ts'
import { tooLarge } from './png-header.ts'

/** Supported frame types (ITU-T T.81): baseline, extended and progressive, Huffman-coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const progressiveFrame = 0xc2
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

/**
 * Reads the headers of a JPEG; its samples are embedded unchanged. As decoders do, it skips bytes between segments and
 * accepts a missing end, but the embedded file has neither, because viewers differ.
 */
export function readJpeg(data: Buffer): Picture {
  const segments: JpegSegment[] = []
  const parts = [data.subarray(0, 2)]
  let frame: Frame | null = null
  let frameData: Buffer | undefined
  let orientation: Orientation = 1
  let at = 2
  for (;;) {
    at = markerFrom(data, at)
    const marker = data[at + 1]
    if (marker === undefined || marker === 0xd9 || at + 4 > data.length) throw broken()
    if (otherFrames.has(marker)) throw new PictureError({ code: 'logo.jpeg_kind' })
    const length = data.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > data.length) throw broken()
    const segment = data.subarray(at + 4, at + 2 + length)
    segments.push({ marker, data: segment })
    parts.push(data.subarray(at, at + 2 + length))
    if (frames.has(marker)) {
      frame = readFrame(segment)
      frameData = segment
    }
    if (marker === app1 && orientation === 1) orientation = exifOrientation(segment)
    at += 2 + length
    if (marker === startOfScan) break
  }
  const has = (marker: number) => segments.some(segment => segment.marker === marker)
  if (!frame || !frameData || !has(huffmanTables) || !has(quantizationTables)) throw broken()
  const scan = data.subarray(at)
  const hasEnd = scan.includes(endOfImage)
  if (!hasEnd && !isComplete(segments, frameData, scan)) throw broken()
  const file = Buffer.concat([...parts, scan, ...(hasEnd ? [] : [endOfImage])])
  const inverted = frame.colorSpace === 'DeviceCMYK' && has(adobe)
  const size = isTransposed(orientation) ? { width: frame.height, height: frame.width } : {}
  return { ...frame, ...size, filter: 'DCTDecode', data: file, alpha: null, inverted, orientation }
}

/**
 * Returns the position of the next marker that begins a segment or ends the picture; the last of several fill
 * bytes.
 */
function markerFrom(data: Buffer, start: number): number {
  let at = start
  while (at < data.length) {
    const next = data[at + 1] ?? 0
    const isSegment = data[at] === 0xff && next >= 0xc0 && next < 0xff && !(next >= 0xd0 && next <= 0xd8)
    if (isSegment) return at
    at += 1
  }
  return data.length
}

/** Whether only the end is missing; later scans of a progressive picture only refine it. */
function isComplete(segments: readonly JpegSegment[], frame: Buffer, scan: Buffer): boolean {
  const header = segments.at(-1)?.data ?? Buffer.alloc(0)
  const isProgressive = segments.some(({ marker }) => marker === progressiveFrame)
  if (isProgressive) return scan.includes(Buffer.from([0xff, startOfScan]))
  return hasAllSamples(segments, frame, header, scan) ?? false
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
