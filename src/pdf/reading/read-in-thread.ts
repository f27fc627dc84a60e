import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContentLimits, PdfReading, Unreadable } from './read-pdf.ts'

export interface ReadLimits {
  seconds?: number
  megabytes?: number
}

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const entry = new URL(`./read-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/** ms between two looks at the memory; what unpacks fastest fills some hundred megabytes a second */
const watchMs = 25

/**
 * Reads a PDF that anybody may have made, in a thread that is ended once it takes too long or too much. V8's own limit
 * counts no unpacked bytes, so the growth of the whole process is watched besides. Never rejects.
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
      // what pdf.js remarks on a file is nobody's business
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
