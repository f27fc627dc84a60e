import { invoiceOf } from '../invoice/invoice-of.ts'

const items = 10
let seed = 0

/** Request bodies, created before the measurement; each with a different invoice. */
export const newBodies = (count: number): Buffer[] =>
  Array.from({ length: count }, () => Buffer.from(JSON.stringify(invoiceOf(items, ++seed))))
