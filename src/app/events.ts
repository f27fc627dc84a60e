import type { HostEvent } from '#contract/desktop-api.ts'
import type { HostEventListener } from './ports.ts'

export interface Events {
  emit(event: HostEvent): void
  /** @returns a function that unsubscribes */
  listen(listener: HostEventListener): () => void
}

export function createEvents(): Events {
  const listeners = new Set<HostEventListener>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
