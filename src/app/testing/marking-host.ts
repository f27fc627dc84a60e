import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { Draft } from '#core/draft/draft.ts'
import { manualClock } from './manual-clock.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

export const start = Date.parse('2026-11-21T14:00:00.000Z')
let now: number
export let timer: ReturnType<typeof manualClock>
export let folder: ReturnType<typeof temporaryFolder>
export let host: TestHost

export async function reopen(): Promise<void> {
  timer = manualClock(() => new Date(now))
  host = await openTestHost(
    folder.path,
    { clock: timer.clock },
    { chooseSavePath: async name => join(folder.path, name), chooseFolder: async () => folder.path },
  )
}

/** Creates a host for each test, with a clock that the test moves, for documents that are marked as issued. */
export function withMarkingHost(): void {
  beforeEach(openEmpty)
  afterEach(closeAndRemove)
  afterAll(closeRenderer)
}

async function openEmpty(): Promise<void> {
  now = start
  folder = temporaryFolder()
  await reopen()
}

async function closeAndRemove(): Promise<void> {
  await host.close()
  folder.remove()
}

export const time = () => now

/** @param ms negative to set the clock back */
export function pass(ms: number): void {
  now += ms
}

export async function restart(): Promise<void> {
  await host.close()
  await reopen()
}

/** Continues as another computer: an empty folder with its own journal. */
export async function changeComputer(): Promise<void> {
  await closeAndRemove()
  await openEmpty()
}

export const writeOne = (fields: Partial<Draft> = {}) => writeInvoice(host, { currency: 'EUR', ...fields })

export type MarkArgument = ArgumentOf<'markIssued'>

/** Arguments that mark documents over 120.00 EUR. */
export function markOf(documents: readonly InvoiceView[], how: Partial<MarkArgument> = {}): MarkArgument {
  return {
    documents: documents.map(({ id, revision, draft: { invoice_number } }) => ({
      id,
      revision,
      confirmed: { invoice_number, payable: '120.00', currency: 'EUR' },
      fileSha256: null,
    })),
    means: 'portal',
    reason: '',
    issuedOn: '2026-11-21',
    ...how,
  }
}
export const mark = (document: InvoiceView, how?: Partial<MarkArgument>) =>
  host.call('markIssued', markOf([document], how))
export const idsOf = (...documents: readonly { id: string }[]) => ({ ids: documents.map(({ id }) => id) })
export const stateOf = async ({ id }: { id: string }) => (await host.call('openInvoice', { id })).state
