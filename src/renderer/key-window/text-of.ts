import { connectionInEnglish } from '#core/messages/english/connection.ts'
import { dataInEnglish } from '#core/messages/english/data.ts'
import { errorsInEnglish } from '#core/messages/english/errors.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Writes the messages that reach the key window: about keys, the password store and the data. */
export const textOf = createTextOf({ ...errorsInEnglish, ...connectionInEnglish, ...dataInEnglish })
