import { type KeyboardEvent, useEffect, useRef } from 'react'
import { holdKey } from '../state/held-keys.ts'

/**
 * For keys that act on a list which is being loaded for what was just typed: they wait for it, so that they never act on
 * the list of before.
 * @returns holds a key if the list is not ready, and says so
 */
export function useHeldUntil(isReady: boolean): (event: KeyboardEvent) => boolean {
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    if (isReady) end.current?.()
  }, [isReady])
  useEffect(() => () => end.current?.(), [])
  return event => {
    if (isReady) return false
    const { promise, resolve } = Promise.withResolvers<void>()
    end.current = resolve
    holdKey(event.nativeEvent, promise)
    return true
  }
}
