import type { WriteMessage } from '#core/messages/message.ts'
import { english as texts } from '#languages/en/english.ts'
import { en } from '#languages/en/index.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import { createFormats } from './formats.ts'

/** For the operator, for documentation, and for answers that are stored. */
export const english: WriteMessage = createWriter({
  locale: en.locale,
  formatDate: createFormats(en.locale).day,
  texts,
})
