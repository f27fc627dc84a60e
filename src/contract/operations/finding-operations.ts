import { z } from 'zod'
import type { CustomerHistory } from '#core/findings/finding.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns findings before a submission. */
export const findingOperations = {
  /**
   * what the customer of an invoice was billed before; the name as typed counts if the invoice has no customer of the
   * records
   */
  customerHistory: operation<CustomerHistory>()(
    z.strictObject({ id: z.uuid(), customerName: z.string().max(20_000) }),
  ),
}
