import { parentPort, workerData } from 'node:worker_threads'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import type { ReceivedOrRefused } from './read-einvoice-file.ts'
import { receiveEInvoice } from './received-einvoice.ts'

const { bytes } = workerData as { bytes: Uint8Array }
// the time limit counts from here
parentPort?.postMessage('loaded')
parentPort?.postMessage(received())

function received(): ReceivedOrRefused {
  try {
    return { received: receiveEInvoice(bytes) }
  } catch (error) {
    if (error instanceof EInvoiceError) return { refused: error.reason }
    throw error
  }
}
