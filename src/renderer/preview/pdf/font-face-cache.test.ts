import { expect, test } from 'vitest'
import { createFontFaceCache } from './font-face-cache.ts'

/** A font file with only a table directory and the contents of its tables. */
function fontFile(tables: Record<string, number[]>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables)
  let end = 12 + entries.length * 16
  const offsets = entries.map(([, bytes]) => {
    const begin = end
    end += bytes.length
    return begin
  })
  const file = new Uint8Array(end)
  const view = new DataView(file.buffer)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, entries.length)
  for (const [index, [tag, bytes]] of entries.entries()) {
    const at = 12 + index * 16
    const begin = offsets[index] ?? 0
    for (let letter = 0; letter < 4; letter += 1) file[at + letter] = tag.charCodeAt(letter)
    view.setUint32(at + 8, begin)
    view.setUint32(at + 12, bytes.length)
    file.set(bytes, begin)
  }
  return file
}

/** A font as pdf.js writes it: the name and the checksum in `head` differ per document. */
const fontOf = (glyphs: number[], document: number, unitsPerEm = 8) =>
  fontFile({
    glyf: glyphs,
    head: [0, 1, 0, 0, 0, 0, 0, 0, document, 0, 0, document, 0, 0, 0, 0, 0, 0, unitsPerEm, 0],
    name: Array.from(`g_d${document}_f1`, letter => letter.charCodeAt(0)),
  })

/** Stub of the browser's font faces. */
function open() {
  const inBrowser = new Set<FontFace>()
  const fonts = {
    add: (face: FontFace) => inBrowser.add(face),
    delete: (face: FontFace) => inBrowser.delete(face),
  }
  const make = (family: string): FontFace => ({ family, loaded: Promise.resolve() }) as unknown as FontFace
  const shared = createFontFaceCache(fonts as unknown as FontFaceSet, make)
  const use = (name: string, font: Uint8Array<ArrayBuffer>) => new shared.FontFace(name, font)
  const css = (name: string) => shared.resolve(`normal normal 16px "${name}", sans-serif`)
  return { ...shared, inBrowser, use, css }
}

test('shares one face for the same font of several documents', async () => {
  const { use, css, inBrowser } = open()
  const first = use('g_d1_f1', fontOf([1, 2, 3], 1))
  const second = use('g_d22_f1', fontOf([1, 2, 3], 22))
  await first.loaded
  await second.loaded
  expect(inBrowser.size).toBe(1)
  expect(css('g_d22_f1')).toBe(css('g_d1_f1'))
  expect(css('g_d1_f1')).toMatch(/^normal normal 16px "shared-1", sans-serif$/)
})

test('uses another face for different glyphs or units per em', () => {
  const { use, css, inBrowser } = open()
  use('a', fontOf([1, 2, 3], 1))
  use('b', fontOf([1, 2, 4], 1))
  use('c', fontOf([1, 2, 3, 4], 1))
  use('d', fontOf([1, 2, 3], 1, 16))
  expect(inBrowser.size).toBe(4)
  expect(new Set(['a', 'b', 'c', 'd'].map(css)).size).toBe(4)
})

test('leaves unknown names unchanged', () => {
  const { css, resolve } = open()
  expect(css('elsewhere')).toBe('normal normal 16px "elsewhere", sans-serif')
  expect(resolve('10px sans-serif')).toBe('10px sans-serif')
})

test('keeps faces in use when others are evicted', () => {
  const { use, css, fonts, inBrowser } = open()
  use('mine', fontOf([0], 0))
  for (let document = 1; document < 50; document += 1) {
    const face = use(`g_d${document}_f1`, fontOf([document], document))
    expect(css('mine')).toContain('shared-1')
    fonts.delete(face)
    expect(css(`g_d${document}_f1`)).toContain(`"g_d${document}_f1"`)
  }
  expect(inBrowser.size).toBeLessThan(12)
  expect([...inBrowser].some(({ family }) => family === 'shared-1')).toBe(true)
})

test('keeps an unused face for the next page', () => {
  const { use, fonts, css, inBrowser } = open()
  fonts.delete(use('g_d1_f1', fontOf([1, 2], 1)))
  use('g_d2_f1', fontOf([1, 2], 2))
  expect(inBrowser.size).toBe(1)
  expect(css('g_d2_f1')).toContain('shared-1')
})
