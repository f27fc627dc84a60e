/** @module-tag extended */

import { describe, expect, test } from 'vitest'
import { textOf } from '#core/testing/english-text.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { bareInvoice, templateNamed } from '../testing/invoices.ts'
import { checkStructure, colorsOf } from '../testing/pdf-tools.ts'
import { pngChunk, pngFile } from '../testing/png-file.ts'
import { jpegs } from '../testing/sample-jpegs.ts'
import { readLogo } from './read-logo.ts'

const url = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])

/** Creates the headers of a JPEG without image data. */
function jpeg({ width = 4, height = 4, frame = 0xc0, channels = 3, tables = true } = {}): Buffer {
  const header = Buffer.alloc(6 + channels * 3)
  header.set([8, height >> 8, height & 255, width >> 8, width & 255, channels])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(tables ? [segment(0xdb, Buffer.alloc(65)), segment(0xc4, Buffer.alloc(17))] : []),
    segment(frame, header),
    segment(0xda, Buffer.alloc(6)),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ])
}

const jpegBody = Buffer.from(jpegs.quarters, 'base64').subarray(2)

/** Creates the four-colour picture with an orientation tag, as cameras do. */
function withOrientation(orientation: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1')
  short(42, 2)
  long(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  long(1, 14)
  short(orientation, 18)
  const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, jpegBody])
}

const rendered = (logo: Buffer) =>
  renderInvoice({ ...bareInvoice(), logo: url(logo) }, templateNamed('minimal'), { watermark: null })

/** Returns the colours in the middle of each quarter of the rendered logo. */
async function quartersOf(logo: Buffer): Promise<string[]> {
  const { bytes, regions } = await rendered(logo)
  const region = regions.find(({ path }) => path === 'logo')
  const colorAt = colorsOf(bytes)
  if (!region) throw new Error('There is no logo')
  const { x, y, width, height } = region
  const positions = [0.25, 0.75].flatMap(down =>
    [0.25, 0.75].map(right => [x + width * right, y + height * down] as const),
  )
  return positions.map(([left, top]) => nameOf(colorAt(left, top)))
}

