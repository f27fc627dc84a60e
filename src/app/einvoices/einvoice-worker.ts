import { parentPort, workerData } from 'node:worker_threads'
import { localDateOf } from '#core/text/calendar-date.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import type { ReceivedOrRefused } from './read-einvoice-file.ts'
import { receiveEInvoice } from './received-einvoice.ts'

const { bytes, isEmbedded } = workerData as { bytes: Uint8Array; isEmbedded: boolean }
// the time limit counts from here
parentPort?.postMessage('loaded')
parentPort?.postMessage(received())

function received(): ReceivedOrRefused {
  try {
    return { received: receiveEInvoice(bytes, { today: localDateOf(new Date()), isEmbedded }) }
  } catch (error) {
    if (error instanceof EInvoiceError) return { refused: error.reason }
    throw error
  }
}
