import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Connection } from '#contract/desktop-api.ts'
import type { Decimal } from '#core/decimal.ts'
import { emptyItem } from '#core/draft.ts'
import { runCommand } from '../commands/commands.ts'
import { deleteInvoice, duplicateInvoice, newInvoice } from '../invoice-list/list-actions.ts'
import { createPage } from '../state/app.ts'
import { insertRows, type Recipe, setBuyer, setItemText, setText } from '../state/document/editor-doc.ts'
import { createMemoryDesk, practice } from '../testing/memory-host.ts'
import { unknownWords } from './submission-text.ts'
import { confirmLive, printPdf, startSubmission } from './submit-actions.ts'

const keyring = { available: true, name: 'Keyring' } as const

const live: Connection = {
  ...practice,
  id: 'billing',
  practice: false,
  baseUrl: 'https://billing.example.com',
  key: { kind: 'live', last4: 'AbCd', store: 'keychain' },
}

async function write(connections: Connection[] = [practice], isComplete = true) {
  const desk = createMemoryDesk()
  desk.setConnections({ active: connections[0]?.id ?? '', connections })
  const page = createPage(desk.api)
  page.desk.setOnline(true)
  await page.desk.load()
  await newInvoice(page)
  const document = () => {
    const current = page.documents.current()
    if (!current) throw new Error('nothing open')
    return current
  }
  const [rowKey = ''] = document().doc.rowKeys
  const fill = (field: 'description' | 'unit_price', value: string) =>
    page.documents.edit({ label: 'edit.cell', burst: field, recipe: setItemText(rowKey, field, value) })
  if (isComplete) {
    fill('description', 'Brand identity')
    fill('unit_price', '1800')
  }
  const question = () => {
    const { overlay } = page.view.store.getState()
    if (overlay?.kind !== 'confirm-live') throw new Error('nothing was asked')
    return overlay.question
  }
  const submits = () => desk.calls.filter(call => call === 'submit').length
  return { desk, page, document, question, submits }
}

describe('the PDF of an invoice', () => {
  afterEach(() => void vi.useRealTimers())

  it('that takes long can be cancelled, which is nothing wrong', async () => {
    const { desk, page, document } = await write()
    const answer = Promise.withResolvers<Answer<never>>()
    desk.api.printPdf = () => answer.promise
    desk.api.cancelPdf = async () => {
      answer.resolve({ ok: false, error: { code: 'render_cancelled', message: 'Cancelled.' } })
      return { ok: true, value: undefined }
    }
    vi.useFakeTimers()
    const printed = printPdf(page, document().id)
    await vi.advanceTimersByTimeAsync(1000)
    const [told] = page.view.store.getState().toasts
    expect(told).toMatchObject({ text: 'Making the PDF…', action: { label: 'Cancel' }, isWorking: true })
    told?.action?.run()
    await printed
    const { toasts, notice } = page.view.store.getState()
    expect([toasts.map(({ text }) => text), notice]).toEqual([['The PDF was not made'], null])
  })

  it('says nothing of waiting where there was none', async () => {
    const { page, document } = await write()
    vi.useFakeTimers()
    await printPdf(page, document().id)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.view.store.getState().toasts.map(({ text }) => text)).not.toContain('Making the PDF…')
  })
})

