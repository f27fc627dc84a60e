import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..', '..')
const program = join(root, 'src', 'service', 'index.ts')
const commandLoop = join(root, 'src', 'service', 'testing', 'command-loop.ts')
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }

export interface CreatedKey {
  id: string
  key: string
}

export interface LedgerRow {
  account_id: string
  invoice_number: string
}

/** The default account of every service. */
const defaultAccount = 'default'

/** A process that runs all commands of the service one after the other. */
class Commands {
  // its stdin ends with this process, which ends it too
  readonly #child = spawn(process.execPath, [commandLoop], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  readonly #answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  #last: Promise<unknown> = Promise.resolve()

  /** @returns its output on stdout */
  run(...words: string[]): Promise<string> {
    const answer = this.#last.then(async () => {
      this.#child.stdin.write(`${JSON.stringify(words)}\n`)
      const { value = '' } = await this.#answers.next()
      const { code, stdout, stderr } = JSON.parse(value)
      if (code !== 0) throw new Error(`service ${words.join(' ')}: ${stderr}`)
      return stdout as string
    })
    this.#last = answer.catch(() => {})
    return answer
  }
}

let commands: Commands | undefined

/**
 * The real service with its own process and data folder, and its commands. Keys and ledger are those of one
 * account.
 */
export class Service {
  readonly #dataFolder: string
  #account = defaultAccount
  #earlierGenerations = 0
  #isShared = false
  #stop: (() => Promise<void>) | undefined
  #port = 0
  #url = ''

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  get url(): string {
    return this.#url
  }

  /** restarts on the same port after a stop, with these additional settings */
  async start(flags: readonly string[] = [], variables: Record<string, string> = {}): Promise<void> {
    const child = spawn(
      process.execPath,
      [program, 'serve', '--port', String(this.#port), '--data', this.#dataFolder, ...flags],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...env, ...variables } },
    )
    this.#stop = async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    for await (const line of createInterface({ input: child.stdout })) {
      const { url } = JSON.parse(line) as { url: string }
      child.stdout.resume()
      this.#url = url
      this.#port = Number(new URL(url).port)
      return
    }
    throw new Error('the service ended before it was ready')
  }

  /**
   * The same process with a separate account, which other tests do not use; it cannot be stopped separately.
   */
  async withNewAccount(): Promise<Service> {
    const service = new Service(this.#dataFolder)
    service.#isShared = true
    service.#url = this.#url
    service.#account = (await this.#ask<{ id: string }>('accounts', 'create', '--name', 'e2e')).id
    service.#earlierGenerations = await this.generations()
    return service
  }

  async stop(): Promise<void> {
    if (this.#isShared) throw new Error('other tests use this service: test.use({ ownService: true })')
    await this.#stop?.()
    this.#stop = undefined
  }

  createKey(mode: 'live' | 'test', scopes?: string): Promise<CreatedKey> {
    return this.#ask<CreatedKey>(
      'keys',
      'create',
      '--mode',
      mode,
      '--account',
      this.#account,
      '--name',
      `e2e ${mode}`,
      ...(scopes === undefined ? [] : ['--scopes', scopes]),
    )
  }

  async setPassword(): Promise<string> {
    const printed = await this.#run('accounts', 'set-password', '--account', this.#account)
    return printed.trim()
  }

  async setOperatorPassword(name: string): Promise<string> {
    const printed = await this.#run('operators', 'set-password', name)
    return printed.trim()
  }

  async createPlan(id: string, ...limits: string[]): Promise<void> {
    await this.#run('plans', 'create', id, '--name', id, ...limits)
  }

  async revokeKey(id: string): Promise<void> {
    await this.#run('keys', 'revoke', id)
  }

  async ledger(): Promise<LedgerRow[]> {
    const rows = await this.#ask<LedgerRow[]>('ledger')
    return rows.filter(({ account_id }) => account_id === this.#account)
  }

  /** number of PDFs made for the account, billed or not */
  async generations(): Promise<number> {
    const files = await readdir(this.#dataFolder, { recursive: true })
    return files.filter(file => file.endsWith('.pdf')).length - this.#earlierGenerations
  }

  async #ask<Answer>(...args: string[]): Promise<Answer> {
    return JSON.parse(await this.#run(...args, '--json')) as Answer
  }

  #run(...args: string[]): Promise<string> {
    commands ??= new Commands()
    return commands.run(...args, '--data', this.#dataFolder)
  }
}
