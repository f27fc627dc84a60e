import proxyAddr from '@fastify/proxy-addr'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { headers } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { addAssets } from '../dashboard/assets/assets.ts'
import { addDashboard, type DashboardDeps } from '../dashboard/dashboard.ts'
import { addErrorsPage } from '../dashboard/developers/errors-page.ts'
import {
  createDashboardUrl,
  isDashboardPath,
  isOperatorPath,
  redirectBrowsers,
  wantsHtml,
} from '../dashboard/html/dashboard-url.ts'
import type { Html } from '../dashboard/html/html.ts'
import { failurePage, linkFailurePage, pageHeaders } from '../dashboard/html/send-page.ts'
import {
  englishLanguage,
  type ServiceLanguage,
  type ServiceLanguages,
} from '../languages/service-languages.ts'
import type { RequestTimeouts } from '../limits/request-limits.ts'
import { isApiPath, recordOnClose, recordWith } from '../observability/answered-request.ts'
import type { RequestLog } from '../observability/request-log.ts'
import { limitAnswers } from '../observability/slow-requests.ts'
import type { Tracing } from '../observability/tracing.ts'
import { problemOf } from '../problems/problem.ts'
import type { ProblemAnswerBody } from '../problems/problem-schema.ts'
import type { Renderer } from '../rendering/renderer.ts'
import { answerClientError } from './client-error.ts'
import { closeConnectionsOnShutdown } from './close-connections.ts'
import { drainAfterReply } from './drain-after-reply.ts'
import { type AccountRouteDeps, addAccountRoute } from './routes/account-route.ts'
import { lookUpSentKey } from './routes/authenticate-hook.ts'
import { addFileRoute, type FileRouteDeps } from './routes/file-route.ts'
import { addGenerateRoutes, type GenerateRouteDeps } from './routes/generate-route.ts'
import { requestIdOf } from './routes/header-values.ts'
import { addJobRoutes, type JobRouteDeps } from './routes/job-routes.ts'
import { acceptJsonAsText } from './routes/json.ts'
import { addOAuthRoutes } from './routes/oauth-routes.ts'
import { addMetricsRoute, addPublicRoutes, type MetricsRouteDeps } from './routes/public-routes.ts'
import { addTemplateRoutes, type TemplateRouteDeps } from './routes/templates-route.ts'
import { addUsageRoute, type UsageDeps } from './routes/usage-route.ts'
import { rejectUnmatched } from './unmatched.ts'
import { rejectUnsupportedRequests } from './unsupported-requests.ts'

export interface AppDeps
  extends FileRouteDeps,
    GenerateRouteDeps,
    JobRouteDeps,
    TemplateRouteDeps,
    UsageDeps,
    AccountRouteDeps,
    MetricsRouteDeps {
  baseUrl: () => string
  /** whether to serve only requests to loopback hosts */
  forLoopback: boolean
  logger: FastifyBaseLogger
  /** addresses whose X-Forwarded-For is trusted */
  trustedProxies: string
  timeouts: RequestTimeouts
  tracing: Tracing
  requestLog: Pick<RequestLog, 'add'>
  languages: ServiceLanguages
  renderer: Pick<Renderer, 'picture'>
  /** `undefined` without a dashboard */
  dashboard:
    | Pick<
        DashboardDeps,
        'secret' | 'webhookTargets' | 'mailer' | 'operatorAddresses' | 'passwordPauseSeconds' | 'signUp'
      >
    | undefined
}

