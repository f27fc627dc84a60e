import type { AnsweredRequest } from './answered-request.ts'

/** Attributes of a span, which never contain a value of an invoice, a key, a path or a query. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** Traces of requests. Calls inside a span belong to it, also asynchronous ones. */
export interface Tracing {
  /** @param headers only the W3C Trace Context is read */
  request(headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan
  /** Runs a step of a request in a span; without a span outside of a request. */
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

/** Returns the object with the methods of these names traced as steps. */
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
