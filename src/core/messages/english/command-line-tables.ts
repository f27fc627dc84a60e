const headings = {
  number: 'NUMBER',
  customer: 'CUSTOMER',
  issued: 'ISSUED',
  due: 'DUE',
  amount: 'AMOUNT',
  outstanding: 'OUTSTANDING',
  status: 'STATUS',
} as const

/** By document status. */
const statuses = {
  draft: 'draft',
  rejected: 'rejected',
  waiting: 'waiting',
  sending: 'sending',
  not_confirmed: 'not confirmed',
  test: 'test',
  open: 'open',
  expired: 'expired',
  accepted: 'accepted',
  invoiced: 'invoiced',
  overdue: 'overdue',
  partly_paid: 'partly paid',
  issued: 'issued',
  paid: 'paid',
  credited: 'credited',
} as const

const scheduleStates = { paused: 'paused', ended: 'ended' } as const

const sums = {
  net: 'net',
  gross: 'gross',
  paid: 'paid',
  outstanding: 'outstanding',
  overdue: 'overdue',
} as const

/** Words of the tables that the command line prints. */
export const commandLineTablesInEnglish = {
  'cli.table.heading': ({ column }: { column: keyof typeof headings }): string => headings[column],
  'cli.table.status': ({ status, days }: { status: keyof typeof statuses; days: number | null }): string =>
    days === null ? statuses[status] : `${statuses[status]} (${days} ${days === 1 ? 'day' : 'days'})`,
  'cli.table.schedule_state': ({ state }: { state: keyof typeof scheduleStates }): string =>
    scheduleStates[state],
  'cli.table.period': ({ from, to }: { from: string; to: string }): string => `${from} to ${to}`,
  'cli.table.nothing_issued': 'nothing issued',
  'cli.table.sum': ({ sum, amount }: { sum: keyof typeof sums; amount: string }): string =>
    `${sums[sum]} ${amount}`,
  'cli.table.tax': ({ rate, amount }: { rate: string; amount: string }): string => `tax ${rate}% ${amount}`,
} as const
