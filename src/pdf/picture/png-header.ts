import { limits } from '#core/limits.ts'
import { PictureError } from './picture.ts'

/** The header of a PNG (third edition, 11.2.1), read before decompression. */
export interface PngHeader {
  width: number
  height: number
  /** per sample */
  bits: number
  colors: 'grey' | 'rgb' | 'palette'
  hasAlpha: boolean
  /** samples per pixel */
  channels: number
  isInterlaced: boolean
}

const kinds: Record<number, Pick<PngHeader, 'colors' | 'hasAlpha' | 'channels'> & { allowed: number[] }> = {
  0: { colors: 'grey', hasAlpha: false, channels: 1, allowed: [1, 2, 4, 8, 16] },
  2: { colors: 'rgb', hasAlpha: false, channels: 3, allowed: [8, 16] },
  3: { colors: 'palette', hasAlpha: false, channels: 1, allowed: [1, 2, 4, 8] },
  4: { colors: 'grey', hasAlpha: true, channels: 2, allowed: [8, 16] },
  6: { colors: 'rgb', hasAlpha: true, channels: 4, allowed: [8, 16] },
}

/** @throws PictureError for an invalid header, or a size that would need too much memory */
export function readPngHeader(data: Buffer): PngHeader {
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [bits, colorType, compression, filter, interlace] = data.subarray(8, 13)
  const kind = kinds[colorType ?? -1]
  if (!kind?.allowed.includes(bits ?? 0) || width === 0 || height === 0) throw brokenPng()
  if (compression !== 0 || filter !== 0 || (interlace ?? 2) > 1) throw brokenPng()
  if (width > limits.logoSide || height > limits.logoSide) throw tooLarge(width, height)
  const { colors, hasAlpha, channels } = kind
  return { width, height, bits: bits ?? 0, colors, hasAlpha, channels, isInterlaced: interlace === 1 }
}

/** Returns the bytes of a row, without its filter type. */
export const strideOf = (width: number, { channels, bits }: PngHeader): number =>
  Math.ceil((width * channels * bits) / 8)

/** Returns the distance in bytes to the pixel on the left that a filter refers to. */
export const pixelBytesOf = ({ channels, bits }: PngHeader): number => Math.max(1, (channels * bits) / 8)

export function tooLarge(width: number, height: number): PictureError {
  return new PictureError({
    code: 'logo.too_many_pixels',
    params: { width, height, max: limits.logoSide },
  })
}

export function brokenPng(): PictureError {
  return new PictureError({ code: 'logo.png_unreadable' })
}
