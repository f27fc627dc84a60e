import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#core/errors/app-error.ts'
import { siblingModule } from '#node/sibling-module.ts'
import { semiSpaceLimit } from '#pdf/pool/semi-space-limit.ts'
import { lowerPriority } from '../scheduling/lower-priority.ts'
import type { RenderAnswer, RenderMessage, RenderRequest } from './render-messages.ts'

/** A render process that takes one request at a time. */
export interface RenderChild {
  /** resolves after the warm-up; rejects if the process ends before */
  ready: Promise<void>
  isAlive(): boolean
  /** rejects with AppError('render_failed') if the process ends during the render */
  render(request: RenderRequest): Promise<RenderAnswer>
  /** kills the process */
  end(): Promise<void>
}

export interface ChildLimits {
  /** megabytes of resident memory, including Buffers */
  megabytes: number
  /** whether it yields to the server and to the other render processes */
  hasLowPriority?: boolean
  /** entry of the process; replaced in tests of the limits */
  entry?: URL
}

const ownEntry = new URL(siblingModule('render-process', import.meta.url))

/**
 * A large initial heap and a limit of half the memory, so that V8 collects long before the guard kills the
 * process. By default V8 counts the Buffers of each PDF as growth and marks the whole heap every fortieth
 * render, which takes a sixth of the time.
 */
const heap = (megabytes: number) => [
  `--initial-old-space-size=${Math.floor(megabytes / 4)}`,
  `--max-old-space-size=${Math.floor(megabytes / 2)}`,
  `--max-semi-space-size=${semiSpaceLimit}`,
]

/** May read files (fonts, templates); may not write, start programs or load native code. */
const permissions = ['--permission', '--allow-fs-read=*', '--allow-worker']

export function startRenderChild({
  megabytes,
  hasLowPriority = false,
  entry = ownEntry,
}: ChildLimits): RenderChild {
  const child = fork(entry, [String(megabytes)], {
    // the service's environment may hold secrets; Windows needs SystemRoot to start a process
    env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
    execArgv: [...permissions, ...heap(megabytes)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (hasLowPriority && child.pid !== undefined) lowerPriority(child.pid)
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  const ready = nextMessage(child).then(() => undefined)
  ready.catch(() => undefined)

  return {
    ready,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    async render(request) {
      const answered = nextMessage(child)
      child.send(request)
      const answer = await answered
      if (answer.kind === 'ready') throw new AppError('internal')
      return answer
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}

function nextMessage(child: ChildProcess): Promise<RenderMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderMessage>()
  const onMessage = (message: RenderMessage) => resolve(message)
  const onEnd = (code: number | null, signal: string | null) =>
    reject(failed(`a render process ended with ${signal ?? code}`))
  const onError = (error: Error) => reject(failed(error.message))
  child.once('message', onMessage).once('exit', onEnd).once('error', onError)
  if (!child.connected) reject(failed('a render process is gone'))
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onEnd).off('error', onError)
  })
}

/** The code makes the log contain the message, which does not quote the invoice. */
const failed = (reason: string) =>
  new AppError('render_failed', { cause: Object.assign(new Error(reason), { code: 'ERR_RENDER_PROCESS' }) })
