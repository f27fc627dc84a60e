import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { readEInvoice } from '#einvoice/read-einvoice.ts'
import { renderInvoice } from '#pdf/document/render-invoice.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { attachmentsOf, firstAttachmentOf } from '#pdf/testing/pdf-tools.ts'
import { eInvoiceExample } from '../../openapi/invoice-schema.ts'
import { download, post } from '../../testing/client.ts'
import { bareInvoice, numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'

const folder = await temporaryFolder()
let service: TestService
let liveKey: string
let testKey: string

beforeAll(async () => {
  service = await startTestService(folder.path)
  liveKey = await service.newKey('live')
  testKey = await service.newKey('test')
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function rendered(body: string, watermark: 'TEST' | null): Promise<Uint8Array> {
  const read = readInvoice(body)
  if (!read.ok) throw new Error('the example must be an invoice')
  const template = loadTemplates().get(read.invoice.template)
  if (!template) throw new Error('the example must name a template')
  return (await renderInvoice(read.invoice, template, { watermark })).bytes
}

describe('an invoice with a live key', () => {
  test('is answered with its link and its job, and nothing else', async () => {
    const { status, headers, text, answer } = await post(service.url, liveKey)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(Object.keys(JSON.parse(text))).toEqual(['invoiceUrl', 'jobId'])
    expect(answer().invoiceUrl.startsWith(`${service.url}/v1/files/`)).toBe(true)
  })

  test('is billed once, in a row that names the job, the number, the time and the key', async () => {
    const { answer } = await post(service.url, liveKey, { body: numbered('billed-1') })
    const rows = (await service.ledger()).filter(row => row.invoice_number === 'billed-1')
    const [key] = (await service.store.listKeys()).filter(({ mode }) => mode === 'live')
    expect(rows).toEqual([
      expect.objectContaining({ job_id: answer().jobId, key_id: key?.id, template: 'minimal' }),
    ])
    expect(Date.parse(rows[0]?.created_at ?? '')).not.toBeNaN()
  })

  test('gives the clean PDF', async () => {
    const { answer } = await post(service.url, liveKey)
    expect(await download(answer().invoiceUrl)).toEqual(await rendered(JSON.stringify(bareInvoice), null))
  })
})

describe('an invoice with a test key', () => {
  test('gives, to the byte, the PDF that the preview shows', async () => {
    const body = `{"template":"bold","invoice_number":"2026-0043","currency":"CHF","cash_rounding":0.05,
      "items":[{"description":"Paper\\ncut","quantity":5.311,"unit_price":15,"tax_rate":"8.1"}]}`
    const { answer } = await post(service.url, testKey, { body })
    expect(await download(answer().invoiceUrl)).toEqual(await rendered(body, 'TEST'))
  })

  test('is free', async () => {
    await post(service.url, testKey, { body: numbered('free-1') })
    expect((await service.ledger()).map(row => row.invoice_number)).not.toContain('free-1')
  })
})

test('design fields of an invoice are accepted, and a wrong one refused with its field', async () => {
  const design = { accent_color: '#8A1C4A', typeface: 'serif', paper: 'Letter' }
  const body = JSON.stringify({ ...bareInvoice, ...design })
  const { answer } = await post(service.url, testKey, { body })
  expect(await download(answer().invoiceUrl)).toEqual(await rendered(body, 'TEST'))
  for (const [field, value] of [
    ['accent_color', 'red'],
    ['typeface', 'comic'],
    ['paper', 'A3'],
  ] as const) {
    const { status, problem } = await post(service.url, testKey, {
      body: { ...bareInvoice, [field]: value },
    })
    expect([status, problem().errors?.map(({ path }) => path)]).toEqual([422, [field]])
  }
})

describe('an invoice with an e-invoice', () => {
  test('carries it with a live key, and says so in the answer and in the job', async () => {
    const { answer } = await post(service.url, liveKey, { body: eInvoiceExample })
    expect(answer().eInvoice).toBe('attached')
    expect(attachmentsOf(await download(answer().invoiceUrl))).toEqual(['1: factur-x.xml'])
    const { invoice } = readEInvoice(firstAttachmentOf(await download(answer().invoiceUrl)))
    expect(invoice).toMatchObject({ number: eInvoiceExample.invoice_number, totals: { payable: '1169.15' } })
    const job = await fetch(`${service.url}/v1/jobs/${answer().jobId}`, { headers: { 'x-api-key': liveKey } })
    expect(await job.json()).toMatchObject({ ...answer(), payable: '1169.15' })
  })

  test('carries a domestic French one, with what French law demands', async () => {
    const address = { street: '1 rue du Modèle', postcode: '75001', city: 'Paris', country: 'FR' }
    const body = {
      template: 'minimal',
      invoice_number: 'FR-2026-1',
      e_invoice: 'france-factur-x',
      ...{ issue_date: '2026-11-21', due_date: '2026-12-21', delivery_date: '2026-11-20' },
      seller: { name: 'Example SARL', ...address, tax_id: 'FR25900000019' },
      buyer: { name: 'Client SA', ...address, registration_id: '900000027' },
      items: [{ description: 'Travail', quantity: '2', unit: 'h', unit_price: '50', tax_rate: '20' }],
    }
    const { answer } = await post(service.url, liveKey, { body })
    expect(answer().eInvoice).toBe('attached')
    const { invoice } = readEInvoice(firstAttachmentOf(await download(answer().invoiceUrl)))
    expect(invoice).toMatchObject({ process: 'S1', buyer: { electronicAddress: { scheme: '0225' } } })
    expect(invoice.notes?.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['PMT', 'PMD', 'AAB']),
    )
    const { status, problem } = await post(service.url, liveKey, {
      body: { ...body, invoice_number: 'FR-2026-2', buyer: { name: 'Client SA', ...address } },
    })
    expect([status, problem().errors?.some(({ code }) => code.startsWith('BR-FR-'))]).toEqual([422, true])
  })

  test('never carries it with a test key, and says so', async () => {
    const { answer } = await post(service.url, testKey, { body: eInvoiceExample })
    expect(answer().eInvoice).toBe('not_in_test')
    expect(attachmentsOf(await download(answer().invoiceUrl))).toEqual([])
  })

  test.each(['live', 'test'] as const)(
    'is refused with a %s key for a rule that it breaks, and not billed',
    async mode => {
      const body = { ...eInvoiceExample, invoice_number: 'refused-1', seller: { name: 'A' } }
      const { status, problem } = await post(service.url, mode === 'live' ? liveKey : testKey, { body })
      expect(status).toBe(422)
      const errors = problem().errors?.map(({ path, code }) => [path, code])
      expect(errors).toContainEqual(['seller.tax_id', 'BR-CO-26'])
      expect(errors).toContainEqual(['seller.country', 'BR-08'])
      expect((await service.ledger()).map(row => row.invoice_number)).not.toContain('refused-1')
    },
  )
})

describe('an invoice with attachments', () => {
  const csv = (content: string) => `data:text/csv;base64,${Buffer.from(content).toString('base64')}`
  const attachments = [{ name: 'Stunden März.csv', description: 'Hours', data: csv('day;hours\n') }]

  test('has them in the final PDF and in its e-invoice', async () => {
    const plain = await post(service.url, liveKey, { body: { ...bareInvoice, attachments } })
    expect(attachmentsOf(await download(plain.answer().invoiceUrl))).toEqual(['1: Stunden März.csv'])
    const { answer } = await post(service.url, liveKey, { body: { ...eInvoiceExample, attachments } })
    const pdf = await download(answer().invoiceUrl)
    expect(attachmentsOf(pdf)).toEqual(['1: factur-x.xml', '2: Stunden März.csv'])
    const { invoice } = readEInvoice(firstAttachmentOf(pdf))
    const content = Buffer.from('day;hours\n').toString('base64')
    expect(invoice.attachments).toMatchObject([{ description: 'Hours', file: { content } }])
  })

  test('has none with a test key: the PDF is that of the invoice without them', async () => {
    const { answer } = await post(service.url, testKey, { body: { ...bareInvoice, attachments } })
    expect(await download(answer().invoiceUrl)).toEqual(await rendered(JSON.stringify(bareInvoice), 'TEST'))
  })

  test('may be a megabyte beside the body; above that, the file is named', async () => {
    const large = (bytes: number) => ({
      ...bareInvoice,
      attachments: [...attachments, { name: 'b.csv', data: csv('x'.repeat(bytes)) }],
    })
    expect(await post(service.url, testKey, { body: large(1_048_566) })).toMatchObject({ status: 200 })
    const { status, problem } = await post(service.url, testKey, { body: large(1_048_567) })
    expect([status, problem().errors?.map(({ path }) => path)]).toEqual([422, ['attachments[1].data']])
  })
})

test('both documented paths are the same operation', async () => {
  const { status } = await post(service.url, testKey, { path: '/v1/generate' })
  expect(status).toBe(200)
})

test('a request id is echoed, or made when there is none that can be', async () => {
  const given = await post(service.url, testKey, { headers: { 'x-request-id': 'order-7' } })
  expect(given.headers.get('x-request-id')).toBe('order-7')
  for (const odd of ['a"b c', 'x'.repeat(129), testKey]) {
    const { headers } = await post(service.url, testKey, { headers: { 'x-request-id': odd } })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('minus zero is zero, and a price may be negative', async () => {
  const body = JSON.stringify(bareInvoice).replace('1.5', '-0').replace('"80.00"', '-80')
  expect((await post(service.url, testKey, { body })).status).toBe(200)
})
