import type { Logger } from 'pino'
import type { Tracing } from './tracing.ts'

/** Enables tracing if the OpenTelemetry variables name a collector; the SDK is loaded only then. */
export async function tracingFrom(
  environment: Readonly<Record<string, string | undefined>>,
  logger: Logger,
): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED } = environment
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint || OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const { startOtlpTracing } = await import('./otlp-tracing.ts')
  return startOtlpTracing(message => logger.warn({ reason: message }, 'traces were not sent'))
}
