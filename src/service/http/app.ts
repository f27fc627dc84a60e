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
import { addDashboard, type DashboardParts } from '../dashboard/dashboard.ts'
import { addErrorsPage } from '../dashboard/developers/errors-page.ts'
import {
  createDashboardUrl,
  isDashboardPath,
  redirectBrowsers,
  wantsHtml,
} from '../dashboard/html/dashboard-url.ts'
import type { Html } from '../dashboard/html/html.ts'
import { failurePage, linkFailurePage, pageHeaders } from '../dashboard/html/send-page.ts'
import type { RequestTimeouts } from '../limits/request-timeouts.ts'
import { isApiPath, recordOnClose, recordWith } from '../observability/answered-request.ts'
import type { RequestLog } from '../observability/request-log.ts'
import { limitAnswers } from '../observability/slow-requests.ts'
import type { Tracing } from '../observability/tracing.ts'
import { problemOf } from '../problems/problem.ts'
import type { ProblemAnswerBody } from '../problems/problem-schema.ts'
import { answerClientError } from './client-error.ts'
import { closeConnectionsOnShutdown } from './close-connections.ts'
import { drainAfterReply } from './drain-after-reply.ts'
import { type AccountRouteParts, addAccountRoute } from './routes/account-route.ts'
import { lookUpSentKey } from './routes/authenticate-hook.ts'
import { addFileRoute, type FileRouteParts } from './routes/file-route.ts'
import { addGenerateRoutes, type GenerateRouteParts } from './routes/generate-route.ts'
import { requestIdOf } from './routes/header-values.ts'
import { addJobRoutes, type JobRouteParts } from './routes/job-routes.ts'
import { acceptJsonAsText } from './routes/json.ts'
import { addMetricsRoute, addPublicRoutes, type MetricsRouteParts } from './routes/public-routes.ts'
import { addTemplatesRoute, type CatalogueParts } from './routes/templates-route.ts'
import { addUsageRoute, type UsageParts } from './routes/usage-route.ts'
import { rejectUnmatched } from './unmatched.ts'
import { rejectUnsupportedRequests } from './unsupported-requests.ts'

export interface AppParts
  extends FileRouteParts,
    GenerateRouteParts,
    JobRouteParts,
    CatalogueParts,
    UsageParts,
    AccountRouteParts,
    MetricsRouteParts {
  baseUrl: () => string
  /** only requests to names of this computer are served */
  forLoopback: boolean
  logger: FastifyBaseLogger
  /** addresses whose X-Forwarded-For is trusted */
  trustedProxies: string
  timeouts: RequestTimeouts
  tracing: Tracing
  requestLog: Pick<RequestLog, 'add'>
  /** `undefined` without a dashboard */
  dashboard:
    | Pick<
        DashboardParts,
        'secret' | 'webhookTargets' | 'mailer' | 'operatorAddresses' | 'passwordPauseSeconds' | 'signUp'
      >
    | undefined
}

/** The HTTP interface: routes, and one error handler for all of them. */
export function createApp(parts: AppParts): FastifyInstance {
  const { baseUrl, logger, metrics, timeouts } = parts
  const record = recordWith(logger, metrics, parts.requestLog)
  const isTrustedProxy = proxyAddr.compile(parts.trustedProxies.split(',').map(each => each.trim()))
  const clientErrorParts = () => ({ baseUrl: baseUrl(), metrics, record })

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = problemOf(error, { baseUrl: baseUrl(), requestId: request.id })
    metrics.failed(body.code)
    request.problemCode = body.code
    // bugs and unavailable storage are errors to investigate; overload is not
    const isFault = body.code === 'internal' || (error instanceof Error && error.cause !== undefined)
    if (status >= 500 && isFault) request.log.error({ code: body.code, err: error }, 'failed')
    else if (status >= 500) request.log.warn({ code: body.code }, 'rejected')
    const page = pageOf(request, body)
    const isPage = page !== undefined
    const text = page?.text ?? JSON.stringify(body)
    void reply.code(status).headers(headers)
    if (isRead(request)) void reply.header('vary', 'Accept')
    if (isPage) void reply.headers(pageHeaders).type('text/html; charset=utf-8')
    // as bytes, because the framework adds a charset to JSON text, which RFC 8259 does not define
    if (request.raw.complete) return reply.send(isPage ? text : Buffer.from(text))
    return reply.header('content-length', Buffer.byteLength(text)).send(drainAfterReply(text, request.raw))
  }

  /** For the dashboard, and for whoever opens a link in a browser. */
  function pageOf(request: FastifyRequest, body: ProblemAnswerBody): Html | undefined {
    const href = createDashboardUrl(baseUrl)
    if (parts.dashboard !== undefined && isDashboardPath(request.url)) return failurePage(href, body)
    const isForPerson = isRead(request) && wantsHtml(request.headers.accept ?? '')
    return isForPerson ? linkFailurePage(href, body) : undefined
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.sentKey === undefined && isApiPath(request.url)) await lookUpSentKey(request, parts)
    return fail(error, request, reply)
  }

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    requestTimeout: timeouts.receive,
    trustProxy: parts.trustedProxies,
    http: {
      // Node's own answer has no problem details
      requireHostHeader: false,
      headersTimeout: timeouts.receive,
      connectionsCheckingInterval: timeouts.check,
    },
    // requests on open connections are still answered during the shutdown
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // the framework reads X-Forwarded-For for requests with a readable path only
      Object.defineProperty(request, 'ip', { value: proxyAddr(request.raw, isTrustedProxy) })
      recordOnClose(request, reply, record)
      void reply.header(headers.requestId, request.id)
      void refuse(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, clientErrorParts()),
  })

  app.decorateRequest('key', null)
  app.decorateRequest('problemCode', null)
  app.decorateRequest('sentKey', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const span = parts.tracing.request(request.headers)
    recordOnClose(request, reply, answered => {
      record(answered)
      span.end(answered)
    })
    void reply.header(headers.requestId, request.id)
    span.run(done)
  })
  // Node keeps the address from the first read on, which fails once the client has reset the connection
  app.server.prependListener('connection', socket => {
    if (socket.remoteAddress === undefined) socket.destroy()
  })
  closeConnectionsOnShutdown(app)
  limitAnswers(app, timeouts.answer)
  rejectUnsupportedRequests(app, { forLoopback: parts.forLoopback, clientErrorParts })
  if (parts.dashboard) redirectBrowsers(app, createDashboardUrl(baseUrl))
  rejectUnmatched(app)
  acceptJsonAsText(app)
  app.setErrorHandler(refuse)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })

  addGenerateRoutes(app, parts)
  addJobRoutes(app, parts)
  addTemplatesRoute(app, parts)
  addUsageRoute(app, parts)
  addAccountRoute(app, parts)
  addFileRoute(app, parts)
  addPublicRoutes(app, parts)
  addMetricsRoute(app, parts)
  addAssets(app)
  addErrorsPage(app, { href: createDashboardUrl(baseUrl), hasDashboard: parts.dashboard !== undefined })
  if (parts.dashboard) addDashboard(app, { ...parts, ...parts.dashboard })
  return app
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
