import type { EInvoice } from './model/einvoice.ts'
import type { Format, RuleSetName } from './model/formats.ts'
import type { Violation } from './rules/rule.ts'
import { releasesOn, rulesOn } from './rules/rule-sets.ts'

/** A rule that the document breaks, at one place. */
export interface EInvoiceFinding extends Violation {
  /** as the official rules name it, such as `BR-CO-10` */
  rule: string
  /** business term or group, such as `BT-106` */
  term: string
  /** an error makes the document invalid */
  severity: 'error' | 'warning'
}

type CheckedFormat = Pick<Format, 'syntax' | 'rules'>

const namesOf = ({ rules }: CheckedFormat): RuleSetName[] => (rules === null ? [] : [rules])

/**
 * The day whose rules decide: a network applies those of the day on which a document is sent, which is today or, for one
 * that is dated ahead, its issue date.
 *
 * @param today `YYYY-MM-DD`; without it the issue date counts
 */
export const ruleDay = ({ issueDate = '' }: EInvoice, today = ''): string =>
  issueDate > today ? issueDate : today

/** Checks an invoice against the rules of a format; without errors the written file is valid. */
export function checkEInvoice(invoice: EInvoice, format: CheckedFormat, today?: string): EInvoiceFinding[] {
  const findings: EInvoiceFinding[] = []
  for (const { id, term, severity = 'error', violations } of rulesOn(
    namesOf(format),
    ruleDay(invoice, today),
  ))
    for (const violation of violations(invoice, format))
      findings.push({ rule: id, term, severity, ...violation })
  return findings
}

/** The published versions of the rules that {@link checkEInvoice} applies, such as `Peppol BIS Billing 3.0.21`. */
export const releasesFor = (invoice: EInvoice, format: CheckedFormat, today?: string): string[] =>
  releasesOn(namesOf(format), ruleDay(invoice, today))
