import type { TestHost } from './test-host.ts'

/** Periods of which drafts are made in one commit. */
const periodsAtOnce = 3

/** Payments, a schedule and customers that are written while invoices are submitted, and their expected state. */
export interface RecordsInRun {
  /** Makes drafts of the next periods, twice at the same time; @returns their ids, none after the last period. */
  makeDrafts(): Promise<string[]>
  /**
   * Records payments of an issued invoice and names its customer, including changes, undo, and changes that must be
   * refused.
   * @param credited expected sum of its credit notes at the end
   */
  follow(invoiceId: string, credited: string): Promise<void>
  /** expected numbers */
  expected(): { payments: number; drafts: number; customers: number }
  /** @returns one line per difference, read from this host */
  differences(host: TestHost): Promise<string[]>
}

/** @param count periods of the schedule, whose source is the invoice `sourceId` */
export async function startRecords(host: TestHost, sourceId: string, count: number): Promise<RecordsInRun> {
  await host.call('saveSchedule', {
    sourceId,
    interval: { every: 1, unit: 'week' },
    next: '2020-01-06',
    end: { kind: 'count', count },
    movesTexts: true,
  })
  const periods = new Map<string, string>()
  const payments = new Map<string, { amounts: string[]; credited: string }>()
  const customers = new Map<string, { id: string; name: string }>()
  const broken: string[] = []

  /** Runs the same change twice at the same time: one must be refused with `code`. */
  async function once<Result>(code: string, change: () => Promise<Result>): Promise<Result> {
    const results = await Promise.allSettled([change(), change()])
    const [done, again] = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    const refusals = results.flatMap(result => (result.status === 'rejected' ? [String(result.reason)] : []))
    if (again !== undefined) broken.push(`a change was made twice instead of refused with ${code}`)
    if (done === undefined || refusals.some(text => !text.includes(`"${code}"`)))
      throw new Error(refusals.join('\n'))
    return done
  }

  async function pay(invoiceId: string, credited: string): Promise<void> {
    const date = '2026-11-21'
    const amounts = ['20.00', '30.50']
    const recorded = await host.call('recordPayments', {
      payments: amounts.map(amount => ({ invoiceId, date, amount })),
    })
    const [first = '', second = ''] = recorded.paymentIds
    await once('stale_payment', () =>
      host.call('changePayment', { id: first, revision: 1, date, amount: '25.00', note: 'Transfer' }),
    )
    const removed = await host.call('removePayment', { id: second })
    const isRemoved = payments.size % 2 === 0
    if (!isRemoved)
      await once('stale_payment', () => host.call('undoPaymentChange', { changeId: removed.changeId }))
    payments.set(invoiceId, { amounts: isRemoved ? ['25.00'] : ['25.00', '30.50'], credited })
  }

  async function nameCustomer(invoiceId: string): Promise<void> {
    const name = `Example Customer ${customers.size + 1}`
    const { saved } = await host.call('saveCustomer', { record: { name } })
    const { id, revision } = saved
    const moved = { id, revision, record: { name, city: 'Example City' } }
    await once('stale_record', () => host.call('saveCustomer', moved))
    await host.call('setInvoiceCustomer', { id: invoiceId, customerId: id })
    customers.set(invoiceId, { id, name })
  }

  return {
    async makeDrafts() {
      const { proposals } = await host.call('reviewDue', undefined)
      const due = proposals.flatMap(({ madeFor }) => madeFor ?? []).slice(0, periodsAtOnce)
      if (due.length === 0) return []
      const created = await once('period_made', () => host.call('createDue', { periods: due }))
      const undone = await host.call('undoScheduleChange', { changeId: created.changeId })
      await host.call('undoScheduleChange', { changeId: undone.changeId })
      const { ids } = created
      due.forEach(({ period }, index) => {
        periods.set(period, ids[index] ?? '')
      })
      return ids
    },
    async follow(invoiceId, credited) {
      await pay(invoiceId, credited)
      await nameCustomer(invoiceId)
    },
    expected: () => ({
      payments: [...payments.values()].flatMap(({ amounts }) => amounts).length,
      drafts: periods.size,
      customers: customers.size,
    }),
    async differences({ call }) {
      const found = [...broken]
      const compare = (what: string, value: unknown, expected: unknown) => {
        if (JSON.stringify(value) !== JSON.stringify(expected))
          found.push(`${what}: ${JSON.stringify(value)} instead of ${JSON.stringify(expected)}`)
      }
      for (const [id, { amounts, credited }] of payments) {
        const stored = await call('invoicePayments', { id })
        compare(
          `payments of ${id}`,
          [...stored.payments.map(({ amount }) => amount), stored.credited],
          [...amounts, credited],
        )
      }
      for (const [invoiceId, { id, name }] of customers) {
        compare(`customer of ${invoiceId}`, (await call('openInvoice', { id: invoiceId })).customerId, id)
        const { record } = await call('openCustomer', { id })
        compare(`customer ${id}`, [record.name, record.city], [name, 'Example City'])
      }
      const [schedule, ...others] = await call('listSchedules', undefined)
      compare('schedules', [schedule?.sourceId, schedule?.due, others.length], [sourceId, 0, 0])
      const closed = await call('closedPeriods', { id: schedule?.id ?? '' })
      const made = closed.map(({ period, invoiceId }) => [period, invoiceId])
      compare('periods with a draft', made, [...periods].reverse())
      compare('number of periods', periods.size, count)
      return found
    },
  }
}
