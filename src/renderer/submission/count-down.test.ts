import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '#contract/connections.ts'
import type { Issue } from '#core/errors/issue.ts'
import { createApp } from '../state/app.ts'
import { setItemText, setText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { practice } from '../testing/memory-defaults.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { cancelCountdown } from './count-down.ts'
import { startSubmission } from './submit-actions.ts'

const consented: Connection = {
  ...practice,
  id: 'billing',
  practice: false,
  baseUrl: 'https://billing.example.com',
  key: { kind: 'live', last4: 'AbCd', store: 'keychain' },
  liveConsent: '2026-11-20T12:00:00.000Z',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function write(connection: Connection = consented) {
  const host = createMemoryHost()
  host.setConnections({ active: connection.id, connections: [connection] })
  const app = createApp(host.api)
  app.hostStore.setOnline(true)
  await app.hostStore.load()
  await newInvoice(app)
  const invoice = () => app.openInvoices.current()
  const [rowKey = ''] = invoice()?.doc.rowKeys ?? []
  for (const [field, value] of [
    ['description', 'Brand identity'],
    ['unit_price', '1800'],
  ] as const)
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: field,
      recipe: setItemText(rowKey, field, value),
    })
  const view = () => app.view.store.getState()
  /** Submits and waits until the countdown or a question is shown. */
  const submit = async () => {
    const submission = startSubmission(app)
    await vi.advanceTimersByTimeAsync(0)
    return { submission }
  }
  const edit = (value: string) =>
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', value) })
  return { host, app, invoice, view, submit, edit }
}

