import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** counted from when the thread has loaded */
  seconds: number
  megabytes: number
}

/** Milliseconds between memory checks; decompression allocates some hundred megabytes per second at most. */
const watchMs = 25

/** Timeout until the thread has loaded, which takes longer on a busy computer. */
const loadSeconds = 30

/**
 * Runs a worker on untrusted bytes, which are transferred to it. The worker posts `loaded`, then its result. Resolves
 * to `too_much` above a limit and `damaged` if the worker fails; never rejects. The V8 limit does not count buffers, so
 * the growth of the process is watched too.
 */
export function runInThread<T>(
  entry: URL,
  workerData: { bytes: Uint8Array<ArrayBuffer> },
  { seconds, megabytes }: ThreadLimits,
): Promise<T | 'too_much' | 'damaged'> {
  const start = process.memoryUsage.rss()
  return new Promise(resolve => {
    const worker = new Worker(entry, {
      workerData,
      transferList: [workerData.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // warnings of libraries are discarded
      stdout: true,
      stderr: true,
    })
    let timer = setTimeout(() => end('too_much'), loadSeconds * 1000)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > megabytes * 1024 * 1024) end('too_much')
    }, watchMs)

    function end(result: T | 'too_much' | 'damaged'): void {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(result)
      void worker.terminate()
    }

    worker.on('message', (message: T | 'loaded') => {
      if (message !== 'loaded') return end(message)
      clearTimeout(timer)
      timer = setTimeout(() => end('too_much'), seconds * 1000)
    })
    worker.on('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much' : 'damaged'),
    )
    worker.on('exit', () => end('damaged'))
  })
}
