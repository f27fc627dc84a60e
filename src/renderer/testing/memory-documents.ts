import type { DocumentRelations } from '#contract/invoices.ts'

/** The in-memory host derives no documents. */
export const noRelations: DocumentRelations = {
  credits: null,
  creditable: null,
  createdFrom: null,
  creditNotes: [],
  invoices: [],
  acceptedAt: null,
}
