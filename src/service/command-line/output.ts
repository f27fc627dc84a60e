import type { Writable } from 'node:stream'

/** Data goes to stdout, messages to stderr: those of the process, except in tests. */
export interface Output {
  readonly stdout: Writable
  readonly stderr: Writable
}
