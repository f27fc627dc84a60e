import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { terminalCell } from '#core/text/terminal-text.ts'
import { textOf } from './standard-streams.ts'

type Heading = 'number' | 'customer' | 'issued' | 'due' | 'amount' | 'outstanding' | 'status'

type Column = readonly [heading: Heading, text: (row: InvoiceSummary) => string, align?: 'right']

const columns: readonly Column[] = [
  ['number', ({ invoice_number }) => invoice_number],
  ['customer', ({ customer }) => customer],
  ['issued', ({ issueDate }) => issueDate ?? ''],
  ['due', ({ dueDate }) => dueDate ?? ''],
  ['amount', ({ payable, currency }) => (payable === null ? '' : `${payable} ${currency}`), 'right'],
  ['outstanding', ({ outstanding }) => outstanding ?? '', 'right'],
  ['status', statusText],
]

/** A line with the headings, and one for each invoice. */
export function invoiceTable(rows: readonly InvoiceSummary[]): string {
  const cells = rows.map(row => columns.map(([, text]) => terminalCell(text(row))))
  const widths = columns.map(([heading], index) =>
    cells.reduce((width, row) => Math.max(width, row[index]?.length ?? 0), headingText(heading).length),
  )
  const line = (cells: readonly string[]) =>
    columns
      .map(([, , align], index) => {
        const [text = '', width = 0] = [cells[index], widths[index]]
        return align === 'right' ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [line(columns.map(([heading]) => headingText(heading))), ...cells.map(line)].join('\n')
}

function headingText(column: Heading): string {
  return textOf({ code: 'cli.table.heading', params: { column } })
}

function statusText({ status, overdueDays }: InvoiceSummary): string {
  return textOf({ code: 'cli.table.status', params: { status, days: overdueDays } })
}
