import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'
import { redactKeys } from '#core/text/key.ts'
import type { CommandContext } from './command-context.ts'

/** Writes data to stdout. */
export function print({ stdout }: CommandContext, data: string | Uint8Array): void {
  stdout.write(typeof data === 'string' ? `${data}\n` : data)
}

/** Writes a message to stderr, with keys redacted. */
export function printMessage({ stderr }: CommandContext, text: string): void {
  stderr.write(`${redactKeys(text)}\n`)
}

/** Writes out a message. */
export const textOf = createTextOf(english)
