import { isValidOn } from '#core/einvoice-releases.ts'
import type { RuleSetName } from '../model/formats.ts'
import { decimalRules, priceRules, taxTotalRule, totalRules } from './amount-rules.ts'
import { categoryRules } from './category-rules.ts'
import { codeRules, peppolCodeRules, vatPrefixRules } from './code-rules.ts'
import { documentRules } from './document-rules.ts'
import { facturXRules } from './factur-x-rules.ts'
import { frenchRules } from './france/french-rules.ts'
import { identifierRules } from './identifier-rules.ts'
import { xrechnungAmountRules } from './peppol-amount-rules.ts'
import { nationalPeppolRules, peppolRules, sharedPeppolRules } from './peppol-rules.ts'
import { requiredByPeppolRules, requiredByXRechnungRules, requiredRules } from './required-terms.ts'
import type { Rule } from './rule.ts'
import { xrechnungRules } from './xrechnung-rules.ts'

/** The rules that someone publishes together; `core/einvoice-releases.ts` names their versions. */
interface RuleSet {
  rules: readonly Rule[]
  /** rules of EN 16931 that only warn here */
  warnings?: readonly string[]
}

const en16931: RuleSet = {
  rules: [
    ...requiredRules,
    ...documentRules,
    ...totalRules,
    taxTotalRule,
    ...categoryRules,
    ...priceRules,
    ...decimalRules,
    ...codeRules,
    ...vatPrefixRules,
  ],
}

/** What each format adds to EN 16931. A country's own rules are an entry here and a name in `RuleSetName`. */
const ruleSets: Readonly<Record<RuleSetName, RuleSet>> = {
  xrechnung: {
    rules: [
      ...requiredByXRechnungRules,
      ...requiredByPeppolRules,
      ...xrechnungRules,
      ...sharedPeppolRules,
      ...xrechnungAmountRules,
    ],
    // codes outside these lists are only warnings in KoSIT's configuration
    warnings: ['BR-CL-21', 'BR-CL-23'],
  },
  peppol: {
    rules: [
      ...requiredByPeppolRules,
      ...sharedPeppolRules,
      ...peppolRules,
      ...peppolCodeRules,
      ...identifierRules,
      ...nationalPeppolRules,
    ],
  },
  'factur-x': { rules: facturXRules },
  france: { rules: frenchRules },
  'france-factur-x': { rules: [...facturXRules, ...frenchRules] },
}

const setsOf = (names: readonly RuleSetName[]): readonly RuleSet[] => [
  en16931,
  ...names.map(name => ruleSets[name]),
]

/** Days on which rules change, in order. */
const changes = [en16931, ...Object.values(ruleSets)]
  .flatMap(({ rules }) => rules.flatMap(({ from, until }) => [from, until]))
  .filter(day => day !== undefined)
  .sort()

const known = new Map<string, readonly Rule[]>()

/** The rules of sets that are valid on a day, those of EN 16931 first. */
export function rulesOn(names: readonly RuleSetName[], day: string): readonly Rule[] {
  const key = `${names.join()} ${changes.findLast(change => change <= day) ?? ''}`
  const rules = known.get(key) ?? selectRules(names, day)
  known.set(key, rules)
  return rules
}

function selectRules(names: readonly RuleSetName[], day: string): Rule[] {
  const sets = setsOf(names)
  const warnings = new Set(sets.flatMap(each => each.warnings ?? []))
  return sets
    .flatMap(({ rules }) => rules)
    .filter(rule => isValidOn(rule, day))
    .map(rule => (warnings.has(rule.id) ? { ...rule, severity: 'warning' } : rule))
}
