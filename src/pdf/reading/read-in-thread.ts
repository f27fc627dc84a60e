import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContentLimits, PdfReading, Unreadable } from './read-pdf.ts'

export interface ReadLimits {
  seconds?: number
  megabytes?: number
}

/** TypeScript in the source, JavaScript in the bundle, in the same folder. */
const entry = new URL(`./read-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/** Milliseconds between memory checks; decompression allocates some hundred megabytes per second at most. */
const watchMs = 25

/**
 * Reads an untrusted PDF in a thread with time and memory limits. The V8 limit does not count decompressed
 * buffers, so the growth of the process is watched too. Never rejects.
 */
export function readInThread(
  pdf: Uint8Array,
  limits: ContentLimits,
  { seconds = 20, megabytes = 768 }: ReadLimits = {},
): Promise<PdfReading | Unreadable> {
  const bytes = new Uint8Array(pdf)
  const start = process.memoryUsage.rss()
  return new Promise(resolve => {
    const worker = new Worker(entry, {
      workerData: { bytes, limits },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // warnings of pdf.js are discarded
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end('too_much'), seconds * 1000)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > megabytes * 1024 * 1024) end('too_much')
    }, watchMs)

    function end(result: PdfReading | Unreadable): void {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(result)
      void worker.terminate()
    }

    worker.on('message', end)
    worker.on('error', (error: Error & { code?: string }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much' : 'damaged'),
    )
    worker.on('exit', () => end('damaged'))
  })
}
