import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallError } from '#contract/operation.ts'
import { repeatedParts } from '#core/address/structured-address.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RecordKind } from '#core/records/record.ts'
import { titleOf } from '#core/records/record-keys.ts'
import { onLanguageChange } from '../i18n/language.ts'
import { t, textOf } from '../i18n/translate.ts'
import { offerUndo, saveRecord } from '../record-actions/record-actions.ts'
import type { OpenForm } from '../state/app.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp } from '../state/use-app.ts'
import { inThisLocale, recordOfForm, type TypedRecord, typedRecord } from './record-fields.ts'
import type { AnyRecord } from './use-record-rows.ts'

interface RecordFormOptions {
  kind: RecordKind
  /** `null` for a new record */
  row: AnyRecord | null
  onSaved: (row: AnyRecord) => void
}

export interface RecordForm {
  typed: TypedRecord
  isDirty: boolean
  isBusy: boolean
  /** error of the whole record */
  error: string | undefined
  errorOf(name: string): string | undefined
  write(name: string, text: string): void
  writePrices(prices: TypedRecord['prices']): void
  discard(): Promise<void>
  /** continues a form that was open when the program ended */
  restore(typed: TypedRecord): void
  /**
   * saves the form.
   * @returns false if the host rejected it
   */
  save(): Promise<boolean>
}

/** Form state of a record. Leaving the form or closing the window saves it, like the save button. */
export function useRecordForm({ kind, row, onSaved }: RecordFormOptions): RecordForm {
  const app = useApp()
  const saved = JSON.stringify(typedRecord(kind, row?.record ?? {}))
  const [typed, setTyped] = useState<TypedRecord | null>(null)
  const [refused, setRefused] = useState<CallError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef({ save: async () => true, discard: async () => {}, isDirty: false, typed })
  const current: TypedRecord = typed ?? (JSON.parse(saved) as TypedRecord)
  const isDirty = typed !== null && JSON.stringify(typed) !== saved

  const saveTyped = async (): Promise<boolean> => {
    if (!isDirty) return true
    const repeated = repeatedCurrency(current)
    if (repeated !== undefined) {
      setRefused({ code: 'invalid_record', message: repeated.message, fields: [repeated] })
      return false
    }
    const answer = await whileSet(setBusy, () => saveRecord(app, kind, row, recordOfForm(kind, current)))
    if (!answer.ok) {
      setRefused(answer.error)
      app.view.alert(textOf(answer.error.fields?.[0]?.message ?? answer.error.message))
      return false
    }
    setRefused(null)
    setTyped(now => (now === typed ? null : now))
    if (latest.current.typed === typed) await app.unsavedForms.drop(kind)
    const { saved: stored, changeId } = answer.value
    offerUndo(app, t('records.saved', { title: titleOf(kind, stored.record) }), changeId)
    onSaved(stored)
    return true
  }

  // Leaving the form while it is being saved waits for the same answer, so that no customer is created twice.
  const running = useRef<Promise<boolean>>(undefined)
  const save = (): Promise<boolean> => {
    running.current ??= saveTyped().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const discard = async (): Promise<void> => {
    setTyped(null)
    setRefused(null)
    await app.unsavedForms.drop(kind)
  }

  latest.current = { save, discard, isDirty, typed }
  useEffect(() => {
    const form: OpenForm = {
      isDirty: () => latest.current.isDirty,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    }
    app.forms.add(form)
    return () => {
      app.forms.delete(form)
    }
  }, [app])

  const change = (next: TypedRecord) => {
    setTyped(next)
    app.unsavedForms.keep(kind, { id: row?.id ?? null, texts: { ...next.texts }, prices: [...next.prices] })
  }

  const rewrite = useEffectEvent((before: string) => {
    if (typed !== null) change(inThisLocale(kind, typed, before))
  })
  useEffect(() => onLanguageChange(before => rewrite(before)), [])

  return {
    typed: current,
    isDirty,
    isBusy,
    error: refused && !refused.fields?.length ? textOf(refused.message) : undefined,
    errorOf: name => {
      const issue = refused?.fields?.find(({ path }) => path === name || path.startsWith(`${name}.`))
      return issue && textOf(issue.message)
    },
    write(name, text) {
      const { texts } = current
      const lines = (texts.address ?? '').split('\n')
      // address parts that repeat the lines would contradict changed lines
      const repeated = name === 'address' ? repeatedParts({ ...texts, address: lines }) : []
      const emptied = Object.fromEntries(repeated.map(part => [part, '']))
      change({ ...current, texts: { ...texts, ...emptied, [name]: text } })
      setRefused(now => withoutField(now, name))
    },
    writePrices(prices) {
      change({ ...current, prices })
      setRefused(now => withoutField(now, 'prices'))
    },
    discard,
    restore: setTyped,
    save,
  }
}

function withoutField(error: CallError | null, name: string): CallError | null {
  const fields = error?.fields?.filter(({ path }) => path !== name)
  return error && fields && fields.length > 0 ? { ...error, fields } : null
}

function repeatedCurrency({ prices }: TypedRecord): Issue | undefined {
  const entered = prices.filter(({ amount }) => amount.trim() !== '').map(({ currency }) => currency)
  const currency = entered.find((code, index) => entered.indexOf(code) !== index)
  if (currency === undefined) return undefined
  return {
    path: 'prices',
    code: 'repeated_currency',
    severity: 'error',
    message: { code: 'cell.repeated_currency', params: { currency } },
  }
}
