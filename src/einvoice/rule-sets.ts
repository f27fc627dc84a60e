import { isValidOn } from '#core/einvoice-releases.ts'
import type { RuleSetName } from './model/formats.ts'
import { decimalRules, priceRules, taxTotalRule, totalRules } from './rules/amount-rules.ts'
import { facturXRules } from './rules/blank-rule.ts'
import { categoryRules } from './rules/category-rules.ts'
import { codeRules, peppolCodeRules, vatPrefixRules } from './rules/code-rules.ts'
import { documentRules } from './rules/document-rules.ts'
import { frenchDocumentRules } from './rules/france/document-rules.ts'
import { frenchAttachmentRules, frenchIdentifierRules } from './rules/france/identifier-rules.ts'
import { frenchNoteRules } from './rules/france/note-rules.ts'
import { frenchValueRules } from './rules/france/value-rules.ts'
import { identifierRules } from './rules/identifier-rules.ts'
import { xrechnungAmountRules } from './rules/peppol-amount-rules.ts'
import { nationalPeppolRules, peppolRules, sharedPeppolRules } from './rules/peppol-rules.ts'
import { requiredByPeppolRules, requiredByXRechnungRules, requiredRules } from './rules/required-terms.ts'
import type { Rule } from './rules/rule.ts'
import { warningsInXRechnung, xrechnungRules } from './rules/xrechnung-rules.ts'

/** Rules that are published together; `core/einvoice-releases.ts` contains their versions. */
interface RuleSet {
  rules: readonly Rule[]
  /** ids of rules of EN 16931 that are only warnings in this set */
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

/**
 * Rules of the French reform (BR-FR 1.4.0.03) about terms of EN 16931. Rules about several sellers and about
 * invoices in both directions are omitted, because they concern an extension that is not written.
 */
const frenchRules: readonly Rule[] = [
  ...frenchDocumentRules,
  ...frenchValueRules,
  ...frenchIdentifierRules,
  ...frenchNoteRules,
  ...frenchAttachmentRules,
]

/** Rules of each format beyond EN 16931. A new set is an entry here and a name in `RuleSetName`. */
const ruleSets: Readonly<Record<RuleSetName, RuleSet>> = {
  xrechnung: {
    rules: [
      ...requiredByXRechnungRules,
      ...requiredByPeppolRules,
      ...xrechnungRules,
      ...sharedPeppolRules,
      ...xrechnungAmountRules,
    ],
    warnings: warningsInXRechnung,
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

/** Dates on which rules change, in ascending order. */
const changes = [en16931, ...Object.values(ruleSets)]
  .flatMap(({ rules }) => rules.flatMap(({ from, until }) => [from, until]))
  .filter(day => day !== undefined)
  .sort()

/** Rules that share a condition. */
interface RuleGroup {
  appliesTo: Rule['appliesTo'] | undefined
  rules: Required<Pick<Rule, 'id' | 'term' | 'severity' | 'violations'>>[]
}

const known = new Map<string, readonly RuleGroup[]>()

/**
 * Returns the rules of the sets that are valid on a date, those of EN 16931 first. Consecutive rules with the
 * same condition form a group.
 */
export function rulesOn(names: readonly RuleSetName[], day: string): readonly RuleGroup[] {
  const key = `${names.join()} ${changes.findLast(change => change <= day) ?? ''}`
  const groups = known.get(key) ?? groupsOn(names, day)
  known.set(key, groups)
  return groups
}

function groupsOn(names: readonly RuleSetName[], day: string): RuleGroup[] {
  const sets = setsOf(names)
  const warnings = new Set(sets.flatMap(each => each.warnings ?? []))
  const groups: RuleGroup[] = []
  for (const rule of sets.flatMap(({ rules }) => rules)) {
    if (!isValidOn(rule, day)) continue
    const { id, term, severity = 'error', appliesTo, violations } = rule
    const last = groups.at(-1)
    const group = last?.appliesTo === appliesTo && last !== undefined ? last : { appliesTo, rules: [] }
    if (group !== last) groups.push(group)
    // objects of one shape, which makes calls a third faster
    group.rules.push({ id, term, severity: warnings.has(id) ? 'warning' : severity, violations })
  }
  return groups
}
