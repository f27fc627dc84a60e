import type { Outcome } from '#app/ports/services.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import type { Exchange } from './exchange.ts'

type Failure = Extract<Exchange, { kind: 'failed' }>

/** Without a response, the outcome is unknown only if the connection was established. */
export function classifyFailure({
  sent,
  reason,
  cause,
}: Failure): Extract<Outcome, { kind: 'not_sent' | 'unknown' }> {
  const problem = (code: string, message: PlainMessageCode) => ({
    code,
    message: { code: message },
    status: null,
    requestId: null,
    fields: [],
  })
  if (!sent) return { kind: 'not_sent', problem: problem('unreachable', notSentCode(reason, cause)) }
  return { kind: 'unknown', problem: problem('outcome_unknown', unknownCode(reason)) }
}

function notSentCode(reason: Failure['reason'], cause: string): PlainMessageCode {
  if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN') return 'unreachable.name'
  if (cause === 'ECONNREFUSED') return 'unreachable.no_server'
  if (cause.startsWith('ERR_PROXY')) return 'unreachable.proxy'
  if (/CERT|SELF_SIGNED|ERR_TLS|SSL|UNABLE_TO_/.test(cause)) return 'unreachable.certificate'
  if (reason === 'connect_timeout') return 'unreachable.timeout'
  return 'unreachable'
}

function unknownCode(reason: Failure['reason']): PlainMessageCode {
  if (reason === 'timeout') return 'unknown.timeout'
  if (reason === 'aborted') return 'unknown.closed'
  return 'unknown.connection_lost'
}
