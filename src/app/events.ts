import type { InvoiceStatus } from '#contract/invoices.ts'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import type { HostEventListener, Log } from './ports/ports.ts'

export interface Events {
  emit(event: HostEvent): void
  /**
   * Emits the stored status of an invoice and of the documents whose status depends on it. Never throws, because
   * submissions must not depend on the page.
   */
  invoiceChanged(id: string): void
  /** @returns a function that unsubscribes */
  listen(listener: HostEventListener): () => void
}

export interface EventDeps {
  log: Log
  /** `null` if the invoice is deleted or unknown */
  readStatus(id: string): InvoiceStatus | null
  /** ids of the invoice that a credit note credits, and of the quote that an invoice was made from */
  readSources(id: string): string[]
}

export function createEvents({ log, readStatus, readSources }: EventDeps): Events {
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

  function sourcesOrNone(id: string): string[] {
    try {
      return readSources(id)
    } catch (error) {
      log.write('error', 'sources of a changed invoice not read', { error })
      return []
    }
  }

  return {
    emit,
    invoiceChanged(id) {
      if (listeners.size === 0) return
      for (const changed of [id, ...sourcesOrNone(id)])
        emit({ type: 'invoice-changed', id: changed, status: statusOrNull(changed) })
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
