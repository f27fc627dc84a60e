import { resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** Streams and configuration of a command: those of the process, except in tests. */
export interface CommandContext {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
  readonly env: NodeJS.ProcessEnv
  /** relative paths of arguments start here */
  readonly cwd: string
  /** whether stdin and stderr are a terminal that can answer questions */
  readonly isInteractive: boolean
  /** aborted by Ctrl+C; only a command that asks for it outlives Ctrl+C */
  interruption(): AbortSignal
  /** of the process when the command has ended */
  exitCode: number
}

export function processContext(): CommandContext {
  const { stdin, stdout, stderr, env } = process
  return {
    stdin,
    stdout,
    stderr,
    env,
    cwd: process.cwd(),
    isInteractive: stdin.isTTY && stderr.isTTY,
    interruption: abortOnSignal,
    exitCode: 0,
  }
}

function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort())
  return controller.signal
}

/** The path of a file that an argument names. */
export const pathOf = ({ cwd }: CommandContext, file: string): string => resolve(cwd, file)
