import { english } from '../messages/english/english.ts'
import { createTextOf } from '../messages/format-message.ts'

/** English text of a message, for tests. */
export const textOf = createTextOf(english)
