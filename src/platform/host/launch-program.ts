import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** A module of this program that runs as a process. */
export interface LaunchedProgram {
  stdout: Readable
  /** Resolves with the exit code; `null`: killed or never started. */
  exited: Promise<number | null>
  kill(): void
}

/** Electron supplies `utilityProcess` instead, because its RunAsNode fuse is off. */
export type LaunchProgram = (
  modulePath: string,
  args: readonly string[],
  environment: Record<string, string>,
) => LaunchedProgram

export const launchWithNode: LaunchProgram = (modulePath, args, environment) => {
  const child = spawn(process.execPath, [modulePath, ...args], {
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  const exited = new Promise<number | null>(resolve => {
    child.once('exit', code => resolve(code))
    child.once('error', () => resolve(null))
  })
  return { stdout: child.stdout, exited, kill: () => child.kill() }
}
