import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { anyPlaceholderIn, placeholderIn } from '../text/period-placeholders.ts'
import { type Finding, warning } from './finding.ts'
import { printedTexts } from './printed-texts.ts'

/** Placeholders, which an invoice prints as they are. */
export function placeholderFindings(invoice: RenderableInvoice): Finding[] {
  const findings: Finding[] = []
  for (const { text, path } of printedTexts(invoice)) {
    const placeholder = anyPlaceholderIn(text)
    if (placeholder === undefined) continue
    const code = placeholderIn(text) === undefined ? 'text.other_placeholder' : 'text.placeholder'
    const params = { placeholder: placeholderIn(text) ?? placeholder }
    findings.push(warning(path(), 'placeholder', { code, params }))
  }
  return findings
}
