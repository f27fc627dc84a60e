import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const program = join(import.meta.dirname, '..', '..', 'src', 'service', 'index.ts')
const run = promisify(execFile)

export interface CreatedKey {
  id: string
  key: string
}

export interface LedgerRow {
  invoice_number: string
}

/** The real service with its own process and data folder, and its command line. */
export class Service {
  readonly #dataFolder: string
  #stop: (() => Promise<void>) | undefined
  #port = 0

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  /** restarts on the same port after a stop */
  async start(): Promise<string> {
    const child = spawn(
      process.execPath,
      [program, 'serve', '--port', String(this.#port), '--data', this.#dataFolder],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    this.#stop = async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    for await (const line of createInterface({ input: child.stdout })) {
      const { url } = JSON.parse(line) as { url: string }
      child.stdout.resume()
      this.#port = Number(new URL(url).port)
      return url
    }
    throw new Error('the service ended before it was ready')
  }

  async stop(): Promise<void> {
    await this.#stop?.()
    this.#stop = undefined
  }

  createKey(mode: 'live' | 'test'): Promise<CreatedKey> {
    return this.#ask<CreatedKey>('keys', 'create', '--mode', mode, '--name', `e2e ${mode}`)
  }

  /** of the default account */
  async setPassword(): Promise<string> {
    const { stdout } = await run(process.execPath, [
      program,
      'accounts',
      'set-password',
      '--data',
      this.#dataFolder,
    ])
    return stdout.trim()
  }

  async revokeKey(id: string): Promise<void> {
    await run(process.execPath, [program, 'keys', 'revoke', id, '--data', this.#dataFolder])
  }

  ledger(): Promise<LedgerRow[]> {
    return this.#ask<LedgerRow[]>('ledger')
  }

  /** number of PDFs made, billed or not */
  async generations(): Promise<number> {
    const files = await readdir(this.#dataFolder, { recursive: true })
    return files.filter(file => file.endsWith('.pdf')).length
  }

  async #ask<Answer>(...args: string[]): Promise<Answer> {
    const { stdout } = await run(process.execPath, [program, ...args, '--json', '--data', this.#dataFolder])
    return JSON.parse(stdout) as Answer
  }
}
