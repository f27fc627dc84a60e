import { Worker } from 'node:worker_threads'
import type { FuzzMessage, FuzzTask } from './fuzz-loop.ts'

export interface FuzzResult {
  rendered: number
  refused: number
  /** what went wrong, with the document and the seed that make it go wrong again */
  failure: string | null
}

/** No document may take longer, on a machine that does other things too. */
const secondsForOne = 20

/** Judges so many random documents in a thread that is stopped when it stands still. */
export function fuzzRender(
  task: FuzzTask,
  onProgress: (count: number) => void = () => undefined,
): Promise<FuzzResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-loop.ts', import.meta.url), { workerData: task })
    let latest = 'nothing yet'
    const watch = () => setTimeout(giveUp, secondsForOne * 1000)
    let alarm = watch()

    function giveUp(): void {
      void worker.terminate()
      const failure = `took more than ${secondsForOne} s\nseed ${task.seed}: ${latest}`
      resolve({ rendered: 0, refused: 0, failure })
    }
    worker.on('message', (message: FuzzMessage) => {
      clearTimeout(alarm)
      if (message.kind === 'done') {
        const { kind: _, ...result } = message
        resolve(result)
        return
      }
      latest = message.document
      onProgress(message.count)
      alarm = watch()
    })
    worker.on('error', error => {
      clearTimeout(alarm)
      reject(error)
    })
  })
}
