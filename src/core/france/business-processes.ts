/**
 * Business processes of the French reform (BT-23; AFNOR XP Z12-012, rule BR-FR-08). The letter is the subject (B goods,
 * S services, M both), the digit the way of payment. Those with the digits 8 and 9 need groups that EN 16931 lacks.
 */
export const businessProcesses = [
  'B1',
  'S1',
  'M1',
  'B2',
  'S2',
  'M2',
  'S3',
  'B4',
  'S4',
  'M4',
  'S5',
  'S6',
  'B7',
  'S7',
] as const
export type BusinessProcess = (typeof businessProcesses)[number]

/** Processes with several sellers or invoices in both directions; accepted in received files only. */
const extendedProcesses = ['B8', 'S8', 'M8', 'B9', 'S9', 'M9'] as const

const known: ReadonlySet<string> = new Set([...businessProcesses, ...extendedProcesses])

export const isFrenchProcess = (process: string | undefined): boolean => known.has(process ?? '')
