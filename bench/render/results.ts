import type { EngineId } from './engine-list.ts'

/** A median of some rounds, or the reason why there is none. */
export type Figure = { value: number; rounds: number } | { overSeconds: number } | { broken: string }

export interface EngineResult {
  id: EngineId
  name: string
  /** null for our engine and the installed browser */
  version: string | null
  /** milliseconds by number of items */
  warm: Record<number, Figure>
  /** file size and page count by number of items */
  files: Record<number, { bytes: number; pages: number }>
  /** milliseconds from process start to the PDF with 10 items; own code bundled */
  cold: Figure | null
  /** the same from TypeScript source; our engine only */
  coldFromSource: Figure | null
  /** peak megabytes of the process tree with 10,000 items */
  memory: Figure | null
  /** reason if it could not be measured */
  missing: string | null
}

/** Milliseconds of our engine for 1,000 and 10,000 items, from alternating renders. */
export interface Growth {
  many: number
  tenfold: number
}

/** Cost of an e-invoice in a final PDF. */
export interface EInvoiceCost {
  items: number
  /** milliseconds of a render without and with it, alternating */
  plain: number
  hybrid: number
  /** milliseconds for its fields, the check against the rules and the XML */
  written: number
  /** maximum difference of the file sizes */
  addedBytes: number
}

export interface Results {
  date: string
  node: string
  platform: string
  cpus: number
  /** load at the start; 0 if unknown */
  load: number
  isQuick: boolean
  /** null if not measured */
  growth: Growth | null
  /** null if not measured */
  eInvoices: EInvoiceCost[] | null
  engines: EngineResult[]
}

export const measured = (figure: Figure | null | undefined): number | null =>
  figure && 'value' in figure ? figure.value : null
