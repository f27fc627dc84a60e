import { Worker } from 'node:worker_threads'
import type { FuzzMessage, FuzzTask } from './fuzz-loop.ts'

export interface FuzzResult {
  rendered: number
  refused: number
  /** what went wrong, with the document and the seed that make it go wrong again */
  failure: string | null
}

/** Of processor time of its thread, because a busy computer is no failure. No document may take longer. */
const secondsForOne = 20
const checkEvery = 1000

/** Judges so many random documents in a thread that is stopped when it stands still. */
export function fuzzRender(
  task: FuzzTask,
  onProgress: (count: number) => void = () => undefined,
): Promise<FuzzResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-loop.ts', import.meta.url), { workerData: task })
    let latest = { count: 0, document: 'nothing yet' }
    let checked = { count: -1, seconds: 0 }

    const check = async () => {
      const { user, system } = await worker.cpuUsage()
      const seconds = (user + system) / 1_000_000
      if (checked.count !== latest.count) checked = { count: latest.count, seconds }
      else if (seconds - checked.seconds > secondsForOne) giveUp()
    }
    // it may end between two checks
    const interval = setInterval(() => void check().catch(() => undefined), checkEvery)

    function giveUp(): void {
      clearInterval(interval)
      void worker.terminate()
      const failure = `took more than ${secondsForOne} s\nseed ${task.seed}: ${latest.document}`
      resolve({ rendered: 0, refused: 0, failure })
    }
    worker.on('message', (message: FuzzMessage) => {
      if (message.kind === 'done') {
        clearInterval(interval)
        const { kind: _, ...result } = message
        resolve(result)
        return
      }
      latest = message
      onProgress(message.count)
    })
    worker.on('error', error => {
      clearInterval(interval)
      reject(error)
    })
  })
}
