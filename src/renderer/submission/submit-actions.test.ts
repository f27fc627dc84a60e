import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import type { Answer } from '#contract/operation.ts'
import { emptyItem } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { runCommand } from '../commands/commands.ts'
import { createApp } from '../state/app.ts'
import { insertRows, type Recipe, setBuyer, setItemText, setText } from '../state/document/editor-doc.ts'
import { deleteInvoice, duplicateInvoice, newInvoice } from '../state/invoice-actions.ts'
import { practice } from '../testing/memory-defaults.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { confirmLive, printPdf, savePdf, startSubmission } from './submit-actions.ts'

const keyring = { available: true, name: 'Keyring' } as const

const live: Connection = {
  ...practice,
  id: 'billing',
  practice: false,
  baseUrl: 'https://billing.example.com',
  key: { kind: 'live', last4: 'AbCd', store: 'keychain' },
}

async function write(connections: Connection[] = [practice], isComplete = true) {
  const host = createMemoryHost()
  host.setConnections({ active: connections[0]?.id ?? '', connections })
  const app = createApp(host.api)
  app.hostStore.setOnline(true)
  await app.hostStore.load()
  await newInvoice(app)
  const invoice = () => {
    const current = app.openInvoices.current()
    if (!current) throw new Error('nothing open')
    return current
  }
  const [rowKey = ''] = invoice().doc.rowKeys
  const fill = (field: 'description' | 'unit_price', value: string) =>
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  if (isComplete) {
    fill('description', 'Brand identity')
    fill('unit_price', '1800')
  }
  const question = () => {
    const { overlay } = app.view.store.getState()
    if (overlay?.kind !== 'confirm-live') throw new Error('nothing was asked')
    return overlay.question
  }
  const submits = () => host.calls.filter(call => call === 'submit').length
  return { host, app, invoice, question, submits }
}

describe('the PDF of an invoice', () => {
  afterEach(() => void vi.useRealTimers())

  test('can be cancelled while it takes long, without an error', async () => {
    const { host, app, invoice } = await write()
    const answer = Promise.withResolvers<Answer<never>>()
    host.api.printPdf = () => answer.promise
    host.api.cancelWork = async () => {
      answer.resolve({
        ok: false,
        error: { code: 'render_cancelled', message: { code: 'render_cancelled' } },
      })
      return { ok: true, value: undefined }
    }
    vi.useFakeTimers()
    const printed = printPdf(app, invoice().id)
    await vi.advanceTimersByTimeAsync(1000)
    const [toast] = app.view.store.getState().toasts
    expect(toast).toMatchObject({ text: 'Making the PDF…', action: { label: 'Cancel' }, progressOf: 'pdf' })
    toast?.action?.run()
    await printed
    const { toasts, notice } = app.view.store.getState()
    expect([toasts.map(({ text }) => text), notice]).toEqual([['The PDF was not made'], null])
  })

  test.each([
    ['test', 'preview'],
    ['live', 'delivered'],
  ] as const)('is, once a %s PDF was delivered and something was edited, the %s', async (mode, which) => {
    const { host, app, invoice } = await write()
    const delivery = { state: 'kept', path: '/a.pdf', bytes: 9, matchesPreview: true } as const
    host.answerSubmission({ mode, delivery })
    await startSubmission(app)
    const asked: string[] = []
    host.api.savePdf = async argument => {
      asked.push(argument.which)
      return { ok: true, value: null }
    }
    await savePdf(app, invoice().id)
    app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe: setText('notes', 'more') })
    await savePdf(app, invoice().id)
    await savePdf(app, invoice().id, 'delivered')
    expect(asked).toEqual(['delivered', which, 'delivered'])
  })

  test('shows no progress toast if it is fast', async () => {
    const { app, invoice } = await write()
    vi.useFakeTimers()
    await printPdf(app, invoice().id)
    await vi.advanceTimersByTimeAsync(1000)
    expect(app.view.store.getState().toasts.map(({ text }) => text)).not.toContain('Making the PDF…')
  })
})

