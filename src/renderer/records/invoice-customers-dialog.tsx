import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftProposal } from '#contract/schedules.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { DateInput } from '../controls/date-input.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { isPercent, parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { DraftsProgress } from '../schedules/due-dialog.tsx'
import { ProposalSums, ProposalTable } from '../schedules/proposal-table.tsx'
import { cancelDrafts, submitMade } from '../schedules/schedule-actions.ts'
import scheduleStyles from '../schedules/schedules.module.css'
import { NewSenderField } from '../senders/sender-select.tsx'
import { whileSet } from '../state/host/while-set.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { makeInvoices, reviewInvoices, type SharedInvoice } from './customer-actions.ts'
import styles from './invoice-customers-dialog.module.css'

interface Typed {
  description: string
  quantity: string
  price: string
  rate: string
  issueDate: string
  /** `null` for the sender of new documents */
  sender: string | null
}

type Wrong = Partial<Record<keyof Typed, string>>

const number = (text: string) => parseNumberInput(text, uiLocale).value

function wrongIn({ description, quantity, price, rate, issueDate }: Typed): Wrong {
  return {
    ...(description.trim() === '' && { description: t('invoice-customers.description.missing') }),
    ...(!(Number(parseDecimal(number(quantity)) ?? 0) > 0) && {
      quantity: t('invoice-customers.quantity.wrong'),
    }),
    ...(parseDecimal(number(price)) === undefined && { price: t('invoice-customers.price.wrong') }),
    ...(rate.trim() !== '' && !isPercent(number(rate)) && { rate: t('settings.defaults.tax-rate.wrong') }),
    ...(!isCalendarDate(issueDate) && {
      issueDate: t('field.date.wrong', { example: formatDate(localDateOf(new Date()), uiLocale) }),
    }),
  }
}

const sharedOf = ({ description, quantity, price, rate, issueDate, sender }: Typed): SharedInvoice => ({
  item: {
    description: description.trim(),
    quantity: number(quantity),
    unit_price: number(price),
    ...(rate.trim() !== '' && { tax_rate: number(rate) }),
  },
  issueDate,
  ...(sender !== null && { sender }),
})

/** milliseconds, longer than the interval between two keystrokes */
const debounceMs = 350

/** Drafts as they would be created from the typed values; none while one of these is wrong. */
function useProposals(customerIds: readonly string[], typed: Typed): readonly DraftProposal[] {
  const app = useApp()
  const [proposals, setProposals] = useState<readonly DraftProposal[]>([])
  useEffect(() => {
    let isLatest = true
    const show = (found: readonly DraftProposal[]) => isLatest && setProposals(found)
    const review = () =>
      void withErrorNotice(app, async () => {
        show(await reviewInvoices(app, customerIds, sharedOf(typed)))
      })
    const isWrong = Object.keys(wrongIn(typed)).length > 0
    const timer = isWrong ? undefined : setTimeout(review, debounceMs)
    if (isWrong) show([])
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [app, customerIds, typed])
  return proposals
}

/** Form with one text and price for several customers, above the resulting drafts. */
export function InvoiceCustomersDialog({ customerIds }: { customerIds: readonly string[] }) {
  const app = useApp()
  const [typed, setTyped] = useState<Typed>({
    description: '',
    quantity: '1',
    price: '',
    rate: '',
    issueDate: localDateOf(new Date()),
    sender: null,
  })
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const proposals = useProposals(customerIds, typed)
  // memoised, so that a keystroke renders the form but not the rows
  const rows = useMemo(
    () =>
      proposals.length > 0 && (
        <>
          <ProposalTable proposals={proposals} />
          <ProposalSums proposals={proposals} />
        </>
      ),
    [proposals],
  )
  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const close = () => (isBusy ? cancelDrafts(app) : app.view.set({ overlay: null }))
  const write = (change: Partial<Typed>) => setTyped(now => ({ ...now, ...change }))
  const messageOf = (name: keyof Typed) =>
    wrong[name] === undefined ? undefined : { severity: 'error' as const, message: wrong[name] }
  const make = async (): Promise<string[]> => {
    const found = wrongIn(typed)
    setWrong(found)
    if (isBusy || Object.keys(found).length > 0) return []
    return await whileSet(setBusy, () => makeInvoices(app, customerIds, sharedOf(typed)))
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void make()
  }
  return (
    <Dialog kind="wide" title={t('invoice-customers.title', { count: customerIds.length })} onClose={close}>
      <form ref={form} className={styles.form} noValidate onSubmit={submitted}>
        <p>{t('invoice-customers.about')}</p>
        <FieldFrame label={t('invoice-customers.description')} message={messageOf('description')}>
          {({ id, describedBy, isInvalid }) => (
            <textarea
              id={id}
              data-first-focus
              dir="auto"
              placeholder=" "
              rows={2}
              className={controls.control}
              value={typed.description}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              onChange={event => write({ description: event.target.value })}
            />
          )}
        </FieldFrame>
        <div className={scheduleStyles.options}>
          <TextField
            label={t('invoice-customers.price')}
            inputMode="decimal"
            value={typed.price}
            message={messageOf('price')}
            onValue={price => write({ price })}
          />
          <TextField
            label={t('lines.quantity')}
            inputMode="decimal"
            value={typed.quantity}
            message={messageOf('quantity')}
            onValue={quantity => write({ quantity })}
          />
          <TextField
            label={t('invoice-customers.rate')}
            inputMode="decimal"
            value={typed.rate}
            placeholder={t('invoice-customers.rate.own')}
            message={messageOf('rate')}
            onValue={rate => write({ rate })}
          />
          <FieldFrame label={t('proposals.date')} message={messageOf('issueDate')}>
            {({ id, describedBy, isInvalid }) => (
              <DateInput
                id={id}
                value={typed.issueDate}
                describedBy={describedBy}
                isInvalid={isInvalid}
                onDate={issueDate => write({ issueDate })}
              />
            )}
          </FieldFrame>
        </div>
        <NewSenderField value={typed.sender} onChange={sender => write({ sender })} />
        {rows}
        <DialogActions>
          {isBusy && <DraftsProgress />}
          <Button onClick={close}>{t('dialog.cancel')}</Button>
          <Button disabled={isBusy} onClick={() => void submitMade(app, make())}>
            {t('drafts.create-and-submit')}
          </Button>
          <Button variant="primary" type="submit" disabled={isBusy}>
            {isBusy ? t('drafts.making') : t('due.create', { count: customerIds.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
