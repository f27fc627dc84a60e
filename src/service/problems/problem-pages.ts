import { english } from './english.ts'
import { type ProblemType, problemTypes } from './problem-guide.ts'

/** With `code` in backticks. */
export const problemIntroduction = [
  'The service answers every failure as `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `instance`, `code`, and for an invoice with fields to fix `errors`, a list of `path`, `code` and `message`.',
  '`code` is stable and is what a program should check. `type` is the address of the entry below, on the service itself: `<base URL>/errors#<code>`. `instance` names the request, as its `X-Request-Id` does. No failure is billed; `recording_unknown` alone may be.',
]

/** The content of docs/errors.md; a test compares both. */
export function problemsAsMarkdown(): string {
  const entry = ({ code, status, title, when, whatToDo }: ProblemType) =>
    `## ${code}\n\n**${status}** · ${title}\n\n- When: ${when}\n- What to do: ${whatToDo}\n`
  return [
    '# Errors of the service',
    '',
    problemIntroduction.join('\n\n'),
    '',
    ...problemTypes(english).map(entry),
  ].join('\n')
}
