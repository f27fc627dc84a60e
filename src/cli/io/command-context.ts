import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Output, Streams } from '#service/command-line/io/output.ts'

/** Streams and configuration of a command. */
export interface CommandContext extends CommandOptions, Output {
  /** exit code of the process when the command has ended */
  exitCode: number
}

/** Values of the process; tests pass others. */
export type ProcessContext = CommandOptions & Streams

interface CommandOptions {
  readonly stdin: Readable
  readonly env: NodeJS.ProcessEnv
  /** base of relative paths in arguments */
  readonly cwd: string
  /** whether stdin and stderr are a terminal that can answer questions */
  readonly isInteractive: boolean
  /** aborted by Ctrl+C; a command that does not request it is ended by Ctrl+C */
  interruption(): AbortSignal
}

export function processContext(): ProcessContext {
  const { stdin, stdout, stderr, env } = process
  return {
    stdin,
    stdout,
    stderr,
    env,
    cwd: process.cwd(),
    isInteractive: stdin.isTTY && stderr.isTTY,
    interruption: abortOnSignal,
  }
}

function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

/** The path of a file that an argument names. */
export const pathOf = ({ cwd }: CommandContext, file: string): string => resolve(cwd, file)