describe('submitting', () => {
  it('sends a test invoice at once, after the last words are saved', async () => {
    const { desk, page, document } = await write()
    await startSubmission(page)
    expect(document().state).toBe('done')
    expect(desk.calls.indexOf('saveInvoice')).toBeLessThan(desk.calls.indexOf('submit'))
    expect(document().submission?.mode).toBe('test')
  })

  it('repeats in the question what is to be known before it is answered', async () => {
    const { desk, page, question } = await write([live])
    const review = desk.api.reviewBatch
    const issue = (code: string, message: string) => ({
      path: '',
      code,
      severity: 'warning' as const,
      message,
    })
    desk.api.reviewBatch = async argument => {
      const answer = await review(argument)
      if (!answer.ok) return answer
      const warnings = [
        issue('may_be_billed', 'May be billed.'),
        issue('number_shared', 'The number is shared.'),
      ]
      const candidates = answer.value.candidates.map(candidate => ({ ...candidate, warnings }))
      return { ok: true, value: { ...answer.value, candidates } }
    }
    await startSubmission(page)
    expect(question().warnings).toEqual(['May be billed.', 'The number is shared.'])
  })

  it('asks before a live key is used, and sends what was agreed to', async () => {
    const { page, document, question, submits } = await write([live])
    await startSubmission(page)
    expect(submits()).toBe(0)
    expect(question().agreement).toMatchObject({ payable: '1800.00', currency: 'EUR' })
    await confirmLive(page, question())
    expect(submits()).toBe(1)
    expect(document().state).toBe('done')
  })

  it('does not send twice on a double click', async () => {
    const { page, submits } = await write()
    await Promise.all([startSubmission(page), startSubmission(page)])
    expect(submits()).toBe(1)
  })

  it('stops at errors and shows them', async () => {
    const { page, document, submits } = await write([practice], false)
    await startSubmission(page)
    expect(submits()).toBe(0)
    expect(document().attempted).toBe(true)
    expect(page.view.store.getState().wantsSummary).toBe(true)
  })

  it('stops when the last words cannot be saved', async () => {
    const { desk, page, submits } = await write()
    desk.failSaves('disk is full.')
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', 'x') })
    await startSubmission(page)
    expect(submits()).toBe(0)
  })

  it('sends what was written while the save before it was under way', async () => {
    const { desk, page, document } = await write()
    const release = desk.holdSaves()
    const submitting = startSubmission(page)
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', 'last words') })
    release()
    await submitting
    expect(document().submission?.revision).toBe(document().revision)
    expect(desk.records.get(document().id)?.draft.notes).toBe('last words')
  })

  it('takes no more words once it is on its way, so that none are lost', async () => {
    const { desk, page, document } = await write()
    const release = desk.holdSubmissions()
    const submitting = startSubmission(page)
    await expect.poll(() => desk.calls).toContain('submit')
    const isTaken = page.documents.edit({
      label: 'edit.details',
      burst: 'notes',
      recipe: setText('notes', 'too late'),
    })
    expect(isTaken).toBe(false)
    expect(page.documents.undo()).toBeUndefined()
    release()
    await submitting
    expect(document().doc.draft.notes).toBeUndefined()
    expect(page.documents.autosave.isAllClean()).toBe(true)
  })

  it('asks for a key where there is none', async () => {
    const { desk, page, submits } = await write([{ ...live, key: null }], false)
    await startSubmission(page)
    expect(desk.calls).toContain('askForKey')
    expect(submits()).toBe(0)
  })

  it('asks whether to wait when offline, except for the service on this computer', async () => {
    const away = await write([{ ...live, key: { kind: 'test', last4: 'AbCd', store: 'keychain' } }])
    away.page.desk.setOnline(false)
    await startSubmission(away.page)
    expect(away.page.view.store.getState().overlay?.kind).toBe('offline')

    const here = await write()
    here.page.desk.setOnline(false)
    await startSubmission(here.page)
    expect(here.document().state).toBe('done')
  })

  it('shows the words of the service at its field when it refuses', async () => {
    const { desk, page, document } = await write()
    desk.answerSubmission({
      state: 'refused',
      problem: {
        code: 'refused',
        message: 'Fields to fix.',
        status: 422,
        requestId: null,
        fields: [
          { path: 'invoice_number', code: 'number_taken', severity: 'error', message: 'Already used.' },
        ],
      },
    })
    await startSubmission(page)
    expect(document().state).toBe('refused')
    expect(document().refusals).toHaveLength(1)
  })
})

