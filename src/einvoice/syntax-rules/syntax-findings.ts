import type { Message } from '#core/messages/message.ts'
import type { Format, Syntax } from '../model/formats.ts'
import { warningsInXRechnung } from '../rules/xrechnung-rules.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { ciiPresenceRules } from './cii-presence-rules.ts'
import { ciiRules, ciiWarnings } from './cii-rules.ts'
import { ciiCodeRules, ublCodeRules } from './code-list-rules.ts'
import {
  cardRules,
  currencyRule,
  peppolSyntaxRules,
  referenceRules,
  subLineRule,
} from './peppol-syntax-rules.ts'
import type { SyntaxRule } from './syntax-rule.ts'
import { ublPresenceRules } from './ubl-presence-rules.ts'
import { ublRules } from './ubl-rules.ts'
import { emptyElementRule, temporaryRules } from './xrechnung-syntax-rules.ts'

/** A violation of a rule by an element. */
export interface SyntaxFinding {
  rule: string
  severity: 'error' | 'warning'
  /** names of the elements without the root, such as `cac:TaxTotal/cbc:TaxAmount` */
  path: string
  message: Message
}

/** Maximum number of findings; a file may break a rule at every element. */
const maxFindings = 200

const asWarning = (rule: SyntaxRule): SyntaxRule => ({ ...rule, severity: 'warning' })

const core: Readonly<Record<Syntax, readonly SyntaxRule[]>> = {
  ubl: [...ublRules, ...ublPresenceRules(), ...ublCodeRules],
  cii: [...ciiRules, ...ciiPresenceRules(), ...ciiCodeRules],
}

/** The rules of EN 16931, some of which are only warnings in XRechnung. */
const coreRules = (syntax: Syntax, rules: Format['rules']): readonly SyntaxRule[] =>
  rules === 'xrechnung'
    ? core[syntax].map(rule => (warningsInXRechnung.includes(rule.id) ? asWarning(rule) : rule))
    : core[syntax]

const warnings = { ubl: [asWarning(currencyRule)], cii: ciiWarnings.map(asWarning) }

/** The rules of a format beyond those of EN 16931. */
function formatRules(syntax: Syntax, rules: Format['rules']): readonly SyntaxRule[] {
  if (rules !== 'peppol' && rules !== 'xrechnung') return warnings[syntax]
  const shared = peppolSyntaxRules[syntax]
  if (rules === 'peppol') return [...shared, currencyRule, referenceRules[syntax]]
  const common = [...temporaryRules[syntax], cardRules[syntax]]
  return syntax === 'ubl'
    ? [
        ...shared.map(rule => (rule.id === emptyElementRule.id ? emptyElementRule : rule)),
        ...warnings.ubl,
        subLineRule,
        ...common,
      ]
    : [...shared, ...ciiWarnings, ...common]
}

interface RuleIndex {
  named: ReadonlyMap<string, readonly SyntaxRule[]>
  matched: readonly { pattern: RegExp; own: readonly SyntaxRule[] }[]
}

const indexes = new Map<string, RuleIndex>()

/** Indexes the rules by element name, so that each pattern is tested once per name. */
function indexOf(syntax: Syntax, rules: Format['rules']): RuleIndex {
  const key = `${syntax} ${rules}`
  const known = indexes.get(key)
  if (known) return known
  const all = [...coreRules(syntax, rules), ...formatRules(syntax, rules)]
  const byText = [...Map.groupBy(all, ({ at }) => String(at))]
  const index = {
    named: new Map(byText),
    matched: byText.flatMap(([, own]) => {
      const pattern = own[0]?.at
      return pattern instanceof RegExp ? { pattern, own } : []
    }),
  }
  indexes.set(key, index)
  return index
}

/** Checks the elements of a file, including those without a term in the semantic model. */
export function syntaxFindings(
  root: XmlElement,
  { syntax, rules }: Pick<Format, 'syntax' | 'rules'>,
): SyntaxFinding[] {
  const { named, matched } = indexOf(syntax, rules)
  const byName = new Map<string, readonly SyntaxRule[]>()
  const rulesAt = (name: string) => {
    const known = byName.get(name) ?? [
      ...(named.get(name) ?? []),
      ...matched.flatMap(({ pattern, own }) => (pattern.test(name) ? own : [])),
    ]
    byName.set(name, known)
    return known
  }
  const findings: SyntaxFinding[] = []
  const ancestors: XmlElement[] = []
  const visit = (element: XmlElement) => {
    for (const { id, severity = 'error', violation } of rulesAt(element.name)) {
      const message = findings.length < maxFindings ? violation(element, { root, ancestors }) : undefined
      if (!message) continue
      const path = [...ancestors.slice(1), ...(element === root ? [] : [element])]
        .map(({ name }) => name)
        .join('/')
      findings.push({ rule: id, severity, path, message })
    }
    ancestors.push(element)
    // no rule applies to the content of an extension
    if (element.name !== 'ext:UBLExtensions') for (const child of element.children) visit(child)
    ancestors.pop()
  }
  visit(root)
  return findings
}
