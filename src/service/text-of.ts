import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Writes messages for clients and operators of the service. */
export const textOf = createTextOf(english)
