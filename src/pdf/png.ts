import { deflateSync, inflateSync } from 'node:zlib'
import { limits } from '#core/limits.ts'
import { tooLarge } from './jpeg.ts'
import { type Picture, PictureError } from './picture.ts'
import { readPngChunks } from './png-chunks.ts'
import { unfilter } from './png-filter.ts'

/** Samples a pixel, by colour type (PNG, third edition, 11.2.1). */
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const palette = 3
const allowedBits: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Reads a whole picture, so that a broken one is found here and not by the reader of the invoice. */
export function readPng(file: Buffer): Picture {
  const chunks = readPngChunks(file)
  const { header } = chunks
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [bits, colorType, interlace] = [header.readUInt8(8), header.readUInt8(9), header.readUInt8(12)]
  const channels = channelsOf[colorType]
  if (width === 0 || height === 0 || !channels || !allowedBits[colorType]?.includes(bits)) throw broken()
  // before anything is unpacked: a small file can hold a picture of any size
  if (width > limits.logoSide || height > limits.logoSide) throw tooLarge(width, height)
  if (interlace !== 0) throw new PictureError('The logo is an interlaced PNG. Save it without interlacing.')
  if (colorType === palette && (chunks.palette.length === 0 || chunks.palette.length % 3 !== 0))
    throw broken()

  const stride = Math.ceil((width * channels * bits) / 8)
  const pixelBytes = Math.max(1, (channels * bits) / 8)
  const rows = unfilter(unpack(chunks.data, height * (stride + 1)), stride, pixelBytes)
  const common = { width, height, filter: 'FlateDecode', inverted: false } as const

  if (colorType === palette) {
    const alpha = chunks.transparency
      ? paletteAlpha(rows, { width, height, bits, stride }, chunks.transparency)
      : null
    return { ...common, bits, colorSpace: { palette: chunks.palette }, data: deflateSync(rows), alpha }
  }
  const colorSpace = channels < 3 ? 'DeviceGray' : 'DeviceRGB'
  if (channels % 2 === 1) return { ...common, bits, colorSpace, data: deflateSync(rows), alpha: null }
  const { colors, alpha } = separate(rows, channels, bits / 8)
  return { ...common, bits: 8, colorSpace, data: deflateSync(colors), alpha: deflateSync(alpha) }
}

function unpack(data: Buffer, length: number): Buffer {
  let unpacked: Buffer
  try {
    unpacked = inflateSync(data, { maxOutputLength: length + 1 })
  } catch {
    throw broken()
  }
  if (unpacked.length < length) throw broken()
  return unpacked
}

/** Colours and transparency apart, eight bits each, as PDF wants them. */
function separate(rows: Buffer, channels: number, sampleBytes: number): { colors: Buffer; alpha: Buffer } {
  const pixels = rows.length / (channels * sampleBytes)
  const colorChannels = channels - 1
  const colors = Buffer.allocUnsafe(pixels * colorChannels)
  const alpha = Buffer.allocUnsafe(pixels)
  let from = 0
  let to = 0
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    for (let channel = 0; channel < colorChannels; channel += 1) {
      colors[to] = rows[from] ?? 0
      to += 1
      from += sampleBytes
    }
    alpha[pixel] = rows[from] ?? 0
    from += sampleBytes
  }
  return { colors, alpha }
}

function paletteAlpha(
  rows: Buffer,
  { width, height, bits, stride }: { width: number; height: number; bits: number; stride: number },
  transparency: Buffer,
): Buffer {
  const alpha = Buffer.allocUnsafe(width * height)
  const most = (1 << bits) - 1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits
      const byte = rows[y * stride + (bit >> 3)] ?? 0
      const index = (byte >> (8 - bits - (bit & 7))) & most
      alpha[y * width + x] = transparency[index] ?? 255
    }
  }
  return deflateSync(alpha)
}

function broken(): PictureError {
  return new PictureError('The logo is not a PNG that can be read. Save it again.')
}