/** The HTTP interface: routes, and one error handler for all of them. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { baseUrl, logger, metrics, timeouts } = deps
  const record = recordWith(logger, metrics, deps.requestLog)
  const isTrustedProxy = proxyAddr.compile(deps.trustedProxies.split(',').map(each => each.trim()))
  const clientErrorDeps = () => ({ baseUrl: baseUrl(), metrics, record })

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = problemOf(error, {
      baseUrl: baseUrl(),
      requestId: request.id,
      language: request.language,
    })
    metrics.failed(body.code)
    request.problemCode = body.code
    // bugs and unavailable storage are errors to investigate; overload is not
    const isFault = body.code === 'internal' || (error instanceof Error && error.cause !== undefined)
    if (status >= 500 && isFault) request.log.error({ code: body.code, err: error }, 'failed')
    else if (status >= 500) request.log.warn({ code: body.code }, 'rejected')
    const page = pageOf(request, body)
    const isPage = page !== undefined
    const text = page?.in(request.language) ?? JSON.stringify(body)
    void reply.code(status).headers(headers)
    void reply.header('vary', isRead(request) ? 'Accept, Accept-Language' : 'Accept-Language')
    if (isPage) void reply.headers(pageHeaders).type('text/html; charset=utf-8')
    // as bytes, because the framework adds a charset to JSON text, which RFC 8259 does not define
    if (request.raw.complete) return reply.send(isPage ? text : Buffer.from(text))
    return reply.header('content-length', Buffer.byteLength(text)).send(drainAfterReply(text, request.raw))
  }

  /** Returns a page for the dashboard and for links opened in a browser. */
  function pageOf(request: FastifyRequest, body: ProblemAnswerBody): Html | undefined {
    const href = createDashboardUrl(baseUrl)
    if (deps.dashboard !== undefined && isDashboardPath(request.url)) return failurePage(href, body)
    const isForPerson = isRead(request) && wantsHtml(request.headers.accept ?? '')
    return isForPerson ? linkFailurePage(href, body) : undefined
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.sentKey === undefined && isApiPath(request.url)) await lookUpSentKey(request, deps)
    return fail(error, request, reply)
  }

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    requestTimeout: timeouts.receive,
    trustProxy: deps.trustedProxies,
    http: {
      // Node's own answer contains no problem details
      requireHostHeader: false,
      headersTimeout: timeouts.receive,
      connectionsCheckingInterval: timeouts.check,
    },
    // requests on open connections are still answered during the shutdown
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // the framework sets `ip` from X-Forwarded-For only for requests with a valid path
      Object.defineProperty(request, 'ip', { value: proxyAddr(request.raw, isTrustedProxy) })
      // nor does it decorate such requests
      Object.defineProperty(request, 'language', { value: languageOf(request, deps.languages) })
      recordOnClose(request, reply, record)
      void reply.header(headers.requestId, request.id)
      void refuse(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, clientErrorDeps()),
  })

  app.decorateRequest('key', null)
  app.decorateRequest('language', {
    getter() {
      return languageOf(this, deps.languages)
    },
  })
  app.decorateRequest('problemCode', null)
  app.decorateRequest('sentKey', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const span = deps.tracing.request(request.headers)
    recordOnClose(request, reply, answered => {
      record(answered)
      span.end(answered)
    })
    void reply.header(headers.requestId, request.id)
    span.run(done)
  })
  // Node caches the address at its first read, which fails after the client has reset the connection
  app.server.prependListener('connection', socket => {
    if (socket.remoteAddress === undefined) socket.destroy()
  })
  closeConnectionsOnShutdown(app)
  limitAnswers(app, timeouts.answer)
  rejectUnsupportedRequests(app, { forLoopback: deps.forLoopback, clientErrorDeps })
  if (deps.dashboard) redirectBrowsers(app, createDashboardUrl(baseUrl))
  rejectUnmatched(app)
  acceptJsonAsText(app)
  app.setErrorHandler(refuse)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })

  addGenerateRoutes(app, deps)
  addJobRoutes(app, deps)
  addTemplateRoutes(app, deps)
  addUsageRoute(app, deps)
  addAccountRoute(app, deps)
  addFileRoute(app, deps)
  addPublicRoutes(app, deps)
  addMetricsRoute(app, deps)
  addAssets(app)
  addErrorsPage(app, { href: createDashboardUrl(baseUrl), hasDashboard: deps.dashboard !== undefined })
  if (deps.dashboard) {
    addOAuthRoutes(app, deps)
    addDashboard(app, { ...deps, ...deps.dashboard })
  }
  return app
}

declare module 'fastify' {
  interface FastifyRequest {
    /** language of the answer: that of the account, or by `Accept-Language`; English for operators */
    readonly language: ServiceLanguage
  }
}

const languageOf = (
  { url, session, headers: sent }: Pick<FastifyRequest, 'url' | 'session' | 'headers'>,
  { find, accepted }: ServiceLanguages,
): ServiceLanguage =>
  isOperatorPath(url) ? englishLanguage : (find(session?.language) ?? accepted(sent['accept-language']))

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
