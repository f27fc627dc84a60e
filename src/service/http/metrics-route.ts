import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { addressList } from '../limits/address-list.ts'
import type { Metrics } from '../metrics.ts'

export interface MetricsRouteParts {
  metrics: Metrics
  /** addresses that may read them; to all others there is nothing */
  metricsReaders: string
}

/** How much is asked of the service is its own affair. */
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
