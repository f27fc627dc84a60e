import type { RuleSetName } from '../model/formats.ts'
import { decimalRules, priceRules, taxTotalRule, totalRules } from './amount-rules.ts'
import { categoryRules } from './category-rules.ts'
import { codeRules, peppolCodeRules, vatPrefixRules } from './code-rules.ts'
import { documentRules } from './document-rules.ts'
import { identifierRules, november2026 } from './identifier-rules.ts'
import { xrechnungAmountRules } from './peppol-amount-rules.ts'
import { nationalPeppolRules, peppolRules, sharedPeppolRules } from './peppol-rules.ts'
import { requiredByPeppolRules, requiredByXRechnungRules, requiredRules } from './required-terms.ts'
import { isValidOn, type Release, type Rule } from './rule.ts'
import { xrechnungRules } from './xrechnung-rules.ts'

/** The rules that someone publishes together. */
interface RuleSet {
  /** the published versions that the rules follow, oldest first */
  releases: readonly Release[]
  rules: readonly Rule[]
  /** rules of EN 16931 that only warn here */
  warnings?: readonly string[]
}

const en16931: RuleSet = {
  releases: [{ name: 'EN 16931 1.3.16' }],
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
    releases: [{ name: 'XRechnung 3.0.2 (2.5.0)' }],
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
    releases: [
      { name: 'Peppol BIS Billing 3.0.21', until: november2026 },
      { name: 'Peppol BIS Billing 3.0.22', from: november2026 },
    ],
    rules: [
      ...requiredByPeppolRules,
      ...sharedPeppolRules,
      ...peppolRules,
      ...peppolCodeRules,
      ...identifierRules,
      ...nationalPeppolRules,
    ],
  },
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

/** The published versions of sets that are valid on a day, such as `EN 16931 1.3.16`. */
export const releasesOn = (names: readonly RuleSetName[], day: string): string[] =>
  setsOf(names).flatMap(({ releases }) =>
    releases.filter(release => isValidOn(release, day)).map(({ name }) => name),
  )
