import { isIn } from './national-rules.ts'
import { requiredByXRechnungRules } from './required-terms.ts'
import type { Rule } from './rule.ts'
import { xrechnungRules } from './xrechnung-rules.ts'

/**
 * Returns the id of the same rule in Peppol, such as `DE-R-023-1` for `BR-DE-23-a`; `undefined` if Peppol
 * lacks it.
 */
function idOf(id: string): string | undefined {
  if (id === 'BR-TMP-2') return 'DE-R-T02'
  // Peppol has its own specification
  if (id === 'BR-DE-21') return undefined
  const [, number = '', part = ''] = /^BR-DE-(\d+)(?:-([ab]))?$/.exec(id) ?? []
  const index = part === '' ? '' : `-${part === 'a' ? 1 : 2}`
  return number === '' ? undefined : `DE-R-${number.padStart(3, '0')}${index}`
}

const isDomestic = isIn('DE', 'seller', 'buyer')

/** Rules of Germany, for invoices within it: those of XRechnung under other ids. */
export const germanRules: Rule[] = [...requiredByXRechnungRules, ...xrechnungRules].flatMap(rule => {
  const id = idOf(rule.id)
  return id === undefined
    ? []
    : [
        {
          ...rule,
          id,
          // only a recommendation
          ...(id === 'DE-R-T02' && { severity: 'warning' as const }),
          appliesTo: isDomestic,
        } satisfies Rule,
      ]
})
