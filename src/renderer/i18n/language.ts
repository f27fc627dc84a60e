import { useSyncExternalStore } from 'react'
import { chooseLanguage, loadTexts, wantedLanguages } from '#languages/languages.ts'
import { interfaceLanguage, uiLocale } from './locale.ts'
import { setTexts } from './translate.ts'

type Listener = (localeBefore: string) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener after the language of the window has changed.
 * @returns ends it
 */
export function onLanguageChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Code of the language of the window. Used by the root and by each component that does not render again with it:
 * memoised ones, and those that store written text.
 */
export const useLanguage = (): string => useSyncExternalStore(onLanguageChange, () => interfaceLanguage)

let requests = 0

/**
 * Loads the texts of a language and displays them; of concurrent calls the last wins.
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
