import { ruleDay } from '#core/einvoice-releases.ts'
import type { EInvoice } from './model/einvoice.ts'
import { type Format, followsD22B, type RuleSetName } from './model/formats.ts'
import { rulesOn } from './rule-sets.ts'
import type { Violation } from './rules/rule.ts'

/** A violation of a rule at one path of the document. */
export interface EInvoiceFinding extends Violation {
  /** id in the official rules, such as `BR-CO-10` */
  rule: string
  /** business term or group, such as `BT-106` */
  term: string
  /** an error makes the document invalid */
  severity: 'error' | 'warning'
}

type CheckedFormat = Pick<Format, 'syntax' | 'rules'>

const namesOf = ({ rules }: CheckedFormat): RuleSetName[] => (rules === null ? [] : [rules])

/**
 * Checks an invoice against the rules of a format; without errors the written file is valid.
 * @param today `YYYY-MM-DD`, for rules that start or end on a date; the issue date by default
 */
export function checkEInvoice(invoice: EInvoice, format: CheckedFormat, today?: string): EInvoiceFinding[] {
  const findings: EInvoiceFinding[] = []
  const context = { syntax: format.syntax, isD22B: followsD22B(format.rules) }
  for (const { appliesTo, rules } of rulesOn(namesOf(format), ruleDay(invoice.issueDate, today))) {
    if (appliesTo?.(invoice) === false) continue
    for (const { id, term, severity, violations } of rules) {
      const broken = violations(invoice, context)
      if (broken.length === 0) continue
      for (const violation of broken) findings.push({ rule: id, term, severity, ...violation })
    }
  }
  return findings
}
