import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import type { Draft } from '#core/draft/draft.ts'
import { sha256Of } from '#node/sha256.ts'
import { startFakeService } from '#platform/testing/fake-service.ts'
import { liveKey } from '../testing/faulty-service.ts'
import {
  host,
  idsOf,
  type MarkArgument,
  mark,
  markOf,
  pass,
  restart,
  start,
  stateOf,
  timer,
  withMarkingHost,
  writeOne,
} from '../testing/marking-host.ts'

withMarkingHost()

const rowOf = async ({ id }: { id: string }) =>
  (await host.call('listInvoices', {})).find(row => row.id === id)

describe('a document that was marked as issued', () => {
  test('is issued in status, report and payments, with how and when it left', async () => {
    const document = await writeOne({ issue_date: '2026-11-01', due_date: '2026-12-01' })
    const { documents } = await mark(document, { reason: '  Uploaded to the portal of the city ' })
    expect(documents[0]?.submission).toMatchObject({
      state: 'done',
      mode: 'live',
      connectionName: '',
      jobId: null,
      invoiceUrl: null,
      delivery: null,
      startedAt: new Date(start).toISOString(),
      issuedBy: {
        means: 'portal',
        reason: 'Uploaded to the portal of the city',
        issuedOn: '2026-11-21',
        file: null,
      },
    })
    expect(await rowOf(document)).toMatchObject({ status: 'issued', outstanding: '120.00' })
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const report = await host.call('report', { ...period, basis: 'issued' })
    expect(JSON.stringify(report)).toContain('120.00')
    const payment = { invoiceId: document.id, date: '2026-11-22', amount: '120' }
    await host.call('recordPayments', { payments: [payment] })
    expect(await rowOf(document)).toMatchObject({ status: 'paid', outstanding: '0.00' })
  })

  test('cannot be changed, deleted, marked or submitted again', async () => {
    const document = await writeOne()
    await mark(document)
    const { id, revision, draft } = document
    expect((await host.refusal('saveInvoice', { id, revision, draft })).code).toBe('not_editable')
    expect((await host.refusal('deleteInvoice', { id })).message.code).toBe('submission.issued_kept')
    expect((await host.refusal('markIssued', markOf([document]))).code).toBe('not_editable')
    const service = await startFakeService((_request, response) => response.end('{}'))
    const connectionId = await host.connect(service.url, liveKey)
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    expect(await host.refusal('submit', { id, revision, connectionId, confirmed })).toMatchObject({
      code: 'not_editable',
      message: { code: 'mark.not_submitted' },
    })
    const { candidates } = await host.call('reviewBatch', { ids: [id], connectionId })
    expect(candidates[0]?.blockedBy).toBe('submitted')
    await service.close()
    expect(service.received).toEqual([])
  })

  test('takes its number: another draft with it has a finding and is neither submitted live nor marked', async () => {
    const document = await writeOne({ invoice_number: 'INV-1' })
    await mark(document)
    const other = await writeOne({ invoice_number: 'inv‑1' })
    const { id, revision } = other
    const { warning } = await host.call('lookUpNumber', {
      id,
      invoice_number: 'inv‑1',
      issueDate: '2026-11-21',
    })
    expect(warning?.message.code).toBe('number.used')
    const service = await startFakeService((_request, response) => response.end('{}'))
    const connectionId = await host.connect(service.url, liveKey)
    const confirmed = { invoice_number: 'inv‑1', payable: '120.00', currency: 'EUR' }
    expect((await host.refusal('submit', { id, revision, connectionId, confirmed })).code).toBe(
      'number_taken',
    )
    await service.close()
    expect(service.received).toEqual([])
    expect((await host.refusal('markIssued', markOf([other]))).code).toBe('number_taken')
    const { candidates } = await host.call('reviewMarkIssued', { ids: [id] })
    expect(candidates[0]?.problems.map(({ code }) => code)).toEqual(['number_taken'])
  })

  test('is no gap among the numbers, and the next proposal follows it', async () => {
    for (const invoice_number of ['INV-2026-0001', 'INV-2026-0002', 'INV-2026-0003'])
      await mark(await writeOne({ invoice_number }))
    expect(await host.call('numberGaps', undefined)).toMatchObject([{ used: 3, gaps: [] }])
    expect(await host.call('nextNumber', { pattern: 'INV-{YYYY}-{####}' })).toBe('INV-2026-0004')
  })

  test('is corrected by a credit note, which can be marked too', async () => {
    const document = await writeOne({ issue_date: '2026-11-01' })
    await mark(document)
    const { documents } = await host.call('creditInvoice', { id: document.id })
    const [note] = documents
    if (!note) throw new Error('no credit note')
    await mark(note)
    expect(await rowOf(document)).toMatchObject({ status: 'credited', credited: '120.00' })
    expect(await stateOf(note)).toBe('done')
  })

  test('without a date is filed under the day on which it left', async () => {
    const document = await writeOne({ issue_date: undefined })
    await mark(document, { issuedOn: '2026-03-31' })
    const march = await host.call('listInvoices', { from: '2026-03-31', to: '2026-03-31' })
    expect(march.map(({ id }) => id)).toEqual([document.id])
  })

  test('has no delivered PDF, and its preview is saved with the TEST mark', async () => {
    const document = await writeOne()
    await mark(document)
    const { id } = document
    for (const refusal of [
      await host.refusal('savePdf', { id, which: 'delivered' }),
      await host.refusal('emailInvoice', { id, as: 'file' }),
      await host.refusal('deliveredPdf', { id }),
      await host.refusal('retryDownload', { id }),
      await host.refusal('copyLink', { id }),
    ])
      expect([refusal.code, refusal.message.code]).toEqual(['nothing_delivered', 'mark.no_pdf'])
    const saved = await host.call('savePdf', { id, which: 'preview' })
    expect(saved?.path).toContain('TEST')
  })
})

