import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PaymentChangeView } from '#contract/payments.ts'
import { createSerialQueue } from '#core/concurrency.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Events } from '../events.ts'
import type { LongWorks } from '../long-work.ts'
import type { PaymentStep, StoredPayment } from '../ports/payments.ts'
import type { Clock, Log } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { throwIfCancelled } from '../ports/work-control.ts'
import { createUndoLog } from '../undo-log.ts'

/** Above this number, one event for all replaces an event for each changed invoice. */
const maxEvents = 50
/** Invoices per commit; a commit takes less than 100 ms, and other operations run between two commits. */
const partSize = 200

export interface PaymentChangeDeps {
  store: Store
  clock: Pick<Clock, 'now'>
  events: Events
  log: Log
  works: Pick<LongWorks, 'run'>
}

/** Commits changes of payments and keeps the latest in memory for undo. */
export function createPaymentChanges({ store, clock, events, log, works }: PaymentChangeDeps) {
  const undoable = createUndoLog<readonly PaymentStep[]>(steps => steps.length)
  let latest = 0
  /** Serialises changes of many payments. */
  const enqueue = createSerialQueue()

  /** Time of a change, unique among all changes. */
  function nextTime(): string {
    latest = Math.max(clock.now().getTime(), latest + 1)
    return new Date(latest).toISOString()
  }

  /** @throws AppError stale_payment, store_unavailable */
  function commit(steps: readonly PaymentStep[]): PaymentChangeView {
    if (!store.payments.apply(steps)) throw new AppError('stale_payment')
    return keep(steps)
  }

  function keep(steps: readonly PaymentStep[]): PaymentChangeView {
    const changeId = undoable.keep(steps)
    announce(new Set(steps.map(({ after }) => after.invoiceId)))
    return { changeId, paymentIds: steps.map(({ after }) => after.id) }
  }

  function announce(invoiceIds: ReadonlySet<string>): void {
    if (invoiceIds.size > maxEvents) events.emit({ type: 'invoices-changed' })
    else for (const id of invoiceIds) events.invoiceChanged(id)
  }

  /**
   * Adds or removes payments in several commits. The whole change is rolled back if it is cancelled, fails, or is
   * interrupted by the end of the process.
   * @param stepsOf called right before the commit; all `after` have `at` as `updatedAt`
   * @returns `null` if there are no steps
   * @throws AppError work_cancelled, stale_payment, store_unavailable
   */
  const commitInParts = <Subject>(
    subjects: readonly Subject[],
    stepsOf: (part: readonly Subject[], at: string) => readonly PaymentStep[],
  ): Promise<PaymentChangeView | null> =>
    enqueue(async () => {
      await rollBack()
      const steps = await works.run('payments', ({ signal, onProgress }) =>
        applyInParts(subjects, stepsOf, done => {
          throwIfCancelled(signal)
          onProgress({ done, total: subjects.length })
        }),
      )
      return steps.length === 0 ? null : keep(steps)
    })

  async function applyInParts<Subject>(
    subjects: readonly Subject[],
    stepsOf: (part: readonly Subject[], at: string) => readonly PaymentStep[],
    onPart: (done: number) => void,
  ): Promise<PaymentStep[]> {
    const at = nextTime()
    const hasParts = subjects.length > partSize
    const all: PaymentStep[] = []
    try {
      for (let done = 0; done < subjects.length; done += partSize) {
        if (hasParts) onPart(done)
        const steps = stepsOf(subjects.slice(done, done + partSize), at)
        const isLast = done + partSize >= subjects.length
        const part = hasParts ? { at, isLast } : undefined
        if (!store.payments.apply(steps, part)) throw new AppError('stale_payment')
        all.push(...steps)
        if (!isLast) await nextTurn()
      }
      return all
    } catch (error) {
      await rollBack()
      throw error
    }
  }

  /** Reverts the committed parts of an unfinished change. */
  async function rollBack(): Promise<void> {
    let hasChanged = false
    for (;;) {
      const payments = store.payments.unfinished(partSize)
      if (payments.length === 0) break
      // Later than the change, even if the clock was set back.
      latest = Math.max(latest, ...payments.map(({ updatedAt }) => Date.parse(updatedAt)))
      const at = nextTime()
      if (!store.payments.apply(payments.map(payment => oppositeOf(payment, at))))
        throw new AppError('stale_payment')
      hasChanged = true
      await nextTurn()
    }
    if (hasChanged) events.emit({ type: 'invoices-changed' })
  }

  return {
    nextTime,
    commit,
    commitInParts,

    /** Rolls back a change that was interrupted by the end of the process. */
    resume(): void {
      enqueue(rollBack).catch(error => log.write('error', 'interrupted change of payments', { error }))
    },

    /**
     * Undoes a change.
     * @returns the id of the change that redoes it
     */
    async undoPaymentChange({ changeId }: { changeId: string }): Promise<PaymentChangeView> {
      const gone = new AppError('no_such_payment', { message: { code: 'payment.change_gone' } })
      const steps = undoable.find(changeId)
      if (!steps) throw gone
      const undone = await commitInParts(steps, (part, at) => part.map(step => inverseOf(step, at)))
      if (!undone) throw gone
      undoable.forget(changeId)
      return undone
    },
  }
}

/** Undoing a new payment marks its row as removed. */
function inverseOf({ before, after }: PaymentStep, at: string): PaymentStep {
  const restored = before ?? { ...after, removedAt: at }
  return { before: after, after: { ...restored, updatedAt: at } }
}

/** Changes that are committed in parts only add or remove payments. */
const oppositeOf = (payment: StoredPayment, at: string): PaymentStep => ({
  before: payment,
  after: { ...payment, updatedAt: at, removedAt: payment.removedAt === null ? at : null },
})
