import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readLogo } from './read-logo.ts'
import { renderInvoice } from './render-invoice.ts'
import { bareInvoice, templateNamed } from './testing/invoices.ts'
import { checkStructure } from './testing/pdf-tools.ts'
import { jpegs } from './testing/pictures.ts'

const url = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

interface Png {
  width?: number
  height?: number
  bits?: number
  type?: number
  interlace?: number
  rows?: Buffer
  extra?: Buffer[]
}

/** Four by four pixels, all samples zero and rows unfiltered, unless something else is asked for. */
function png({
  width = 4,
  height = 4,
  bits = 8,
  type = 2,
  interlace = 0,
  rows,
  extra = [],
}: Png = {}): Buffer {
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type] ?? 1
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, type, 0, 0, interlace], 8)
  const data = rows ?? Buffer.alloc(height * (Math.ceil((width * channels * bits) / 8) + 1))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The headers of a JPEG, around no picture. */
function jpeg({ width = 4, height = 4, frame = 0xc0, channels = 3 } = {}): Buffer {
  const header = Buffer.alloc(6 + channels * 3)
  header.set([8, height >> 8, height & 255, width >> 8, width & 255, channels])
  const segment = (marker: number, data: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(frame, header),
    segment(0xda, Buffer.alloc(6)),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ])
}

const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0]))

describe('pictures', () => {
  test.each([
    ['a PNG in colour', png(), 'DeviceRGB', false],
    ['a PNG with transparency', png({ type: 6 }), 'DeviceRGB', true],
    ['a PNG with sixteen bits and transparency', png({ type: 6, bits: 16 }), 'DeviceRGB', true],
    ['a grey PNG', png({ type: 0 }), 'DeviceGray', false],
    ['a PNG in black and white', png({ type: 0, bits: 1 }), 'DeviceGray', false],
    ['a grey PNG with transparency', png({ type: 4 }), 'DeviceGray', true],
    ['a JPEG', Buffer.from(jpegs.baseline, 'base64'), 'DeviceRGB', false],
    ['a progressive JPEG in grey', Buffer.from(jpegs.progressiveGrey, 'base64'), 'DeviceGray', false],
  ])('%s', async (_, bytes, colorSpace, hasAlpha) => {
    const { picture, warning } = readLogo(url(bytes))
    expect(warning).toBeNull()
    expect(picture).toMatchObject({ width: 4, height: 4, colorSpace })
    expect(picture?.alpha !== null).toBe(hasAlpha)
    const { bytes: file } = await renderInvoice(
      { ...bareInvoice(), logo: url(bytes) },
      templateNamed('bold'),
      { mark: null },
    )
    checkStructure(file)
  })

  test('a PNG with a palette of which one colour is transparent', () => {
    const extra = [palette, chunk('tRNS', Buffer.from([0]))]
    const { picture } = readLogo(url(png({ type: 3, bits: 2, extra })))
    expect(picture?.colorSpace).toEqual({ palette: Buffer.from([255, 0, 0, 0, 255, 0]) })
    expect(picture?.alpha).not.toBeNull()
  })

  test('a JPEG that calls itself a PNG is taken for what it is', () => {
    expect(readLogo(url(jpeg())).picture?.filter).toBe('DCTDecode')
  })
})

describe('what cannot be drawn is left out, with a word on why', () => {
  const whole = png()
  const wrongSum = Buffer.from(whole)
  wrongSum.writeUInt8(1, 29)
  test.each([
    [
      'a PNG of 8000 by 8000 pixels',
      png({ width: 8000, height: 8000, rows: Buffer.alloc(10) }),
      /8000 × 8000.*4096/,
    ],
    ['a PNG that is cut short', whole.subarray(0, 50), /cut short/],
    ['a PNG with a wrong checksum', wrongSum, /damaged/],
    ['a PNG with too few rows', png({ rows: Buffer.alloc(5) }), /not a PNG/],
    ['a PNG that unpacks to far more than it says', png({ rows: Buffer.alloc(5_000_000) }), /not a PNG/],
    ['a PNG of no size', png({ width: 0 }), /not a PNG/],
    ['a PNG with a palette that is missing', png({ type: 3 }), /not a PNG/],
    ['an interlaced PNG', png({ interlace: 1 }), /interlac/],
    ['a JPEG that is cut short', jpeg().subarray(0, 20), /not a JPEG/],
    ['a JPEG without an end', jpeg().subarray(0, -2), /not a JPEG/],
    ['a JPEG of 5000 pixels', jpeg({ width: 5000 }), /5000 × 4/],
    ['a JPEG of a kind that PDF does not know', jpeg({ frame: 0xc9 }), /kind of JPEG/],
    ['an SVG that calls itself a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /neither/],
    ['nothing', Buffer.alloc(0), /neither/],
  ])('%s', async (_, bytes, words) => {
    const { warnings, bytes: file } = await renderInvoice(
      { ...bareInvoice(), logo: url(bytes) },
      templateNamed('minimal'),
      { mark: null },
    )
    checkStructure(file)
    expect(warnings).toEqual([
      { path: 'logo', code: 'unusable_logo', severity: 'warning', message: expect.stringMatching(words) },
    ])
  })
})
