import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { EngineId } from './engine-list.ts'
import type { WarmJob, WarmReply } from './warm-process.ts'

export type Timed = { milliseconds: number; bytes: number }

/** A render exceeded the limit; the process was killed. */
export class TookTooLong extends Error {}

/** Controls a `warm-process.ts`. */
export class WarmEngine {
  readonly #child: ChildProcess
  readonly #limitSeconds: number

  private constructor(child: ChildProcess, limitSeconds: number) {
    this.#child = child
    this.#limitSeconds = limitSeconds
  }

  /** @throws Error with the engine's message if it cannot run on this computer */
  static async start(id: EngineId, limitSeconds: number): Promise<WarmEngine> {
    const entry = new URL('./warm-process.ts', import.meta.url)
    // Output of libraries must not reach the report.
    const child = fork(entry, [id], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const engine = new WarmEngine(child, limitSeconds)
    await engine.#answer()
    return engine
  }

  async render(job: WarmJob): Promise<Timed> {
    const answer = this.#answer()
    this.#child.send(job)
    const reply = await answer
    if (!('milliseconds' in reply)) throw new Error('the engine answered out of turn')
    return reply
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.disconnect()
    const alarm = setTimeout(() => this.#child.kill('SIGKILL'), 5000)
    await exited
    clearTimeout(alarm)
  }

  #answer(): Promise<WarmReply> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => {
        child.kill('SIGKILL')
        settle(() => reject(new TookTooLong()))
      }, this.#limitSeconds * 1000)
      const settle = (end: () => void) => {
        clearTimeout(alarm)
        child.off('message', onMessage).off('exit', onExit)
        end()
      }
      const onMessage = (reply: WarmReply) =>
        settle(() => ('failed' in reply ? reject(new Error(reply.failed)) : resolve(reply)))
      const onExit = () => settle(() => reject(new Error('the process of the engine ended')))
      child.on('message', onMessage).on('exit', onExit)
    })
  }
}

/** Renders until V8 has compiled hot code. */
export async function warmUp(seconds: number, render: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) await render()
}
