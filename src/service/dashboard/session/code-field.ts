import { type Html, html, type Text } from '../html/html.ts'
import { t } from '../html/texts.ts'
import type { CheckedCode } from './second-factor-checks.ts'

export const codeFaults: Record<Exclude<CheckedCode, 'right'>, Html> = {
  wrong: t('code.wrong'),
  'too many': t('code.too_many'),
}

/** A field of a form. */
export const codeField = (
  note: Text,
  wrong: Text | undefined,
  {
    name = 'code',
    label = t('code.title'),
    hasFocus = wrong !== undefined,
  }: { name?: string; label?: Text; hasFocus?: boolean } = {},
): Html =>
  html`<label>${label} <input name="${name}" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required aria-describedby="${name}-note"${
    wrong !== undefined && html` aria-invalid="true"`
  }${hasFocus && html` autofocus`}><span id="${name}-note" class="${wrong === undefined ? 'quiet' : 'wrong'}">${wrong ?? note}</span></label>`
