import { randomUUID } from 'node:crypto'
import type { PaymentChangeView } from '#contract/payments.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Events } from '../events.ts'
import type { PaymentStep } from '../ports/payments.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'

const maxChanges = 100
/** Payments of all changes that can be undone. */
const maxSteps = 200_000
/** Above this number one event stands for all changed invoices. */
const maxEvents = 50

interface Parts {
  store: Store
  clock: Pick<Clock, 'now'>
  events: Events
}

/** Commits changes of payments, and keeps the latest in memory so that they can be undone. */
export function createPaymentChanges({ store, clock, events }: Parts) {
  const undoable = new Map<string, readonly PaymentStep[]>()

  /** @throws AppError stale_payment, store_unavailable */
  function commit(steps: readonly PaymentStep[]): PaymentChangeView {
    if (!store.payments.apply(steps)) throw new AppError('stale_payment')
    const changeId = randomUUID()
    undoable.set(changeId, steps)
    forgetOldest()
    announce(new Set(steps.map(({ after }) => after.invoiceId)))
    return { changeId, paymentIds: steps.map(({ after }) => after.id) }
  }

  function forgetOldest(): void {
    let size = [...undoable.values()].reduce((sum, steps) => sum + steps.length, 0)
    for (const [changeId, steps] of undoable) {
      if (undoable.size === 1 || (undoable.size <= maxChanges && size <= maxSteps)) return
      undoable.delete(changeId)
      size -= steps.length
    }
  }

  function announce(invoiceIds: ReadonlySet<string>): void {
    if (invoiceIds.size > maxEvents) events.emit({ type: 'invoices-changed' })
    else for (const id of invoiceIds) events.invoiceChanged(id)
  }

  return {
    commit,

    /** Undoes a change; the answer names the change that makes it again. */
    undoPaymentChange({ changeId }: { changeId: string }): PaymentChangeView {
      const steps = undoable.get(changeId)
      if (!steps) throw new AppError('no_such_payment', { message: { code: 'payment.change_gone' } })
      const at = clock.now().toISOString()
      const undone = commit(steps.map(step => inverseOf(step, at)))
      undoable.delete(changeId)
      return undone
    },
  }
}

/** A new payment is removed and keeps its row. */
function inverseOf({ before, after }: PaymentStep, at: string): PaymentStep {
  const restored = before ?? { ...after, removedAt: at }
  return { before: after, after: { ...restored, updatedAt: at } }
}
