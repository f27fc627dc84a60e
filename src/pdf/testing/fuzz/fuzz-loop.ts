// Worker thread that creates and checks documents; the parent thread detects hangs.
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { checkDocument } from './check-document.ts'
import { fuzzDocuments } from './fuzz-documents.ts'

export interface FuzzTask {
  seed: number
  documents: number
}

export type FuzzMessage =
  | { kind: 'begun'; count: number; document: string }
  | { kind: 'done'; rendered: number; refused: number; failure: string | null }

/** One of this many documents is also checked with qpdf. */
const thoroughEvery = 100

const { seed, documents }: FuzzTask = workerData
const post = (message: FuzzMessage) => parentPort?.postMessage(message)
const counts = { rendered: 0, refused: 0 }
let count = 0

const outcome = fc.check(
  fc.property(fuzzDocuments, document => {
    count += 1
    post({ kind: 'begun', count, document: JSON.stringify(document) })
    const { outcome: kind, faults } = checkDocument(document, { isThorough: count % thoroughEvery === 1 })
    counts[kind] += 1
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
  }),
  // shrinking a large document takes minutes; seed and path are enough to reproduce it
  { seed, numRuns: documents, endOnFailure: true },
)
const failure = outcome.failed
  ? `${outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'unknown'}\nseed ${seed}, document ${outcome.numRuns}: ${JSON.stringify(outcome.counterexample)}`
  : null
post({ kind: 'done', ...counts, failure })
