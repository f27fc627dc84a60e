/** @module-tag extended */

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { renderInvoice } from '../document/render-invoice.ts'
import { sampleInvoice, templateNamed } from '../testing/invoices.ts'
import { encrypted } from '../testing/pdf-tools.ts'
import { readAttachmentInThread } from './read-in-thread.ts'

const wanted = {
  names: ['factur-x.xml', 'xrechnung.xml'],
  contents: ['urn:invoice'],
  bytes: 1_000_000,
  pages: 100,
}
const read = (pdf: Uint8Array, limits = wanted) => readAttachmentInThread(pdf, limits)
const xml = Buffer.from('<Invoice>Käse</Invoice>\r\n\u0000')
const found = (name: string, bytes: Uint8Array = xml) => ({ name, bytes: new Uint8Array(bytes) })

interface File {
  name: string
  content?: Uint8Array
  /** of the stream */
  entries?: string
  relationship?: string
}

/** Without a cross-reference table, which every reader then rebuilds. */
const fileOf = (objects: (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((body, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ])

const streamOf = (content: Uint8Array, entries = '') =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length}${entries}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

/** A file specification and its stream; `first` is the number of the specification. */
const attachment = (
  { name, content = xml, entries = '', relationship = 'Data' }: File,
  first: number,
): [string, Uint8Array] => [
  `<</Type/Filespec/F(${name})/AFRelationship/${relationship}/EF<</F ${first + 1} 0 R>>>>`,
  streamOf(content, entries),
]

const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>']

/** A PDF whose name tree lists these files by numbers. */
function pdfWith(...files: File[]): Uint8Array {
  const names = files.map((_, index) => `(${index})${4 + 2 * index} 0 R`).join('')
  return fileOf([
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[${names}]>>>>>>`,
    ...pages,
    ...files.flatMap((file, index) => attachment(file, 4 + 2 * index)),
  ])
}

/** A PDF with a file at an annotation of its page. */
const pdfWithAnnotation = (file: File): Uint8Array =>
  fileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[6 0 R]>>',
    ...attachment(file, 4),
    '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 4 0 R>>',
  ])

const { bytes: ours } = await renderInvoice(sampleInvoice('full'), templateNamed('minimal'), {
  watermark: null,
  attachment: { name: 'factur-x.xml', xml, description: 'XML', conformanceLevel: 'EN 16931' },
})

test('the file of our own PDFs is read byte for byte', async () => {
  expect(await read(ours)).toEqual(found('factur-x.xml'))
})

const relationships = ['Alternative', 'Data', 'Source', 'Unspecified']
const spellings = ['FACTUR-X.XML', 'Factur-x.xml', 'xRechnung.xml']

test.each(spellings.map((name, index) => [name, index] as const))(
  '%s is found by its name in any case',
  async (name, index) => {
    // each takes a thread, so the short run tests each relationship with one of the names
    const some = relationships.filter((_, at) => at % spellings.length === index)
    for (const relationship of runs(relationships, some))
      expect(await read(pdfWith({ name: 'terms.pdf' }, { name, relationship }))).toEqual(found(name))
  },
)

test('of several wanted files the one that is named first is read', async () => {
  const second = { name: 'factur-x.xml', content: Buffer.from('<b/>') }
  expect(await read(pdfWith({ name: 'xrechnung.xml' }, second))).toEqual(
    found('factur-x.xml', second.content),
  )
})

test('a file at an annotation of a page is found', async () => {
  expect(await read(pdfWithAnnotation({ name: 'factur-x.xml' }))).toEqual(found('factur-x.xml'))
  expect(await read(pdfWithAnnotation({ name: 'factur-x.xml' }), { ...wanted, pages: 0 })).toBe(null)
})

test('a PDF without a wanted file, and a file that is no PDF', async () => {
  expect(await read(pdfWith({ name: 'order-x.xml' }, { name: 'factur-x.xml.pdf' }))).toBe(null)
  expect(await read(pdfWith())).toBe(null)
  expect(await read(Buffer.from('<Invoice/>'))).toBe('damaged')
  expect(await read(Buffer.alloc(0))).toBe('damaged')
})

test('an e-invoice under another name is found by its content', async () => {
  const invoice = Buffer.from('<Invoice xmlns="urn:invoice"/>')
  const inUtf16 = Buffer.from('<Invoice xmlns="urn:invoice"/>', 'utf16le')
  const order = { name: 'order-x.xml', content: Buffer.from('<Order xmlns="urn:order"/>') }
  for (const name of ['ZUGFeRD_001.xml', 'CIDA.XML', 'invoice', 'x.txt'])
    expect(await read(pdfWith(order, { name, content: invoice }))).toEqual(found(name, invoice))
  expect(await read(pdfWithAnnotation({ name: 'other.xml', content: inUtf16 }))).toEqual(
    found('other.xml', inUtf16),
  )
  const notXml = Buffer.from('Our files have xmlns="urn:invoice".')
  expect(await read(pdfWith({ name: 'readme.txt', content: notXml }))).toBe(null)
})

test('of an order under the name of an invoice and an invoice under another, the invoice is read', async () => {
  const content = Buffer.from('<Invoice xmlns="urn:invoice"/>')
  const order = { name: 'factur-x.xml', content: Buffer.from('<Order xmlns="urn:order"/>') }
  expect(await read(pdfWith(order, { name: 'inv.xml', content }))).toEqual(found('inv.xml', content))
  expect(await read(pdfWith(order, { name: 'terms.xml' }))).toEqual(found('factur-x.xml', order.content))
  const both = pdfWith({ name: 'a.xml', content }, { name: 'factur-x.xml', content })
  expect(await read(both)).toEqual(found('factur-x.xml', content))
})

test('a PDF that needs a password is refused, one that only forbids changes is read', async () => {
  expect(await read(encrypted(ours, 'secret'))).toBe('encrypted')
  expect(await read(encrypted(ours, ''))).toEqual(found('factur-x.xml'))
})

describe('hostile files', () => {
  test('a wanted file without content', async () => {
    const withoutStream = Buffer.from(
      Buffer.from(pdfWith({ name: 'factur-x.xml' }))
        .toString('latin1')
        .replace('/F 5 0 R', '/F 9 0 R'),
      'latin1',
    )
    expect(await read(withoutStream)).toBe('damaged')
  })

  test('ten thousand attachments', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `${index}.txt` }))
    expect(await read(pdfWith(...many))).toBe(null)
    expect(await read(pdfWith(...many, { name: 'factur-x.xml' }))).toEqual(found('factur-x.xml'))
  })

  test('a name tree that contains itself', async () => {
    const loop = fileOf([
      '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 4 0 R>>>>',
      ...pages,
      '<</Kids[4 0 R 4 0 R]>>',
    ])
    expect(['damaged', null]).toContain(await read(loop))
  })

  test('a file above the limit', async () => {
    const large = { name: 'factur-x.xml', content: Buffer.alloc(wanted.bytes + 1, ' ') }
    expect(await read(pdfWith(large))).toBe('too_much')
    expect(await read(pdfWith({ ...large, content: large.content.subarray(1) }))).toMatchObject({
      name: large.name,
    })
  })

  describe('500 MB of spaces, compressed', () => {
    let compressed: Buffer
    beforeAll(async () => {
      const part = Buffer.alloc(10_000_000, ' ')
      compressed = await buffer(Readable.from(Array(50).fill(part)).pipe(createDeflate({ level: 1 })))
    })

    test.each([
      ['once', () => compressed, '/Filter/FlateDecode'],
      ['twice', () => deflateSync(compressed), '/Filter[/FlateDecode/FlateDecode]'],
    ])('%s', async (_, contentOf, entries) => {
      const content = contentOf()
      expect(await read(pdfWith({ name: 'factur-x.xml', content, entries }))).toBe('too_much')
    })
  })

  test('damage of any kind', async () => {
    const bytes = fc.integer({ min: 0, max: 255 })
    const place = fc.nat({ max: ours.length - 1 })
    const damaged = fc.oneof(
      fc.array(fc.tuple(place, bytes), { minLength: 1, maxLength: 30 }).map(changes => {
        const copy = Buffer.from(ours)
        for (const [at, value] of changes) copy[at] = value
        return copy
      }),
      place.map(length => Buffer.from(ours.subarray(0, length))),
      fc
        .tuple(place, fc.nat({ max: 500 }))
        .map(([at, length]) => Buffer.concat([ours.subarray(0, at), ours.subarray(at + length)])),
    )
    await fc.assert(
      fc.asyncProperty(damaged, async pdf => {
        const result = await read(pdf)
        if (typeof result === 'string') expect(['damaged', 'encrypted', 'too_much']).toContain(result)
        else if (result) expect(result.name).toBe('factur-x.xml')
      }),
      { numRuns: runs(500, 8) },
    )
  })
})
