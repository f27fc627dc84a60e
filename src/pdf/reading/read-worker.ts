import { parentPort, workerData } from 'node:worker_threads'
import { type ContentLimits, readPdf } from './read-pdf.ts'

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: ContentLimits }
parentPort?.postMessage(await readPdf(bytes, limits))
