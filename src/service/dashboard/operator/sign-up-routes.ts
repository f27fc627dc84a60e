import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { byOperatorNamed } from '../../accounts/origins.ts'
import { makeSignUp, openAccountPath, type SignUpOptions, signsIn } from '../../accounts/sign-up.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import { english } from '../../languages/english.ts'
import { type Mailer, mailFailure, mailOf } from '../../mail/smtp-mailer.ts'
import { readPage } from '../../store/batches.ts'
import { defaultPlan } from '../../store/plans.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { formOf } from '../session/require-session.ts'
import { operatorOf } from './operator-session.ts'
import { type InvitationForm, invitedPage, signUpsPage } from './sign-up-pages.ts'

export interface OperatorSignUpDeps {
  store: Store
  signUp: SignUpOptions
  /** `undefined` where no mail is sent */
  mailer: Pick<Mailer, 'send'> | undefined
  href: DashboardUrl
  /** absolute URL of a dashboard page, for mails */
  urlOf: (path: string) => string
  now: () => Date
}

const pageLength = 50
const querySchema = z.object({ after: z.string().optional().catch(undefined) })

/** Unconfirmed sign-ups, and invitations. */
export function addOperatorSignUps(pages: FastifyInstance, deps: OperatorSignUpDeps): void {
  const { store, signUp, mailer, href, urlOf, now } = deps
  const { mode } = signUp
  const path = '/operator/sign-ups'
  const originOf = (request: FastifyRequest) => byOperatorNamed(operatorOf(request).name, request.ip, now())

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, status = 200, done }: { form: InvitationForm; status?: number; done?: string | undefined },
  ) {
    const { after: before } = querySchema.parse(request.query ?? {})
    const { rows: signUps, hasMore } = await readPage(pageLength, limit =>
      store.listSignUps(now().toISOString(), { before, limit }),
    )
    const plans = await store.listPlans()
    const shown = { href, visit: operatorOf(request), mode, signUps, hasMore, plans, form, done }
    return sendPage(reply, signUpsPage(shown), status)
  }
  const emptyForm = { email: '', plan: signUp.plan ?? defaultPlan }

  pages.get<{ Querystring: { done?: unknown } }>(`/dashboard${path}`, (request, reply) => {
    const done = request.query.done === 'withdrawn' ? 'The link is withdrawn.' : undefined
    return sendList(request, reply, { form: emptyForm, done })
  })

  pages.post<OfSignUp>(`/dashboard${path}/:id/withdraw`, async (request, reply) => {
    await store.withdrawSignUp(request.params.id, originOf(request))
    return reply.redirect(href(`${path}?done=withdrawn`), 303)
  })

  pages.post(`/dashboard${path}`, async (request, reply) => {
    const { email: text = '', plan: planText = '' } = formOf(request)
    const plan = (await store.listPlans()).find(({ id }) => id === planText)
    if (mode === 'closed' || plan === undefined) throw new AppError('not_found')
    const refuse = (wrong: string, status = 422) =>
      sendList(request, reply, { form: { email: text.slice(0, 254), plan: plan.id, wrong }, status })
    const email = parseEmail(text)
    if (email === undefined) return refuse('Use an e-mail address, such as name@example.com.')
    if (await signsIn(store, email)) return refuse('Another user has this address.')
    const by = { origin: originOf(request), plan: plan.id }
    const token = await makeSignUp(store, { email, now: now(), by })
    if (token === undefined) return refuse(english(new AppError('too_many_invitations').reason), 409)
    const link = urlOf(openAccountPath(token))
    const isMailed = mailer !== undefined && (await mail(request, mailer, { email, link }))
    const shown = { href, visit: operatorOf(request), email }
    return sendPage(reply, invitedPage({ ...shown, link: isMailed ? undefined : link }))
  })

  async function mail(
    request: FastifyRequest,
    by: Pick<Mailer, 'send'>,
    { email, link }: { email: string; link: string },
  ): Promise<boolean> {
    try {
      await by.send({
        to: email,
        ...mailOf(
          {
            subject: { code: 'mail.account.subject' },
            text: { code: 'mail.account.invitation', params: { url: link } },
          },
          english,
        ),
      })
      return true
    } catch (error) {
      request.log.warn({ code: mailFailure(error) }, 'an invitation was not mailed')
      return false
    }
  }
}

interface OfSignUp {
  Params: { id: string }
}
