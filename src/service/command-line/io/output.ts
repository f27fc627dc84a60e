import type { Writable } from 'node:stream'
import { terminalText } from '#core/text/terminal-text.ts'

/** Where a program prints: the streams of the process, except in tests. */
export interface Streams {
  readonly stdout: Writable
  readonly stderr: Writable
}

/** A stream that may be a terminal; the only kind that commands get. */
export interface TerminalStream {
  /**
   * Writes text without terminal control sequences. Bytes are data for programs: written unchanged to files
   * and pipes, and like text to a terminal.
   */
  write(data: string | Uint8Array): void
  /** for the input line of a prompt */
  readonly raw: Writable
}

/** Data goes to stdout, messages to stderr. */
export interface Output {
  readonly stdout: TerminalStream
  readonly stderr: TerminalStream
}

export const outputOf = ({ stdout, stderr }: Streams): Output => ({
  stdout: terminalStream(stdout),
  stderr: terminalStream(stderr),
})

const terminalStream = (raw: Writable): TerminalStream => ({
  raw,
  write(data) {
    if (typeof data === 'string') raw.write(terminalText(data))
    else raw.write('isTTY' in raw && raw.isTTY ? terminalText(new TextDecoder().decode(data)) : data)
  },
})
