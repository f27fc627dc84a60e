import { limits } from '#core/limits.ts'
import { type Picture, PictureError } from './picture.ts'

/** Frame headers that a PDF can show (ITU-T T.81): baseline, extended and progressive, Huffman-coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const startOfScan = 0xda
const adobe = 0xee

const spaces: Record<number, 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
}

/** Reads the headers; the samples go into the file as they are. */
export function readJpeg(data: Buffer): Picture {
  let at = 2
  let hasAdobeMarker = false
  let frame: Pick<Picture, 'width' | 'height' | 'bits' | 'colorSpace'> | null = null
  for (;;) {
    while (data[at] === 0xff && data[at + 1] === 0xff) at += 1
    const marker = data[at + 1]
    if (data[at] !== 0xff || marker === undefined || at + 4 > data.length) throw broken()
    if (otherFrames.has(marker))
      throw new PictureError('This kind of JPEG cannot be shown. Save it as a PNG.')
    const length = data.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > data.length) throw broken()
    if (marker === adobe) hasAdobeMarker = true
    if (frames.has(marker)) frame = readFrame(data.subarray(at + 4, at + 2 + length))
    at += 2 + length
    if (marker === startOfScan) break
  }
  if (!frame || !data.subarray(at).includes(endOfImage)) throw broken()
  const inverted = frame.colorSpace === 'DeviceCMYK' && hasAdobeMarker
  return { ...frame, filter: 'DCTDecode', data, alpha: null, inverted }
}

const endOfImage = Buffer.from([0xff, 0xd9])

function readFrame(header: Buffer): Pick<Picture, 'width' | 'height' | 'bits' | 'colorSpace'> {
  if (header.length < 6) throw broken()
  const [bits, height, width] = [header.readUInt8(0), header.readUInt16BE(1), header.readUInt16BE(3)]
  const colorSpace = spaces[header.readUInt8(5)]
  if (bits !== 8 || width === 0 || height === 0 || !colorSpace) throw broken()
  if (Math.max(width, height) > limits.logoSide) throw tooLarge(width, height)
  return { width, height, bits, colorSpace }
}

export function tooLarge(width: number, height: number): PictureError {
  return new PictureError(
    `The logo is ${width} × ${height} pixels. Use a picture of at most ${limits.logoSide} pixels a side.`,
  )
}

function broken(): PictureError {
  return new PictureError('The logo is not a JPEG that can be read. Save it again, or use a PNG.')
}
