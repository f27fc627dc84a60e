import { parentPort, workerData } from 'node:worker_threads'
import { readPdf } from './read-pdf.ts'

const { bytes, mostPages } = workerData as { bytes: Uint8Array; mostPages: number }
parentPort?.postMessage(await readPdf(bytes, mostPages))
