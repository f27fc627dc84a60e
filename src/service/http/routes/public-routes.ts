import type { FastifyInstance } from 'fastify'
import type { HealthAnswer } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { addressList } from '../../limits/address-list.ts'
import type { Metrics } from '../../observability/metrics.ts'
import { openApiDocument } from '../../openapi/document.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import type { Store } from '../../store/store.ts'
import { sendJson } from './json.ts'

/** Routes without authentication: health, interface description. */
export function addPublicRoutes(
  app: FastifyInstance,
  { store, files, baseUrl }: { store: Store; files: FileStorage; baseUrl: () => string },
): void {
  const ok = JSON.stringify({ status: 'ok' } satisfies HealthAnswer)
  app.get('/livez', async (_request, reply) => sendJson(reply, ok))
  const check = sharedCall(async () => {
    await store.check()
    await files.check()
  })
  for (const path of ['/healthz', '/readyz'])
    app.get(path, async (_request, reply) => {
      await check()
      return sendJson(reply, ok)
    })

  app.get('/openapi.json', async (_request, reply) =>
    sendJson(reply, JSON.stringify(openApiDocument(baseUrl()))),
  )
}

/** Concurrent callers share one call, because probes are public and each check writes to the store. */
function sharedCall(call: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= call().finally(() => {
      running = undefined
    })
    return running
  }
}

export interface MetricsRouteDeps {
  metrics: Metrics
  /** addresses that may read metrics; others get 404 */
  metricsReaders: string
}

/** Metrics for the operator alone. */
export function addMetricsRoute(app: FastifyInstance, { metrics, metricsReaders }: MetricsRouteDeps): void {
  const mayRead = addressList(metricsReaders)

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.ip)) throw new AppError('not_found')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
