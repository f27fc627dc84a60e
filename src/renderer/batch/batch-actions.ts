import {
  type BatchCandidate,
  type BatchItem,
  type BatchReview,
  type BatchView,
  mostInBatch,
} from '#contract/batch.ts'
import { isEditable } from '#core/invoice-state.ts'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { attempt, leaveList, openInvoice } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'
import { emptySelection } from '../state/view/selection.ts'
import { replaceKey } from '../submission/submit-actions.ts'

export const isGoing = ({ hindrance, problems }: BatchCandidate): boolean =>
  hindrance === null && problems.length === 0

export const isOpen = ({ state }: BatchView['items'][number]): boolean =>
  state === 'queued' || state === 'sending'

/** The command: what is chosen is reviewed; while nothing is, it is chosen first. */
export function submitSeveral(page: Page): void {
  if ((page.view.store.getState().selection?.ids.size ?? 0) > 0) void startBatch(page)
  else beginChoosing(page)
}

function beginChoosing(page: Page): void {
  const { current } = page.documents.store.getState()
  page.view.set({ sidebar: true, selection: emptySelection(current) })
  page.view.announce(say('selection.choose', { key: isMac ? '⌘' : 'Ctrl' }))
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-region="list"] [data-invoice][tabindex="0"]')?.focus(),
  )
}

export function chooseAllOpen(page: Page): void {
  const { invoices } = page.desk.store.getState()
  const ids = invoices.filter(({ state }) => isEditable(state)).map(({ id }) => id)
  page.view.set({ selection: { ids: new Set(ids.slice(0, mostInBatch)), anchor: ids[0] ?? null } })
}

/** what a key holds up: one that was refused, or one that is no longer there */
const heldBy = (code: 'key_refused' | 'key_changed') => (item: BatchItem) =>
  item.state === 'queued' && item.problem?.code === code
export const isHeldByRefusal = heldBy('key_refused')
export const isHeldByChange = heldBy('key_changed')

const byNumber = new Intl.Collator('en', { numeric: true })

/** Everything is saved, then the host says what would go out of what is saved. */
const startBatch = (page: Page): Promise<void> =>
  attempt(page, async () => {
    const ids = [...(page.view.store.getState().selection?.ids ?? [])]
    const connection = activeConnection(page.desk.store.getState().connections)
    if (!connection) return
    if (modeOf(connection) === null) return replaceKey(page, connection.id)
    if (ids.length > mostInBatch) return page.view.notify(say('selection.too-many', { count: mostInBatch }))
    if (!(await page.documents.autosave.flushAll())) return page.view.notify(say('submit.not-saved'))
    const review = await hostValue(page.api.reviewBatch({ ids, connectionId: connection.id }))
    const candidates = review.candidates.toSorted((one, other) =>
      byNumber.compare(one.invoice_number, other.invoice_number),
    )
    page.view.set({
      notice: null,
      settings: null,
      overlay: { kind: 'batch-review', review: { ...review, candidates } },
    })
  })

/** What was shown is what the host is held to: of each invoice its revision, and of a live one what it says. */
export const confirmBatch = (page: Page, { connectionId, mode, candidates }: BatchReview): Promise<void> =>
  attempt(page, () =>
    page.view.once('batch', async () => {
      page.view.set({ overlay: null })
      const going = candidates.filter(isGoing)
      const invoices = going.map(({ id, revision, invoice_number, payable, currency }) => ({
        id,
        revision,
        ...(mode === 'live' ? { confirmed: { invoice_number, payable: payable ?? '', currency } } : {}),
      }))
      const batch = await hostValue(page.api.submitBatch({ connectionId, invoices }))
      page.desk.setBatch(batch)
      for (const { id } of going.filter(candidate => page.documents.find(candidate.id)))
        page.documents.adopt(await hostValue(page.api.openInvoice({ id })))
      page.view.set({ selection: null, overlay: { kind: 'batch' } })
      leaveList(page)
      await page.desk.refreshInvoices()
    }),
  )

/** From the review to the invoice, with all that is to be fixed said. */
export async function fixCandidate(page: Page, id: string): Promise<void> {
  page.view.set({ overlay: null })
  await openInvoice(page, id)
  leaveList(page)
  page.documents.attempt(id)
  page.view.set({ wantsSummary: true })
}

export async function openItem(page: Page, id: string): Promise<void> {
  page.view.set({ overlay: null })
  await openInvoice(page, id)
  leaveList(page)
}

export const cancelRest = (page: Page): Promise<void> =>
  attempt(page, async () => {
    page.desk.setBatch(await hostValue(page.api.cancelBatch()))
    await page.desk.refreshInvoices()
  })

/** What waits for a key that is gone is taken back, and asked about anew together with what that key was refused for. */
export async function reviewAgain(page: Page, { items }: BatchView): Promise<void> {
  const isLeft = ({ state, problem }: BatchItem) =>
    state === 'queued' || (state === 'refused' && problem?.code === 'key_refused')
  const ids = items.filter(isLeft).map(({ invoiceId }) => invoiceId)
  await cancelRest(page)
  page.view.set({ overlay: null, selection: { ids: new Set(ids), anchor: ids[0] ?? null } })
  await startBatch(page)
}

export const closeBatch = (page: Page): Promise<void> =>
  attempt(page, async () => {
    await hostValue(page.api.closeBatch())
    // something else may have been opened meanwhile
    if (page.view.store.getState().overlay?.kind === 'batch') page.view.set({ overlay: null })
    page.desk.setBatch(null)
  })

/** In words, once nothing of it is open. */
export function resultOf({ items }: BatchView): string {
  const ended = items.filter(({ state }) => state === 'done').length
  return ended === items.length
    ? say('batch.finished', { count: ended })
    : say('batch.finished.some', { ended, count: items.length })
}
