import type { FastifyInstance } from 'fastify'
import { grantSeconds } from '../accounts/device-grants.ts'
import { endSession } from '../accounts/sessions.ts'
import type { SignUpOptions } from '../accounts/sign-up.ts'
import type { Links } from '../generation/links.ts'
import { englishLanguage, type ServiceLanguages } from '../languages/service-languages.ts'
import type { Mailer } from '../mail/smtp-mailer.ts'
import type { Metrics } from '../observability/metrics.ts'
import { openApiDocument } from '../openapi/document.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { RetentionRule } from '../retention/retention-rule.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { Operator } from '../store/operators.ts'
import type { Store } from '../store/store.ts'
import type { UserWithPassword } from '../store/users.ts'
import type { TemplateCatalogue } from '../templates/template-catalogue.ts'
import { createTemplatePictures } from '../templates/template-pictures.ts'
import type { AllowedTargets } from '../webhooks/webhook-url.ts'
import { addAuditPages } from './account/audit-routes.ts'
import { createConfirmation } from './account/confirmation.ts'
import { addProfilePages } from './account/profile-routes.ts'
import { addSecondFactorPages } from './account/second-factor-routes.ts'
import { addUsagePages } from './account/usage-routes.ts'
import { userFactor } from './account/user-factor.ts'
import { nameOf } from './account/user-pages.ts'
import { addUserPages } from './account/user-routes.ts'
import { addConnectEntry, addConnectPages } from './developers/connect-routes.ts'
import { addDeletionPages } from './developers/deletion-routes.ts'
import { addGenerationPages } from './developers/generation-routes.ts'
import { addKeyPages } from './developers/key-routes.ts'
import { readDocument } from './developers/reference.ts'
import { referencePage } from './developers/reference-page.ts'
import { addRequestPages } from './developers/request-routes.ts'
import { addTemplatePages } from './developers/template-routes.ts'
import { addWebhookPages } from './developers/webhook-routes.ts'
import { addWelcomePages } from './developers/welcome-routes.ts'
import { createDashboardUrl } from './html/dashboard-url.ts'
import { answerRefusals } from './html/refusals.ts'
import { sendPage } from './html/send-page.ts'
import { addFilePages } from './operator/file-pages.ts'
import { addOperatorListPages, operatorFactor } from './operator/operator-list-routes.ts'
import { addOperatorRoutes } from './operator/operator-routes.ts'
import {
  addOperatorSignIn,
  addOperatorSignOut,
  operatorOf,
  requireOperator,
  requireOperatorAddress,
} from './operator/operator-session.ts'
import { addPlanRoutes } from './operator/plan-routes.ts'
import { addOperatorSignUps } from './operator/sign-up-routes.ts'
import { createCookie } from './session/cookies.ts'
import { addForgotPassword } from './session/forgot-password.ts'
import { createKnownBrowsers } from './session/known-browsers.ts'
import { createNextPage } from './session/next-page.ts'
import { createPasswordChecks } from './session/password-checks.ts'
import { forEverybody, requireRole } from './session/require-role.ts'
import { requireSession, sessionOf } from './session/require-session.ts'
import { createSecondFactorChecks } from './session/second-factor-checks.ts'
import { addSetPassword } from './session/set-password.ts'
import { addSignIn } from './session/sign-in.ts'
import { createSignInLimits } from './session/sign-in-limits.ts'
import { addSignUp } from './sign-up/sign-up-routes.ts'

export interface DashboardDeps {
  store: Store
  files: FileStorage
  links: Links
  templates: TemplateCatalogue
  renderer: Pick<Renderer, 'picture'>
  baseUrl: () => string
  now: () => Date
  /** secret from which ids of new keys and tokens of known browsers are derived */
  secret: Uint8Array
  webhookTargets: AllowedTargets
  /** `undefined` where no mail is sent */
  mailer: Mailer | undefined
  retentionDaysOf: RetentionRule
  /** addresses from which operators may sign in, comma-separated */
  operatorAddresses: string
  /** pause between password checks of an address above its limit */
  passwordPauseSeconds: number
  signUp: SignUpOptions
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  metrics: Pick<Metrics, 'signedUp'>
  languages: ServiceLanguages
}

/** browsers keep cookies for 400 days at most (RFC 6265bis) */
const knownBrowserSeconds = 400 * 24 * 60 * 60

