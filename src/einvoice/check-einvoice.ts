import type { EInvoice } from './model/einvoice.ts'
import type { Format } from './model/formats.ts'
import { decimalRules, priceRules, taxTotalRule, totalRules } from './rules/amount-rules.ts'
import { categoryRules } from './rules/category-rules.ts'
import { codeRules, vatPrefixRules } from './rules/code-rules.ts'
import { documentRules } from './rules/document-rules.ts'
import { frenchRules } from './rules/france/french-rules.ts'
import { peppolRules, sharedPeppolRules } from './rules/peppol-rules.ts'
import { requiredByPeppolRules, requiredByXRechnungRules, requiredRules } from './rules/required-terms.ts'
import type { Rule, Violation } from './rules/rule.ts'
import { xrechnungRules } from './rules/xrechnung-rules.ts'

/** EN 16931-1 with the code lists of Schematron 1.3.16. */
const core: readonly Rule[] = [
  ...requiredRules,
  ...documentRules,
  ...totalRules,
  taxTotalRule,
  ...categoryRules,
  ...priceRules,
  ...decimalRules,
  ...codeRules,
  ...vatPrefixRules,
]

const xrechnung = [
  ...core,
  ...requiredByXRechnungRules,
  ...requiredByPeppolRules,
  ...xrechnungRules,
  ...sharedPeppolRules,
]
const france = [...core, ...frenchRules]
const peppol = [...core, ...requiredByPeppolRules, ...sharedPeppolRules, ...peppolRules]

/** Codes outside these lists are only warnings in KoSIT's configuration for XRechnung. */
const warningsOfXRechnung = ['BR-CL-21', 'BR-CL-23']

/** A rule that the document breaks, at one place. */
export interface EInvoiceFinding extends Violation {
  /** as the official rules name it, such as `BR-CO-10` */
  rule: string
  /** business term or group, such as `BT-106` */
  term: string
  /** an error makes the document invalid */
  severity: 'error' | 'warning'
}

/** Checks an invoice against the rules of a format; without errors the written file is valid. */
export function checkEInvoice(
  invoice: EInvoice,
  { syntax, rules }: Pick<Format, 'syntax' | 'rules'>,
): EInvoiceFinding[] {
  const severityOf = ({ id, severity = 'error' }: Rule) =>
    rules === 'xrechnung' && warningsOfXRechnung.includes(id) ? 'warning' : severity
  const findings: EInvoiceFinding[] = []
  for (const rule of rules === null ? core : { xrechnung, peppol, france }[rules])
    for (const violation of rule.violations(invoice, { syntax }))
      findings.push({ rule: rule.id, term: rule.term, severity: severityOf(rule), ...violation })
  return findings
}
