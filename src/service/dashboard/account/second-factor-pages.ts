import { encodeQrCode } from '#pdf/document/encode-qr-code.ts'
import { longestPassword } from '../../accounts/password.ts'
import { otpauthUri } from '../../accounts/second-factor.ts'
import { Html, html, type Text } from '../html/html.ts'
import { type DashboardUrl, formToken, notice } from '../html/page.ts'
import { t } from '../html/texts.ts'
import { codeField } from '../session/code-field.ts'

/** Differences between the pages of users and of operators. */
export interface FactorFrame {
  href: DashboardUrl
  /** CSRF token of the session */
  token: string
  /** name of the account in the authenticator app */
  label: string
  /** paths of these pages, and of the page that links to them */
  paths: { factor: string; back: string }
  page(title: Html, content: Html): Html
}

interface Shown {
  frame: FactorFrame
  /** about the whole form */
  wrong?: Html | undefined
  wrongPassword?: Html | undefined
  wrongCode?: Html | undefined
}

interface SetUp extends Shown {
  secret: string
  /** whether a device is replaced */
  replaces: boolean
  wrongPresentCode?: Html | undefined
}

export const setUpPage = ({ secret, replaces, wrongPresentCode, ...shown }: SetUp): Html => {
  const { frame, wrong, wrongPassword, wrongCode } = shown
  const { href, token, label, paths } = frame
  return frame.page(
    t('factor.set_up'),
    html`${wrong !== undefined && notice('wrong', wrong)}
<p>${t('factor.scan')}</p>
${qrCode(otpauthUri(secret, label))}
<dl class="facts"><dt>${t('factor.key')}</dt><dd><code>${secret.replaceAll(/.{4}(?!$)/g, '$& ')}</code></dd></dl>
<form method="post" action="${href(paths.factor)}" class="stack narrow">${formToken(token)}
<input type="hidden" name="secret" value="${secret}">
${passwordField(wrongPassword)}
${
  replaces &&
  codeField(t('factor.present_note'), wrongPresentCode, {
    ...{ name: 'present_code', label: t('factor.present_code') },
  })
}
${codeField(t('factor.code_note'), wrongCode, { label: replaces ? t('factor.new_code') : t('code.title') })}
<p class="quiet">${t('profile_page.sessions_end')}</p>
<button type="submit" class="primary">${t('factor.turn_on')}</button>
</form><p><a href="${href(paths.back)}">${t('dashboard.cancel')}</a></p>`,
  )
}

export const passwordField = (wrong: Html | undefined, label: Text = t('dashboard.password')): Html =>
  html`<label>${label} <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required${
    wrong !== undefined && html` aria-invalid="true" aria-describedby="password-note"`
  }>${wrong !== undefined && html`<span id="password-note" class="wrong">${wrong}</span>`}</label>`

/** The only page that shows the recovery codes. */
export const recoveryCodesPage = ({ frame, codes }: Shown & { codes: readonly string[] }): Html =>
  frame.page(
    t('factor.recovery_codes'),
    html`${notice('hint', t('factor.keep_codes'))}
<p>${t('factor.codes_text')}</p>
<ul class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ul>
<p><a class="button" href="${frame.href(frame.paths.back)}">${t('factor.kept')}</a></p>`,
  )

export const turnOffPage = ({ frame, wrong, wrongPassword, wrongCode }: Shown): Html =>
  frame.page(
    t('factor.turn_off_title'),
    html`${wrong !== undefined && notice('wrong', wrong)}
<p>${t('factor.turn_off_text')}</p>
<form method="post" action="${frame.href(`${frame.paths.factor}/remove`)}" class="stack narrow">${formToken(frame.token)}
${passwordField(wrongPassword)}
${codeField(t('factor.turn_off_note'), wrongCode)}
<p class="actions"><a class="button" href="${frame.href(frame.paths.back)}">${t('dashboard.cancel')}</a><button type="submit" class="danger">${t('factor.turn_off')}</button></p>
</form>`,
  )

/** Quiet zone of four modules (ISO/IEC 18004). */
const margin = 4

function qrCode(text: string): Html {
  const { size, isDark } = encodeQrCode(text)
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)])
  const path = cells.map(([x = 0, y = 0]) => (isDark(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  const box = `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`
  return html`<svg class="qr" role="img" aria-label="${t('factor.qr_code')}" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-margin} ${-margin}h${size + 2 * margin}v${size + 2 * margin}h${-size - 2 * margin}z"/><path fill="#000" d="${new Html(path)}"/></svg>`
}
