import { useSyncExternalStore } from 'react'
import { chooseLanguage, loadTexts, wantedLanguages } from '#languages/languages.ts'
import { interfaceLanguage, uiLocale } from './locale.ts'
import { setTexts } from './translate.ts'

type Listener = (localeBefore: string) => void

const listeners = new Set<Listener>()

/** Calls back after the language of the window has changed. @returns ends it */
export function onLanguageChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The language of the window. Its root calls this, and so does each component that would not render again with it: one
 * that is memoised, or keeps what it has written.
 */
export const useLanguage = (): string => useSyncExternalStore(onLanguageChange, () => interfaceLanguage)

let requests = 0

/**
 * Loads the texts of a language and shows them in place of those of the one before; the last call wins.
 * @param setting code of a language, or `system`
 */
export async function showLanguage(setting: string): Promise<void> {
  const request = ++requests
  const language = chooseLanguage(wantedLanguages(setting, navigator.languages))
  if (language.code === interfaceLanguage) return
  const texts = language.code === 'en' ? undefined : await loadTexts(language, ['messages', 'page'])
  if (request !== requests) return
  const localeBefore = uiLocale
  setTexts(language, texts)
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
  for (const listener of listeners) listener(localeBefore)
}
