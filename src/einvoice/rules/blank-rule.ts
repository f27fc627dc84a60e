import { isAbsent, type Rule, type Violation } from './rule.ts'

/** Terms that are written as attributes of an element with content. */
const attributes = /\.(?:scheme|schemeVersion|unit|mimeType|meansText)$|\.file\.name$/

const blank = /^[ \t\r\n]+$/

function hasBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.charCodeAt(0) <= 0x20 && blank.test(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasBlank)
  // no list of the values, because this visits every text of the document
  for (const name in value) if (hasBlank((value as Record<string, unknown>)[name])) return true
  return false
}

/** Text of white space is written as an element without content. */
export const blankRule: Rule = {
  id: 'PEPPOL-EN16931-R008',
  term: '',
  violations(invoice, { syntax }) {
    const violations: Violation[] = []
    const visit = (value: unknown, path: string, isFilled = false) => {
      if (typeof value === 'string') {
        if (blank.test(value) && !isFilled && !attributes.test(path))
          violations.push({ path, message: { code: 'einvoice.blank_text' } })
      } else if (typeof value === 'object' && value !== null) {
        // UBL writes the subject into the text of the note
        const isNoteWithSubject = syntax === 'ubl' && 'subject' in value
        for (const [key, own] of Object.entries(value))
          visit(
            own,
            Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
            isNoteWithSubject,
          )
      }
    }
    // paths are only built for a document with a blank text
    if (hasBlank(invoice)) visit(invoice, '')
    return violations
  },
}

/** UBL requires a purchase order number with each sales order number, so XRechnung lets it be empty. */
export const xrechnungBlankRule: Rule = {
  ...blankRule,
  violations(invoice, context) {
    const found = blankRule.violations(invoice, context)
    return context.syntax === 'ubl' && invoice.salesOrderReference !== undefined
      ? found.filter(({ path }) => path !== 'orderReference')
      : found
  },
}

/**
 * Rules of Factur-X 1.09.2 (profile EN 16931) beyond EN 16931, about empty elements, one of which CII
 * requires.
 */
export const facturXRules: Rule[] = [
  {
    ...blankRule,
    severity: 'warning',
    violations: (invoice, context) => [
      ...blankRule.violations(invoice, context),
      ...(isAbsent(invoice.delivery) &&
      isAbsent(invoice.despatchAdviceReference) &&
      isAbsent(invoice.receivingAdviceReference)
        ? [{ path: 'delivery.date', message: { code: 'einvoice.empty_delivery' } as const }]
        : []),
    ],
  },
]
