import { checkEInvoice } from './check-einvoice.ts'
import { type Format, followsD22B } from './model/formats.ts'
import { type ReadEInvoice, withEmptyTexts } from './read-einvoice.ts'
import { blankRule } from './rules/blank-rule.ts'
import { structureFindings } from './schema/structure-findings.ts'
import { type SyntaxFinding, syntaxFindings } from './syntax-rules/syntax-findings.ts'

/** A finding about a file: its path is one of the semantic model, or the names of its elements. */
export type FileFinding = SyntaxFinding

/** Rules that ask for elements and compare their text as written; the model trims text, and lacks what is empty. */
const rulesOfElements = new Set([
  'BR-17',
  'BR-33',
  'BR-38',
  'BR-42',
  'BR-44',
  'BR-50',
  'BR-52',
  'BR-54',
  'BR-55',
  'BR-56',
  'BR-B-01',
  'BR-CL-10',
  'BR-CO-09',
  'PEPPOL-EN16931-R003',
  'UBL-SR-07',
  'UBL-SR-19',
  'XSD',
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
  const structure = structureFindings(root, format.syntax, followsD22B(format.rules)).map(
    (finding): FileFinding => ({ rule: 'XSD', severity: 'error', ...finding }),
  )
  const broken = new Set([...structure, ...bySyntax].map(({ rule }) => rule))
  const content = checkEInvoice(withEmptyTexts({ root, invoice }), format, today)
    .map(({ term, ...finding }): FileFinding => finding)
    // an element that is empty is named with its line
    .filter(({ rule }) => rule !== blankRule.id && (!rulesOfElements.has(rule) || broken.has(rule)))
  // a term that is missing is named by its rule, not by its element too
  const isTermMissing = content.some(
    ({ severity, message }) => severity === 'error' && message.code === 'einvoice.missing',
  )
  // what the rules of the semantic model find is said with the field of the invoice
  const found = new Set(content.map(({ rule }) => rule))
  return [
    ...structure.filter(({ message }) => !(isTermMissing && message.code === 'einvoice.element_missing')),
    ...content,
    ...bySyntax.filter(({ rule }) => !found.has(rule)),
  ]
}
