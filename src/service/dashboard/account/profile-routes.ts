import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { ServiceLanguages } from '../../languages/service-languages.ts'
import type { SecondFactorStore } from '../../store/second-factors.ts'
import type { AccountStore, DashboardStore } from '../../store/store.ts'
import type { User, UserStore } from '../../store/users.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import type { Cookie } from '../session/cookies.ts'
import { faultOf } from '../session/new-password.ts'
import type { PasswordChecks } from '../session/password-checks.ts'
import { forEverybody, forOwners } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import { profilePage } from './profile-page.ts'
import { nameOf } from './user-pages.ts'

export interface ProfileRouteDeps {
  store: DashboardStore &
    Pick<UserStore, 'setUserPassword'> &
    Pick<AccountStore, 'setAccountLanguage'> &
    SecondFactorStore
  sessionCookie: Cookie
  passwords: PasswordChecks
  languages: ServiceLanguages
  href: DashboardUrl
  now: () => Date
}

const doneTexts = new Map([
  ['password', t('profile_page.password_changed')],
  ['language', t('profile_page.language_set')],
  ['codes', t('profile_page.codes_removed')],
])

/** The signed-in user. */
export function addProfilePages(pages: FastifyInstance, deps: ProfileRouteDeps): void {
  const { store, sessionCookie, passwords, languages, href, now } = deps

  pages.get<{ Querystring: { done?: unknown } }>('/dashboard/profile', async (request, reply) => {
    const session = sessionOf(request)
    const done = doneTexts.get(String(request.query.done))
    return sendPage(
      reply,
      profilePage({ href, session, languages: languages.all, done, factor: await factorOf(session.user) }),
    )
  })

  pages.post('/dashboard/profile/password', forEverybody, async (request, reply) => {
    const session = sessionOf(request)
    const { user } = session
    const { current = '', password = '', again = '' } = formOf(request)
    const refuse = async (status: number, wrong: Partial<Parameters<typeof profilePage>[0]>) =>
      sendPage(
        reply,
        profilePage({ href, session, languages: languages.all, factor: await factorOf(user), ...wrong }),
        status,
      )

    const wrongNew = await faultOf({ password, again }, user)
    if (wrongNew !== undefined) return refuse(422, { wrongNew })
    const name = nameOf(user)
    const checked = await passwords.check(request, name, current)
    if (checked.is === 'delayed') {
      void reply.header('retry-after', checked.seconds)
      return refuse(429, { wrong: checked.text })
    }
    if (checked.is === 'wrong') return refuse(422, { wrongCurrent: t('profile_page.wrong_password') })

    const hash = await passwords.hash(password, request)
    await store.setUserPassword(user.id, hash, byDashboard(user.id, request.ip, now()))
    const begun = await beginSession(store, { user, verified: hash, address: request.ip, now: now() })
    // the password was changed concurrently
    if (begun === undefined) return reply.redirect(href('/sign-in?why=ended'), 303)
    sessionCookie.set(reply, begun)
    passwords.rememberBrowser(reply, name, hash)
    return reply.redirect(href('/profile?done=password'), 303)
  })

  pages.post('/dashboard/profile/language', forOwners, async (request, reply) => {
    const { account, user } = sessionOf(request)
    const { language = '' } = formOf(request)
    if (language !== '' && languages.find(language) === undefined) throw new AppError('not_found')
    const origin = byDashboard(user.id, request.ip, now())
    await store.setAccountLanguage(account, language === '' ? null : language, origin)
    return reply.redirect(href('/profile?done=language'), 303)
  })

  async function factorOf({ id }: User) {
    const factor = await store.findSecondFactor(id)
    return factor && { since: factor.created_at, recoveryCodes: await store.countRecoveryCodes(id) }
  }
}