function nameOf([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const bright = [red, green, blue].map(part => (part > 127 ? 1 : 0)).join('')
  return { '100': 'red', '001': 'blue', '010': 'green', '110': 'yellow' }[bright] ?? bright
}

const palette = pngChunk('PLTE', Buffer.from([255, 0, 0, 0, 255, 0]))

describe('pictures', () => {
  test.each([
    ['a PNG in colour', pngFile(), 'DeviceRGB', false],
    ['a PNG with transparency', pngFile({ type: 6 }), 'DeviceRGB', true],
    ['a PNG with sixteen bits and transparency', pngFile({ type: 6, bits: 16 }), 'DeviceRGB', true],
    ['a grey PNG', pngFile({ type: 0 }), 'DeviceGray', false],
    ['a PNG in black and white', pngFile({ type: 0, bits: 1 }), 'DeviceGray', false],
    ['a grey PNG with transparency', pngFile({ type: 4 }), 'DeviceGray', true],
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
      { watermark: null },
    )
    checkStructure(file)
  })

  test('a PNG with a palette of which one colour is transparent', () => {
    const extra = [palette, pngChunk('tRNS', Buffer.from([0]))]
    const { picture } = readLogo(url(pngFile({ type: 3, bits: 2, extra })))
    expect(picture?.colorSpace).toEqual({ palette: Buffer.from([255, 0, 0, 0, 255, 0]) })
    expect(picture?.alpha).not.toBeNull()
  })

  test.each(Object.entries(jpegs))('a JPEG: %s', async (_, base64) => {
    const bytes = Buffer.from(base64, 'base64')
    expect(readLogo(url(bytes)).warning).toBeNull()
    checkStructure((await rendered(bytes)).bytes)
  })

  test.each([
    ['a JPEG', jpegs.quarters],
    ['a progressive JPEG', jpegs.quartersProgressive],
    ['a JPEG for a press', jpegs.quartersCmyk],
  ])('%s shows its colours', async (_, base64) => {
    expect(await quartersOf(Buffer.from(base64, 'base64'))).toEqual(['red', 'blue', 'green', 'yellow'])
  })

  const whole = Buffer.from(jpegs.quarters, 'base64')
  const stray = Buffer.from([0, 0, 0x2a])

  /** Inserts stray bytes after the start and after each segment before the scan. */
  function withStrayBytes(file: Buffer): Buffer {
    const parts = [file.subarray(0, 2), stray]
    for (let at = 2; file[at + 1] !== 0xda; ) {
      const end = at + 2 + file.readUInt16BE(at + 2)
      parts.push(file.subarray(at, end), stray)
      at = end
    }
    return Buffer.concat([...parts, file.subarray(file.indexOf(Buffer.from([0xff, 0xda])))])
  }

  test.each([
    ['a JPEG with stray bytes between segments', withStrayBytes(whole)],
    ['a JPEG without an end-of-image marker', whole.subarray(0, -2)],
    ['a progressive JPEG without one', Buffer.from(jpegs.quartersProgressive, 'base64').subarray(0, -2)],
    [
      'a JPEG with fill bytes',
      Buffer.concat([whole.subarray(0, 2), Buffer.alloc(3, 0xff), whole.subarray(2)]),
    ],
    ['a JPEG with bytes after its end', Buffer.concat([whole, Buffer.alloc(100, 7)])],
  ])('%s shows its colours, and is embedded without them', async (_, bytes) => {
    expect(readLogo(url(bytes)).warning).toBeNull()
    expect(await quartersOf(bytes)).toEqual(['red', 'blue', 'green', 'yellow'])
  })

  test('the embedded JPEG has no stray bytes, and an end', () => {
    expect(readLogo(url(withStrayBytes(whole).subarray(0, -2))).picture?.data).toEqual(whole)
  })

  test('a PNG without an end, or with a damaged note, is drawn', () => {
    const end = pngChunk('IEND', Buffer.alloc(0))
    const file = pngFile({ extra: [pngChunk('tEXt', Buffer.from('note'))] })
    expect(readLogo(url(file.subarray(0, -end.length))).warning).toBeNull()
    const damaged = Buffer.from(file)
    damaged[damaged.indexOf('note')] = 0
    expect(readLogo(url(damaged)).warning).toBeNull()
  })

  test('an interlaced PNG shows its colours', async () => {
    const [red, blue, green, yellow] = [
      [255, 0, 0],
      [0, 0, 255],
      [0, 255, 0],
      [255, 255, 0],
    ]
    const row = (left: number[] = [], right: number[] = []) => [
      ...Array(8).fill(left),
      ...Array(8).fill(right),
    ]
    const upper = Array.from({ length: 4 }, () => row(red, blue)).flat()
    const lower = Array.from({ length: 4 }, () => row(green, yellow)).flat()
    const picture = pngFile({
      width: 16,
      height: 8,
      interlace: 1,
      pixels: [...upper, ...lower],
      filters: [0, 1, 2, 3, 4],
    })
    expect(await quartersOf(picture)).toEqual(['red', 'blue', 'green', 'yellow'])
  })

  // displayed positions of the four stored quarters (Exif 2.32, 4.6.5)
  test.each([
    [1, ['red', 'blue', 'green', 'yellow']],
    [2, ['blue', 'red', 'yellow', 'green']],
    [3, ['yellow', 'green', 'blue', 'red']],
    [4, ['green', 'yellow', 'red', 'blue']],
    [5, ['red', 'green', 'blue', 'yellow']],
    [6, ['green', 'red', 'yellow', 'blue']],
    [7, ['yellow', 'blue', 'green', 'red']],
    [8, ['blue', 'yellow', 'red', 'green']],
  ])('a photograph held as orientation %i is shown the right way up', async (orientation, seen) => {
    for (const isLittle of [false, true]) {
      const photograph = withOrientation(orientation, isLittle)
      const { picture } = readLogo(url(photograph))
      expect([picture?.width, picture?.height]).toEqual(orientation < 5 ? [16, 8] : [8, 16])
      expect(await quartersOf(photograph)).toEqual(seen)
    }
  })

  test.each([0, 9, 65535])('an orientation of %i, which does not exist, is the right way up', orientation => {
    expect(readLogo(url(withOrientation(orientation, true))).picture).toMatchObject({
      width: 16,
      height: 8,
      orientation: 1,
    })
  })

  test('Exif that is cut short is the right way up', () => {
    const whole = withOrientation(6, true)
    for (let length = 4; length < 32; length += 1) {
      const cut = Buffer.concat([
        whole.subarray(0, 2),
        segment(0xe1, whole.subarray(6, 2 + length)),
        jpegBody,
      ])
      expect(readLogo(url(cut)).picture).toMatchObject({ width: 16, height: 8 })
    }
  })

  test('a JPEG declared as PNG is read as JPEG', () => {
    expect(readLogo(url(jpeg())).picture?.filter).toBe('DCTDecode')
  })
})

