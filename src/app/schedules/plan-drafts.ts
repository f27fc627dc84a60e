import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DraftProposal, PeriodKey } from '#contract/schedules.ts'
import { senderFor } from '#contract/settings.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import { hasWrittenItem } from '#core/draft/draft-fields.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { nextDraft } from '#core/draft/next-draft.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { monthKept, monthsOfDates } from '#core/findings/period-texts.ts'
import { billedTexts } from '#core/findings/printed-texts.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import type { Message } from '#core/messages/message.ts'
import type { Interval } from '#core/schedule/interval.ts'
import { periodText } from '#core/schedule/period-text.ts'
import { namedMonths } from '#core/text/month-names.ts'
import { newPeriodDraftId } from '../period-draft-id.ts'
import type { NewDraft } from '../ports/schedules.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import { throwIfCancelled, type WorkControl } from '../ports/work-control.ts'
import type { SettingsOperations } from '../settings.ts'

/** A draft to create from another invoice. */
export interface DraftRequest {
  sourceId: string
  madeFor: PeriodKey | null
  /** `null`: the source has no date to count from */
  issueDate: string | null
  interval: Interval
  movesTexts: boolean
  /** of the new draft; a new one by default */
  id?: string
  replaces?: string | null
}

export interface PlannedDraft {
  proposal: DraftProposal
  /** `null`: it cannot be created */
  draft: NewDraft | null
}

/** Other operations run after this many drafts. */
const draftsPerStep = 25

/**
 * Prepares drafts, sorted by issue date and number of their sources.
 * @throws AppError work_cancelled
 */
export async function prepareDrafts(
  store: Store,
  requests: readonly DraftRequest[],
  control?: WorkControl,
): Promise<PreparedDraft[]> {
  const sources = new Map<string, StoredInvoice | undefined>()
  const prepared: PreparedDraft[] = []
  for (const request of requests) {
    if (prepared.length % draftsPerStep === 0) {
      control?.onProgress({ done: prepared.length, total: requests.length })
      await nextTurn()
      throwIfCancelled(control?.signal)
    }
    const { sourceId } = request
    if (!sources.has(sourceId)) sources.set(sourceId, store.invoices.find(sourceId))
    prepared.push(prepareDraft(request, sources.get(sourceId)))
  }
  return prepared.sort(comparePrepared)
}

/** Numbers drafts in order. Call it synchronously before the commit, so that no other draft gets the same number. */
export function planDrafts(
  store: Store,
  settings: Pick<SettingsOperations, 'settings'>,
  prepared: readonly PreparedDraft[],
): PlannedDraft[] {
  const propose = numbersInOrder(store)
  const current = settings.settings()
  return prepared.map(each =>
    planDraft(each, (draft, issueDate) =>
      propose(senderFor(current, senderIdOf(draft)).numberPatterns.invoice, issueDate),
    ),
  )
}

/** A draft that has no number yet, or why it cannot be created. */
export type PreparedDraft = { request: DraftRequest; source: StoredInvoice | undefined } & (
  | { source: StoredInvoice; issueDate: string; next: ReturnType<typeof nextDraft> }
  | { problem: Message }
)

function prepareDraft(request: DraftRequest, source: StoredInvoice | undefined): PreparedDraft {
  const { issueDate } = request
  if (!source || source.deleted) return { request, source, problem: { code: 'schedule.source_missing' } }
  if (documentTypeOf(source.draft) !== 'invoice')
    return { request, source, problem: { code: 'schedule.not_invoice' } }
  if (!hasWrittenItem(source.draft)) return { request, source, problem: { code: 'schedule.no_lines' } }
  if (issueDate === null) return { request, source, problem: { code: 'schedule.no_date' } }
  return { request, source, issueDate, next: nextDraft(source.written, { ...request, issueDate }) }
}

const byNumber = new Intl.Collator('en', { numeric: true })

const comparePrepared = (one: PreparedDraft, other: PreparedDraft): number =>
  (one.request.issueDate ?? '').localeCompare(other.request.issueDate ?? '') ||
  byNumber.compare(one.source?.draft.invoice_number ?? '', other.source?.draft.invoice_number ?? '')

function planDraft(
  prepared: PreparedDraft,
  numberOf: (draft: Draft, issueDate: string) => string,
): PlannedDraft {
  if ('problem' in prepared) return refused(prepared)
  const { request, source, issueDate, next } = prepared
  const { sourceId, madeFor } = request
  const { draft: undecided, period, texts } = next
  const draft = { ...undecided, invoice_number: numberOf(undecided, issueDate) }
  const columns = columnsOf(draft)
  const { invoice_number, customer, payable, currency } = columns
  const proposal: DraftProposal = {
    sourceId,
    madeFor,
    sourceNumber: source.draft.invoice_number.trim(),
    customer,
    invoice_number,
    issueDate,
    period: periodText(period, draft.locale?.trim() || defaultLocale),
    payable,
    currency,
    texts,
    unmovedTexts: request.movesTexts ? unmovedTexts(source.draft, draft) : [],
    problem: null,
  }
  const { id = newPeriodDraftId(), replaces = null } = request
  return { proposal, draft: { id, draft, columns, customerId: source.customerId, madeFor, replaces } }
}

/**
 * Texts that were not changed although they name a month at most three months away from a month of the source, and no
 * month of the new draft.
 */
function unmovedTexts(source: Draft, draft: Draft): string[] {
  const after = monthsOfDates(draft)
  const before = new Set([...monthsOfDates(source)].filter(month => !after.has(month)))
  const written = new Set([...billedTexts(source)].map(({ text }) => text))
  return [...billedTexts(draft)]
    .map(({ text }) => text)
    .filter(text => written.has(text) && monthKept(namedMonths(text), { before, after }) !== undefined)
}

function refused({
  request: { sourceId, madeFor, issueDate },
  source,
  problem,
}: PreparedDraft & { problem: Message }): PlannedDraft {
  const columns = source && columnsOf(source.draft)
  const proposal: DraftProposal = {
    sourceId,
    madeFor,
    sourceNumber: columns?.invoice_number ?? '',
    customer: columns?.customer ?? '',
    invoice_number: '',
    issueDate: issueDate ?? '',
    period: '',
    payable: columns?.payable ?? null,
    currency: columns?.currency ?? defaultCurrency,
    texts: [],
    unmovedTexts: [],
    problem,
  }
  return { proposal, draft: null }
}

/** Returns a function that proposes the next number of a pattern on a date, counting its earlier proposals as used. */
export function numbersInOrder(store: Store): (pattern: string, issueDate: string) => string {
  const takenBySeries = new Map<string, string[]>()
  return (pattern, issueDate) => {
    const series = numberPatternOn(pattern, issueDate)
    const key = JSON.stringify(series)
    const taken = takenBySeries.get(key) ?? store.invoices.numbersFor(series)
    const number = proposeNumber(pattern, issueDate, taken)
    // A number with a counter exceeds all others, so the other taken numbers need not be kept.
    takenBySeries.set(key, number === series.plain ? [...taken, number] : [series.plain ?? number, number])
    return number
  }
}