/** The server-rendered pages under /dashboard. No page needs a script. */
export function addDashboard(app: FastifyInstance, deps: DashboardDeps): void {
  const { store, baseUrl, now, passwordPauseSeconds: pauseSeconds } = deps
  const isSecure = () => baseUrl().startsWith('https:')
  const href = createDashboardUrl(baseUrl)
  const sessionCookie = createCookie('billwright_session', isSecure)
  const formCookie = createCookie('billwright_sign_in', isSecure)
  const browsers = createKnownBrowsers(deps.secret)
  const passwords = createPasswordChecks({
    find: name => store.findSignIn(name),
    browserCookie: createCookie('billwright_browser', isSecure, { maxAge: knownBrowserSeconds }),
    browsers,
    limits: createSignInLimits('users', store.sharedCounter),
    pauseSeconds,
  })
  const operatorPasswords = createPasswordChecks({
    find: name => store.findOperator(name),
    browserCookie: createCookie('billwright_operator_browser', isSecure, { maxAge: knownBrowserSeconds }),
    browsers,
    limits: createSignInLimits('operators', store.sharedCounter),
    pauseSeconds,
  })
  const checkParts = { now, secret: deps.secret, makeCounter: store.sharedCounter }
  const codes = createSecondFactorChecks<UserWithPassword>({
    ...{ ...checkParts, of: 'users', factors: store },
    ownerOf: ({ user }) => user.id,
    async find(id) {
      const user = await store.findUser(id)
      return user && store.findSignIn(user.email ?? user.account_id)
    },
  })
  const operatorCodes = createSecondFactorChecks<Operator>({
    ...{ ...checkParts, of: 'operators', factors: store.operatorFactors },
    ...{ ownerOf: ({ name }) => name, find: name => store.findOperator(name) },
  })
  const urlOf = (path: string) => new URL(href(path), baseUrl()).href
  const { sharedCounter } = store
  const nextPage = createNextPage(createCookie('billwright_next', isSecure, { maxAge: grantSeconds }))
  const shared = {
    ...deps,
    sharedCounter,
    href,
    urlOf,
    sessionCookie,
    formCookie,
    passwords,
    codes,
    nextPage,
  }

  app.decorateRequest('session', null)
  app.decorateRequest('operator', null)
  app.register(async open => {
    acceptForms(open)
    answerRefusals(open, href)
    addSignIn(open, { ...shared, isSignUpOpen: deps.signUp.mode === 'open' })
    addSetPassword(open, shared)
    addForgotPassword(open, { ...shared, logger: app.log })
    addSignUp(open, { ...shared, logger: app.log })
    addConnectEntry(open, shared)

    open.register(async operator => {
      const ofOperator = {
        ...shared,
        operatorPasswords,
        operatorCodes,
        operatorCookie: createCookie('billwright_operator', isSecure),
        operatorConfirmation: createConfirmation<Operator>({
          ...{ factors: store.operatorFactors, passwords: operatorPasswords, codes: operatorCodes },
          who(request) {
            const { name } = operatorOf(request)
            return { owner: name, name }
          },
        }),
      }
      requireOperatorAddress(operator, deps.operatorAddresses)
      operator.register(async entry => addOperatorSignIn(entry, ofOperator))
      operator.register(async pages => {
        requireOperator(pages, ofOperator)
        addOperatorRoutes(pages, ofOperator)
        addOperatorSignUps(pages, ofOperator)
        addPlanRoutes(pages, ofOperator)
        addFilePages(pages, ofOperator)
        addOperatorListPages(pages, ofOperator)
        addSecondFactorPages(pages, { ...ofOperator, owner: operatorFactor(ofOperator) })
        addOperatorSignOut(pages, ofOperator)
      })
    })

    open.register(async pages => {
      requireSession(pages, { store, sessionCookie, href, now })
      requireRole(pages, href)
      const confirmation = createConfirmation<UserWithPassword>({
        ...{ factors: store, passwords, codes },
        who(request) {
          const { user } = sessionOf(request)
          return { owner: user.id, name: nameOf(user) }
        },
      })
      const confirmed = { ...shared, confirmation }
      pages.get('/dashboard', async (_request, reply) => reply.redirect(href('/usage'), 303))
      addWelcomePages(pages, shared)
      addConnectPages(pages, shared)
      addKeyPages(pages, shared)
      addGenerationPages(pages, shared)
      addDeletionPages(pages, shared)
      addTemplatePages(pages, { ...shared, picture: createTemplatePictures(deps.renderer) })
      addWebhookPages(pages, { ...shared, targets: deps.webhookTargets })
      addUsagePages(pages, shared)
      addRequestPages(pages, shared)
      addAuditPages(pages, shared)
      addUserPages(pages, confirmed)
      addProfilePages(pages, shared)
      addSecondFactorPages(pages, { ...shared, owner: userFactor(confirmed) })

      pages.get('/dashboard/reference', async (request, reply) =>
        sendPage(
          reply,
          referencePage({
            href,
            session: sessionOf(request),
            isTranslated: request.language !== englishLanguage,
            document: readDocument(openApiDocument(baseUrl())),
            openApiUrl: `${baseUrl()}/openapi.json`,
            errorsUrl: `${baseUrl()}/errors`,
          }),
        ),
      )
      pages.post('/dashboard/sign-out', forEverybody, async (request, reply) => {
        await endSession(store, sessionOf(request).token)
        sessionCookie.clear(reply)
        return reply.redirect(href('/sign-in?why=out'), 303)
      })
    })
  })
}

/** Bytes; far more than any form of the dashboard. */
const longestForm = 16 * 1024

/** Accepts form bodies on the dashboard only; the API takes JSON. */
function acceptForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
  )
}
