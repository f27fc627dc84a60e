import { describe, expect, test } from 'vitest'
import type { ProblemView } from '#contract/submission.ts'
import { createApp } from '../state/app.ts'
import { setItemText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { practice } from '../testing/memory-defaults.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { announceSubmissions } from './announce-submissions.ts'
import { startSubmission } from './submit-actions.ts'

async function write() {
  const host = createMemoryHost()
  host.setConnections({ active: practice.id, connections: [practice] })
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
  for (const [field, value] of [
    ['description', 'Brand identity'],
    ['unit_price', '1800'],
  ] as const)
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  return { host, app, invoice }
}

describe('the end of a submission', () => {
  const problem: ProblemView = {
    code: 'key_refused',
    message: { code: 'key_refused' },
    status: 401,
    requestId: null,
    fields: [],
  }
  const rejected = 'The service rejected this key. Check it for typing errors, or create a new one.'

  test.each([
    [{ state: 'done', mode: 'test' }, '', 'Test invoice created. It is marked TEST and was not billed.'],
    [{ state: 'queued' }, '', 'Waiting to be sent. Keep it as a draft to change it.'],
    [{ state: 'queued', problem }, `${rejected} The invoice waits for another key.`, undefined],
    [{ state: 'refused', problem }, rejected, undefined],
    [{ state: 'unknown', problem: null }, expect.stringContaining('did not confirm it'), undefined],
  ] as const)('%o is announced, and its text takes the focus', async (result, assertive, polite) => {
    const { host, app } = await write()
    host.answerSubmission(result)
    await startSubmission(app)
    expect(app.view.store.getState()).toMatchObject({
      assertive,
      ...(polite !== undefined && { polite }),
      focusResult: true,
      focusSummary: false,
    })
  })

  test('is announced too if it comes later, and so is a PDF that differs', async () => {
    const { host, app, invoice } = await write()
    host.answerSubmission({ state: 'queued' })
    await startSubmission(app)
    const stop = announceSubmissions(app)
    const { id, submission } = invoice()
    if (!submission) throw new Error('nothing submitted')
    const delivery = { state: 'kept', path: '/a.pdf', bytes: 1, matchesPreview: false } as const
    app.openInvoices.applySubmission(id, { ...submission, state: 'done', mode: 'test' })
    expect(app.view.store.getState().polite).toContain('Test invoice created')
    app.openInvoices.applySubmission(id, { ...submission, state: 'done', mode: 'test', delivery })
    expect(app.view.store.getState().assertive).toContain('Differs from your preview')
    stop()
  })
})
