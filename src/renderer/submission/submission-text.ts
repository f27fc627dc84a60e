import type { Delivery, PdfDifference } from '#contract/delivery.ts'
import type { Submission } from '#contract/submission.ts'
import type { DocumentType } from '#core/document-type.ts'
import { formatMoney } from '#core/money/format.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { formatDateTime, formatShortDate, uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'

type UnconfirmedSubmission = Pick<
  Submission,
  'invoice_number' | 'payable' | 'currency' | 'startedAt' | 'problem' | 'safeToRepeat' | 'mode'
>

/** The amount due, in the locale of the interface. */
export const amountOf = ({ payable, currency }: { payable: string; currency: string }): string =>
  formatMoney(payable, currency, uiLocale)

/** Explains what to do about an unconfirmed invoice: check again, restore the key, or look it up. */
export function unknownText({ problem, safeToRepeat, ...sent }: UnconfirmedSubmission): string {
  const params = {
    number: sent.invoice_number,
    amount: formatMoney(sent.payable, sent.currency, uiLocale),
    time: formatDateTime(sent.startedAt),
  }
  if (sent.mode === 'test') return t('unknown.test', params)
  if (problem?.code === 'key_changed') return t('unknown.key-changed', params)
  return t(safeToRepeat ? 'unknown.safe' : 'unknown.unsafe', params)
}

/** Whether the service rejected the key, so that another one is needed. */
export const isKeyRefused = ({ problem }: Pick<Submission, 'problem'>): boolean =>
  problem?.code === 'key_refused' || problem?.code === 'invalid_key' || problem?.status === 401

/** Why the service rejected a submission, and that it was not billed. @param isOwnKey the service made the key for this computer */
export function rejectedText(
  submission: Pick<Submission, 'problem'>,
  kind: DocumentType,
  isOwnKey: boolean,
): string {
  const { problem } = submission
  if (isKeyRefused(submission)) {
    if (problem?.message.code === 'expired_key') return t('rejected.key-expired')
    return t(isOwnKey ? 'rejected.key-ended' : 'rejected.key')
  }
  const [field] = problem?.fields ?? []
  if (field) return t('rejected.field', { kind, reason: textOf(field.message) })
  const reason = problem === null ? '' : textOf(problem.message)
  return reason === '' ? t('rejected.fields', { kind }) : t('rejected.other', { reason })
}

/** Why a submission waits. */
export function pendingText({ problem }: Pick<Submission, 'problem'>, type: DocumentType): string {
  if (problem === null) return t('queued.waiting')
  if (problem.code === 'key_refused') return t('queued.key', { kind: type })
  return problem.code === 'unreachable'
    ? t('queued.offline')
    : t('queued.problem', { reason: textOf(problem.message) })
}

/** How a submission ended, or why it has not; urgent if the user has to act. */
export function resultText(submission: Submission, type: DocumentType): { text: string; isUrgent: boolean } {
  const { state, problem, mode, invoice_number: number } = submission
  const params = { kind: type, number }
  switch (state) {
    case 'done':
      return { text: t(mode === 'test' ? 'receipt.test' : 'receipt.title', params), isUrgent: false }
    case 'refused':
      return { text: problem ? textOf(problem.message) : t('rejected.fields', params), isUrgent: true }
    case 'unknown':
      return { text: unknownText(submission), isUrgent: true }
    case 'queued':
      return { text: pendingText(submission, type), isUrgent: problem !== null }
    case 'sending':
      return { text: t('submit.busy'), isUrgent: false }
    default:
      return state satisfies never
  }
}

/** Problem of the delivered PDF; `null` if none is known. */
export function deliveryProblem(delivery: Delivery | null): string | null {
  switch (delivery?.state) {
    case undefined:
    case 'fetching':
      return null
    case 'failed':
      return textOf(delivery.message)
    case 'kept':
      return delivery.matchesPreview === false ? t('receipt.differs') : null
    default:
      return delivery satisfies never
  }
}

/** The most important difference of a delivered PDF in one line, and the number of the others. */
export function firstDifference(differences: readonly PdfDifference[] = []): string {
  const [first, ...others] = new Set(differences.map(differenceText))
  if (first === undefined) return t('receipt.differs')
  return others.length === 0 ? first : sentences(first, t('difference.more', { count: others.length }))
}

/** A short date. */
export const dayText = (date: string): string => formatShortDate(date, localDateOf(new Date()))

/** Text of a difference of the PDF comparison. */
export function differenceText(difference: PdfDifference): string {
  switch (difference.kind) {
    case 'pages':
      return t('difference.pages', { count: difference.found, expected: difference.expected })
    case 'text':
      return textDifferenceText(difference)
    case 'value_missing':
      return t(`difference.value.${difference.field}`, { value: difference.value })
    case 'einvoice_attached':
      return t('difference.einvoice_attached', { name: difference.name })
    case 'unreadable':
      return t(`difference.${difference.reason}`)
    default:
      return t(`difference.${difference.kind}`)
  }
}

function textDifferenceText({ page, expected, found }: Extract<PdfDifference, { kind: 'text' }>): string {
  if (found === '') return t('difference.text.missing', { page, expected })
  if (expected === '') return t('difference.text.added', { page, found })
  return t('difference.text', { page, expected, found })
}
