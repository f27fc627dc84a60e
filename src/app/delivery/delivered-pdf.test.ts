/** @module-tag extended */

import { cpSync, readFileSync, rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  delivered,
  folder,
  host,
  moveData,
  reopenHost,
  service,
  testKey,
  withRealService,
} from '../testing/real-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

await withRealService()

describe('the delivered PDF', () => {
  test('can be opened, revealed, linked and saved', async () => {
    const asked: string[] = []
    const record = (what: string) => async (value: string) => {
      asked.push(`${what} ${value}`)
    }
    await reopenHost(
      {},
      {
        openPath: record('open'),
        showInFolder: record('show'),
        openExternal: record('browse'),
        copyText: record('copy'),
        chooseSavePath: async name => `${folder.path}/${name}`,
      },
    )
    const connectionId = await host.connect(service.url, testKey)
    const fields = { invoice_number: 'A/1', buyer: { name: 'Northwind: Traders' } }
    const { id, revision } = await writeInvoice(host, fields)
    expect((await host.refusal('openDelivery', { id, what: 'pdf' })).code).toBe('nothing_delivered')
    const { invoiceUrl } = await host.call('submit', { id, revision, connectionId })
    const delivery = await delivered(id)
    const path = delivery?.state === 'kept' ? delivery.path : ''
    await host.call('openDelivery', { id, what: 'pdf' })
    await host.call('openDelivery', { id, what: 'folder' })
    await host.call('openDelivery', { id, what: 'link' })
    await host.call('copyLink', { id })
    expect(asked).toEqual([`open ${path}`, `show ${path}`, `browse ${invoiceUrl}`, `copy ${invoiceUrl}`])
    const saved = await host.call('savePdf', { id, which: 'delivered' })
    expect(saved?.path).toBe(`${folder.path}/A-1 Northwind- Traders TEST.pdf`)
    expect(path).toBe(`${folder.path}/deliveries/A-1 Northwind- Traders TEST.pdf`)
    expect(readFileSync(saved?.path ?? '').equals(readFileSync(path))).toBe(true)
    const preview = await host.call('savePdf', { id, which: 'preview' })
    expect(preview?.path).toBe(`${folder.path}/A-1 Northwind- Traders TEST.pdf`)

    asked.length = 0
    await host.call('printPdf', { id, which: 'delivered' })
    await host.call('printPdf', { id, which: 'preview' })
    const printed = `${folder.path}/print/A-1 Northwind- Traders TEST.pdf`
    expect(asked).toEqual([`open ${path}`, `open ${printed}`])
    expect(readFileSync(printed).equals(readFileSync(preview?.path ?? ''))).toBe(true)
  })

  test('is found in a moved data folder and reported when missing', async () => {
    const connectionId = await host.connect(service.url, testKey)
    const { id, revision } = await writeInvoice(host)
    await host.call('submit', { id, revision, connectionId })
    await delivered(id)
    await moveData((from, to) => cpSync(from, to, { recursive: true }))
    await reopenHost({}, { chooseSavePath: async () => null })
    expect(await host.call('savePdf', { id, which: 'delivered' })).toBeNull()
    rmSync(`${folder.path}/deliveries`, { recursive: true })
    const refusal = await host.refusal('openDelivery', { id, what: 'pdf' })
    expect(refusal.message).toEqual({ code: 'pdf.file_missing' })
    expect(await host.call('retryDownload', { id })).toMatchObject({ delivery: { state: 'kept' } })
  })

  test('rendering a long preview file can be cancelled, and the next one succeeds', async () => {
    await reopenHost({}, { chooseSavePath: async () => `${folder.path}/short.pdf` })
    const line = { description: 'Copies', quantity: '1', unit_price: '2' }
    const { id } = await writeInvoice(host, { items: Array.from({ length: 10_000 }, () => line) })
    const refusal = host.refusal('savePdf', { id, which: 'preview' })
    await host.call('cancelWork', { work: 'pdf' })
    expect((await refusal).code).toBe('render_cancelled')
    const short = await writeInvoice(host)
    const saved = await host.call('savePdf', { id: short.id, which: 'preview' })
    expect(
      readFileSync(saved?.path ?? '')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('cancelling the save dialog is not an error', async () => {
    await reopenHost({}, { chooseSavePath: async () => null })
    const { id } = await writeInvoice(host)
    expect(await host.call('savePdf', { id, which: 'preview' })).toBeNull()
  })
})
