import type { HostEvent, InvoiceStatus } from '#contract/desktop-api.ts'
import type { HostEventListener, Log } from './ports/ports.ts'

export interface Events {
  emit(event: HostEvent): void
  /** emits the stored status of an invoice; never throws, because no submission may depend on the page */
  invoiceChanged(id: string): void
  /** @returns a function that unsubscribes */
  listen(listener: HostEventListener): () => void
}

export interface EventParts {
  log: Log
  /** `null` if the invoice is deleted or unknown */
  readStatus(id: string): InvoiceStatus | null
}

export function createEvents({ log, readStatus }: EventParts): Events {
  const listeners = new Set<HostEventListener>()

  const emit: Events['emit'] = event => {
    for (const listener of listeners) listener(event)
  }

  function statusOrNull(id: string): InvoiceStatus | null {
    try {
      return readStatus(id)
    } catch (error) {
      log.write('error', 'status of a changed invoice not read', { error })
      return null
    }
  }

  return {
    emit,
    invoiceChanged(id) {
      if (listeners.size > 0) emit({ type: 'invoice-changed', id, status: statusOrNull(id) })
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
