import { connectionInEnglish } from './connection.ts'
import { dataInEnglish } from './data.ts'
import { documentInEnglish } from './document.ts'
import { einvoiceInEnglish } from './einvoice.ts'
import { nationalEInvoiceInEnglish } from './einvoice-national.ts'
import { errorsInEnglish } from './errors.ts'
import { findingsInEnglish } from './findings.ts'
import { invoiceInEnglish } from './invoice.ts'
import { recordsInEnglish } from './records.ts'
import { submissionInEnglish } from './submission.ts'
import { templateInEnglish } from './template.ts'

/** The messages that reach the page; those of the command line and of the service would only make it larger. */
export const englishForPage = {
  ...errorsInEnglish,
  ...invoiceInEnglish,
  ...findingsInEnglish,
  ...einvoiceInEnglish,
  ...nationalEInvoiceInEnglish,
  ...templateInEnglish,
  ...documentInEnglish,
  ...connectionInEnglish,
  ...submissionInEnglish,
  ...dataInEnglish,
  ...recordsInEnglish,
  /** a text that came as text: of a service, of a library, or stored by an earlier version */
  foreign_text: ({ text }: { text: string }): string => text,
} as const
