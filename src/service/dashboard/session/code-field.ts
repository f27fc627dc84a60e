import { type Html, html } from '../html/html.ts'
import type { CheckedCode } from './second-factor-checks.ts'

export const codeFaults: Record<Exclude<CheckedCode, 'right'>, string> = {
  wrong: 'This code is wrong, or was used before. A code is valid for 30 seconds.',
  'too many': 'Too many wrong codes. Wait 15 minutes and try again.',
}

/** A field of a form. */
export const codeField = (
  note: string,
  wrong: string | undefined,
  {
    name = 'code',
    label = 'One-time code',
    hasFocus = wrong !== undefined,
  }: { name?: string; label?: string; hasFocus?: boolean } = {},
): Html =>
  html`<label>${label} <input name="${name}" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required aria-describedby="${name}-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${hasFocus && html` autofocus`}><span id="${name}-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${wrong ?? note}</span></label>`
