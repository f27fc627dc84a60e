import type { Outcome } from '#app/service-ports.ts'
import { errorTable } from '#core/errors/error-table.ts'
import type { Exchange } from './exchange.ts'

type Failure = Extract<Exchange, { kind: 'failed' }>

/** Without a response, the outcome is unknown only if the connection was established. */
export function classifyFailure({
  sent,
  reason,
  cause,
}: Failure): Extract<Outcome, { kind: 'not_sent' | 'unknown' }> {
  const problem = (code: string, message: string) => ({
    code,
    message,
    status: null,
    requestId: null,
    fields: [],
  })
  if (!sent) return { kind: 'not_sent', problem: problem('unreachable', notSentMessage(reason, cause)) }
  return { kind: 'unknown', problem: problem('outcome_unknown', unknownMessage(reason)) }
}

function notSentMessage(reason: Failure['reason'], cause: string): string {
  if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN')
    return `${errorTable.unreachable.title} Its name was not found: check the address and your connection.`
  if (cause === 'ECONNREFUSED') return `${errorTable.unreachable.title} No server listens at its address.`
  if (cause.startsWith('ERR_PROXY'))
    return `${errorTable.unreachable.title} The proxy of this computer did not let it through: check HTTPS_PROXY.`
  if (/CERT|SELF_SIGNED|ERR_TLS|SSL|UNABLE_TO_/.test(cause))
    return `${errorTable.unreachable.title} Its certificate is not trusted.`
  if (reason === 'connect_timeout')
    return `${errorTable.unreachable.title} It did not accept the connection in time.`
  return errorTable.unreachable.title
}

function unknownMessage(reason: Failure['reason']): string {
  if (reason === 'timeout')
    return 'The service did not answer in time. The invoice may exist and may have been billed.'
  if (reason === 'aborted')
    return 'Billwright was closed before the answer came. The invoice may exist and may have been billed.'
  return 'The connection broke before the answer came. The invoice may exist and may have been billed.'
}
