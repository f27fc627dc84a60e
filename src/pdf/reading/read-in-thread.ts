import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Unreadable } from './open-pdf.ts'
import type { ReadAttachment, WantedAttachment } from './read-attachment.ts'
import type { ContentLimits, PdfReading } from './read-pdf.ts'

export interface ReadLimits {
  /** counted from when the thread has loaded */
  seconds?: number
  megabytes?: number
}

/** What a thread reads. */
export type ReadRequest =
  | { text: ContentLimits; attachment?: undefined }
  | { text?: undefined; attachment: WantedAttachment }
export type ReadResult = PdfReading | ReadAttachment | null | Unreadable

/** TypeScript in the source, JavaScript in the bundle, in the same folder. */
const entry = new URL(`./read-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/** Milliseconds between memory checks; decompression allocates some hundred megabytes per second at most. */
const watchMs = 25

/** Until the thread has loaded, which takes longer on a busy computer. */
const loadSeconds = 30

/** Reads the text of an untrusted PDF in a thread with time and memory limits. Never rejects. */
export const readInThread = (pdf: Uint8Array, text: ContentLimits, limits: ReadLimits = {}) =>
  inThread<PdfReading>(pdf, { text }, limits)

/** Reads an attached file of an untrusted PDF in a thread with time and memory limits. Never rejects. */
export const readAttachmentInThread = (
  pdf: Uint8Array,
  attachment: WantedAttachment,
  { seconds = 2, megabytes = 180 }: ReadLimits = {},
) => inThread<ReadAttachment | null>(pdf, { attachment }, { seconds, megabytes })

/** The V8 limit does not count decompressed buffers, so the growth of the process is watched too. */
function inThread<T extends ReadResult>(
  pdf: Uint8Array,
  request: ReadRequest,
  { seconds = 20, megabytes = 768 }: ReadLimits,
): Promise<T | Unreadable> {
  const bytes = new Uint8Array(pdf)
  const start = process.memoryUsage.rss()
  return new Promise(resolve => {
    const worker = new Worker(entry, {
      workerData: { bytes, ...request },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // warnings of pdf.js are discarded
      stdout: true,
      stderr: true,
    })
    let timer = setTimeout(() => end('too_much'), loadSeconds * 1000)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > megabytes * 1024 * 1024) end('too_much')
    }, watchMs)

    function end(result: T | Unreadable): void {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(result)
      void worker.terminate()
    }

    worker.on('message', (message: T | Unreadable | 'loaded') => {
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