describe('the question before a bill', () => {
  it('bills nothing when the invoice was changed behind it', async () => {
    const { desk, page, document, question } = await write([live])
    await startSubmission(page)
    const asked = question()
    page.documents.edit({
      label: 'edit.number',
      burst: 'invoice_number',
      recipe: setText('invoice_number', 'INV-2026-77'),
    })
    await confirmLive(page, asked)
    expect(desk.submitted).toEqual([])
    expect(document().state).toBe('draft')
    expect(page.view.store.getState().notice).not.toBeNull()
  })

  it('bills nothing when it was changed behind it and saved in between', async () => {
    const { desk, page, document, question } = await write([live])
    await startSubmission(page)
    const asked = question()
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', 'later') })
    await page.documents.autosave.flush(document().id)
    await confirmLive(page, asked)
    expect(desk.submitted).toEqual([])
  })

  it('bills nothing through another connection than it named', async () => {
    const other: Connection = { ...live, id: 'other', baseUrl: 'https://other.example.com' }
    const { desk, page, question } = await write([live, other])
    await startSubmission(page)
    desk.setConnections({ active: 'other' })
    await page.desk.refreshConnections()
    await confirmLive(page, question())
    expect(desk.submitted).toEqual([])
  })

  it('lets no menu of the host change the invoice until it is answered', async () => {
    const { page, document } = await write([live])
    await startSubmission(page)
    const before = document().doc
    for (const id of ['undo', 'insert-line', 'delete-line', 'new-invoice', 'submit', 'delete-invoice'])
      runCommand(page, id)
    await new Promise(resolve => setTimeout(resolve))
    expect(document().doc).toBe(before)
    expect(page.view.store.getState().overlay?.kind).toBe('confirm-live')
  })

  it('names the total without tax and discount where only the documented fields are sent', async () => {
    const documented: Connection = { ...live, requestFields: 'documented' }
    const { page, document, question } = await write([documented])
    const [rowKey = ''] = document().doc.rowKeys
    const edit = (recipe: Recipe) => page.documents.edit({ label: 'edit.details', burst: null, recipe })
    edit(setItemText(rowKey, 'tax_rate', '19'))
    edit(setText('discount_percent', '10'))
    edit(setText('currency', 'USD'))
    edit(setBuyer({ name: 'Northwind Traders' }))
    edit(insertRows(1, [emptyItem()]))
    await startSubmission(page)
    expect(question()).toMatchObject({
      agreement: { payable: '1800.00', currency: 'EUR' },
      lines: 1,
      isCustomerSent: false,
    })
  })
})

describe('a test invoice that was made', () => {
  const test: Connection = { ...live, key: { kind: 'test', last4: 'AbCd', store: 'keychain' } }

  it('can be submitted live as it stands, after the question, without a copy', async () => {
    const { desk, page, document, question } = await write([test])
    await startSubmission(page)
    expect(document().submission?.mode).toBe('test')
    page.desk.setConnections({ active: live.id, connections: [live], keychain: keyring })
    desk.setConnections({ active: live.id, connections: [live] })
    await startSubmission(page)
    expect(document().submission?.mode).toBe('test')
    await confirmLive(page, question())
    expect(document()).toMatchObject({ state: 'done', submission: { mode: 'live' } })
    expect(desk.records.size).toBe(1)
  })

  it('is not made a second time by a test key, nor a live one by any key', async () => {
    const { desk, page, submits } = await write([test])
    await startSubmission(page)
    await startSubmission(page)
    expect(submits()).toBe(1)

    const billed = await write([live])
    await startSubmission(billed.page)
    await confirmLive(billed.page, billed.question())
    await startSubmission(billed.page)
    expect(billed.submits()).toBe(1)
    expect(desk.records.size).toBe(1)
  })
})

describe('words that cannot be saved', () => {
  it('are not left behind by Duplicate or Delete, which would work on the older copy', async () => {
    const { desk, page, document } = await write()
    desk.failSaves('disk is full.')
    page.documents.edit({ label: 'edit.details', burst: 'notes', recipe: setText('notes', 'precious') })
    const { id } = document()
    await duplicateInvoice(page, id)
    await deleteInvoice(page, id)
    expect(desk.calls).not.toContain('duplicateInvoice')
    expect(desk.calls).not.toContain('deleteInvoice')
    expect(page.documents.find(id)?.doc.draft.notes).toBe('precious')
    expect(page.view.store.getState().notice).not.toBeNull()
  })
})

describe('an invoice that may exist', () => {
  const doubt = {
    invoice_number: 'INV-2026-1',
    payable: '1234.50' as Decimal,
    currency: 'EUR',
    startedAt: '2026-11-21T12:00:00.000Z',
    safeToRepeat: true,
  }
  const problem = { code: 'key_changed', message: '', status: null, requestId: null, fields: [] }

  it('is not called safe to ask about once the key that could ask is replaced', () => {
    expect(unknownWords({ ...doubt, problem: null })).toContain('Check again is safe')
    for (const safeToRepeat of [true, false])
      expect(unknownWords({ ...doubt, safeToRepeat, problem })).toContain(
        'look the invoice up in your account',
      )
  })

  it('is named with its number, amount and time, and with what ends the doubt', () => {
    const words = unknownWords({ ...doubt, safeToRepeat: false, problem: null })
    expect(words).toMatch(/INV-2026-1 over €1,234\.50 \(Nov 21, 2026, .*may have been billed/)
    expect(words).toContain('Ask the service, or look it up in your account, before sending again.')
  })
})
