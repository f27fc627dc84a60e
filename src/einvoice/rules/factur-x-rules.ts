import { blankRule } from './blank-rule.ts'
import { isAbsent, type Rule } from './rule.ts'

/** Rules of Factur-X 1.09.2 (profile EN 16931) beyond EN 16931: empty elements, of which CII requires one. */
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
