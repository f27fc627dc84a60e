import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Writes messages for dialogs of the system and for the terminal of a shell. */
export const textOf = createTextOf(english)
