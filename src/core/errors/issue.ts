import type { Message } from '../messages/message.ts'

/**
 * One finding about an invoice. `path` is a JSON path without `$`, such as `items[1].quantity`; '' for the whole
 * invoice.
 */
export interface Issue {
  path: string
  /** stable, snake_case, for machines; several messages may share one */
  code: string
  /** error: the service would refuse it · warning: likely legally required or not drawable · info */
  severity: 'error' | 'warning' | 'info'
  /** for the author of the invoice; says how to correct it */
  message: Message
}

const severities: readonly Issue['severity'][] = ['error', 'warning', 'info']

/**
 * Groups issues with the same path and text, most severe first, because several official rules can require the same
 * thing.
 */
export const groupedByText = (issues: readonly Issue[]): Issue[][] =>
  [...Map.groupBy(issues, ({ path, message }) => JSON.stringify([path, message])).values()].map(same =>
    same.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity)),
  )
