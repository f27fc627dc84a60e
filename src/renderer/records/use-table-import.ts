import { useState } from 'react'
import type { RecordImportPlan } from '#contract/records.ts'
import type { DecimalSign } from '#core/money/number-column.ts'
import type { RecordKind } from '#core/records/record.ts'
import { pickFile, toBase64 } from '../data/files.ts'
import { t, textOf } from '../i18n/translate.ts'
import { undoRecordChange } from '../record-actions/record-actions.ts'
import { whileSet } from '../state/host/while-set.ts'
import { offerImportUndo } from '../state/offer-import-undo.ts'
import { useApp } from '../state/use-app.ts'

/** bytes; the host's limit of a call is about this size */
const maxFileBytes = 6_000_000

export interface TableImport {
  fileName: string
  plan: RecordImportPlan | null
  isBusy: boolean
  error: string | null
  /** chosen if the cells of a column are ambiguous */
  decimalSign: DecimalSign | undefined
  choose(): Promise<void>
  read(file: File): Promise<void>
  chooseDecimalSign(sign: DecimalSign): Promise<void>
  apply(): Promise<void>
  cancel(): void
}

/** State of an import: a CSV file is checked, previewed row by row, and imported after confirmation. */
export function useTableImport(kind: RecordKind): TableImport {
  const app = useApp()
  const [file, setFile] = useState<{ name: string; bytes: string } | null>(null)
  const [plan, setPlan] = useState<RecordImportPlan | null>(null)
  const [decimalSign, setDecimalSign] = useState<DecimalSign>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const clear = () => {
    setFile(null)
    setPlan(null)
    setError(null)
  }
  const cancel = () => {
    if (isBusy) void app.api.cancelWork({ work: 'import' })
    else clear()
  }
  const fail = (text: string) => {
    setError(text)
    app.view.alert(text)
  }

  const working = (work: () => Promise<void>) =>
    whileSet(setBusy, () => work().finally(() => app.view.setProgress('import', null)))

  const check = async (checked: { name: string; bytes: string }, sign?: DecimalSign): Promise<void> => {
    const answer = await app.api.planRecordImport({ kind, bytes: checked.bytes, decimalSign: sign })
    if (!answer.ok && answer.error.code === 'work_cancelled') return clear()
    setPlan(answer.ok ? answer.value : null)
    if (!answer.ok) return fail(textOf(answer.error.message))
    const { counts } = answer.value
    app.view.announce(t('import.counts', { ...counts, all: answer.value.rows.length }))
  }

  const choose = async (): Promise<void> => {
    const chosen = await pickFile('.csv,.tsv,.txt,text/csv')
    if (chosen) await read(chosen)
  }

  const read = async (chosen: File): Promise<void> => {
    setError(null)
    setDecimalSign(undefined)
    setFile({ name: chosen.name, bytes: '' })
    if (chosen.size > maxFileBytes)
      return fail(textOf({ code: 'table.too_large', params: { megabytes: maxFileBytes / 1_000_000 } }))
    await working(async () => {
      const whole = { name: chosen.name, bytes: await toBase64(chosen) }
      setFile(whole)
      await check(whole)
    })
  }

  const chooseDecimalSign = async (sign: DecimalSign): Promise<void> => {
    if (!file) return
    setDecimalSign(sign)
    await working(() => check(file, sign))
  }

  const apply = async (): Promise<void> => {
    if (!file || !plan) return
    const { bytes } = file
    const { fingerprint, counts } = plan
    const argument = { kind, bytes, decimalSign, fingerprint, skipWrong: counts.wrong > 0 }
    const answer = await app.api.applyRecordImport(argument)
    if (answer.ok) {
      const { created, changed, changeId } = answer.value
      clear()
      const title = t('import.done', { created, changed, same: counts.same })
      app.records.record({ changeId, title })
      offerImportUndo(app, title, () => void undoRecordChange(app, changeId))
    } else if (answer.error.code === 'work_cancelled') clear()
    else if (answer.error.code === 'stale_import') {
      await check(file, decimalSign)
      setError(textOf(answer.error.message))
    } else fail(textOf(answer.error.message))
  }

  return {
    fileName: file?.name ?? '',
    plan,
    isBusy,
    error,
    decimalSign,
    choose,
    read,
    chooseDecimalSign,
    apply: () => working(apply),
    cancel,
  }
}
