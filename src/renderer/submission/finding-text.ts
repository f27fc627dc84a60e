import type { Finding } from '#contract/finding.ts'
import { say } from '../i18n/translate.ts'

/** What the comparison of the delivered PDF with the preview found, for a person. */
export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'pages':
      return say('finding.pages', { count: finding.found, expected: finding.expected })
    case 'text':
      return textWords(finding)
    case 'value_missing':
      return say(`finding.value.${finding.field}`, { value: finding.value })
    case 'unreadable':
      return say(`finding.${finding.reason}`)
    default:
      return say(`finding.${finding.kind}`)
  }
}

function textWords({ page, expected, found }: Extract<Finding, { kind: 'text' }>): string {
  if (found === '') return say('finding.text.missing', { page, expected })
  if (expected === '') return say('finding.text.added', { page, found })
  return say('finding.text', { page, expected, found })
}
