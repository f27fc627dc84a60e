import { deflateSync, inflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'
import { colorKeyAlpha, paletteAlpha, separateAlpha } from './png-alpha.ts'
import { readPngChunks } from './png-chunks.ts'
import { unfilter } from './png-filter.ts'
import { brokenPng, type PngHeader, pixelBytesOf, readPngHeader, strideOf } from './png-header.ts'
import { deinterlace, interlacedLength, spreadHeader } from './png-interlace.ts'

/**
 * Decodes a whole picture, so that a damaged one is detected here instead of by a reader. Decompression is
 * limited to the size in the header, because a small file may expand to any size.
 */
export function readPng(file: Buffer): Picture {
  const chunks = readPngChunks(file)
  const header = readPngHeader(chunks.header)
  const { width, height, bits, colors, hasAlpha } = header
  const { palette, transparency } = chunks
  if (
    colors === 'palette' &&
    (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 3 << bits)
  )
    throw brokenPng()

  const rows = rowsOf(chunks.data, header)
  const common = { width, height, filter: 'FlateDecode', inverted: false, orientation: 1 } as const
  const colorSpace = colors === 'grey' ? 'DeviceGray' : 'DeviceRGB'
  if (hasAlpha) {
    const { colors: opaque, alpha } = separateAlpha(rows, header.isInterlaced ? spreadHeader(header) : header)
    return { ...common, bits: 8, colorSpace, data: deflateSync(opaque), alpha: deflateSync(alpha) }
  }
  const alpha = transparency && alphaOf(rows, header, transparency)
  return {
    ...common,
    bits,
    colorSpace: colors === 'palette' ? { palette } : colorSpace,
    data: deflateSync(rows),
    alpha: alpha && deflateSync(alpha),
  }
}

function alphaOf(rows: Buffer, header: PngHeader, transparency: Buffer): Buffer {
  if (header.colors === 'palette') return paletteAlpha(rows, header, transparency)
  if (transparency.length !== header.channels * 2) throw brokenPng()
  return colorKeyAlpha(rows, header, transparency)
}

function rowsOf(data: Buffer, header: PngHeader): Buffer {
  if (header.isInterlaced) return deinterlace(unpack(data, interlacedLength(header)), header)
  const stride = strideOf(header.width, header)
  return unfilter(unpack(data, header.height * (stride + 1)), stride, pixelBytesOf(header))
}

/** Minimum that zlib accepts. */
const minChunkSize = 64

function unpack(data: Buffer, length: number): Buffer {
  let unpacked: Buffer
  try {
    // a single chunk: joining several would need twice the memory
    unpacked = inflateSync(data, { maxOutputLength: length, chunkSize: Math.max(minChunkSize, length + 1) })
  } catch {
    throw brokenPng()
  }
  if (unpacked.length < length) throw brokenPng()
  return unpacked
}
