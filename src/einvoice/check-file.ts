import { checkEInvoice } from './check-einvoice.ts'
import { type Format, followsD22B } from './model/formats.ts'
import type { ReadEInvoice } from './read-einvoice.ts'
import { structureFindings } from './schema/structure-findings.ts'
import { type SyntaxFinding, syntaxFindings } from './syntax-rules/syntax-findings.ts'

/** A finding about a file: its path is one of the semantic model, or the names of its elements. */
export type FileFinding = SyntaxFinding

/** Rules that ask whether an element is there, which an empty one is. */
const rulesOfPresence = new Set([
  'BR-33',
  'BR-38',
  'BR-42',
  'BR-44',
  'BR-54',
  'BR-55',
  'BR-56',
  'PEPPOL-EN16931-R003',
])

/**
 * Checks a file that was read: its structure as the XML Schema does, its elements and its content against the rules of a
 * format. Without errors the file is valid.
 */
export function checkFile(
  { root, invoice }: ReadEInvoice,
  format: Pick<Format, 'syntax' | 'rules'>,
  today?: string,
): FileFinding[] {
  const bySyntax = syntaxFindings(root, format)
  const isDecided = (rule: string) => rulesOfPresence.has(rule) && bySyntax.every(each => each.rule !== rule)
  const content = checkEInvoice(invoice, format, today)
    .map(({ term, ...finding }): FileFinding => finding)
    .filter(({ rule }) => !isDecided(rule))
  // a term that is missing is named by its rule, not by its element too
  const isTermMissing = content.some(({ message }) => message.code === 'einvoice.missing')
  const structure = structureFindings(root, format.syntax, followsD22B(format.rules))
    .filter(({ message }) => !(isTermMissing && message.code === 'einvoice.element_missing'))
    .map((finding): FileFinding => ({ rule: 'XSD', severity: 'error', ...finding }))
  // what the rules of the semantic model find is said with the field of the invoice
  const found = new Set(content.map(({ rule }) => rule))
  return [...structure, ...content, ...bySyntax.filter(({ rule }) => !found.has(rule))]
}
