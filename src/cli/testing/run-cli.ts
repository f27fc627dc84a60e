import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ProcessContext } from '../io/command-context.ts'
import { main } from '../program.ts'

export const entry = fileURLToPath(new URL('../index.ts', import.meta.url))

export interface RunResult {
  code: number | null
  stdout: Buffer
  stderrLines: string[]
}

interface RunOptions {
  input?: string | Uint8Array
  env?: NodeJS.ProcessEnv
  cwd?: string
}

interface ProcessOptions extends RunOptions {
  /** Ctrl+C, as soon as this resolves */
  interrupt?: Promise<unknown>
}

/** Folder of this computer's journal marks. */
const ownState = { BILLWRIGHT_STATE_DIR: process.env.BILLWRIGHT_STATE_DIR }

/** Runs a command in this process, without the keys and the password store of this computer. */
export async function billwright(
  words: string[],
  { input = '', env = {}, cwd = tmpdir() }: RunOptions = {},
): Promise<RunResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const context: ProcessContext = {
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    stderr,
    env: { ...ownState, ...env },
    cwd,
    isInteractive: false,
    interruption: () => new AbortController().signal,
  }
  const printed = Promise.all([buffer(stdout), buffer(stderr)])
  const code = await main(words, context).finally(() => {
    stdout.end()
    stderr.end()
  })
  return resultOf(code, ...(await printed))
}

/** Runs a command in a process of its own, to test the exit code, streams, signals, and the commands of the service. */
export function billwrightProcess(
  words: string[],
  { input = '', env = {}, cwd = tmpdir(), interrupt }: ProcessOptions = {},
): Promise<RunResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...words], {
      cwd,
      env: { PATH, NODE_COMPILE_CACHE, ...ownState, ...env },
    })
    const printed = Promise.all([buffer(child.stdout), buffer(child.stderr)])
    child.on('error', reject)
    interrupt?.then(() => child.kill('SIGINT'))
    child.on('close', code => printed.then(streams => resolve(resultOf(code, ...streams)), reject))
    // A program may end before it has read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

const resultOf = (code: number | null, stdout: Buffer, stderr: Buffer): RunResult => ({
  code,
  stdout,
  stderrLines: stderr.toString().split('\n').filter(Boolean),
})

export interface TestEnvironment {
  path: string
  /** writes a file and returns its name */
  file(name: string, content: object | string | Uint8Array): string
  remove(): void
}

export function temporaryFolder(): TestEnvironment {
  const path = mkdtempSync(join(tmpdir(), 'billwright-cli-'))
  return {
    path,
    file(name, content) {
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(join(path, name), isRaw ? content : JSON.stringify(content))
      return name
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

export const sample = {
  template: 'bold',
  invoice_number: 'INV-2026-0042',
  items: [{ description: 'Brand identity', quantity: 1.5, unit_price: '80.00', tax_rate: 19 }],
}
