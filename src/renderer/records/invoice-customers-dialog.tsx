import { type FormEvent, useEffect, useRef, useState } from 'react'
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
import { ProposalSums, ProposalTable } from '../schedules/proposal-table.tsx'
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
  /** `null`: that of new documents */
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

/** One text and price for several customers; a review before a draft for each is made. */
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
  const [proposals, setProposals] = useState<readonly DraftProposal[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const make = useRef<HTMLButtonElement>(null)
  const isReview = proposals !== null
  useEffect(() => {
    if (isReview) make.current?.focus()
    else form.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [isReview])
  useEffect(() => {
    if (Object.keys(wrong).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const close = () => app.view.set({ overlay: null })
  const write = (change: Partial<Typed>) => setTyped(now => ({ ...now, ...change }))
  const messageOf = (name: keyof Typed) =>
    wrong[name] === undefined ? undefined : { severity: 'error' as const, message: wrong[name] }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongIn(typed)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    void whileSet(setBusy, () =>
      withErrorNotice(app, async () => {
        setProposals(await reviewInvoices(app, customerIds, sharedOf(typed)))
      }),
    )
  }
  const title = t('invoice-customers.title', { count: customerIds.length })
  if (proposals)
    return (
      <Dialog kind="wide" title={title} onClose={close}>
        <p>{t('invoice-customers.about')}</p>
        <ProposalTable proposals={proposals} />
        <ProposalSums proposals={proposals} />
        <DialogActions>
          <Button disabled={isBusy} onClick={() => setProposals(null)}>
            {t('invoice-customers.back')}
          </Button>
          <Button
            ref={make}
            variant="primary"
            disabled={isBusy}
            onClick={() => void whileSet(setBusy, () => makeInvoices(app, customerIds, sharedOf(typed)))}
          >
            {isBusy ? t('drafts.making') : t('due.create', { count: proposals.length })}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={close}>
      <form ref={form} className={styles.form} noValidate onSubmit={review}>
        <FieldFrame label={t('invoice-customers.description')} message={messageOf('description')}>
          {({ id, describedBy, isInvalid }) => (
            <textarea
              id={id}
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
            label={t('lines.quantity')}
            inputMode="decimal"
            value={typed.quantity}
            message={messageOf('quantity')}
            onValue={quantity => write({ quantity })}
          />
          <TextField
            label={t('invoice-customers.price')}
            inputMode="decimal"
            value={typed.price}
            message={messageOf('price')}
            onValue={price => write({ price })}
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
        <DialogActions>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
          <Button variant="primary" type="submit" disabled={isBusy}>
            {t('invoice-customers.review')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
