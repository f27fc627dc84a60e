import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { decide, findGrant, parseUserCode } from '../../accounts/device-grants.ts'
import { limitRange, parseLimit } from '../../accounts/plan-limits.ts'
import { connectPath } from '../../http/routes/oauth-routes.ts'
import { addressGroup } from '../../limits/address-list.ts'
import { countInProcess, type MakeCounter } from '../../store/counter.ts'
import type { DeviceGrant } from '../../store/device-grants.ts'
import { billedOf, monthOfTime, oneMonth } from '../../store/ledger-periods.ts'
import type { Store } from '../../store/store.ts'
import type { Html } from '../html/html.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { connectPagePath, type NextPage } from '../session/next-page.ts'
import { forDevelopers } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import { confirmedPage, confirmPage, deniedPage, enterCodePage } from './connect-pages.ts'

export interface ConnectDeps {
  store: Store
  price: string | undefined
  sharedCounter: MakeCounter | undefined
  nextPage: NextPage
  href: DashboardUrl
  now: () => Date
}

/** Short address that the app shows. The code is remembered during sign-in or sign-up. */
export function addConnectEntry(open: FastifyInstance, { nextPage, href }: ConnectDeps): void {
  open.get(connectPath, async (request, reply) => {
    const code = codeIn(request.query)
    nextPage.remember(reply, code)
    return reply.redirect(href(connectPagePath(code)), 303)
  })
}

const codeIn = (fields: unknown): string | undefined =>
  typeof fields === 'object' &&
  fields !== null &&
  'user_code' in fields &&
  typeof fields.user_code === 'string'
    ? parseUserCode(fields.user_code)
    : undefined

