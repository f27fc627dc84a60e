import { defaultCurrency } from '#core/defaults.ts'
import { type DecimalSign, decimalSignOf, readNumberCell } from '#core/money/number-column.ts'
import type { PasteColumns } from '../../../state/view/overlay.ts'
import { isNumberMeaning, type Rows } from './plan-paste.ts'

export interface PastedNumbers {
  /** readable numbers as plain decimals */
  rows: Rows
  /** columns, from 0, whose numbers may be read as a thousand times as much */
  ambiguous: number[]
  /** columns, from 0, whose amounts are in another currency than the invoice */
  foreign: number[]
}

/** Determines the number format of each number column from all of its cells, or else uses the chosen one. */
export function pastedNumbers(
  rows: Rows,
  {
    columns,
    hasHeader,
    currency,
    sign,
  }: { columns: PasteColumns; hasHeader: boolean; currency: string; sign?: DecimalSign | undefined },
): PastedNumbers {
  const result = rows.map(row => [...row])
  const [ambiguous, foreign]: [number[], number[]] = [[], []]
  const code = currency.trim().toUpperCase() || defaultCurrency
  for (const [at, meaning] of columns.entries()) {
    if (!isNumberMeaning(meaning)) continue
    const data = hasHeader ? result.slice(1) : result
    const decided = decimalSignOf(data.map(row => row[at] ?? '')) ?? sign ?? null
    for (const row of data) {
      const cell = row[at] ?? ''
      const read = readNumberCell(cell, {
        sign: decided,
        max: meaning.endsWith('_percent') || meaning === 'tax_rate' ? 100 : undefined,
      })
      if (!read.ok) {
        if (read.problem === 'ambiguous' && !ambiguous.includes(at)) ambiguous.push(at)
      } else if (read.currencies !== null && !read.currencies.includes(code)) {
        if (!foreign.includes(at)) foreign.push(at)
      } else row[at] = read.isPercent ? `${read.value}%` : read.value
    }
  }
  return { rows: result, ambiguous, foreign }
}

/** Whether no number needs a question. */
export const isReadable = ({ ambiguous, foreign }: PastedNumbers): boolean =>
  ambiguous.length === 0 && foreign.length === 0
