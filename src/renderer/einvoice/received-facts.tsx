import { type ReactNode, useState } from 'react'
import type { EInvoiceFacts, OpenedEInvoice } from '#contract/einvoices.ts'
import type { Issue } from '#core/errors/issue.ts'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { lineLabel } from '../findings/finding-list.tsx'
import findingStyles from '../findings/findings.module.css'
import { formatFacts, labelled, sentences, withBracket } from '../i18n/joined-texts.ts'
import { capitalised, formatIfDate, formatKilobytes, formatUnits, uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { saveAttachment } from './received-actions.ts'
import styles from './received-dialog.module.css'

/** Content and findings of a received e-invoice. */
export function ReceivedFacts({ opened, name }: { opened: OpenedEInvoice; name: string }) {
  const { findings, problems, format } = opened
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity !== 'error')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={styles.facts} aria-label={t('received.facts')} tabIndex={0}>
      {problems.length > 0 && (
        <Section title={t('received.no-page')}>
          <Issues issues={problems} />
        </Section>
      )}
      <Section title={t('received.facts')}>
        <Stated facts={opened} name={name} />
      </Section>
      <Section title={t('received.totals')}>
        <Totals facts={opened} />
      </Section>
      <Section title={t('received.findings')}>
        {(format !== null || findings.length === 0) && (
          <p>{errors.length === 0 ? t('received.valid') : t('received.broken', { count: errors.length })}</p>
        )}
        <Issues issues={errors} />
        {warnings.length > 0 && <p>{t('received.warnings', { count: warnings.length })}</p>}
        <Issues issues={warnings} />
      </Section>
      <Section title={t('received.attachments')}>
        <Attachments opened={opened} />
      </Section>
      <Section title={t('received.omitted')}>
        <Omitted facts={opened} />
      </Section>
    </section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function Stated({ facts, name }: { facts: EInvoiceFacts; name: string }) {
  const { type, number, issueDate, dueDate, seller, buyer, specification } = facts
  const rows: [string, string][] = [
    [t('received.file'), name],
    [t('received.format'), formatText(facts)],
    [t('received.specification'), specification],
    [t('received.releases'), formatUnits(facts.releases)],
    [t('received.type'), typeText(type)],
    [t('received.number'), number],
    [t('received.issue-date'), formatIfDate(issueDate)],
    [t('received.due-date'), formatIfDate(dueDate)],
    [t('received.seller'), partyText(seller)],
    [t('received.buyer'), partyText(buyer)],
  ]
  return (
    <dl className={styles.list}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ? <bdi>{value}</bdi> : t('received.not-stated')}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatText({ format, syntax, isPdf }: EInvoiceFacts): string {
  const text =
    format === null
      ? t('received.format.other', { syntax: syntax.toUpperCase() })
      : t(`einvoice.format.${format}`)
  return isPdf ? t('received.in-pdf', { format: text }) : text
}

/** Codes of UNTDID 1001 for the document types of this program. */
const documentTypes = {
  '261': 'type.self-billed-credit-note',
  '380': 'received.type.380',
  '381': 'received.type.381',
  '384': 'type.corrected',
  '386': 'type.deposit',
  '389': 'type.self-billed',
} as const

function typeText(type: string): string {
  if (type === '') return ''
  return Object.hasOwn(documentTypes, type)
    ? t(documentTypes[type as keyof typeof documentTypes])
    : t('received.type.other', { type })
}

const partyText = ({ name, taxId, place }: EInvoiceFacts['seller']): string =>
  formatFacts([name, place, taxId])

function Totals({ facts: { totals, currency } }: { facts: EInvoiceFacts }) {
  if (totals.length === 0) return <p>{t('received.not-stated')}</p>
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  return (
    <dl className={styles.list}>
      {totals.map(({ term, stated, computed }) => (
        <div key={term} className={styles.amount}>
          <dt>{t(`received.total.${term}`)}</dt>
          <dd>
            {money(stated)}
            {computed !== null && (
              <small>
                <Icon icon="triangle-alert" size={14} />
                {t('received.computed', { amount: money(computed) })}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Issues({ issues }: { issues: readonly Issue[] }) {
  const texts = new Set(
    issues.map(({ path, code, message }) => {
      const text = sentences(lineLabel(path), textOf(message))
      return /^[A-Z]/.test(code) ? withBracket(text, code) : text
    }),
  )
  if (texts.size === 0) return null
  return (
    <ul className={findingStyles.list}>
      {[...texts].map(text => (
        <li key={text} className={findingStyles.warning}>
          <Icon icon="triangle-alert" size={14} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where a document outside of the file is located. */
const placeText = (url: string): string =>
  url === '' ? t('received.attachment.reference') : t('received.attachment.link', { url })

function Attachments({ opened: { id, attachments } }: { opened: OpenedEInvoice }) {
  const app = useApp()
  const [status, setStatus] = useState('')
  if (attachments.length === 0) return <p>{t('received.no-attachments')}</p>
  const save = async (index: number) => {
    const saved = await saveAttachment(app, id, index)
    if (!saved.ok) setStatus(saved.problem)
    else if (saved.value) setStatus(t('received.saved', { path: saved.value.path }))
  }
  return (
    <>
      <ul className={styles.attachments}>
        {attachments.map(({ name, description, url, bytes, isTaken }, index) => {
          const shown = name || t('received.attachment', { index: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat
            <li key={index}>
              <span>
                <strong>
                  <bdi>{shown}</bdi>
                </strong>{' '}
                <bdi>{description}</bdi>
                <small>{bytes === null ? placeText(url) : sizeText(bytes)}</small>
                {!isTaken && (
                  <small>
                    {t(
                      bytes === null ? 'received.attachment.link-not-taken' : 'received.attachment.not-taken',
                    )}
                  </small>
                )}
              </span>
              {bytes !== null && (
                <Button
                  size="small"
                  aria-label={t('received.save-name', { name: shown })}
                  onClick={() => void save(index)}
                >
                  {t('received.save')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.saved}>
        {status}
      </p>
    </>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 1000
    ? t('received.size', { count: bytes })
    : t('received.size.kb', { size: formatKilobytes(bytes) })

function Omitted({ facts: { omitted, omittedCount } }: { facts: EInvoiceFacts }) {
  if (omittedCount === 0) return <p>{t('received.omitted.none')}</p>
  return (
    <>
      <dl className={styles.list}>
        {omitted.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and paths of XML repeat
          <div key={index}>
            <dt>
              <bdi>{omittedLabel(each)}</bdi>
            </dt>
            <dd>
              <bdi>{formatIfDate(each.text)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {omittedCount > omitted.length && (
        <p>{t('received.omitted.more', { count: omittedCount - omitted.length })}</p>
      )}
    </>
  )
}

/** "Line 2: name of the item’s attribute (BT-160)"; a path of the XML stays as it is. */
function omittedLabel({ path, term }: EInvoiceFacts['omitted'][number]): string {
  if (term === null) return path
  const name = t('received.term', { term })
  const line = /^lines\[(\d+)\]/.exec(path)?.[1]
  return line === undefined
    ? capitalised(name)
    : labelled(t('received.line', { line: Number(line) + 1 }), name)
}
