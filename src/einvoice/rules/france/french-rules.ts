import type { Rule } from '../rule.ts'
import { frenchDocumentRules } from './document-rules.ts'
import { frenchAttachmentRules, frenchIdentifierRules } from './identifier-rules.ts'
import { frenchNoteRules } from './note-rules.ts'
import { frenchValueRules } from './value-rules.ts'

/**
 * Rules of the French reform (BR-FR 1.4.0.03), as far as EN 16931 has terms for what they demand. Those of several sellers
 * and of invoices in both directions are about an extension that is not written.
 */
export const frenchRules: readonly Rule[] = [
  ...frenchDocumentRules,
  ...frenchValueRules,
  ...frenchIdentifierRules,
  ...frenchNoteRules,
  ...frenchAttachmentRules,
]
