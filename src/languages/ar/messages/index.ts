import type * as english from '../../en/messages/index.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { connectionTexts } from './connection.ts'
import { dataTexts } from './data.ts'
import { documentTexts } from './document.ts'
import { eInvoiceTexts } from './einvoice.ts'
import { nationalEInvoiceTexts } from './einvoice-national.ts'
import { errorTexts } from './errors.ts'
import { findingTexts } from './findings.ts'
import { invoiceTexts } from './invoice.ts'
import { names } from './names.ts'
import { recordTexts } from './records.ts'
import { submissionTexts } from './submission.ts'
import { templateTexts } from './template.ts'

/** Errors, findings and warnings, which every surface can show. */
export const messages = {
  ...errorTexts,
  ...invoiceTexts,
  ...findingTexts,
  ...eInvoiceTexts,
  ...nationalEInvoiceTexts,
  ...templateTexts,
  ...documentTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  ...recordTexts,
  /** a text that came as text: of a service, of a library, or stored by an earlier version */
  foreign_text: '{text}',
  ...names,
} as const satisfies Translation<typeof english.messages>
