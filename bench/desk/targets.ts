export interface DeskFigures {
  invoices: number
  /** ms, medians of what a person waits for */
  start: number
  search: { number: number; customer: number; description: number; cleared: number }
  scroll: number
  open: number
}

/** ms; a person does not notice a wait below */
const promised = 100
/** times; a start with so many more invoices */
const growth = 1.5

/** One line for each promise: kept or not, with the figure. */
export function judge(few: DeskFigures, many: DeskFigures): string[] {
  const waits = {
    'search a number': many.search.number,
    'search a customer': many.search.customer,
    'search a description': many.search.description,
    'clear the search': many.search.cleared,
    'scroll a screen': many.scroll,
    'open an invoice': many.open,
  }
  const lines = Object.entries(waits).map(
    ([what, ms]) =>
      `${ms <= promised ? 'kept' : 'MISSED'}: ${what} within ${promised} ms: ${ms.toFixed(0)} ms`,
  )
  const times = many.start / few.start
  return [
    ...lines,
    `${times <= growth ? 'kept' : 'MISSED'}: a start with ${many.invoices} invoices takes at most ${growth} times one with ${few.invoices}: ${times.toFixed(2)}`,
  ]
}
