import { describe, expect, it } from 'vitest'
import type { Connection } from '#contract/desktop-api.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { setItemText, setText } from '../state/document.ts'
import { createPage } from '../state/page.ts'
import { createMemoryDesk, practice } from '../testing/memory-desk.ts'
import { agreementOf, confirmLive, startSubmission } from './submit-actions.ts'

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
  return { desk, page, document, submits: () => desk.calls.filter(call => call === 'submit').length }
}

describe('submitting', () => {
  it('sends a test invoice at once, after the last words are saved', async () => {
    const { desk, page, document } = await write()
    await startSubmission(page)
    expect(document().state).toBe('done')
    expect(desk.calls.indexOf('saveInvoice')).toBeLessThan(desk.calls.indexOf('submit'))
    expect(document().submission?.mode).toBe('test')
  })

  it('asks before a live key is used, and sends what was agreed to', async () => {
    const { page, document, submits } = await write([live])
    await startSubmission(page)
    expect(submits()).toBe(0)
    expect(page.view.store.getState().overlay).toEqual({ kind: 'confirm-live', id: document().id })
    expect(agreementOf(document())).toMatchObject({ payable: '1800.00', currency: 'EUR' })
    await confirmLive(page, document().id, agreementOf(document()))
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
    page.documents.setLeaving(document().id, true)
    const isTaken = page.documents.edit({
      label: 'edit.details',
      burst: 'notes',
      recipe: setText('notes', 'too late'),
    })
    expect(isTaken).toBe(false)
    expect(desk.records.get(document().id)?.draft.notes).toBeUndefined()
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
