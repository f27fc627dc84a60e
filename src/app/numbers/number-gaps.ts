import type { GapReason, NumberGap, NumberSeries } from '#contract/number-gaps.ts'
import {
  type InvoiceNumberParts,
  joinInvoiceNumber,
  splitInvoiceNumber,
} from '#core/invoice/split-invoice-number.ts'
import type { NumberUse } from './number-use.ts'

interface Placed extends NumberUse {
  place: InvoiceNumberParts
}

const mostGaps = 1000

/**
 * What lies between the lowest and the highest number that a live submission took, by series: a number that no live
 * invoice has, and why. A number is taken for good, so that a submission that came to nothing leaves a gap as well.
 */
export function numberGapsOf(uses: readonly NumberUse[], pattern: string): NumberSeries[] {
  const placed = uses.flatMap(use => {
    const place = splitInvoiceNumber(use.invoice_number, pattern)
    return place ? [{ ...use, place }] : []
  })
  const bySeries = Map.groupBy(placed, ({ place }) => JSON.stringify([place.before, place.after]))
  return [...bySeries.values()]
    .filter(series => series.some(isTaken))
    .sort((one, other) => (lastTaken(one) < lastTaken(other) ? 1 : -1))
    .map(seriesOf)
}

function seriesOf(members: readonly Placed[]): NumberSeries {
  const sorted = members.toSorted(byCounter)
  const taken = sorted.filter(isTaken)
  const lowest = taken[0]?.place
  const highest = taken.at(-1)?.place
  const gaps: NumberGap[] = []
  let before: InvoiceNumberParts | undefined
  for (const use of sorted) {
    const { place } = use
    if (!lowest || !highest || place.counter < lowest.counter || place.counter > highest.counter) continue
    if (before && place.counter - before.counter > 1n) gaps.push(unused(before, place))
    const isAnother = before?.counter !== place.counter || isTaken(use)
    const reason = reasonOf(use)
    if (reason !== null && isAnother) gaps.push(gapOf(use, reason))
    before = place
  }
  return {
    first: taken[0]?.invoice_number ?? '',
    last: taken.at(-1)?.invoice_number ?? '',
    used: taken.filter(use => reasonOf(use) === null).length,
    gaps: gaps.slice(0, mostGaps),
    isCut: gaps.length > mostGaps,
  }
}

const isTaken = ({ takenAt }: NumberUse): boolean => takenAt !== null

const lastTaken = (series: readonly NumberUse[]): string =>
  series.reduce((latest, { takenAt }) => (takenAt !== null && takenAt > latest ? takenAt : latest), '')

/** Of two with one counter the one that took it comes first, then what was not deleted: the others are not named. */
const byCounter = (one: Placed, other: Placed): number => {
  const apart = one.place.counter - other.place.counter
  if (apart !== 0n) return apart < 0n ? -1 : 1
  return Number(isTaken(other)) - Number(isTaken(one)) || Number(one.deleted) - Number(other.deleted)
}

/** `null`: a live invoice was made with it. */
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

const gapOf = (use: Placed, reason: GapReason): NumberGap => ({
  first: use.invoice_number,
  last: use.invoice_number,
  count: 1,
  reason,
  invoiceId: use.deleted ? null : use.invoiceId,
  customer: use.customer,
  takenAt: use.takenAt,
  carries: use.carries === use.invoice_number ? null : use.carries,
})

/** Nothing here carries what is between these two. */
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
    carries: null,
  }
}
