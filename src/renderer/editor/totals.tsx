import { useEffect, useRef } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { type DocumentType, documentTypeOf } from '#core/document-type.ts'
import { formatMoney, formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { incompleteLinesOf, totalsOfDraft } from '../state/document/derived.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import styles from './totals.module.css'

const payableLabels = {
  invoice: 'totals.payable',
  credit_note: 'totals.credited',
  quote: 'totals.remaining',
} as const satisfies Record<DocumentType, string>

const isZero = (amount: string) => /^-?0(\.0*)?$/.test(amount)

/** Totals, calculated by the same code as in the PDF and the service; announced after a pause. */
export function TotalsBlock() {
  const totals = useOpenInvoice(invoice => totalsOfDraft(invoice.doc.draft))
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const incompleteCount = useOpenInvoice(invoice => incompleteLinesOf(invoice.doc.draft))
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const included = useOpenInvoice(invoice => invoice.doc.draft.prices_include_tax) ?? false
  useAnnouncedTotal(totals && formatMoney(totals.payable, currency, uiLocale))
  if (!totals) return null

  // aligned with the decimals of the line amounts; only the last total shows the currency
  const money = (amount: string) => formatUnitPrice(amount, currency, uiLocale)
  const withCurrency = (amount: string) => formatMoney(amount, currency, uiLocale)
  const { deductions = [] } = totals
  const hasAdjustments = !isZero(totals.prepaid) || !isZero(totals.rounding) || deductions.length > 0
  return (
    <>
      <dl className={styles.totals} aria-label={t('totals.title')}>
        <Row term={t('totals.subtotal')} amount={money(totals.subtotal)} />
        {!isZero(totals.discount) && (
          <Row term={t('totals.discount')} amount={money(negated(totals.discount))} />
        )}
        {!isZero(totals.charges) && <Row term={t('charges.title')} amount={money(totals.charges)} />}
        {!included && totals.taxes.map(tax => <Row key={tax.rate} {...taxRow(tax, 'totals.tax', money)} />)}
        <Row
          term={t(type === 'credit_note' && !hasAdjustments ? 'totals.credited' : 'totals.total')}
          amount={hasAdjustments ? money(totals.total) : withCurrency(totals.total)}
          isEmphasized={!hasAdjustments}
        />
        {included &&
          totals.taxes.map(tax => (
            <Row key={tax.rate} {...taxRow(tax, 'totals.tax.included', money)} isQuiet />
          ))}
        {!isZero(totals.prepaid) && (
          <Row term={t('totals.prepaid')} amount={money(negated(totals.prepaid))} />
        )}
        {deductions.map(({ index, amount }) => (
          <Row key={index} term={t('totals.deducted')} amount={money(negated(amount))} />
        ))}
        {!isZero(totals.rounding) && <Row term={t('totals.rounding')} amount={money(totals.rounding)} />}
        {hasAdjustments && (
          <Row term={t(payableLabels[type])} amount={withCurrency(totals.payable)} isEmphasized />
        )}
      </dl>
      {!!incompleteCount && (
        <p className={styles.incomplete}>{t('totals.incomplete', { count: incompleteCount })}</p>
      )}
    </>
  )
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

const taxRow = (
  tax: { rate: string; amount: string },
  key: 'totals.tax' | 'totals.tax.included',
  money: (amount: string) => string,
) => ({ term: t(key, { rate: formatQuantity(tax.rate, uiLocale) }), amount: money(tax.amount) })

interface RowProps {
  term: string
  amount: string
  isEmphasized?: boolean
  isQuiet?: boolean
}

function Row({ term, amount, isEmphasized: isGrand = false, isQuiet = false }: RowProps) {
  return (
    <div className={isGrand ? styles.grand : isQuiet ? styles.quiet : styles.row}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

const announceDelayMs = 1000

/** Announces the total once it was unchanged for a second. */
function useAnnouncedTotal(total: string | undefined) {
  const app = useApp()
  const announced = useRef(total)
  useEffect(() => {
    if (total === undefined || total === announced.current) return
    const timer = setTimeout(() => {
      announced.current = total
      app.view.announce(t('totals.announced', { total }))
    }, announceDelayMs)
    return () => clearTimeout(timer)
  }, [total, app])
}
