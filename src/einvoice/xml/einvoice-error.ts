import type { Message } from '#core/messages/message.ts'

/** Why a file cannot be read as an e-invoice. */
export class EInvoiceError extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super('params' in reason ? `${reason.code} ${JSON.stringify(reason.params)}` : reason.code)
    this.name = 'EInvoiceError'
    this.reason = reason
  }
}
