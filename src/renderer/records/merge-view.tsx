import { useEffect, useRef, useState } from 'react'
import type { CustomerMergePlan, CustomerView } from '#contract/records.ts'
import { Button } from '../controls/button.tsx'
import { SuggestionList } from '../controls/suggestion-list.tsx'
import { TextField } from '../controls/text-field.tsx'
import { useSuggestions } from '../controls/use-suggestions.ts'
import { formatList } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import { type CustomerOption, customerOptions } from '../record-actions/customer-options.ts'
import { offerUndo } from '../record-actions/record-actions.ts'
import { useApp } from '../state/use-app.ts'
import { recordLabel } from './record-fields.ts'
import styles from './records.module.css'

interface MergeViewProps {
  keep: CustomerView
  onDone: (kept: CustomerView) => void
  onCancel: () => void
}

/** Chooses the customer to merge into another one, after a preview of what moves. */
export function MergeView({ keep, onDone, onCancel }: MergeViewProps) {
  const app = useApp()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [other, setOther] = useState<CustomerView | null>(null)
  const [plan, setPlan] = useState<CustomerMergePlan | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.focus(), [])
  const choose = async (view: CustomerView) => {
    setText(view.record.name)
    const answer = await app.api.planCustomerMerge({ keep: keep.id, merge: [view.id] })
    setError(answer.ok ? undefined : textOf(answer.error.message))
    setOther(answer.ok ? view : null)
    setPlan(answer.ok ? answer.value : null)
  }
  const suggestions = useSuggestions<CustomerOption>({
    field,
    load: async typed =>
      (await customerOptions(app, typed)).filter(({ view }) => view && view.id !== keep.id),
    onChoose: ({ view }) => view && void choose(view),
  })
  const merge = async () => {
    if (!other) return
    const answer = await app.api.mergeCustomers({ keep: keep.id, merge: [other.id] })
    if (!answer.ok) return setError(textOf(answer.error.message))
    const { kept, changeId } = answer.value
    offerUndo(app, t('merge.done', { other: other.record.name, name: kept.record.name }), changeId)
    onDone(kept)
  }
  const names = { other: other?.record.name ?? '', name: keep.record.name }
  return (
    <section className={styles.form} aria-label={t('merge.title', { name: keep.record.name })}>
      <h3 className={styles.formTitle}>{t('merge.title', { name: keep.record.name })}</h3>
      <TextField
        {...suggestions.attributes}
        ref={field}
        label={t('merge.other')}
        value={text}
        role="combobox"
        aria-expanded={suggestions.options.length > 0}
        message={error === undefined ? undefined : { severity: 'error', message: error }}
        onValue={value => {
          setText(value)
          setOther(null)
          setPlan(null)
          suggestions.ask(value)
        }}
        onKeyDown={event => {
          if (suggestions.onKeyDown(event) || event.key !== 'ArrowDown') return
          event.preventDefault()
          suggestions.ask(text)
        }}
        onBlur={suggestions.close}
      />
      <SuggestionList suggestions={suggestions} field={field} label={t('customer.suggestions')}>
        {({ customer, detail }) => ({ title: customer.name, detail })}
      </SuggestionList>
      {plan && (
        <div role="status">
          <ul className={styles.effects}>
            <li>{t('merge.invoices', { ...names, count: plan.movedInvoices })}</li>
            <li>
              {plan.filled.length === 0
                ? t('merge.nothing-filled', names)
                : t('merge.filled', {
                    ...names,
                    fields: formatList(plan.filled.map(name => recordLabel('customers', name))),
                  })}
            </li>
            <li>{t('merge.gone', names)}</li>
          </ul>
        </div>
      )}
      <div className={styles.formActions}>
        <Button variant="primary" disabled={plan === null} onClick={() => void merge()}>
          {t('merge.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
      </div>
    </section>
  )
}
