import { parentPort, workerData } from 'node:worker_threads'
import { readAttachment } from './read-attachment.ts'
import type { ReadRequest, ReadResult } from './read-in-thread.ts'
import { readPdf } from './read-pdf.ts'

const { bytes, text, attachment } = workerData as ReadRequest & { bytes: Uint8Array }
// the time limit starts here
parentPort?.postMessage('loaded')
const result: ReadResult = text ? await readPdf(bytes, text) : await readAttachment(bytes, attachment)
parentPort?.postMessage(result)
