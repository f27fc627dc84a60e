import { useSyncExternalStore } from 'react'
import { interfaceLanguage } from './locale.ts'

const listeners = new Set<() => void>()

/** Calls back after the language of the window has changed. @returns ends it */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The language of the window. Its root calls this, and so does each component that would not render again with it: one
 * that is memoised, or keeps what it has written.
 */
export const useLanguage = (): string => useSyncExternalStore(onLanguageChange, () => interfaceLanguage)
