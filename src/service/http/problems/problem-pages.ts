import { type ProblemType, problemTypes } from './problem-guide.ts'

const introduction = [
  'The service answers every failure as `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `instance`, `code`, and for an invoice with fields to fix `errors`, a list of `path`, `code` and `message`.',
  '`code` is stable and is what a program should look at. `type` is the address of the entry below, on the service itself: `<base URL>/errors#<code>`. `instance` names the request, as its `X-Request-Id` does. No failure is billed; `recording_unknown` alone may be.',
]

/** The content of docs/errors.md; a test compares both. */
export function problemsAsMarkdown(): string {
  const entry = ({ code, status, title, when, whatToDo }: ProblemType) =>
    `## ${code}\n\n**${status}** · ${title}\n\n- When: ${when}\n- What to do: ${whatToDo}\n`
  return ['# Errors of the service', '', introduction.join('\n\n'), '', ...problemTypes.map(entry)].join('\n')
}

/** The page that `type` links to. */
export function problemsAsHtml(): string {
  const entry = ({ code, status, title, when, whatToDo }: ProblemType) =>
    `<section id="${code}"><h2>${code}</h2><p><strong>${status}</strong> ${title}</p>` +
    `<dl><dt>When</dt><dd>${when}</dd><dt>What to do</dt><dd>${whatToDo}</dd></dl></section>`
  const paragraphs = introduction.map(text => {
    const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `<p>${escaped.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`
  })
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Errors of the service</title>' +
    `<h1>Errors of the service</h1>${paragraphs.join('')}${problemTypes.map(entry).join('')}</html>`
  )
}