/** Pages that confirm or deny a key for a computer. None of them contains the key. */
export function addConnectPages(pages: FastifyInstance, deps: ConnectDeps): void {
  const { store, nextPage, href, now } = deps
  const attempts = createAttempts(deps.sharedCounter)

  pages.get<{ Querystring: { user_code?: unknown } }>('/dashboard/connect', async (request, reply) => {
    // the remembered page has been reached
    nextPage.take(request, reply)
    const { user_code: text } = request.query
    if (text === undefined) return sendPage(reply, enterCodePage({ href, session: sessionOf(request) }))
    const found = await find(request, typeof text === 'string' ? text : '')
    return 'wrong' in found ? sendWrong(request, reply, found) : sendGrant(request, reply, found)
  })

  pages.post('/dashboard/connect', forDevelopers, async (request, reply) => {
    const { user_code: text = '', decision = '', mode = '', cap = '' } = formOf(request)
    const grant = await find(request, text)
    if ('wrong' in grant) return sendWrong(request, reply, grant)
    // already decided, such as after a double click
    if (grant.decision !== null) return sendGrant(request, reply, grant)
    if (decision === 'deny') return record(request, reply, grant, { is: 'denied' })
    const limit = mode !== 'live' || cap.trim() === '' ? null : parseLimit('monthly_cap', cap.trim())
    if ((mode !== 'live' && mode !== 'test') || limit === undefined || decision !== 'confirm') {
      const wrong = {
        mode: mode === 'live' || mode === 'test' ? undefined : t('dashboard.choose_kind'),
        cap: limit === undefined ? t('connect_page.wrong_cap', limitRange('monthly_cap')) : undefined,
      }
      return sendGrant(request, reply, grant, { form: { mode, cap: cap.slice(0, 15) }, wrong })
    }
    return record(request, reply, grant, { is: 'confirmed', mode, monthly_cap: limit })
  })

  async function record(
    request: FastifyRequest,
    reply: FastifyReply,
    { user_code: code }: DeviceGrant,
    decision: Parameters<typeof decide>[2],
  ): Promise<FastifyReply> {
    const { user } = sessionOf(request)
    await decide(store, code, decision, { user, address: request.ip, now: now() })
    // shows the stored decision, which may be an earlier or a concurrent one
    const decided = await findGrant(store, code, { user, now: now() })
    return decided
      ? sendGrant(request, reply, decided)
      : sendWrong(request, reply, { status: 422, wrong: unknownCode })
  }

  /** Counts the attempt and finds the grant. */
  async function find(request: FastifyRequest, text: string): Promise<DeviceGrant | WrongCode> {
    const { user, account } = sessionOf(request)
    const attempt = await attempts.count({ account, address: request.ip })
    if (attempt.retryAfter !== undefined)
      return {
        ...{ status: 429, retryAfter: attempt.retryAfter },
        wrong: t('connect_page.too_many'),
      }
    const code = parseUserCode(text)
    const grant = code === undefined ? undefined : await findGrant(store, code, { user, now: now() })
    if (grant === undefined) return { status: 422, wrong: unknownCode, code: text.slice(0, 100) }
    await attempt.forgive()
    return grant
  }

  function sendWrong(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, wrong, code = '', retryAfter }: WrongCode,
  ): FastifyReply {
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
    return sendPage(reply, enterCodePage({ href, session: sessionOf(request), wrong, code }), status)
  }

  async function sendGrant(
    request: FastifyRequest,
    reply: FastifyReply,
    grant: DeviceGrant,
    refused?: Pick<Parameters<typeof confirmPage>[0], 'form' | 'wrong'>,
  ): Promise<FastifyReply> {
    const session = sessionOf(request)
    if (grant.decision === 'confirmed') return sendPage(reply, confirmedPage({ href, session, grant }))
    if (grant.decision === 'denied') return sendPage(reply, deniedPage({ href, session, grant }))
    const month = oneMonth(session.account, monthOfTime(now().toISOString()))
    const [account, plan, sums] = await Promise.all([
      store.findAccount(session.account),
      store.findPlanOf(session.account),
      store.readSums(month),
    ])
    if (plan === undefined) throw new AppError('not_found')
    const isNear = addressGroup(grant.address) === addressGroup(request.ip)
    const name = account?.name || session.account
    const shown = {
      href,
      session,
      grant,
      account: name,
      isNear,
      plan,
      billed: billedOf(sums),
      price: deps.price,
    }
    return sendPage(reply, confirmPage({ ...shown, ...refused }), refused === undefined ? 200 : 422)
  }
}

interface WrongCode {
  status: 422 | 429
  wrong: Html
  /** as entered */
  code?: string
  /** seconds */
  retryAfter?: number
}

const unknownCode = t('connect_page.unknown_code')

/**
 * Maximum wrong codes per account and per address in `duration` seconds. Above it, valid codes are rejected
 * too.
 */
const limits = { ofAccount: 10, ofAddress: 20, duration: 15 * 60 }

interface Attempts {
  /** counts before the code is looked up, so that parallel attempts do not bypass the limit */
  count(by: { account: string; address: string }): Promise<{
    /** seconds to wait; `undefined` below the limit */
    retryAfter: number | undefined
    /** uncounts an attempt with a valid code; earlier wrong ones still count */
    forgive(): Promise<void>
  }>
}

function createAttempts(count: MakeCounter = countInProcess): Attempts {
  const { ofAccount, ofAddress, duration } = limits
  const accounts = count({ name: 'connect-codes-of', points: ofAccount, duration })
  const addresses = count({ name: 'connect-codes-from', points: ofAddress, duration })

  return {
    async count({ account, address }) {
      const group = addressGroup(address)
      const [byAccount, byAddress] = [await accounts.penalty(account), await addresses.penalty(group)]
      const isOver = byAccount.consumedPoints > ofAccount || byAddress.consumedPoints > ofAddress
      const wait = Math.max(byAccount.msBeforeNext, byAddress.msBeforeNext)
      return {
        retryAfter: isOver ? Math.ceil(wait / 1000) : undefined,
        async forgive() {
          await accounts.reward(account)
          await addresses.reward(group)
        },
      }
    },
  }
}
