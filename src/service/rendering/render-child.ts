import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { AppError } from '#core/app-error.ts'
import type { Issue } from '#core/issue.ts'
import { youngMegabytes } from '#pdf/pool/young-megabytes.ts'
import type { RenderOrder, RenderWord } from './render-order.ts'

/** A process that takes one order at a time. */
export interface RenderChild {
  /** resolves when it has loaded all that it needs; rejects when it ended before */
  ready: Promise<void>
  isAlive(): boolean
  /** rejects with AppError('render_failed') when the process ends over it */
  render(order: RenderOrder): Promise<{ bytes: Uint8Array; warnings: Issue[] }>
  /** at once, whatever it is doing */
  end(): Promise<void>
}

export interface ChildLimits {
  /** of memory in all, Buffers too */
  megabytes: number
  /** the program that renders; another one only to show that the limits hold */
  entry?: URL
}

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const ownEntry = new URL(`./render-process${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/**
 * Room before V8 tidies up, and half for what JavaScript keeps, so that it does so long before the guard steps in. Left
 * to itself it starts small, takes each PDF's Buffers for growth and marks the whole heap every fortieth render:
 * a sixth of the time, in pauses longer than a render.
 */
const heap = (megabytes: number) => [
  `--initial-old-space-size=${Math.floor(megabytes / 4)}`,
  `--max-old-space-size=${Math.floor(megabytes / 2)}`,
  `--max-semi-space-size=${youngMegabytes}`,
]

/** It may read, because fonts and templates are files; it may not write, start programs or load native code. */
const rights = ['--permission', '--allow-fs-read=*', '--allow-worker']

export function startRenderChild({ megabytes, entry = ownEntry }: ChildLimits): RenderChild {
  const child = fork(entry, [String(megabytes)], {
    // nothing of the service's own environment, which may hold secrets; Windows starts nothing without this one
    env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
    execArgv: [...rights, ...heap(megabytes)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  const ready = nextWord(child).then(() => undefined)
  ready.catch(() => undefined)

  return {
    ready,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async render(order) {
      const answer = nextWord(child)
      child.send(order)
      const word = await answer
      if (word.kind === 'refused') {
        const { code, message, issues } = word
        throw new AppError(code, { message, issues })
      }
      if (word.kind === 'rendered') return word
      const bug = new Error('a bug in a render process')
      if (word.kind === 'bug') bug.stack = word.frames
      throw new AppError('internal', { cause: bug })
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}

function nextWord(child: ChildProcess): Promise<RenderWord> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderWord>()
  const onMessage = (word: RenderWord) => resolve(word)
  const onEnd = (code: number | null, signal: string | null) =>
    reject(failed(`a render process ended with ${signal ?? code}`))
  const onError = (error: Error) => reject(failed(error.message))
  child.once('message', onMessage).once('exit', onEnd).once('error', onError)
  if (!child.connected) reject(failed('a render process is gone'))
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onEnd).off('error', onError)
  })
}

/** With a code, so that the log tells its words: they are ours and quote no invoice. */
const failed = (reason: string) =>
  new AppError('render_failed', { cause: Object.assign(new Error(reason), { code: 'ERR_RENDER_PROCESS' }) })
