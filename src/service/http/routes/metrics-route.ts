import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { addressList } from '../../limits/address-list.ts'
import type { Metrics } from '../../observability/metrics.ts'

export interface MetricsRouteParts {
  metrics: Metrics
  /** addresses that may read metrics; others get 404 */
  metricsReaders: string
}

/** Metrics for the operator alone. */
export function addMetricsRoute(app: FastifyInstance, { metrics, metricsReaders }: MetricsRouteParts): void {
  const mayRead = addressList(metricsReaders)

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request.ip)) throw new AppError('not_found')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
