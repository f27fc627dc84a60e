import type { WriteMessage } from '#core/messages/message.ts'
import { redactKeys } from '#core/text/key.ts'
import { terminalCell } from '#core/text/terminal-text.ts'
import { english } from '#languages/en/english.ts'
import { en } from '#languages/en/index.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import type { CommandContext } from './command-context.ts'

/** Writes data to stdout. */
export function print({ stdout }: CommandContext, data: string | Uint8Array): void {
  stdout.write(typeof data === 'string' ? `${data}\n` : data)
}

/** Writes one line of values that are separated by tabs. */
export const printRow = (context: CommandContext, values: readonly string[]): void =>
  print(context, values.map(terminalCell).join('\t'))

/** Writes a message to stderr, with keys redacted. */
export function printMessage({ stderr }: CommandContext, text: string): void {
  stderr.write(`${redactKeys(text)}\n`)
}

/** Writes out a message, in English. */
export const textOf: WriteMessage = createWriter({ locale: en.locale, texts: english })
