import { checkEInvoice } from './check-einvoice.ts'
import { type Format, followsD22B } from './model/formats.ts'
import { type ReadEInvoice, withEmptyTexts } from './read-einvoice.ts'
import { blankRule } from './rules/blank-rule.ts'
import { structureFindings } from './schema/structure-findings.ts'
import { type SyntaxFinding, syntaxFindings } from './syntax-rules/syntax-findings.ts'

/** A finding about a file. Its path is one of the semantic model, or the names of the elements. */
export type FileFinding = SyntaxFinding

/**
 * Rules about the presence or the untrimmed text of elements. The model trims text and omits empty elements,
 * so these count only if the syntax rules report them too.
 */
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
 * Checks a parsed file: its structure against the XML Schema, its elements and its content against the rules
 * of a format. Without errors the file is valid.
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
    // `syntaxFindings` reports empty elements with their line
    .filter(({ rule }) => rule !== blankRule.id && (!rulesOfElements.has(rule) || broken.has(rule)))
  // a missing term is reported by its rule, so its missing element is not reported too
  const isTermMissing = content.some(
    ({ severity, message }) => severity === 'error' && message.code === 'einvoice.missing',
  )
  // if both report a rule, the finding of the semantic model wins, because its path leads to a field
  const found = new Set(content.map(({ rule }) => rule))
  return [
    ...structure.filter(({ message }) => !(isTermMissing && message.code === 'einvoice.element_missing')),
    ...content,
    ...bySyntax.filter(({ rule }) => !found.has(rule)),
  ]
}
