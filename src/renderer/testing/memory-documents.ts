import type { DocumentRelations } from '#contract/invoices.ts'

/** The in-memory host makes no documents of others. */
export const noRelations: DocumentRelations = {
  credits: null,
  creditable: null,
  createdFrom: null,
  creditNotes: [],
  invoices: [],
  acceptedAt: null,
}
