import type { InvoiceSummary } from '#contract/invoice-list.ts'

type Column = readonly [heading: string, cell: (row: InvoiceSummary) => string, align?: 'right']

const columns: readonly Column[] = [
  ['NUMBER', ({ invoice_number }) => invoice_number],
  ['CUSTOMER', ({ customer }) => customer],
  ['ISSUED', ({ issueDate }) => issueDate ?? ''],
  ['DUE', ({ dueDate }) => dueDate ?? ''],
  ['AMOUNT', ({ payable, currency }) => (payable === null ? '' : `${payable} ${currency}`), 'right'],
  ['OUTSTANDING', ({ outstanding }) => outstanding ?? '', 'right'],
  ['STATUS', statusText],
]

/** One line for each invoice, and one with the headings. */
export function invoiceTable(rows: readonly InvoiceSummary[]): string {
  const widths = columns.map(([heading, cell]) =>
    rows.reduce((width, row) => Math.max(width, cell(row).length), heading.length),
  )
  const line = (cells: readonly string[]) =>
    columns
      .map(([, , align], index) => {
        const [text = '', width = 0] = [cells[index], widths[index]]
        return align === 'right' ? text.padStart(width) : text.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [
    line(columns.map(([heading]) => heading)),
    ...rows.map(row => line(columns.map(([, cell]) => cell(row)))),
  ].join('\n')
}

function statusText({ status, overdueDays }: InvoiceSummary): string {
  const words = status.replaceAll('_', ' ')
  return overdueDays === null ? words : `${words} (${overdueDays} ${overdueDays === 1 ? 'day' : 'days'})`
}
