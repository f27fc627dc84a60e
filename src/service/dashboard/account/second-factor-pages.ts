import { encodeQrCode } from '#pdf/document/encode-qr-code.ts'
import { longestPassword } from '../../accounts/password.ts'
import { otpauthUri } from '../../accounts/second-factor.ts'
import { Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice } from '../html/page.ts'
import { codeField } from '../session/code-field.ts'

/** The pages of a user or of an operator. */
export interface FactorFrame {
  href: DashboardUrl
  /** of the session */
  token: string
  /** in the authenticator app */
  label: string
  /** of these pages, and of the page that leads to them */
  paths: { factor: string; back: string }
  page(title: string, content: Html): Html
}

interface Shown {
  frame: FactorFrame
  /** about the attempt as a whole */
  wrong?: string | undefined
  wrongPassword?: string | undefined
  wrongCode?: string | undefined
}

interface SetUp extends Shown {
  secret: string
  /** whether this replaces a device */
  replaces: boolean
  wrongPresentCode?: string | undefined
}

export const setUpPage = ({ secret, replaces, wrongPresentCode, ...shown }: SetUp): Html => {
  const { frame, wrong, wrongPassword, wrongCode } = shown
  const { href, token, label, paths } = frame
  return frame.page(
    'Set up one-time codes',
    html`${wrong !== undefined && notice('wrong', wrong)}
<p>Scan this with an authenticator app, or type the key into it. Then give the code that the app shows.</p>
${qrCode(otpauthUri(secret, label))}
<dl class="facts"><dt>Key</dt><dd><code>${secret.replaceAll(/.{4}(?!$)/g, '$& ')}</code></dd></dl>
<form method="post" action="${href(paths.factor)}" class="stack narrow">${formToken(token)}
<input type="hidden" name="secret" value="${secret}">
${passwordField(wrongPassword)}
${
  replaces &&
  codeField('Six digits of the device that you replace, or one of your recovery codes.', wrongPresentCode, {
    ...{ name: 'present_code', label: 'Code of the present device' },
  })
}
${codeField('Six digits of the app.', wrongCode, { label: replaces ? 'Code of the new device' : 'One-time code' })}
<p class="quiet">You stay signed in here. Your other sessions end.</p>
<button type="submit" class="primary">Turn on</button>
</form><p><a href="${href(paths.back)}">Cancel</a></p>`,
  )
}

export const passwordField = (wrong: string | undefined, label = 'Password'): Html =>
  html`<label>${label} <input name="password" type="password" autocomplete="current-password" maxlength="${longestPassword}" required${
    wrong !== undefined && html` aria-invalid="true" aria-describedby="password-note"`
  }>${wrong !== undefined && html`<span id="password-note" class="wrong">${wrong}</span>`}</label>`

/** The only page that shows the recovery codes. */
export const recoveryCodesPage = ({ frame, codes }: Shown & { codes: readonly string[] }): Html =>
  frame.page(
    'Your recovery codes',
    html`${notice('hint', 'Keep these codes where you find them without your device. They cannot be shown again.')}
<p>Each is accepted once in place of a one-time code.</p>
<ul class="codes">${codes.map(code => html`<li><code>${code}</code></li>`)}</ul>
<p><a class="button" href="${frame.href(frame.paths.back)}">I have kept them</a></p>`,
  )

export const turnOffPage = ({ frame, wrong, wrongPassword, wrongCode }: Shown): Html =>
  frame.page(
    'Turn off one-time codes?',
    html`${wrong !== undefined && notice('wrong', wrong)}
<p>Your password alone is enough to sign in then.</p>
<form method="post" action="${frame.href(`${frame.paths.factor}/remove`)}" class="stack narrow">${formToken(frame.token)}
${passwordField(wrongPassword)}
${codeField('Six digits of your app, or one of your recovery codes.', wrongCode)}
<p class="actions"><a class="button" href="${frame.href(frame.paths.back)}">Cancel</a><button type="submit" class="danger">Turn off</button></p>
</form>`,
  )

/** Quiet zone of four modules (ISO/IEC 18004). */
const margin = 4

function qrCode(text: string): Html {
  const { size, isDark } = encodeQrCode(text)
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)])
  const path = cells.map(([x = 0, y = 0]) => (isDark(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  const box = `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`
  return html`<svg class="qr" role="img" aria-label="QR code with the key" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-margin} ${-margin}h${size + 2 * margin}v${size + 2 * margin}h${-size - 2 * margin}z"/><path fill="#000" d="${new Html(path)}"/></svg>`
}
