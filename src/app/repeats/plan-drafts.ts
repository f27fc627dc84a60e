import { randomUUID } from 'node:crypto'
import type { DraftProposal, PeriodKey } from '#contract/repeats.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { nextDraft } from '#core/draft/next-draft.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import type { Message } from '#core/messages/message.ts'
import type { Interval } from '#core/recurrence/interval.ts'
import { periodText } from '#core/recurrence/period-text.ts'
import type { RepeatedDraft } from '../ports/schedules.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'

/** A draft to create from another invoice. */
export interface DraftRequest {
  sourceId: string
  madeFor: PeriodKey | null
  /** `null`: the source has no date to count from */
  issueDate: string | null
  interval: Interval
  movesTexts: boolean
  /** of the new draft; a random one by default */
  id?: string
  replaces?: string | null
}

export interface PlannedDraft {
  proposal: DraftProposal
  /** `null`: it cannot be created */
  draft: RepeatedDraft | null
}

/** Plans drafts by issue date and number of their sources, and numbers them in that order. */
export function planDrafts(
  store: Store,
  settings: Pick<SettingsOperations, 'settings'>,
  requests: readonly DraftRequest[],
): PlannedDraft[] {
  const sources = new Map<string, StoredInvoice | undefined>()
  for (const { sourceId } of requests)
    if (!sources.has(sourceId)) sources.set(sourceId, store.invoices.find(sourceId))
  const propose = numbersInOrder(store, settings.settings().numberPatterns.invoice)
  return requests
    .map(request => ({ request, source: sources.get(request.sourceId) }))
    .sort((one, other) => compareRequests(one, other))
    .map(({ request, source }) => planDraft(request, source, propose))
}

interface Sourced {
  request: DraftRequest
  source: StoredInvoice | undefined
}

const byNumber = new Intl.Collator('en', { numeric: true })

const compareRequests = (one: Sourced, other: Sourced): number =>
  (one.request.issueDate ?? '').localeCompare(other.request.issueDate ?? '') ||
  byNumber.compare(one.source?.draft.invoice_number ?? '', other.source?.draft.invoice_number ?? '')

function planDraft(
  request: DraftRequest,
  source: StoredInvoice | undefined,
  propose: (issueDate: string) => string,
): PlannedDraft {
  const { sourceId, madeFor, issueDate } = request
  if (!source || source.deleted) return refused(request, source, { code: 'schedule.source_missing' })
  if (documentTypeOf(source.draft) !== 'invoice')
    return refused(request, source, { code: 'schedule.not_invoice' })
  if (issueDate === null) return refused(request, source, { code: 'schedule.no_date' })
  const { draft: undecided, period, texts } = nextDraft(source.draft, { ...request, issueDate })
  const draft = { ...undecided, invoice_number: propose(issueDate) }
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
    problem: null,
  }
  const { id = randomUUID(), replaces = null } = request
  return { proposal, draft: { id, draft, columns, customerId: source.customerId, madeFor, replaces } }
}

function refused(
  { sourceId, madeFor, issueDate }: DraftRequest,
  source: StoredInvoice | undefined,
  problem: Message,
): PlannedDraft {
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
    problem,
  }
  return { proposal, draft: null }
}

/** Proposes the next number of a date, as if the numbers proposed before were used. */
function numbersInOrder(store: Store, pattern: string): (issueDate: string) => string {
  const takenBySeries = new Map<string, string[]>()
  return issueDate => {
    const series = numberPatternOn(pattern, issueDate)
    const key = JSON.stringify(series)
    const taken = takenBySeries.get(key) ?? store.invoices.numbersFor(series)
    const number = proposeNumber(pattern, issueDate, taken)
    takenBySeries.set(key, [...taken, number])
    return number
  }
}
