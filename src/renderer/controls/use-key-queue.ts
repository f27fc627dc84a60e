import { type KeyboardEvent, useEffect, useRef } from 'react'
import { queueKeyUntil } from '../state/key-queue.ts'

/**
 * Queues keys that act on a list while the list for the typed text is loading, so that they never act on the previous
 * list.
 * @returns queues a key if the list is not ready, and returns whether it did
 */
export function useKeyQueue(isReady: boolean): (event: KeyboardEvent) => boolean {
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    if (isReady) end.current?.()
  }, [isReady])
  useEffect(() => () => end.current?.(), [])
  return event => {
    if (isReady) return false
    const { promise, resolve } = Promise.withResolvers<void>()
    end.current = resolve
    queueKeyUntil(event.nativeEvent, promise)
    return true
  }
}
