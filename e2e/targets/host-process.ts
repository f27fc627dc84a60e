import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A line on stdout of the Chromium shell, or of its shared host, which adds the number of the shell. */
export interface HostLine {
  shell?: number
  /** an opened window, with its DevTools address */
  window?: 'desktop' | 'key'
  cdp?: string
  /** the shell has ended; with the error if it did not start */
  ended?: true
  error?: string
}

/** A process that hosts one or more shells. */
export class HostProcess {
  readonly child: ChildProcess
  readonly ended: Promise<void>
  readonly #log: string[] = []
  readonly #listeners = new Set<(line: HostLine) => void>()

  constructor(command: string, args: readonly string[], env: SpawnOptions['env']) {
    // its stdin ends with this process, which ends it too
    this.child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    this.ended = new Promise(resolve => this.child.once('exit', () => resolve()))
    this.child.stderr?.on('data', (chunk: Buffer) => this.#log.push(chunk.toString()))
    if (!this.child.stdout) throw new Error('the program has no output')
    createInterface({ input: this.child.stdout }).on('line', text => {
      // a keyring started by the session writes here too
      if (!text.startsWith('{')) return
      for (const listener of this.#listeners) listener(JSON.parse(text))
    })
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** @returns a function that removes the listener */
  onLine(listener: (line: HostLine) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** @throws Error if the process ends before */
  async nextLine(matches: (line: HostLine) => boolean): Promise<HostLine> {
    const { promise, resolve, reject } = Promise.withResolvers<HostLine>()
    const stop = this.onLine(line => {
      if (matches(line)) resolve(line)
    })
    const onEnd = () => reject(new Error(`the program has ended\n${this.log()}`))
    this.child.once('exit', onEnd)
    return await promise.finally(() => {
      stop()
      this.child.off('exit', onEnd)
    })
  }

  send(command: object): void {
    this.child.stdin?.write(`${JSON.stringify(command)}\n`)
  }

  /** everything written to stderr */
  log(): string {
    return this.#log.join('')
  }
}
