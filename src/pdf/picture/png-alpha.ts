import { type PngHeader, strideOf } from './png-header.ts'

/** Separates colour and alpha samples at eight bits each, as PDF requires. */
export function separateAlpha(
  rows: Buffer,
  { channels, bits }: PngHeader,
): { colors: Buffer; alpha: Buffer } {
  const sampleBytes = bits / 8
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

/** Returns the alpha of each pixel by its palette index; colours beyond the list are opaque. */
export function paletteAlpha(rows: Buffer, header: PngHeader, transparency: Buffer): Buffer {
  return alphaOf(rows, header, sampleAt => transparency[sampleAt(0)] ?? 255)
}

/** Returns the alpha for a picture with one transparent colour (two bytes per sample). */
export function colorKeyAlpha(rows: Buffer, header: PngHeader, key: Buffer): Buffer {
  const { channels } = header
  const samples = Array.from({ length: channels }, (_, channel) => key.readUInt16BE(channel * 2))
  return alphaOf(rows, header, sampleAt =>
    samples.every((sample, channel) => sampleAt(channel) === sample) ? 0 : 255,
  )
}

function alphaOf(
  rows: Buffer,
  header: PngHeader,
  alphaFor: (sampleAt: (channel: number) => number) => number,
): Buffer {
  const { width, height, channels, bits } = header
  const stride = strideOf(width, header)
  const alpha = Buffer.allocUnsafe(width * height)
  const max = (1 << bits) - 1
  let row = 0
  let first = 0
  const sampleAt = (channel: number): number => {
    const bit = (first + channel) * bits
    const at = row + (bit >> 3)
    if (bits === 16) return rows.readUInt16BE(at)
    return ((rows[at] ?? 0) >> (8 - bits - (bit & 7))) & max
  }
  for (let y = 0; y < height; y += 1) {
    row = y * stride
    for (let x = 0; x < width; x += 1) {
      first = x * channels
      alpha[y * width + x] = alphaFor(sampleAt)
    }
  }
  return alpha
}
