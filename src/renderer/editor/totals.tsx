import { useEffect, useRef } from 'react'
import { formatMoney, formatQuantity } from '#core/format.ts'
import { uiLocale } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import { isBlankItem } from '../state/document/editor-doc.ts'
import { useCurrent, usePage } from '../state/use-app.ts'
import styles from './totals.module.css'

const isZero = (amount: string) => /^-?0(\.0*)?$/.test(amount)

/** The sums, by the arithmetic that the PDF and the service use. Said aloud once they rest. */
export function TotalsBlock() {
  const totals = useCurrent(document => totalsOfDraft(document.doc.draft))
  const currency = useCurrent(document => document.doc.draft.currency) ?? 'EUR'
  const missing = useCurrent(
    ({ doc: { draft } }) =>
      draft.items.filter((item, index) => totalsOfDraft(draft).lines[index] === null && !isBlankItem(item))
        .length,
  )
  const included = useCurrent(document => document.doc.draft.prices_include_tax) ?? false
  useAnnouncedTotal(totals && formatMoney(totals.payable, currency, uiLocale))
  if (!totals) return null

  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const isLarger = !isZero(totals.prepaid) || !isZero(totals.rounding)
  return (
    <>
      <dl className={styles.totals} aria-label={say('totals.title')}>
        <Row term={say('totals.subtotal')} amount={money(totals.subtotal)} />
        {!isZero(totals.discount) && (
          <Row term={say('totals.discount')} amount={money(negated(totals.discount))} />
        )}
        {!included && totals.taxes.map(tax => <Row key={tax.rate} {...taxRow(tax, 'totals.tax', money)} />)}
        <Row term={say('totals.total')} amount={money(totals.total)} isGrand={!isLarger} />
        {included &&
          totals.taxes.map(tax => (
            <Row key={tax.rate} {...taxRow(tax, 'totals.tax.included', money)} isQuiet />
          ))}
        {!isZero(totals.prepaid) && (
          <Row term={say('totals.prepaid')} amount={money(negated(totals.prepaid))} />
        )}
        {!isZero(totals.rounding) && <Row term={say('totals.rounding')} amount={money(totals.rounding)} />}
        {isLarger && <Row term={say('totals.payable')} amount={money(totals.payable)} isGrand />}
      </dl>
      {!!missing && <p className={styles.incomplete}>{say('totals.incomplete', { count: missing })}</p>}
    </>
  )
}

const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

const taxRow = (
  tax: { rate: string; amount: string },
  word: 'totals.tax' | 'totals.tax.included',
  money: (amount: string) => string,
) => ({ term: say(word, { rate: formatQuantity(tax.rate, uiLocale) }), amount: money(tax.amount) })

interface RowProps {
  term: string
  amount: string
  isGrand?: boolean
  isQuiet?: boolean
}

function Row({ term, amount, isGrand = false, isQuiet = false }: RowProps) {
  return (
    <div className={isGrand ? styles.grand : isQuiet ? styles.quiet : styles.row}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

const rest = 1000

/** Never each keystroke: the total is said when it has not changed for a second. */
function useAnnouncedTotal(total: string | undefined) {
  const page = usePage()
  const said = useRef(total)
  useEffect(() => {
    if (total === undefined || total === said.current) return
    const timer = setTimeout(() => {
      said.current = total
      page.view.announce(say('totals.announced', { total }))
    }, rest)
    return () => clearTimeout(timer)
  }, [total, page])
}
