import { useState } from 'react'
import { itemFields } from '#core/fields/item-fields.ts'
import { type DecimalSign, decimalSigns } from '#core/money/number-column.ts'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Dialog, DialogActions } from '../../controls/dialog.tsx'
import controls from '../../controls/field.module.css'
import { formatList, uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useApp } from '../../state/use-app.ts'
import type { ColumnMeaning, PastePlan } from '../../state/view/overlay.ts'
import { allColumns } from './grid-keys.ts'
import { insertPlanned, nameOfColumn, omittedColumns } from './insert-planned.ts'
import { pasteCells } from './line-actions.ts'
import { isKindColumn } from './paste/kind-words.ts'
import { isReadable, pastedNumbers } from './paste/pasted-numbers.ts'
import { cellsInPlace, columnProblems, type Rows } from './paste/plan-paste.ts'
import styles from './paste-dialog.module.css'

export interface PasteDialogProps {
  row: number
  rows: Rows
  plan: PastePlan
  inPlace?: readonly ItemField[] | undefined
}

const shownRows = 6

/** Asks for the content of each pasted column, if titles and values do not decide it. */
export function PasteDialog({ row, rows, plan, inPlace }: PasteDialogProps) {
  const app = useApp()
  const [{ hasHeader, columns }, setPlan] = useState<Omit<PastePlan, 'isCertain'>>(plan)
  const close = () => app.view.set({ overlay: null })
  const [sign, setSign] = useState<DecimalSign>()
  const currency = app.openInvoices.current()?.doc.draft.currency ?? ''
  const numbers = pastedNumbers(rows, { columns, hasHeader, currency, sign })
  const data = hasHeader ? numbers.rows.slice(1) : numbers.rows
  const chosen = { hasHeader, columns, isCertain: true }
  const problems = columnProblems(data, columns, uiLocale)
  const omitted = omittedColumns(rows, chosen)
  const choicesFor = (at: number): readonly ColumnMeaning[] =>
    isKindColumn(data.map(cells => cells[at] ?? '')) ? ['kind', ...allColumns] : allColumns
  const names = (indices: readonly number[]) =>
    formatList(indices.map(at => nameOfColumn(rows, hasHeader, at)))
  const select = (at: number, meaning: ColumnMeaning | null) =>
    setPlan({ hasHeader, columns: columns.map((each, index) => (index === at ? meaning : each)) })
  return (
    <Dialog isWide title={t('paste.title')} onClose={close}>
      <p>{t('paste.text')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((meaning, at) => {
                const choices = choicesFor(at)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                  <th key={at} scope="col">
                    <select
                      className={controls.control}
                      aria-label={nameOfColumn(rows, hasHeader, at)}
                      disabled={inPlace !== undefined}
                      value={meaning !== null && choices.includes(meaning) ? meaning : ''}
                      onChange={event =>
                        select(at, choices.find(each => each === event.target.value) ?? null)
                      }
                    >
                      <option value="">{t('paste.omit')}</option>
                      {choices.map(choice => (
                        <option key={choice} value={choice}>
                          {choice in itemFields && t(itemFields[choice as keyof typeof itemFields].label)}
                        </option>
                      ))}
                    </select>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pasted rows have no other identity
              <tr key={index} data-header={hasHeader && index === 0 ? true : undefined}>
                {columns.map((meaning, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={at} data-omitted={meaning === null ? true : undefined} dir="auto">
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > shownRows && (
          <p className={styles.more}>{t('paste.more-rows', { count: rows.length - shownRows })}</p>
        )}
      </div>
      <label className={styles.header}>
        <Checkbox
          checked={hasHeader}
          disabled={inPlace !== undefined}
          onChange={event => setPlan({ columns, hasHeader: event.target.checked })}
        />
        {t('paste.header')}
      </label>
      {(numbers.ambiguous.length > 0 || sign !== undefined) && (
        <label className={styles.header}>
          {t('paste.decimal-sign')}
          <select
            className={controls.control}
            value={sign ?? ''}
            onChange={event => setSign(decimalSigns.find(each => each === event.target.value))}
          >
            <option value="">{t('paste.decimal-sign.choose')}</option>
            <option value=".">{t('import.decimal-sign.point')}</option>
            <option value=",">{t('import.decimal-sign.comma')}</option>
          </select>
        </label>
      )}
      <div className={styles.notes} aria-live="polite">
        {numbers.ambiguous.length > 0 && (
          <p className={styles.warning}>{t('paste.ambiguous', { columns: names(numbers.ambiguous) })}</p>
        )}
        {numbers.foreign.length > 0 && (
          <p className={styles.warning}>{t('paste.other-currency', { columns: names(numbers.foreign) })}</p>
        )}
        {omitted.length > 0 && <p>{t('paste.omitted', { columns: formatList(omitted) })}</p>}
        {problems.misfits.length > 0 && (
          <p className={styles.warning}>{t('paste.not-numbers', { columns: names(problems.misfits) })}</p>
        )}
        {!problems.amountsAgree && <p className={styles.warning}>{t('paste.amounts-differ')}</p>}
        {problems.hasSurplus && <p className={styles.warning}>{t('paste.surplus')}</p>}
        {problems.hasDuplicate && <p className={styles.warning}>{t('paste.duplicate')}</p>}
        {problems.isEmpty && inPlace === undefined && <p className={styles.warning}>{t('paste.none')}</p>}
      </div>
      <DialogActions>
        <Button onClick={close}>{t('dialog.cancel')}</Button>
        <Button
          variant="primary"
          disabled={
            !isReadable(numbers) ||
            problems.hasDuplicate ||
            (problems.isEmpty && inPlace === undefined) ||
            data.length === 0
          }
          onClick={() => {
            close()
            if (inPlace) pasteCells(app, row, inPlace, cellsInPlace(data, inPlace, uiLocale))
            else insertPlanned(app, row, numbers.rows, chosen)
          }}
        >
          {t('paste.insert', { count: data.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
