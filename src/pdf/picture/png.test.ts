import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channelsOfType, packedRow, pngChunk, pngFile } from '../testing/png-file.ts'
import { readPng } from './png.ts'

const kinds = fc.constantFrom(
  ...[1, 2, 4, 8, 16].map(bits => ({ type: 0, bits })),
  ...[8, 16].flatMap(bits => [2, 4, 6].map(type => ({ type, bits }))),
  ...[1, 2, 4, 8].map(bits => ({ type: 3, bits })),
)
const side = fc.integer({ min: 1, max: 19 })

const pictures = fc
  .tuple(kinds, side, side, fc.constantFrom(0, 1))
  .chain(([{ type, bits }, width, height, interlace]) => {
    const max = 2 ** bits - 1
    const channels = channelsOfType(type)
    const pixel = fc.array(fc.integer({ min: 0, max: max }), { minLength: channels, maxLength: channels })
    return fc.record({
      type: fc.constant(type),
      bits: fc.constant(bits),
      width: fc.constant(width),
      height: fc.constant(height),
      interlace: fc.constant(interlace),
      pixels: fc.array(pixel, { minLength: width * height, maxLength: width * height }),
      filters: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 }),
    })
  })

/** Packs the colour samples in the bits that the PDF keeps. */
function packed(pixels: readonly (readonly number[])[], width: number, bits: number): Buffer {
  const rows = Array.from({ length: pixels.length / width }, (_, y) =>
    pixels.slice(y * width, (y + 1) * width),
  )
  return Buffer.concat(rows.map(row => packedRow(row.flat(), bits)))
}

test('every kind of PNG is decoded, with any filter and interlacing', () => {
  fc.assert(
    fc.property(pictures, plan => {
      const { type, bits, width, height, pixels } = plan
      const palette = Buffer.from(Array.from({ length: 3 << bits }, (_, index) => index & 255))
      const extra = type === 3 ? [pngChunk('PLTE', palette)] : []
      const picture = readPng(pngFile({ ...plan, extra }))
      expect(picture).toMatchObject({ width, height })
      const hasAlpha = type === 4 || type === 6
      const eight = (sample: number) => (bits === 16 ? sample >> 8 : sample)
      const colors = hasAlpha ? pixels.map(samples => samples.slice(0, -1).map(eight)) : pixels
      expect(picture.bits).toBe(hasAlpha ? 8 : bits)
      expect(inflateSync(picture.data)).toEqual(packed(colors, width, picture.bits))
      const alpha = hasAlpha ? Buffer.from(pixels.map(samples => eight(samples.at(-1) ?? 0))) : null
      expect(picture.alpha && inflateSync(picture.alpha)).toEqual(alpha)
    }),
    { numRuns: 150 },
  )
})

test('a transparent colour is transparent, in grey and in colour, at any depth', () => {
  const key = (...samples: number[]) => pngChunk('tRNS', packedRow(samples, 16))
  for (const interlace of [0, 1]) {
    const grey = readPng(
      pngFile({ width: 3, height: 1, bits: 2, type: 0, interlace, pixels: [[1], [2], [1]], extra: [key(1)] }),
    )
    expect(grey.alpha && [...inflateSync(grey.alpha)]).toEqual([0, 255, 0])
    const pixels = [
      [9, 8, 7],
      [9, 8, 6],
      [7, 8, 9],
      [9, 8, 7],
    ]
    const colour = readPng(pngFile({ width: 2, height: 2, interlace, pixels, extra: [key(9, 8, 7)] }))
    expect(colour.alpha && [...inflateSync(colour.alpha)]).toEqual([0, 255, 255, 0])
    const deep = pixels.map(samples => samples.map(sample => sample * 257 + 1))
    const sixteen = pngFile({
      width: 2,
      height: 2,
      bits: 16,
      interlace,
      pixels: deep,
      extra: [key(...(deep[2] ?? []))],
    })
    const { alpha } = readPng(sixteen)
    expect(alpha && [...inflateSync(alpha)]).toEqual([255, 255, 0, 255])
  }
})

test('a palette with partly transparent colours', () => {
  const extra = [pngChunk('PLTE', Buffer.alloc(12)), pngChunk('tRNS', Buffer.from([0, 128]))]
  const { alpha } = readPng(
    pngFile({ width: 4, height: 1, bits: 2, type: 3, pixels: [[3], [1], [0], [2]], extra }),
  )
  expect(alpha && [...inflateSync(alpha)]).toEqual([255, 128, 0, 255])
})
