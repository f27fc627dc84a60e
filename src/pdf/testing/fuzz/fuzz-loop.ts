// The thread in which documents are made and judged; whoever started it watches that it never stands still.
import { parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { judge } from '../fuzz-judge.ts'
import { fuzzDocuments } from './fuzz-documents.ts'

export interface FuzzTask {
  seed: number
  documents: number
}

export type FuzzMessage =
  | { kind: 'begun'; count: number; document: string }
  | { kind: 'done'; rendered: number; refused: number; failure: string | null }

/** One in so many is also looked at by qpdf. */
const thoroughEvery = 100

const { seed, documents }: FuzzTask = workerData
const tell = (message: FuzzMessage) => parentPort?.postMessage(message)
const counts = { rendered: 0, refused: 0 }
let count = 0

const outcome = fc.check(
  fc.property(fuzzDocuments, document => {
    count += 1
    tell({ kind: 'begun', count, document: JSON.stringify(document) })
    const { outcome: kind, faults } = judge(document, { isThorough: count % thoroughEvery === 1 })
    counts[kind] += 1
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
  }),
  // a document is large, and making it smaller takes minutes: its seed and path are enough to see it again
  { seed, numRuns: documents, endOnFailure: true },
)
const failure = outcome.failed
  ? `${outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'unknown'}\nseed ${seed}, document ${outcome.numRuns}: ${JSON.stringify(outcome.counterexample)}`
  : null
tell({ kind: 'done', ...counts, failure })
