import { Worker } from 'node:worker_threads'
import type { FuzzMessage, FuzzTask } from './fuzz-loop.ts'

export interface FuzzResult {
  rendered: number
  refused: number
  /** the failure, with the document and the seed that reproduce it */
  failure: string | null
}

/** Maximum processor time for one document; wall time would depend on the load. */
const secondsForOne = 20
const checkEvery = 1000

/** Checks random documents in a thread that is terminated if it hangs. */
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
    // the thread may end between two checks
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
