import { invoiceOf } from '../invoice/invoice-of.ts'

const items = 10
let seed = 0

/** The bodies of that many requests, made before the clock runs; no invoice of a run is like another. */
export const newBodies = (count: number): Buffer[] =>
  Array.from({ length: count }, () => Buffer.from(JSON.stringify(invoiceOf(items, ++seed))))