describe('what cannot be drawn is left out, with a word on why', () => {
  const whole = pngFile()
  const wrongSum = Buffer.from(whole)
  wrongSum.writeUInt8(1, 29)
  const longChunk = Buffer.from(whole)
  longChunk.writeUInt32BE(0xffffffff, 33)
  const signature = whole.subarray(0, 8)
  const shortHeader = Buffer.concat([
    signature,
    pngChunk('IHDR', Buffer.alloc(12)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  test.each([
    [
      'a PNG of 8000 by 8000 pixels',
      pngFile({ width: 8000, height: 8000, rows: Buffer.alloc(10) }),
      /8000 × 8000.*4096/,
    ],
    ['a PNG that is cut short', whole.subarray(0, 50), /cut short/],
    ['a PNG with a wrong checksum', wrongSum, /damaged/],
    ['a PNG with too few rows', pngFile({ rows: Buffer.alloc(5) }), /not a PNG/],
    ['a PNG that unpacks to far more than it says', pngFile({ rows: Buffer.alloc(5_000_000) }), /not a PNG/],
    ['a PNG of no size', pngFile({ width: 0 }), /not a PNG/],
    ['a PNG with a palette that is missing', pngFile({ type: 3 }), /not a PNG/],
    ['a PNG with a filter that does not exist', pngFile({ filters: [5], pixels: [] }), /not a PNG/],
    ['a PNG interlaced in a way that does not exist', pngFile({ interlace: 2 }), /not a PNG/],
    ['a PNG of a colour type that does not exist', pngFile({ type: 5 }), /not a PNG/],
    ['a PNG of three bits', pngFile({ type: 0, bits: 3 }), /not a PNG/],
    ['a PNG without samples', pngFile({ rows: Buffer.alloc(0) }), /not a PNG/],
    ['a PNG of 2³¹ rows', pngFile({ height: 2 ** 31, rows: Buffer.alloc(1) }), /4 × 2147483648/],
    [
      'a PNG with a palette that is too long',
      pngFile({ type: 3, bits: 1, extra: [pngChunk('PLTE', Buffer.alloc(9))] }),
      /not a PNG/,
    ],
    [
      'a PNG whose clear colour is cut short',
      pngFile({ extra: [pngChunk('tRNS', Buffer.alloc(3))] }),
      /not a PNG/,
    ],
    ['a PNG with a header that is cut short', shortHeader, /damaged/],
    ['a PNG with a length beyond its end', longChunk, /damaged/],
    ['a PNG of nothing but its signature', whole.subarray(0, 8), /damaged/],
    ['a JPEG without tables', jpeg({ tables: false }), /not a JPEG/],
    ['a JPEG of two colours', jpeg({ channels: 2 }), /not a JPEG/],
    ['a JPEG of no height', jpeg({ height: 0 }), /not a JPEG/],
    ['a JPEG of nothing but its signature', Buffer.from([0xff, 0xd8, 0xff]), /not a JPEG/],
    [
      'a JPEG that is cut in its samples',
      Buffer.from(jpegs.quarters, 'base64').subarray(0, -20),
      /not a JPEG/,
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), /neither/],
    ['more than 1 MiB', Buffer.alloc(1024 * 1024 + 1), /1 MiB/],
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
      { watermark: null },
    )
    checkStructure(file)
    expect(warnings).toMatchObject([{ path: 'logo', code: 'unusable_logo', severity: 'warning' }])
    expect(warnings.map(({ message }) => textOf(message))).toEqual([expect.stringMatching(words)])
  })
})
