import type { Writable } from 'node:stream'

/** Text that somebody else typed, without what a terminal takes for a command. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '\ufffd')

/** Data goes to stdout, messages to stderr: those of the process, except in tests. */
export interface Output {
  readonly stdout: Writable
  readonly stderr: Writable
}
