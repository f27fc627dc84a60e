import type { DraftProposal } from '#contract/schedules.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { sumsOf } from '#core/money/sums.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import styles from './schedules.module.css'

/** Identifies a row of a review. */
export const keyOf = ({ sourceId, madeFor }: DraftProposal): string =>
  madeFor ? `${madeFor.scheduleId} ${madeFor.period}` : sourceId

export const isPossible = ({ problem }: DraftProposal): boolean => problem === null

interface ProposalTableProps {
  proposals: readonly DraftProposal[]
  /** keys of the chosen rows; absent if all are created */
  chosen?: ReadonlySet<string>
  onChoose?: (chosen: ReadonlySet<string>) => void
}

/** Drafts as they would be created, with the texts that differ from their sources. */
export function ProposalTable({ proposals, chosen, onChoose }: ProposalTableProps) {
  const possible = proposals.filter(isPossible).map(keyOf)
  const isAll = chosen !== undefined && possible.every(key => chosen.has(key))
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose?.(next)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.scroll} tabIndex={0} aria-label={t('proposals.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col">
                <Checkbox
                  aria-label={t('proposals.all')}
                  checked={isAll}
                  disabled={possible.length === 0}
                  onChange={() => onChoose?.(new Set(isAll ? [] : possible))}
                />
              </th>
            )}
            <th scope="col">{t('proposals.customer')}</th>
            <th scope="col">{t('proposals.date')}</th>
            <th scope="col">{t('proposals.number')}</th>
            <th scope="col" className={styles.amount}>
              {t('proposals.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {proposals.map(proposal => {
            const key = keyOf(proposal)
            const { customer, issueDate, payable, currency } = proposal
            const date = formatDate(issueDate, uiLocale)
            return (
              <tr key={key}>
                {chosen && (
                  <td>
                    <Checkbox
                      aria-label={t('proposals.choose', {
                        customer: customer || t('list.no-customer'),
                        date,
                      })}
                      checked={chosen.has(key)}
                      disabled={!isPossible(proposal)}
                      onChange={() => toggle(key)}
                    />
                  </td>
                )}
                <td className={styles.text}>
                  <bdi>{customer || t('list.no-customer')}</bdi>
                  <Details proposal={proposal} />
                </td>
                <td>
                  {date}
                  <small>{proposal.period}</small>
                </td>
                <td>
                  <bdi>{proposal.invoice_number}</bdi>
                  <small>
                    {proposal.sourceNumber && t('proposals.from', { number: proposal.sourceNumber })}
                  </small>
                </td>
                <td className={styles.amount}>
                  {payable === null ? t('amount.none') : formatMoney(payable, currency, uiLocale)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The reason why a draft cannot be created, or the first changed line of its texts. */
function Details({ proposal: { problem, texts, unmovedTexts } }: { proposal: DraftProposal }) {
  if (problem) return <small className={styles.problem}>{textOf(problem)}</small>
  const [unmoved] = unmovedTexts
  if (unmoved !== undefined)
    return (
      <small className={styles.problem}>
        {t('proposals.unmoved-text', { text: unmoved, count: unmovedTexts.length })}
      </small>
    )
  const lines = texts.flatMap(changedLines)
  const [first] = lines
  if (first === undefined) return null
  return (
    <small>
      <bdi>
        {lines.length === 1 ? first : t('proposals.more-texts', { text: first, count: lines.length - 1 })}
      </bdi>
    </small>
  )
}

/** The changed lines of a text, with their new content. */
export function changedLines({ before, after }: { before: string; after: string }): string[] {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter(line => !known.has(line))
}

/** The total of each currency. */
export function ProposalSums({ proposals }: { proposals: readonly DraftProposal[] }) {
  return (
    <div className={styles.sums}>
      {sumsOf(proposals).map(({ currency, count, total }) => (
        <p key={currency}>{t('proposals.sum', { count, total: formatMoney(total, currency, uiLocale) })}</p>
      ))}
    </div>
  )
}
