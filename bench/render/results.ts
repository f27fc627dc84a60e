import type { EngineId } from './engine-list.ts'

/** A median of some rounds, or why there is none. */
export type Figure = { value: number; rounds: number } | { overSeconds: number } | { broken: string }

export interface EngineResult {
  id: EngineId
  name: string
  /** null for what has none of its own: ours, and the browser that is installed */
  version: string | null
  /** milliseconds, by number of items */
  warm: Record<number, Figure>
  /** of the file, by number of items, and how many pages it has */
  files: Record<number, { bytes: number; pages: number }>
  /** milliseconds from the start of a process to the bytes, at 10 items; own code bundled */
  cold: Figure | null
  /** the same straight from the TypeScript source; ours only */
  coldFromSource: Figure | null
  /** megabytes at their peak, at 10,000 items, of the process and those that it started */
  memory: Figure | null
  /** why it could not be measured at all */
  missing: string | null
}

/** Milliseconds of ours for 1,000 items and for 10,000, from renders that take turns. */
export interface Growth {
  many: number
  tenfold: number
}

export interface Results {
  date: string
  node: string
  platform: string
  cpus: number
  /** how many programs wanted a CPU when it began; 0 where the system does not tell */
  load: number
  isQuick: boolean
  /** null where it was not measured */
  growth: Growth | null
  engines: EngineResult[]
}

export const measured = (figure: Figure | null | undefined): number | null =>
  figure && 'value' in figure ? figure.value : null
