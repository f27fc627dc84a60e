import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const entry = fileURLToPath(new URL('../index.ts', import.meta.url))

export interface RunResult {
  code: number | null
  stdout: Buffer
  /** lines */
  stderrLines: string[]
}

interface RunOptions {
  input?: string | Uint8Array
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Ctrl+C, as soon as this resolves */
  interrupt?: Promise<unknown>
}

/** Runs the real command line without keys or password store of this computer. */
export function billwright(
  words: string[],
  { input = '', env = {}, cwd = tmpdir(), interrupt }: RunOptions = {},
): Promise<RunResult> {
  const { PATH } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry, ...words], { cwd, env: { PATH, ...env } })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', chunk => stdout.push(chunk))
    child.stderr.on('data', chunk => stderr.push(chunk))
    child.on('error', reject)
    interrupt?.then(() => child.kill('SIGINT'))
    child.on('close', code =>
      resolve({
        code,
        stdout: Buffer.concat(stdout),
        stderrLines: Buffer.concat(stderr).toString().split('\n').filter(Boolean),
      }),
    )
    // A program may end before it has read its input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

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
