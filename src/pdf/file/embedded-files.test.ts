/** @module-tag extended */

import '../reading/drawing-classes.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { type FileMarking, renderInvoice } from '../document/render-invoice.ts'
import { createRenderPool } from '../pool/render-pool.ts'
import { accessibilityProblems } from '../testing/accessibility-problems.ts'
import { archiveProblems } from '../testing/archive-problems.ts'
import { bareInvoice, sampleInvoice, templateNamed, templateNames } from '../testing/invoices.ts'
import { pageDigests } from '../testing/page-digests.ts'
import { catalogOf, dataAt, readObjects } from '../testing/pdf-objects.ts'
import { attachmentsOf, checkStructure, firstAttachmentOf, objectAt, streamAt } from '../testing/pdf-tools.ts'
import type { AttachedEInvoice } from './factur-x.ts'

const xml = Buffer.from(
  '\ufeff<?xml version="1.0"?>\r\n<Invoice>Käse & Brot (請求書)\u0000\n</Invoice>\n'.repeat(40),
)
const attachment: AttachedEInvoice = {
  name: 'factur-x.xml',
  xml,
  description: 'Rechnung im Format Factur‑X',
  conformanceLevel: 'EN 16931',
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

const invoice = { ...sampleInvoice('full'), issue_date: '2026-11-21' }
const render = async (marking: FileMarking, template = 'minimal') =>
  (await renderInvoice(invoice, templateNamed(template), marking)).bytes
const withAttachment = (template?: string) => render({ watermark: null, attachment }, template)

test('every template carries the e-invoice byte for byte, and the pages stay as they are', async () => {
  for (const name of templateNames) {
    const bytes = await withAttachment(name)
    checkStructure(bytes)
    expect(attachmentsOf(bytes)).toEqual(['1: factur-x.xml'])
    expect(firstAttachmentOf(bytes).equals(xml)).toBe(true)
    const file = readObjects(bytes)
    expect([...archiveProblems(file, { attachments: 1 }), ...accessibilityProblems(file)]).toEqual([])
    const plain = await render({ watermark: null }, name)
    expect(pageDigests(bytes, 1, 1)).toEqual(pageDigests(plain, 1, 1))
  }
})

test('MuPDF finds what Factur-X prescribes', async () => {
  const bytes = await withAttachment()
  const specification = objectAt(bytes, 'trailer/Root/AF/1')
  for (const entry of [
    '/Type/Filespec',
    '/F(factur-x.xml)',
    '/UF(factur-x.xml)',
    '/AFRelationship/Alternative',
  ])
    expect(specification).toContain(entry)
  expect(specification).toMatch(/\/Desc(\(|<)/)
  const stream = objectAt(bytes, 'trailer/Root/AF/1/EF/F')
  expect(stream).toContain('/Subtype/text#2Fxml')
  expect(stream).toContain(`/Size ${xml.length}`)
  expect(stream).toContain('/ModDate(D:20261121000000Z)')
  expect(streamAt(bytes, 'trailer/Root/AF/1/EF/UF').equals(xml)).toBe(true)
  expect(objectAt(bytes, 'trailer/Root/Names/EmbeddedFiles/Names')).toMatch(/\(factur-x\.xml\)\d+ 0 R/)
})

test('pdf.js finds it by its name', async () => {
  const document = await getDocument({ data: new Uint8Array(await withAttachment()) }).promise
  const found: unknown = await document.getAttachments()
  expect([...(found as Map<string, object>)]).toEqual([
    [
      'factur-x.xml',
      expect.objectContaining({ filename: 'factur-x.xml', description: attachment.description }),
    ],
  ])
})

describe('the metadata', () => {
  const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

  /** Texts of the XMP by namespace and name; @throws for XML that is not well-formed */
  async function textsOf(bytes: Uint8Array): Promise<[name: string, text: string][]> {
    const file = readObjects(bytes)
    const parser = new SaxesParser({ xmlns: true })
    const texts: [string, string][] = []
    let text = ''
    parser.on('error', error => {
      throw error
    })
    parser.on('opentag', () => {
      text = ''
    })
    parser.on('text', part => {
      text += part
    })
    parser.on('closetag', ({ uri, local }) => {
      if (text.trim() !== '') texts.push([uri + local, text.trim()])
      text = ''
    })
    parser.write(dataAt(file, catalogOf(file)['/Metadata']).toString()).close()
    return texts
  }

  test('names the file, its kind, version and profile, and describes each of these', async () => {
    const texts = await textsOf(await withAttachment())
    expect(texts.filter(([name]) => name.startsWith(facturX))).toEqual([
      [`${facturX}DocumentType`, 'INVOICE'],
      [`${facturX}DocumentFileName`, 'factur-x.xml'],
      [`${facturX}Version`, '1.0'],
      [`${facturX}ConformanceLevel`, 'EN 16931'],
    ])
    const valuesOf = (name: string) => texts.filter(([own]) => own.endsWith(name)).map(([, text]) => text)
    expect(valuesOf('schema#namespaceURI')).toEqual(['http://www.aiim.org/pdfua/ns/id/', facturX])
    expect(valuesOf('schema#prefix')).toEqual(['pdfuaid', 'fx'])
    expect(valuesOf('property#name').toSorted()).toEqual([
      'ConformanceLevel',
      'DocumentFileName',
      'DocumentType',
      'Version',
      'part',
    ])
  })

  test('does not mention an e-invoice in a file without one', async () => {
    const texts = await textsOf(await render({ watermark: null }))
    expect(texts.flat().filter(text => text.includes('factur-x'))).toEqual([])
  })
})

test('the same input gives the same bytes, on a thread too', async () => {
  const bytes = Buffer.from(await withAttachment())
  expect(bytes.equals(await withAttachment())).toBe(true)
  const pool = createRenderPool({ warmUp: false })
  try {
    const sent = await pool.render(invoice, 'minimal', { watermark: null, attachment })
    expect(bytes.equals(sent.bytes)).toBe(true)
    const marked = { watermark: 'TEST', attachment } as unknown as FileMarking
    await expect(pool.render(invoice, 'minimal', marked)).rejects.toMatchObject({ code: 'internal' })
  } finally {
    await pool.close()
  }
})

test('a file that is marked TEST cannot carry one', async () => {
  // @ts-expect-error a file with a watermark has no attachment
  const marking: FileMarking = { watermark: 'TEST', attachment }
  for (const template of templateNames) await expect(render(marking, template)).rejects.toThrow(/watermark/)
})

test('an e-invoice without content, and one of five megabytes', async () => {
  for (const content of [Buffer.alloc(0), Buffer.alloc(5_000_000, '<a>1</a>')]) {
    const { bytes } = await renderInvoice(bareInvoice(), templateNamed('minimal'), {
      watermark: null,
      attachment: { ...attachment, xml: content },
    })
    checkStructure(bytes)
    expect(firstAttachmentOf(bytes).equals(content)).toBe(true)
  }
})

describe('attachments of the invoice', () => {
  const bytesOf = {
    csv: Buffer.from('Tag;Stunden\r\n2026-11-20;8\r\n'),
    png: Buffer.from(onePixel, 'base64'),
  }
  const attachments = [
    {
      name: 'Stunden März 請求.csv',
      description: 'Stunden & "mehr"',
      data: `data:text/csv;base64,${bytesOf.csv.toString('base64')}`,
    },
    { name: 'a.png', data: `data:image/png;base64,${onePixel}` },
  ]
  const withFiles = { ...invoice, attachments }
  const final = async (marking: FileMarking, of = withFiles) =>
    (await renderInvoice(of, templateNamed('minimal'), marking)).bytes

  test('are in a final PDF byte for byte, alone and after an e-invoice', async () => {
    for (const eInvoice of [undefined, attachment]) {
      const bytes = await final({ watermark: null, attachment: eInvoice })
      checkStructure(bytes)
      const names = [...(eInvoice ? ['factur-x.xml'] : []), ...attachments.map(({ name }) => name)]
      expect(attachmentsOf(bytes)).toEqual(names.map((name, index) => `${index + 1}: ${name}`))
      const contents = [...(eInvoice ? [xml] : []), bytesOf.csv, bytesOf.png]
      for (const [index, content] of contents.entries())
        expect(streamAt(bytes, `trailer/Root/AF/${index + 1}/EF/F`).equals(content)).toBe(true)
      const file = readObjects(bytes)
      const problems = [
        ...archiveProblems(file, { attachments: names.length }),
        ...accessibilityProblems(file),
      ]
      expect(problems).toEqual([])
      const last = objectAt(bytes, `trailer/Root/AF/${names.length}`)
      expect(last).toContain('/AFRelationship/Supplement')
      expect(objectAt(bytes, `trailer/Root/AF/${names.length}/EF/F`)).toContain('/Subtype/image#2Fpng')
    }
  })

  test('are not in a PDF that is marked, which is the one without them', async () => {
    const marked = Buffer.from(await final({ watermark: 'TEST' }))
    expect(marked.equals(await render({ watermark: 'TEST' }))).toBe(true)
    expect(attachmentsOf(marked)).toEqual([])
  })

  test('ten files of a megabyte together', async () => {
    const data = `data:text/csv;base64,${Buffer.alloc(104_856, 'x;').toString('base64')}`
    const files = Array.from({ length: 10 }, (_, index) => ({ name: `${index}.csv`, data }))
    const bytes = await final({ watermark: null }, { ...withFiles, attachments: files })
    checkStructure(bytes)
    expect(attachmentsOf(bytes)).toHaveLength(10)
  })
})
