import {
  type Context,
  context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getNumberFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { withTimeout } from '../scheduling/concurrency.ts'
import type { AnsweredRequest } from './answered-request.ts'
import type { Tracing } from './tracing.ts'

/** Milliseconds for the last spans to be sent when the service stops. */
const closeTimeout = 5_000

/** Routes that probes and Prometheus poll. */
const untraced: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics'])

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP. The variables OTEL_EXPORTER_OTLP_*, OTEL_BSP_*,
 * OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES configure it. Loaded only if it is used.
 * @param warn logs the SDK's messages about spans that could not be sent
 */
export function startOtlpTracing(warn: (message: string) => void): Tracing {
  const ignore = () => undefined
  const log = (text: string) => warn(messageOf(text))
  const logged = { error: log, warn: log, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logged, DiagLogLevel.WARN)
  const named = resourceFromAttributes({ 'service.name': 'billwright-service' })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batchOptions() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('billwright-service')
  const propagator = new W3CTraceContextPropagator()
  const inside = (span: Span): Context => trace.setSpan(context.active(), span)

  return {
    request(headers) {
      const caller = propagator.extract(context.active(), headers, defaultTextMapGetter)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, caller)
      const end = (answered: AnsweredRequest) => {
        const { id, method, route, status, code, key } = answered
        span.updateName(route === '-' ? method : `${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'billwright.request_id': id,
          ...(route === '-' ? {} : { 'http.route': route }),
          ...(status === undefined ? {} : { 'http.response.status_code': status }),
          ...(code === undefined ? {} : { 'error.type': code }),
          ...(key === undefined ? {} : { 'billwright.key_id': key.id, 'billwright.mode': key.mode }),
        })
        if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        if (!untraced.has(route)) span.end()
      }
      return { run: rest => context.with(trace.setSpan(caller, span), rest), end }
    },
    async step(name, attributes, work) {
      if (trace.getSpan(context.active()) === undefined) return work()
      const span = tracer.startSpan(name, { attributes })
      try {
        return await context.with(inside(span), work)
      } catch (error) {
        // the message may quote the invoice
        span.setAttribute('error.type', typeOf(error))
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    async close() {
      const late = () => new Error('the collector did not answer')
      await withTimeout(closeTimeout, provider.shutdown(), late).catch(() => undefined)
      context.disable()
    },
  }
}

/** Variables and defaults of the OpenTelemetry specification that the SDK does not read itself. */
const batchOptions = () => ({
  scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY') ?? 5000,
  exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT') ?? 30_000,
  maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE') ?? 2048,
  maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE') ?? 512,
})

const typeOf = (error: unknown): string =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : typeof error

/** The SDK reports an error as JSON with its stack, of which only the message is logged. */
function messageOf(text: string): string {
  try {
    return z.object({ message: z.string() }).parse(JSON.parse(text)).message
  } catch {
    return text
  }
}
