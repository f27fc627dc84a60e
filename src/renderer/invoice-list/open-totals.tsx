import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react'
import { isZero } from '#core/money/decimal.ts'
import type { Receivables } from '#core/report/receivables.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './open-totals.module.css'
import { sumsText } from './table-columns.tsx'

/** milliseconds, longer than the interval between the changes of a batch */
const readAfterMs = 400

/** Amounts owed today, to one sender or to all; read again after documents changed. */
export function useReceivables(sender: string | null = null): Receivables | null {
  const app = useApp()
  const [found, setFound] = useState<Receivables | null>(null)
  const counts = useHost(host => host.counts)
  const records = useHost(host => host.recordChanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new counts follow every change of documents
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const answer = await app.api.receivables(sender === null ? {} : { sender })
      if (isCurrent && answer.ok) setFound(answer.value)
    }
    const timer = setTimeout(() => void read(), found === null ? 0 : readAfterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [app, counts, records, sender])
  return found
}

/** "€23,163.00 open, €2,070.00 overdue"; each amount shows its documents. */
export function OpenTotals() {
  const app = useApp()
  const receivables = useReceivables()
  const open = (receivables?.currencies ?? []).filter(({ outstanding }) => !isZero(outstanding))
  const late = open.filter(({ overdue }) => !isZero(overdue))
  if (open.length === 0) return null
  return (
    <p className={styles.totals}>
      <button
        type="button"
        onClick={() =>
          app.hostStore.setFilter({ statuses: ['overdue', 'partly_paid', 'issued'], made: null })
        }
      >
        <ArrangedText
          text={marks => t('totals.open', marks)}
          elements={{
            amount: (
              <strong>
                {sumsText(open.map(({ currency, outstanding: amount }) => ({ currency, amount })))}
              </strong>
            ),
          }}
        />
      </button>
      {late.length > 0 && (
        <button
          type="button"
          className={styles.late}
          onClick={() => app.hostStore.setFilter({ statuses: ['overdue'], made: null })}
        >
          <ArrangedText
            text={marks => t('totals.late', marks)}
            elements={{
              amount: (
                <strong>
                  {sumsText(late.map(({ currency, overdue: amount }) => ({ currency, amount })))}
                </strong>
              ),
            }}
          />
        </button>
      )}
    </p>
  )
}

interface ArrangedTextProps<Name extends string> {
  /** returns the text with these marks as parameters */
  text: (marks: Record<Name, string>) => string
  /** elements that replace the marks in the text */
  elements: Record<Name, ReactNode>
}

/** Code point for private use, which occurs in no text. */
const mark = '\ue000'

/** A text with elements as parameters, in the positions that the translation gives them. */
function ArrangedText<Name extends string>({ text, elements }: ArrangedTextProps<Name>) {
  const names = Object.keys(elements) as Name[]
  const marks = Object.fromEntries(names.map(name => [name, `${mark}${name}${mark}`])) as Record<Name, string>
  // every second part is the name of an element
  const parts = text(marks)
    .split(mark)
    .map((part, index) => (index % 2 === 0 ? part : elements[part as Name]))
  return createElement(Fragment, null, ...parts)
}
