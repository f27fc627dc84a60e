import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { headers } from '#contract/generate-api.ts'
import { AppError } from '#core/app-error.ts'
import { addDashboard, type DashboardParts } from '../dashboard/dashboard.ts'
import { leadBrowsers } from '../dashboard/front-page.ts'
import { atOf, isOfDashboard } from '../dashboard/place.ts'
import { failurePage, pageHeaders } from '../dashboard/send-page.ts'
import { answerClientError } from './client-error.ts'
import { endConnectionsWhenClosing } from './closing.ts'
import { addFileRoute, type FileRouteParts } from './file-route.ts'
import { addGenerateRoutes, type GenerateRouteParts } from './generate-route.ts'
import { addJobRoutes, type JobRouteParts } from './job-routes.ts'
import { takeJsonAsText } from './json-body.ts'
import { addMetricsRoute, type MetricsRouteParts } from './metrics-route.ts'
import { leftToUs, refuseOddRequests } from './odd-requests.ts'
import { problemOf } from './problem.ts'
import { addPublicRoutes } from './public-routes.ts'
import { readingOn } from './read-on.ts'
import { requestIdOf } from './request-id.ts'
import { addTemplatesRoute, type CatalogueParts } from './templates-route.ts'
import { refuseUnmatched } from './unmatched.ts'
import { addUsageRoute } from './usage-route.ts'

export interface AppParts
  extends FileRouteParts,
    GenerateRouteParts,
    JobRouteParts,
    CatalogueParts,
    MetricsRouteParts {
  baseUrl: () => string
  logger: FastifyBaseLogger
  /** whose X-Forwarded-For is believed */
  trustedProxies: string
  /** `undefined` where nobody sits in front of it */
  dashboard: Pick<DashboardParts, 'secret'> | undefined
}

/** A request that has not arrived completely by then is not coming. */
const requestTimeout = 30_000

/** The HTTP side of the service: routes, and one way in which anything can fail. */
export function createApp(parts: AppParts): FastifyInstance {
  const { baseUrl, logger, metrics } = parts
  const clientErrorParts = () => ({ baseUrl: baseUrl(), metrics })

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = problemOf(error, { baseUrl: baseUrl(), requestId: request.id })
    metrics.failed(body.code)
    // a bug, or a disk that takes no writes, is for someone to look at; too many requests at once are neither
    const isFault = body.code === 'internal' || (error instanceof Error && error.cause !== undefined)
    if (status >= 500 && isFault) request.log.error({ code: body.code, err: error }, 'failed')
    else if (status >= 500) request.log.warn({ code: body.code }, 'turned away')
    // whoever sits in front of the dashboard is told in words, in the page's own headers
    const isPage = parts.dashboard !== undefined && isOfDashboard(request.url)
    const text = isPage ? failurePage(atOf(baseUrl), body).text : JSON.stringify(body)
    void reply.code(status).headers(headers)
    if (isPage) void reply.headers(pageHeaders).type('text/html; charset=utf-8')
    // bytes, because to the text of a JSON type the framework adds a charset, which RFC 8259 has not
    if (request.raw.complete) return reply.send(isPage ? text : Buffer.from(text))
    // whoever hangs up while it sends has been answered all the same, and the framework would not say so
    reply.raw.once('close', () => reply.raw.writableFinished || logAnswer(request, reply))
    return reply.header('content-length', Buffer.byteLength(text)).send(readingOn(text, request.raw))
  }

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    requestTimeout,
    trustProxy: parts.trustedProxies,
    http: leftToUs,
    // on the way down, what still arrives on an open connection is answered and not dropped
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.header(headers.requestId, request.id)
      void fail(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, clientErrorParts()),
  })

  app.decorateRequest('key', null)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(headers.requestId, request.id)
  })
  endConnectionsWhenClosing(app)
  refuseOddRequests(app, clientErrorParts)
  if (parts.dashboard) leadBrowsers(app, atOf(baseUrl))
  refuseUnmatched(app)
  takeJsonAsText(app)
  app.setErrorHandler(fail)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))

  addGenerateRoutes(app, parts)
  addJobRoutes(app, parts)
  addTemplatesRoute(app, parts)
  addUsageRoute(app, parts)
  addFileRoute(app, parts)
  addPublicRoutes(app, parts)
  addMetricsRoute(app, parts)
  if (parts.dashboard) addDashboard(app, { ...parts, ...parts.dashboard })
  return app
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({
    method: request.method,
    // the pattern, because a path may hold a link that opens a file
    route: request.routeOptions.url ?? '-',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    key_id: request.key?.id,
    mode: request.key?.mode,
  })
}