describe('refused is', () => {
  const refusalOf = async (document: InvoiceView, how?: Partial<MarkArgument>) => {
    const { code, message } = await host.refusal('markIssued', markOf([document], how))
    expect(await stateOf(document)).toBe('draft')
    return [code, message.code === 'batch.of_invoice' ? JSON.stringify(message.params) : message.code]
  }

  test('a quote', async () => {
    const quote = await writeOne({ type: 'quote' })
    expect((await refusalOf(quote)).join()).toMatch(/^not_markable.*mark\.quote/)
    const { candidates } = await host.call('reviewMarkIssued', { ids: [quote.id] })
    expect(candidates[0]?.problems.map(({ code }) => code)).toContain('quote_not_issued')
  })

  test('a day after today, and other means without a reason', async () => {
    const document = await writeOne()
    expect(await refusalOf(document, { issuedOn: '2026-11-22' })).toEqual(['not_markable', 'mark.future'])
    expect(await refusalOf(document, { means: 'other', reason: ' \n' })).toEqual([
      'not_markable',
      'mark.reason_missing',
    ])
  })

  test('another revision or amount than the confirmed one, and an invoice that is not valid', async () => {
    const document = await writeOne()
    expect((await refusalOf({ ...document, revision: 1 }))[0]).toBe('stale_revision')
    const [only] = markOf([document]).documents
    if (!only) throw new Error('no document')
    const confirmed = { ...only.confirmed, payable: '12.00' }
    expect((await refusalOf(document, { documents: [{ ...only, confirmed }] }))[0]).toBe(
      'confirmation_required',
    )
    expect((await refusalOf(await writeOne({ items: [] })))[0]).toBe('invalid_invoice')
  })

  test('hostile text', async () => {
    const document = await writeOne()
    const argument = markOf([document])
    for (const changes of [
      { means: 'fax' },
      { reason: 'x'.repeat(501) },
      { issuedOn: '2026-02-30' },
      { documents: [] },
      { documents: [{ ...argument.documents[0], fileSha256: 'ABC' }] },
    ])
      expect((await host.refusal('markIssued', { ...argument, ...changes } as MarkArgument)).code).toBe(
        'invalid_argument',
      )
    const { documents } = await mark(document, { reason: `used ${liveKey} <script>` })
    expect(documents[0]?.submission?.issuedBy?.reason).not.toContain(liveKey)
  })

  test('all of several documents if one cannot be marked', async () => {
    const [one, other] = [
      await writeOne({ invoice_number: 'A-1' }),
      await writeOne({ invoice_number: 'a-1' }),
    ]
    expect((await host.refusal('markIssued', markOf([one, other]))).code).toBe('number_taken')
    expect([await stateOf(one), await stateOf(other)]).toEqual(['draft', 'draft'])
    const third = await writeOne({ invoice_number: 'A-2' })
    const { documents } = await host.call('markIssued', markOf([one, third]))
    expect(documents.map(({ state }) => state)).toEqual(['done', 'done'])
    await host.call('undoMarkIssued', idsOf(one, third))
    expect([await stateOf(one), await stateOf(third)]).toEqual(['draft', 'draft'])
    const again = await host.call('markIssued', markOf([one, third]))
    expect(again.documents.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})

describe('the exported file', () => {
  const complete: Partial<Draft> = {
    issue_date: '2026-11-21',
    due_date: '2026-12-05',
    seller: { name: 'Example GmbH', country: 'DE', tax_id: 'DE123456789' },
    buyer: { name: 'Example Office', country: 'DE' },
  }
  const total = { means: 'e_invoice' } as const
  const exportOne = async ({ id }: InvoiceView) => {
    const exported = await host.call('exportEInvoices', { ids: [id], format: 'ubl' })
    if (exported?.saved !== 1) throw new Error(JSON.stringify(exported?.refused))
    return exported.path
  }
  const filesOf = async ({ id }: InvoiceView) =>
    (await host.call('reviewMarkIssued', { ids: [id] })).candidates[0]?.files ?? []

  test('is recorded with the hash of the bytes on the disk, also after a restart', async () => {
    const taxed = [{ description: 'Design', quantity: '1', unit_price: '100', tax_rate: '20' }]
    const document = await writeOne({ ...complete, items: taxed })
    const path = await exportOne(document)
    await restart()
    const [file] = await filesOf(document)
    const sha256 = sha256Of(readFileSync(path))
    expect(file).toMatchObject({ sha256, isCurrent: true, bytes: readFileSync(path).byteLength })
    const argument = markOf([document], total)
    const documents = argument.documents.map(each => ({ ...each, fileSha256: sha256 }))
    const marked = await host.call('markIssued', { ...argument, documents })
    expect(marked.documents[0]?.submission?.issuedBy?.file).toMatchObject({ sha256, format: 'ubl' })
  })

  test('of another revision, or one that was never written, is refused', async () => {
    const taxed = [{ description: 'Design', quantity: '1', unit_price: '100', tax_rate: '20' }]
    const before = await writeOne({ ...complete, items: taxed })
    await exportOne(before)
    const { id, revision, draft } = before
    await host.call('saveInvoice', { id, revision, draft: { ...draft, notes: 'Thank you' } })
    const document = await host.call('openInvoice', { id })
    const [file] = await filesOf(document)
    expect(file?.isCurrent).toBe(false)
    for (const fileSha256 of [file?.sha256 ?? '', 'a'.repeat(64)]) {
      const argument = markOf([document], total)
      const documents = argument.documents.map(each => ({ ...each, fileSha256 }))
      expect((await host.refusal('markIssued', { ...argument, documents })).message.code).toBe(
        'mark.file_outdated',
      )
    }
  })
})

describe('undo', () => {
  test('within ten seconds makes it a draft again and its number free', async () => {
    const document = await writeOne({ invoice_number: 'INV-1' })
    await mark(document)
    pass(10_000)
    const { documents } = await host.call('undoMarkIssued', idsOf(document))
    expect(documents[0]).toMatchObject({ state: 'draft', submission: null })
    const { id, revision, draft } = document
    await host.call('saveInvoice', { id, revision, draft: { ...draft, invoice_number: 'INV-2' } })
    await mark(await writeOne({ invoice_number: 'INV-1' }))
    await restart()
    expect(await stateOf(document)).toBe('draft')
  })

  const setBack = () => {
    pass(-60_000)
    timer.pass(10_000)
  }
  test.each<[string, () => Promise<void> | void]>([
    ['after ten seconds', () => pass(10_001)],
    ['when the timer has ended although the clock was set back', setBack],
    ['after a restart', restart],
  ])('is refused %s', async (_when, wait) => {
    const document = await writeOne()
    await mark(document)
    await wait()
    expect((await host.refusal('undoMarkIssued', idsOf(document))).code).toBe('mark_final')
    expect(await stateOf(document)).toBe('done')
  })

  test('is refused once something was made of it, until that is removed', async () => {
    const document = await writeOne()
    await mark(document)
    const { documents } = await host.call('creditInvoice', { id: document.id })
    expect((await host.refusal('undoMarkIssued', idsOf(document))).message.code).toBe('mark.used')
    await host.call('deleteDrafts', idsOf(...documents))
    const payment = { invoiceId: document.id, date: '2026-11-22', amount: '1' }
    const { changeId } = await host.call('recordPayments', { payments: [payment] })
    expect((await host.refusal('undoMarkIssued', idsOf(document))).message.code).toBe('mark.used')
    await host.call('undoPaymentChange', { changeId })
    await host.call('undoMarkIssued', idsOf(document))
    expect(await stateOf(document)).toBe('draft')
  })

  test('is refused for all if one of them is final', async () => {
    const [one, other] = [await writeOne(), await writeOne()]
    await mark(one)
    pass(6000)
    await mark(other)
    pass(6000)
    expect((await host.refusal('undoMarkIssued', idsOf(one, other))).code).toBe('mark_final')
    expect([await stateOf(one), await stateOf(other)]).toEqual(['done', 'done'])
  })

  test('rejects a document that was never marked', async () => {
    const document = await writeOne()
    expect((await host.refusal('undoMarkIssued', idsOf(document))).code).toBe('mark_final')
  })
})
