import { type Html, html } from '../html.ts'
import type { CheckedCode } from './second-factor-checks.ts'

export const codeFaults: Record<Exclude<CheckedCode, 'right'>, string> = {
  wrong: 'This code is wrong, or was used before. A code is valid for 30 seconds.',
  'too many': 'Too many wrong codes. Wait 15 minutes and try again.',
}

/** A field of a form, named `code`. */
export const codeField = (note: string, wrong: string | undefined, hasFocus = wrong !== undefined): Html =>
  html`<label>One-time code <input name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required aria-describedby="code-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${hasFocus && html` autofocus`}><span id="code-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${wrong ?? note}</span></label>`
