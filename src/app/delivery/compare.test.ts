import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import type { Mode } from '#core/text/key.ts'
import { invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { facturX } from '#pdf/file/factur-x.ts'
import { templateNamed } from '#pdf/testing/invoices.ts'
import { createRenderer } from '../rendering/renderer.ts'
import { invoiceOfPayload } from '../sent-fields.ts'
import { foreignPdf } from '../testing/foreign-pdf.ts'
import { compare } from './compare.ts'

const renderer = createRenderer(null, { warmUp: false })
afterAll(() => renderer.close())

const item = (count: number) => ({ description: `Consulting ${count}`, quantity: 1, unit_price: 1000 })
const written = {
  template: 'minimal',
  invoice_number: '2026-0007',
  currency: 'EUR',
  buyer: { name: 'Northwind Traders' },
  items: [{ ...item(1), unit_price: 1234.5 }],
}
const long = { ...written, items: Array.from({ length: 60 }, (_, index) => item(index + 1)) }
const hebrew: object = JSON.parse(
  readFileSync(new URL('../../../resources/samples/hebrew.json', import.meta.url), 'utf8'),
)
const payloadOf = (invoice: object) => new TextEncoder().encode(JSON.stringify(invoice))

/** Renders like a service that was asked for another invoice or another watermark. */
async function made(invoice: object, watermark: 'TEST' | null): Promise<Uint8Array> {
  const read = invoiceOfPayload(payloadOf(invoice))
  return (await renderInvoice(read, templateNamed(read.template), { watermark })).bytes
}

const billed = {
  ...written,
  e_invoice: 'factur-x',
  issue_date: '2026-11-23',
  due_date: '2026-12-07',
  seller: {
    name: 'Example GmbH',
    street: '1 Example Street',
    city: 'Exampletown',
    country: 'DE',
    tax_id: 'DE123456789',
  },
  buyer: { name: 'Northwind Traders', street: '2 Example Street', city: 'Exampletown', country: 'DE' },
  items: [{ ...item(1), tax_rate: 19 }],
}

/** Renders like the service with a live key. */
async function madeWithEInvoice(): Promise<Uint8Array> {
  const invoice = invoiceOfPayload(payloadOf(billed))
  const written = invoiceAsXml(invoice, 'factur-x')
  if (!written.ok) throw new Error(JSON.stringify(written.findings))
  const attachment = facturX(invoice.invoice_number, written.xml)
  const marking = { watermark: null, attachment }
  return (await renderInvoice(invoice, templateNamed(invoice.template), marking)).bytes
}

/** The same document with other bytes, as from another version of the renderer. */
const rewritten = (pdf: Uint8Array): Uint8Array => Buffer.concat([pdf, Buffer.from('% rewritten\n')])

const compared = (mode: Mode, delivered: Uint8Array, invoice: object = written) =>
  compare(renderer, { payload: payloadOf(invoice), template: 'minimal', mode }, delivered)

describe('a PDF with an e-invoice', { tags: 'extended' }, () => {
  const attached = { kind: 'einvoice_attached', name: 'factur-x.xml' }

  test('is identical to what the service makes, and is named', async () => {
    const delivered = await madeWithEInvoice()
    const same = { matchesPreview: true, findings: [attached] }
    expect(await compared('live', delivered, billed)).toEqual(same)
    const byText = { matchesPreview: true, findings: [attached, { kind: 'same_text' }] }
    expect(await compared('live', rewritten(delivered), billed)).toEqual(byText)
  })

  test('differs without the e-invoice that was asked for', async () => {
    const { matchesPreview, findings } = await compared('live', await made(billed, null), billed)
    expect([matchesPreview, findings[0]]).toEqual([false, { kind: 'einvoice_missing' }])
  })

  test('differs in a test, where software would book it', async () => {
    const { matchesPreview, findings } = await compared('test', await madeWithEInvoice(), billed)
    expect(matchesPreview).toBe(false)
    expect(findings).toContainEqual({ kind: 'einvoice_unexpected' })
  })
})

describe('a PDF of the same renderer', () => {
  test('is identical to the preview', async () => {
    const same = { matchesPreview: true, findings: [] }
    expect(await compared('test', await made(written, 'TEST'))).toEqual(same)
    expect(await compared('live', await made(written, null))).toEqual(same)
  })

  test.each([
    ['a live one with the mark', 'live', 'TEST', 'mark_unexpected'],
    ['a test one without it', 'test', null, 'mark_missing'],
  ] as const)('%s differs', async (_name, mode, watermark, kind) => {
    const differs = { matchesPreview: false, findings: [expect.objectContaining({ kind })] }
    expect(await compared(mode, await made(written, watermark))).toEqual(differs)
    const [finding, how, ...others] = (await compared(mode, rewritten(await made(written, watermark))))
      .findings
    expect([finding?.kind, how?.kind, others]).toEqual([kind, 'same_text', []])
  })

  const both: readonly Mode[] = ['test', 'live']

  // each file that is read takes a thread, so the short run compares some in one mode only
  test.each<[string, object, readonly Mode[]]>([
    ['Latin', written, both],
    ['Hebrew', hebrew, runs(both, ['live'])],
    ['many pages', long, runs(both, ['test'])],
    ['the word of the mark in the invoice', { ...written, notes: 'TEST of a TEST' }, both],
  ])('in other bytes matches by its text: %s', { tags: 'extended' }, async (_name, invoice, modes) => {
    const byText = { matchesPreview: true, findings: [{ kind: 'same_text' }] }
    for (const mode of modes) {
      const delivered = rewritten(await made(invoice, mode === 'test' ? 'TEST' : null))
      expect(await compared(mode, delivered, invoice)).toEqual(byText)
    }
  })

  test('with another amount differs, with the first difference quoted', async () => {
    const other = { ...written, items: [{ ...item(1), unit_price: 1334.5 }] }
    const { matchesPreview, findings } = await compared('live', await made(other, null))
    expect(matchesPreview).toBe(false)
    expect(findings).toEqual([
      {
        kind: 'text',
        page: 1,
        expected: expect.stringContaining('1,234.50'),
        found: expect.stringContaining('1,334.50'),
      },
    ])
  })

  test('with another page count differs', { tags: 'extended' }, async () => {
    const shorter = { ...long, items: long.items.slice(0, 5) }
    const pages = (expected: number, found: number) => ({
      matchesPreview: false,
      findings: [{ kind: 'pages', expected, found }],
    })
    const { pageCount } = await renderer.render(invoiceOfPayload(payloadOf(long)), 'minimal')
    expect(pageCount).toBeGreaterThan(1)
    expect(await compared('live', await made(shorter, null), long)).toEqual(pages(pageCount, 1))
    expect(await compared('test', await made(long, 'TEST'), shorter)).toEqual(pages(1, pageCount))
  })
})

describe('a PDF of another program', { tags: 'extended' }, () => {
  const text = 'Rechnung 2026-0007\nNorthwind\nTraders\nConsulting 1\nSumme 1.234,50 EUR'

  test('with the same values is inconclusive', async () => {
    const alike = { matchesPreview: null, findings: [{ kind: 'same_values' }] }
    expect(await compared('live', await foreignPdf({ pages: [text] }))).toEqual(alike)
    expect(await compared('test', await foreignPdf({ pages: [`${text}\nTEST`] }))).toEqual(alike)
  })

  test('without a value differs', async () => {
    const other = await foreignPdf({ pages: ['Rechnung 2026-0008\nNorthwind Traders\nSumme 1.234,50'] })
    expect(await compared('live', other)).toEqual({
      matchesPreview: false,
      findings: [
        { kind: 'value_missing', field: 'invoice_number', value: '2026-0007' },
        { kind: 'value_missing', field: 'line', value: 'Consulting 1' },
      ],
    })
  })

  test('differs in page count, watermark and script', async () => {
    const pdf = await foreignPdf({ pages: [text, 'Terms'], script: 'app.alert(1)' })
    expect((await compared('test', pdf)).findings).toEqual([
      { kind: 'pages', expected: 1, found: 2 },
      { kind: 'script' },
      { kind: 'mark_missing' },
      { kind: 'same_values' },
    ])
  })

  test('is inconclusive without text, encrypted, damaged or not a PDF', async () => {
    const whole = Buffer.from(await foreignPdf({ pages: [text] }))
    const open = (reason: string) => ({ matchesPreview: null, findings: [{ kind: 'unreadable', reason }] })
    expect(await compared('live', await foreignPdf({ pages: [''] }))).toEqual(open('no_text'))
    expect(await compared('live', await foreignPdf({ pages: [text], password: 'x' }))).toEqual(
      open('encrypted'),
    )
    const broken = Buffer.concat([whole.subarray(0, 200), Buffer.from('%%EOF')])
    expect(await compared('live', broken)).toEqual(open('damaged'))
    expect(await compared('live', Buffer.from('<html></html>'))).toEqual(open('damaged'))
  })
})

test('an unknown template makes the comparison inconclusive', async () => {
  const sent = { payload: payloadOf(written), template: 'nowhere', mode: 'live' } as const
  expect(await compare(renderer, sent, await made(written, null))).toEqual({
    matchesPreview: null,
    findings: [{ kind: 'no_preview' }],
  })
})