describe('submitting', () => {
  test('sends a test invoice at once, after saving', async () => {
    const { host, app, invoice } = await write()
    await startSubmission(app)
    expect(invoice().state).toBe('done')
    expect(host.calls.indexOf('saveInvoice')).toBeLessThan(host.calls.indexOf('submit'))
    expect(invoice().submission?.mode).toBe('test')
  })

  test('shows the findings of the host in the confirmation', async () => {
    const { host, app, question } = await write([live])
    const review = host.api.reviewBatch
    const issue = (code: string, text: string): Issue => ({
      path: '',
      code,
      severity: 'warning',
      message: { code: 'foreign_text', params: { text } },
    })
    host.api.reviewBatch = async argument => {
      const answer = await review(argument)
      if (!answer.ok) return answer
      const warnings = [
        issue('may_be_billed', 'May be billed.'),
        issue('number_shared', 'The number is shared.'),
      ]
      const candidates = answer.value.candidates.map(candidate => ({ ...candidate, warnings }))
      return { ok: true, value: { ...answer.value, candidates } }
    }
    await startSubmission(app)
    expect(question().findings.map(({ code }) => code)).toEqual(['may_be_billed', 'number_shared'])
  })

  test('confirms before using a live key and sends the confirmed values', async () => {
    const { app, invoice, question, submits } = await write([live])
    await startSubmission(app)
    expect(submits()).toBe(0)
    expect(question().confirmed).toMatchObject({ payable: '1800.00', currency: 'EUR' })
    await confirmLive(app, question())
    expect(submits()).toBe(1)
    expect(invoice().state).toBe('done')
  })

  test('submits once on a double click', async () => {
    const { app, submits } = await write()
    await Promise.all([startSubmission(app), startSubmission(app)])
    expect(submits()).toBe(1)
  })

  test('stops at errors and shows them', async () => {
    const { app, invoice, submits } = await write([practice], false)
    await startSubmission(app)
    expect(submits()).toBe(0)
    expect(invoice().submitAttempted).toBe(true)
    expect(app.view.store.getState().focusSummary).toBe(true)
  })

  test.each([[practice], [live]])('stops when saving fails', async connection => {
    const { host, app, submits } = await write([connection])
    host.failSaves('disk is full.')
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', 'x') })
    await startSubmission(app)
    expect(submits()).toBe(0)
    expect(app.view.store.getState().overlay).toBeNull()
  })

  test('sends edits made during the preceding save', async () => {
    const { host, app, invoice } = await write()
    const release = host.blockSaves()
    const submitting = startSubmission(app)
    app.openInvoices.edit({
      label: 'details',
      coalesceKey: 'notes',
      recipe: setText('notes', 'last words'),
    })
    release()
    await submitting
    expect(invoice().submission?.revision).toBe(invoice().revision)
    expect(host.records.get(invoice().id)?.draft.notes).toBe('last words')
  })

  test('blocks edits while it is being submitted', async () => {
    const { host, app, invoice } = await write()
    const release = host.blockSubmissions()
    const submitting = startSubmission(app)
    await expect.poll(() => host.calls).toContain('submit')
    const isTaken = app.openInvoices.edit({
      label: 'details',
      coalesceKey: 'notes',
      recipe: setText('notes', 'too late'),
    })
    expect(isTaken).toBe(false)
    expect(app.openInvoices.undo()).toBeUndefined()
    release()
    await submitting
    expect(invoice().doc.draft.notes).toBeUndefined()
    expect(app.openInvoices.autosave.isAllClean()).toBe(true)
  })

  test('asks to connect if there is no key', async () => {
    const { app, submits } = await write([{ ...live, key: null }], false)
    await startSubmission(app)
    expect(app.view.store.getState().overlay).toMatchObject({ kind: 'connect', connectionId: live.id })
    expect(submits()).toBe(0)
  })

  test('asks whether to queue when offline, except for the practice service', async () => {
    const remote = await write([{ ...live, key: { kind: 'test', last4: 'AbCd', store: 'keychain' } }])
    remote.app.hostStore.setOnline(false)
    await startSubmission(remote.app)
    expect(remote.app.view.store.getState().overlay?.kind).toBe('offline')

    const local = await write()
    local.app.hostStore.setOnline(false)
    await startSubmission(local.app)
    expect(local.invoice().state).toBe('done')
  })

  test('shows issues of the service at their fields', async () => {
    const { host, app, invoice } = await write()
    host.answerSubmission({
      state: 'refused',
      problem: {
        code: 'refused',
        message: { code: 'invalid_invoice' },
        status: 422,
        requestId: null,
        fields: [
          {
            path: 'invoice_number',
            code: 'number_taken',
            severity: 'error',
            message: { code: 'number_taken' },
          },
        ],
      },
    })
    await startSubmission(app)
    expect(invoice().state).toBe('refused')
    expect(invoice().serviceIssues).toHaveLength(1)
  })
})

