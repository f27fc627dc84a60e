import type { AnsweredRequest } from './answered-request.ts'

/** Values of a span. Never a value of an invoice, a key, a path or a query. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** Traces of requests. What is called inside a span belongs to it, also in later turns of the event loop. */
export interface Tracing {
  /** @param headers of which only the W3C Trace Context is read */
  request(headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan
  /** Runs a step of a request in a span; outside of one without. */
  step<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** sends waiting spans */
  close(): Promise<void>
}

export interface RequestSpan {
  /** runs the rest of the request in the span */
  run(rest: () => void): void
  end(answered: AnsweredRequest): void
}

export const noTracing: Tracing = {
  request: () => ({ run: rest => rest(), end: () => undefined }),
  step: (_name, _attributes, work) => work(),
  close: async () => undefined,
}

/** The same object, whose methods of these names are steps. */
export function traceCalls<T extends object>(
  tracing: Tracing,
  prefix: string,
  object: T,
  names: readonly (keyof T & string)[],
): T {
  const traced = names.map(name => {
    const method = object[name]
    if (typeof method !== 'function') return [name, method]
    return [
      name,
      (...args: unknown[]) => tracing.step(`${prefix} ${name}`, {}, () => method.apply(object, args)),
    ]
  })
  return { ...object, ...Object.fromEntries(traced) }
}