test('an invoice without findings is submitted once after five seconds, without confirmed values', async () => {
  const { host, view, submit } = await write()
  const { submission } = await submit()
  expect(view().countdown).toMatchObject({ seconds: 5, question: { confirmed: { payable: '1800.00' } } })
  expect(view().polite).toContain('in 5 seconds. Press Escape to cancel.')
  await vi.advanceTimersByTimeAsync(4999)
  expect(host.submitted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await submission
  expect(host.submitted).toEqual([{ id: expect.any(String), revision: 2, connectionId: 'billing' }])
  expect(view().countdown).toBeNull()
})

test('is announced once, not each second', async () => {
  const { app, submit } = await write()
  const announced: string[] = []
  app.view.store.subscribe(({ polite }, before) => {
    if (polite !== before.polite) announced.push(polite)
  })
  const { submission } = await submit()
  await vi.advanceTimersByTimeAsync(4500)
  expect(announced).toHaveLength(1)
  cancelCountdown(app)
  await submission
})

test('a second Submit during the countdown neither ends nor repeats it', async () => {
  const { host, app, submit } = await write()
  const { submission } = await submit()
  await vi.advanceTimersByTimeAsync(2000)
  await startSubmission(app)
  expect(host.submitted).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  await submission
  expect(host.submitted).toHaveLength(1)
})

test('has the length of the settings, and none is possible', async () => {
  const { host, app, view, submit } = await write()
  await app.hostStore.saveSettings({ countdownSeconds: 0 })
  const { submission } = await submit()
  await submission
  expect(view().countdown).toBeNull()
  expect(host.submitted).toHaveLength(1)
})

describe('nothing is submitted', () => {
  type Written = Awaited<ReturnType<typeof write>>
  test.each<[string, (written: Written) => unknown]>([
    ['after Cancel', ({ app }) => cancelCountdown(app)],
    ['after an edit', ({ edit }) => edit('changed')],
    ['after another invoice is shown', ({ app }) => newInvoice(app)],
    ['after the invoice is closed', ({ app }) => app.openInvoices.show(null)],
    ['offline', ({ app }) => app.hostStore.setOnline(false)],
    ['while the program closes', ({ host }) => host.emit({ type: 'closing' })],
    ['behind a dialog', ({ app }) => app.view.set({ overlay: { kind: 'shortcuts' } })],
    ['behind the settings', ({ app }) => app.view.set({ settings: 'account' })],
    [
      'after the consent was withdrawn',
      ({ app }) =>
        app.hostStore.setConnections({
          active: 'billing',
          connections: [{ ...consented, liveConsent: null }],
          keychain: { available: true, name: 'Keyring' },
        }),
    ],
    [
      'after another connection is used',
      ({ app }) =>
        app.hostStore.setConnections({
          active: 'other',
          connections: [consented, { ...consented, id: 'other' }],
          keychain: { available: true, name: 'Keyring' },
        }),
    ],
    [
      'after another window saved another revision',
      ({ host, app }) => {
        const [record] = host.records.values()
        if (record) app.openInvoices.adopt({ ...record, revision: record.revision + 1 })
      },
    ],
  ])('%s', async (_name, change) => {
    const written = await write()
    const { submission } = await written.submit()
    expect(written.view().countdown).not.toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    await change(written)
    await vi.advanceTimersByTimeAsync(60_000)
    await submission
    expect(written.host.submitted).toEqual([])
    expect(written.view().countdown).toBeNull()
  })

  test('after an edit that was undone', async () => {
    const { host, app, submit, edit } = await write()
    const { submission } = await submit()
    edit('changed')
    app.openInvoices.undo()
    await vi.advanceTimersByTimeAsync(60_000)
    await submission
    expect(host.submitted).toEqual([])
  })

  test('when the computer slept meanwhile', async () => {
    const { host, submit } = await write()
    const { submission } = await submit()
    // the clock advances while timers are suspended
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(5000)
    await submission
    expect(host.submitted).toEqual([])
  })
})

describe('a question is asked instead', () => {
  const finding: Issue = {
    path: 'seller.name',
    code: 'probably_required',
    severity: 'warning',
    message: { code: 'seller.name_missing', params: { type: 'invoice' } },
  }

  test('without a consent', async () => {
    const { host, view, submit } = await write({ ...consented, liveConsent: null })
    await (await submit()).submission
    expect(view().overlay?.kind).toBe('confirm-live')
    expect(host.submitted).toEqual([])
  })

  test('with a finding of the host, or one of the preview', async () => {
    const { host, app, view, submit } = await write()
    const review = host.api.reviewBatch
    host.api.reviewBatch = async argument => {
      const answer = await review(argument)
      if (!answer.ok) return answer
      const candidates = answer.value.candidates.map(each => ({ ...each, warnings: [finding] }))
      return { ok: true, value: { ...answer.value, candidates } }
    }
    await (await submit()).submission
    expect(view().overlay).toMatchObject({ kind: 'confirm-live', question: { findings: [finding] } })

    host.api.reviewBatch = review
    app.view.set({ overlay: null, warnings: [{ ...finding, message: { code: 'total.zero' } }] })
    await (await submit()).submission
    expect(view().overlay).toMatchObject({ question: { findings: [{ message: { code: 'total.zero' } }] } })
    expect(host.submitted).toEqual([])
  })

  test('when the host refuses after the countdown', async () => {
    const { host, view, submit, invoice } = await write()
    host.api.submit = async () => ({
      ok: false,
      error: {
        code: 'confirmation_required',
        message: { code: 'confirmation_required' },
        fields: [finding],
      },
    })
    const { submission } = await submit()
    await vi.advanceTimersByTimeAsync(5000)
    await submission
    expect(view().overlay).toMatchObject({ kind: 'confirm-live', question: { findings: [finding] } })
    expect(invoice()?.serviceIssues).toEqual([])
    expect(view().notice).toBeNull()
  })

  test('after being offline', async () => {
    const { host, app, view, submit } = await write()
    app.hostStore.setOnline(false)
    await (await submit()).submission
    expect(view().overlay?.kind).toBe('offline')
    expect(host.submitted).toEqual([])
  })
})
