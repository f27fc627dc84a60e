import type { WriteMessage } from '#core/messages/message.ts'
import { english as texts } from '#languages/en/english.ts'
import { en } from '#languages/en/index.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import { createFormats } from './formats.ts'

/** Used for the operator, documentation, and stored answers. */
export const english: WriteMessage = createWriter({
  locale: en.locale,
  formatDate: createFormats(en.locale).day,
  texts,
})
