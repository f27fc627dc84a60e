import { redactKeys } from '#core/key.ts'
import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Writes data to stdout. */
export function print(data: string | Uint8Array): void {
  process.stdout.write(typeof data === 'string' ? `${data}\n` : data)
}

/** Writes a message to stderr, with keys redacted. */
export function printMessage(text: string): void {
  process.stderr.write(`${redactKeys(text)}\n`)
}

/** Writes out a message. */
export const textOf = createTextOf(english)
