/** One finding about an invoice. `path` is a JSON path without `$`, such as `items[1].quantity`; `` for the whole. */
export interface Issue {
  path: string
  /** stable, snake_case, for machines */
  code: string
  /** error: the service would refuse it · warning: likely legally required or not drawable · info */
  severity: 'error' | 'warning' | 'info'
  /** one sentence for the person who writes the invoice, saying what to do */
  message: string
}
