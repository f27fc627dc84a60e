import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byOperatorNamed } from '../../accounts/origins.ts'
import type { Operator, OperatorStore } from '../../store/operators.ts'
import type { Confirmation, ConfirmationFaults } from '../account/confirmation.ts'
import { passwordField } from '../account/second-factor-pages.ts'
import type { FactorOwner } from '../account/second-factor-routes.ts'
import { type Html, html } from '../html/html.ts'
import { type DashboardUrl, formToken, notice, table } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { time } from '../html/texts.ts'
import { codeField } from '../session/code-field.ts'
import type { Cookie } from '../session/cookies.ts'
import { operatorPage, type Shown } from './operator-pages.ts'
import { beginOperatorSession, operatorOf } from './operator-session.ts'

export interface OperatorListDeps {
  store: OperatorStore
  operatorCookie: Cookie
  operatorConfirmation: Confirmation
  href: DashboardUrl
  now: () => Date
}

/** One-time codes of the signed-in operator. */
export function operatorFactor(deps: OperatorListDeps): FactorOwner {
  const { store, operatorCookie, operatorConfirmation: confirmation, href, now } = deps
  const paths = {
    ...{ factor: '/operator/second-factor', back: '/operator/operators' },
    ...{ done: '/operator/operators?done=codes', signIn: '/operator/sign-in' },
  }
  return {
    ...{ factors: store.operatorFactors, confirmation, paths, options: {} },
    ownerOf: request => operatorOf(request).name,
    originOf: request => byOperatorNamed(operatorOf(request).name, request.ip, now()),
    frameOf(request, token = operatorOf(request).token) {
      const visit = { ...operatorOf(request), token }
      const label = `operator ${visit.name}`
      return {
        href,
        token,
        label,
        paths,
        page: (title, content) => operatorPage({ href, visit }, title, content),
      }
    },
    begin: (request, reply, hash) =>
      beginOperatorSession({ store, operatorCookie, now }, request, reply, {
        name: operatorOf(request).name,
        hash,
      }),
  }
}

const doneTexts = new Map([
  ['codes', 'You sign in without one-time codes.'],
  ['removed', 'The operator signs in without one-time codes.'],
])

interface OfOperator {
  Params: { name: string }
  Querystring: { done?: unknown }
}

/** Operators, and removal of the one-time codes of operators who lost their device. */
export function addOperatorListPages(pages: FastifyInstance, deps: OperatorListDeps): void {
  const { store, operatorConfirmation: confirmation, href, now } = deps
  const path = '/operator/operators'

  pages.get<OfOperator>(`/dashboard${path}`, async (request, reply) => {
    const visit = operatorOf(request)
    const operators = await Promise.all(
      (await store.listOperators()).map(async operator => ({
        operator,
        since: (await store.operatorFactors.findSecondFactor(operator.name))?.created_at,
      })),
    )
    const recoveryCodes = await store.operatorFactors.countRecoveryCodes(visit.name)
    const done = doneTexts.get(String(request.query.done))
    return sendPage(reply, listPage({ href, visit, done, operators, recoveryCodes }))
  })

  async function sendRemoval(
    request: FastifyRequest<OfOperator>,
    reply: FastifyReply,
    { status = 200, ...faults }: ConfirmationFaults & { status?: number } = {},
  ) {
    const operator = await otherOperator(request)
    const asksForCode = await confirmation.asksForCode(request)
    const page = removalPage({ href, visit: operatorOf(request), operator, asksForCode, ...faults })
    return sendPage(reply, page, status)
  }

  pages.get<OfOperator>(`/dashboard${path}/:name/remove-codes`, (request, reply) =>
    sendRemoval(request, reply),
  )

  pages.post<OfOperator>(`/dashboard${path}/:name/remove-codes`, async (request, reply) => {
    const operator = await otherOperator(request)
    const verified = await confirmation.confirm(request, reply)
    if (verified.is !== 'right')
      return sendRemoval(request, reply, { status: verified.status, ...verified.shown })
    const origin = byOperatorNamed(operatorOf(request).name, request.ip, now())
    await store.operatorFactors.removeSecondFactor(operator.name, origin)
    return reply.redirect(href(`${path}?done=removed`), 303)
  })

  /** Operators cannot remove their own codes here, because that requires a code. */
  async function otherOperator(request: FastifyRequest<OfOperator>): Promise<Operator> {
    const operator = await store.findOperator(request.params.name)
    if (operator === undefined || operator.name === operatorOf(request).name) throw new AppError('not_found')
    return operator
  }
}

interface ListPage extends Shown {
  operators: readonly { operator: Operator; since: string | undefined }[]
  /** of the signed-in operator */
  recoveryCodes: number
}

const listPage = ({ operators, recoveryCodes, ...shown }: ListPage): Html => {
  const { href, visit } = shown
  const own = operators.find(({ operator }) => operator.name === visit.name)?.since
  return operatorPage(
    shown,
    'Operators',
    html`${table(
      'Operators',
      ['Operator', 'Added', 'One-time codes'],
      operators.map(({ operator: { name, created_at }, since }) => [
        html`${name}${name === visit.name && ' (you)'}`,
        time(created_at),
        since === undefined
          ? html`Off`
          : html`Since ${time(since)}${
              name !== visit.name &&
              html`<br><a href="${href(`/operator/operators/${encodeURIComponent(name)}/remove-codes`)}">Turn off…</a>`
            }`,
      ]),
    )}
<section><h2>Your one-time codes</h2>
${
  own === undefined
    ? html`<p>With an authenticator app you give a code beside your password, so that the password alone is not enough to sign in.</p>
<p><a class="button" href="${href('/operator/second-factor')}">Set up…</a></p>`
    : html`<p>You give one when you sign in, since ${time(own)}. Recovery codes that you did not use: ${recoveryCodes}.</p>
<p class="actions"><a class="button" href="${href('/operator/second-factor')}">Set up another device…</a><a class="button" href="${href('/operator/second-factor/remove')}">Turn off…</a></p>`
}</section>
<p class="quiet">Operators are added, given another password and removed with the command <code>operators</code>.</p>`,
  )
}

interface RemovalPage extends Shown, Omit<ConfirmationFaults, 'wrong'> {
  operator: Operator
  /** of the signed-in operator */
  asksForCode: boolean
}

const removalPage = ({
  operator,
  asksForCode,
  wrongPassword,
  wrongCode,
  wrong,
  ...shown
}: RemovalPage): Html => {
  const { href, visit } = shown
  return operatorPage(
    shown,
    `Turn off the one-time codes of ${operator.name}?`,
    html`${wrong !== undefined && notice('wrong', wrong)}
<p>Do this when the device and the recovery codes are lost. It ends the sessions of the operator, whose password is enough to sign in then.</p>
<form method="post" action="${href(`/operator/operators/${encodeURIComponent(operator.name)}/remove-codes`)}" class="stack narrow">${formToken(visit.token)}
${passwordField(wrongPassword, 'Your password')}
${asksForCode && codeField('Six digits of your app, or one of your recovery codes.', wrongCode, { label: 'Your one-time code' })}
<p class="actions"><a class="button" href="${href('/operator/operators')}">Cancel</a><button type="submit" class="danger">Turn off</button></p>
</form>`,
  )
}
