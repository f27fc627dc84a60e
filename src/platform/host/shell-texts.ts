import type { Message } from '#core/messages/message.ts'
import { en } from '#languages/en/index.ts'
import { messages } from '#languages/en/messages/index.ts'
import { shellTexts } from '#languages/en/shell.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import type { Write } from '#languages/grammar/entry.ts'
import type { Language } from '#languages/grammar/language.ts'
import { chooseLanguage, loadWriter } from '#languages/languages.ts'

/** Initial value, because a start can fail before a language is loaded. */
const english = createWriter({ locale: en.locale, texts: { ...messages, ...shellTexts } })

let write: Write = english

/** Writes messages for dialogs of the system, menus and the terminal, in the language of the process. */
export const textOf = (message: Message): string => write(message)

/** @param wanted BCP 47 tags, best first */
export async function setLanguage(wanted: readonly string[], offered?: readonly Language[]): Promise<void> {
  const language = chooseLanguage(wanted, offered)
  write = language === en ? english : await loadWriter(language, ['messages', 'shell'])
}
