import { english } from '../messages/english/english.ts'
import { createTextOf } from '../messages/format-message.ts'

/** What a user reads, for tests of texts. */
export const textOf = createTextOf(english)