describe('the live confirmation', () => {
  test('bills nothing if the invoice was edited behind it', async () => {
    const { host, app, invoice, question } = await write([live])
    await startSubmission(app)
    const confirmation = question()
    app.openInvoices.edit({
      label: 'number',
      coalesceKey: 'invoice_number',
      recipe: setText('invoice_number', 'INV-2026-77'),
    })
    await confirmLive(app, confirmation)
    expect(host.submitted).toEqual([])
    expect(invoice().state).toBe('draft')
    expect(app.view.store.getState().notice).not.toBeNull()
  })

  test('bills nothing if the invoice was edited and saved behind it', async () => {
    const { host, app, invoice, question } = await write([live])
    await startSubmission(app)
    const confirmation = question()
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', 'later') })
    await app.openInvoices.autosave.flush(invoice().id)
    await confirmLive(app, confirmation)
    expect(host.submitted).toEqual([])
  })

  test('bills nothing through another connection', async () => {
    const other: Connection = { ...live, id: 'other', baseUrl: 'https://other.example.com' }
    const { host, app, question } = await write([live, other])
    await startSubmission(app)
    host.setConnections({ active: 'other' })
    await app.hostStore.refreshConnections()
    await confirmLive(app, question())
    expect(host.submitted).toEqual([])
  })

  test("blocks the host's menu commands until it is answered", async () => {
    const { app, invoice } = await write([live])
    await startSubmission(app)
    const before = invoice().doc
    for (const id of ['undo', 'insert-line', 'delete-line', 'new-invoice', 'submit', 'delete-invoice'])
      runCommand(app, id)
    await new Promise(resolve => setTimeout(resolve))
    expect(invoice().doc).toBe(before)
    expect(app.view.store.getState().overlay?.kind).toBe('confirm-live')
  })

  test('shows the total without tax and discount for a minimal request', async () => {
    const documented: Connection = { ...live, requestFields: 'documented' }
    const { app, invoice, question } = await write([documented])
    const [rowKey = ''] = invoice().doc.rowKeys
    const edit = (recipe: Recipe) => app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe })
    edit(setItemText(rowKey, 'tax_rate', '19'))
    edit(setText('discount_percent', '10'))
    edit(setText('currency', 'USD'))
    edit(setBuyer({ name: 'Northwind Traders' }))
    edit(insertRows(1, [emptyItem()]))
    await startSubmission(app)
    expect(question()).toMatchObject({
      confirmed: { payable: '1800.00', currency: 'EUR' },
      lines: 1,
      arePartiesSent: false,
    })
  })
})

describe('a submitted test invoice', () => {
  const testConnection: Connection = { ...live, key: { kind: 'test', last4: 'AbCd', store: 'keychain' } }

  test('can be submitted live after the confirmation, without a copy', async () => {
    const { host, app, invoice, question } = await write([testConnection])
    await startSubmission(app)
    expect(invoice().submission?.mode).toBe('test')
    app.hostStore.setConnections({ active: live.id, connections: [live], keychain: keyring })
    host.setConnections({ active: live.id, connections: [live] })
    await startSubmission(app)
    expect(invoice().submission?.mode).toBe('test')
    await confirmLive(app, question())
    expect(invoice()).toMatchObject({ state: 'done', submission: { mode: 'live' } })
    expect(host.records.size).toBe(1)
  })

  test('can be edited and submitted again with a test key; a live one neither', async () => {
    const { host, app, submits } = await write([testConnection])
    await startSubmission(app)
    expect(
      app.openInvoices.edit({ label: 'details', coalesceKey: null, recipe: setText('notes', 'more') }),
    ).toBe(true)
    await startSubmission(app)
    expect(submits()).toBe(2)

    const billed = await write([live])
    await startSubmission(billed.app)
    await confirmLive(billed.app, billed.question())
    await startSubmission(billed.app)
    expect(billed.submits()).toBe(1)
    expect(
      billed.app.openInvoices.edit({
        label: 'details',
        coalesceKey: null,
        recipe: setText('notes', 'more'),
      }),
    ).toBe(false)
    expect(host.records.size).toBe(1)
  })
})

describe('edits that cannot be saved', () => {
  test('block Duplicate and Delete, which would use the older copy', async () => {
    const { host, app, invoice } = await write()
    host.failSaves('disk is full.')
    app.openInvoices.edit({
      label: 'details',
      coalesceKey: 'notes',
      recipe: setText('notes', 'precious'),
    })
    const { id } = invoice()
    await duplicateInvoice(app, id)
    await deleteInvoice(app, id)
    expect(host.calls).not.toContain('duplicateInvoice')
    expect(host.calls).not.toContain('deleteInvoice')
    expect(app.openInvoices.find(id)?.doc.draft.notes).toBe('precious')
    expect(app.view.store.getState().notice).not.toBeNull()
  })
})
