import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GapReason, NumberGap, NumberSeries } from '#contract/invoices.ts'
import {
  type InvoiceNumberParts,
  joinInvoiceNumber,
  splitInvoiceNumber,
} from '#core/invoice/split-invoice-number.ts'
import type { NumberUse, Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'

interface SplitNumberUse extends NumberUse {
  parts: InvoiceNumberParts
}

const maxGaps = 1000

/**
 * Finds numbers without a live invoice between the lowest and the highest taken number of each series, with the reason.
 * A taken number is never reused, so a submission that created no invoice leaves a gap too. Runs in steps, because a
 * hundred thousand numbers would block the host for seconds.
 */
export async function numberGapsOf(
  pages: Iterable<readonly NumberUse[]>,
  patterns: readonly string[],
): Promise<NumberSeries[]> {
  const collected = collectSeries(patterns)
  for (const page of pages) {
    collected.add(page)
    await nextTurn()
  }
  const found: NumberSeries[] = []
  for (const series of collected.taken()) {
    found.push(seriesOf(series))
    await nextTurn()
  }
  return found
}

export const createNumberGaps =
  (store: Pick<Store, 'attempts'>, settings: Pick<SettingsOperations, 'settings'>) =>
  (): Promise<NumberSeries[]> => {
    const { senders, formerSenders } = settings.settings()
    const patterns = [...senders, ...formerSenders].flatMap(each => Object.values(each.numberPatterns))
    return numberGapsOf(store.attempts.numberUses(), [...new Set(patterns)])
  }

function collectSeries(patterns: readonly string[]) {
  const bySeries = new Map<string, SplitNumberUse[]>()
  return {
    add(uses: readonly NumberUse[]): void {
      for (const use of uses) {
        const parts = splitInvoiceNumber(use.invoice_number, patterns)
        if (!parts) continue
        const key = JSON.stringify([parts.before, parts.after])
        const series = bySeries.get(key)
        if (series) series.push({ ...use, parts })
        else bySeries.set(key, [{ ...use, parts }])
      }
    },
    /** series with a taken number, latest first */
    taken: (): SplitNumberUse[][] =>
      [...bySeries.values()]
        .filter(series => series.some(isTaken))
        .map(series => ({ series, last: lastTaken(series) }))
        .sort((one, other) => (one.last < other.last ? 1 : -1))
        .map(({ series }) => series),
  }
}

function seriesOf(members: readonly SplitNumberUse[]): NumberSeries {
  const sorted = members.toSorted(byCounter)
  const taken = sorted.filter(isTaken)
  const lowest = taken[0]?.parts
  const highest = taken.at(-1)?.parts
  const gaps: NumberGap[] = []
  let before: InvoiceNumberParts | undefined
  for (const use of sorted) {
    const { parts } = use
    if (!lowest || !highest || parts.counter < lowest.counter || parts.counter > highest.counter) continue
    if (before && parts.counter - before.counter > 1n) gaps.push(unused(before, parts))
    const isAnother = before?.counter !== parts.counter || isTaken(use)
    const reason = reasonOf(use)
    if (reason !== null && isAnother) gaps.push(gapOf(use, reason))
    before = parts
  }
  return {
    first: taken[0]?.invoice_number ?? '',
    last: taken.at(-1)?.invoice_number ?? '',
    used: taken.filter(use => reasonOf(use) === null).length,
    gaps: gaps.slice(0, maxGaps),
    isCut: gaps.length > maxGaps,
  }
}

const isTaken = ({ takenAt }: NumberUse): boolean => takenAt !== null

const lastTaken = (series: readonly NumberUse[]): string =>
  series.reduce((latest, { takenAt }) => (takenAt !== null && takenAt > latest ? takenAt : latest), '')

/** Sort order of equal counters: taken before other uses, existing before deleted invoices. */
const byCounter = (one: SplitNumberUse, other: SplitNumberUse): number => {
  const difference = one.parts.counter - other.parts.counter
  if (difference !== 0n) return difference < 0n ? -1 : 1
  return Number(isTaken(other)) - Number(isTaken(one)) || Number(one.deleted) - Number(other.deleted)
}

/** @returns `null` if a live invoice has the number */
function reasonOf({ last, takenAt, deleted }: NumberUse): GapReason | null {
  if (takenAt === null) return deleted ? 'deleted' : last?.state === 'done' ? 'test' : 'draft'
  switch (last?.state) {
    case 'done':
      return null
    case 'refused':
    case 'unknown':
      return last.state
    case 'queued':
    case 'sending':
      return 'under_way'
    default:
      return last && last.tries > 0 ? 'not_created' : 'withdrawn'
  }
}

const gapOf = (use: SplitNumberUse, reason: GapReason): NumberGap => ({
  first: use.invoice_number,
  last: use.invoice_number,
  count: 1,
  reason,
  invoiceId: use.deleted ? null : use.invoiceId,
  customer: use.customer,
  takenAt: use.takenAt,
  currentNumber: use.currentNumber === use.invoice_number ? null : use.currentNumber,
})

/** The gap between two consecutive numbers in use. */
function unused(before: InvoiceNumberParts, next: InvoiceNumberParts): NumberGap {
  const first = before.counter + 1n
  const last = next.counter - 1n
  return {
    first: joinInvoiceNumber(before, first),
    last: joinInvoiceNumber(before, last),
    count: Number(last - first + 1n),
    reason: 'unused',
    invoiceId: null,
    customer: '',
    takenAt: null,
    currentNumber: null,
  }
}
