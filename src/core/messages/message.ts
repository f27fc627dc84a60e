import type { english } from '#languages/en/english.ts'
import type { CodeOf, ParamsOf, PlainCodeOf } from '#languages/grammar/parameter-types.ts'

type English = typeof english

export type MessageCode = CodeOf<English>

/** Codes of messages without parameters. */
export type PlainMessageCode = PlainCodeOf<English>

/**
 * A message to the user as code and parameters; each surface turns it into text. Errors, findings and warnings are
 * passed, stored and sent like this. Plain JSON; parameters never contain a key.
 */
export type Message<Code extends MessageCode = MessageCode> =
  | { code: Extract<Code, PlainMessageCode> }
  | {
      [Each in Exclude<Code, PlainMessageCode>]: { code: Each; params: ParamsOf<English, Each> }
    }[Exclude<Code, PlainMessageCode>]

/** Writes out a message in the language of a surface. */
export type WriteMessage = (message: Message) => string
