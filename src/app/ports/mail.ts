export interface EmailDraft {
  /** `''`: unknown */
  to: string
  /** `''`: left to the mail program */
  from: string
  subject: string
  /** plain text */
  body: string
  attachment: { name: string; bytes: Uint8Array }
}

export interface MailComposer {
  /** an RFC 5322 message that a mail program opens as a draft */
  compose(draft: EmailDraft): Promise<Uint8Array>
}
