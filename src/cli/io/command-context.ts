import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Output, Streams } from '#service/command-line/io/output.ts'

/** Streams and configuration of a command. */
export interface CommandContext extends CommandOptions, Output {
  /** of the process when the command has ended */
  exitCode: number
}

/** Those of the process, except in tests. */
export type ProcessContext = CommandOptions & Streams

interface CommandOptions {
  readonly stdin: Readable
  readonly env: NodeJS.ProcessEnv
  /** relative paths of arguments start here */
  readonly cwd: string
  /** whether stdin and stderr are a terminal that can answer questions */
  readonly isInteractive: boolean
  /** aborted by Ctrl+C; only a command that asks for it outlives Ctrl+C */
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
