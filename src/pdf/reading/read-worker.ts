import { parentPort, workerData } from 'node:worker_threads'
import { type Most, readPdf } from './read-pdf.ts'

const { bytes, most } = workerData as { bytes: Uint8Array; most: Most }
parentPort?.postMessage(await readPdf(bytes, most))
