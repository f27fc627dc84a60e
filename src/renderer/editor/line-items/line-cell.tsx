import type { ReactNode } from 'react'
import { memo, useId } from 'react'
import { isLineKind } from '#core/line-kind.ts'
import { classNames } from '../../controls/class-names.ts'
import { useLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { type ItemField, isTextColumn, setItemText } from '../../state/document/editor-doc.ts'
import { useApp, useReadOnly } from '../../state/use-app.ts'
import { useTypedNumber } from '../fields/use-typed-number.ts'
import chips from './chips.module.css'
import { DescriptionCell } from './description-cell.tsx'
import styles from './line-items.module.css'
import { messageIdOf, useCellMessage } from './line-messages.tsx'
import { UnitCodeCell } from './unit-code-cell.tsx'

interface CellProps {
  rowKey: string
  line: number
  field: ItemField
  value: string
  currency: string
  /** kind of the line; '' for an ordinary item */
  kind: string
}

/** Editable cell that shows its borders on hover and focus only. */
export const LineCell = memo(function LineCell(props: CellProps) {
  useLanguage()
  return isTextColumn(props.field) ? <TextCell {...props} /> : <NumberCell {...props} />
})

function useCell({ rowKey, line, field, kind }: CellProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const fieldKey = `${rowKey}.${field}`
  const message = useCellMessage(rowKey, line, field)
  return {
    write: (value: string) =>
      app.openInvoices.edit({
        label: 'cell',
        coalesceKey: fieldKey,
        recipe: setItemText(rowKey, field, value),
      }),
    endEdit: () => app.openInvoices.blurField(fieldKey),
    attributes: {
      'data-row': rowKey,
      'data-field': field,
      'aria-label': t(cellNameOf(field, kind), { line }),
      'aria-invalid': message?.severity === 'error' || undefined,
      'aria-describedby': message ? messageIdOf(rowKey, field) : undefined,
      readOnly,
      autoComplete: 'off',
    },
  }
}

/** The accessible name of a description includes the kind of its line. */
const cellNameOf = (field: ItemField, kind: string) =>
  field === 'description' && isLineKind(kind)
    ? (`lines.cell.${kind}` as const)
    : (`lines.cell.${field}` as const)

function TextCell(props: CellProps) {
  const { attributes, write, endEdit } = useCell(props)
  if (props.field === 'description')
    return (
      <SingleFieldForm>
        <DescriptionCell
          rowKey={props.rowKey}
          kind={props.kind}
          value={props.value}
          attributes={attributes}
          write={write}
          endEdit={endEdit}
        />
      </SingleFieldForm>
    )
  if (props.field === 'unit_code')
    return (
      <SingleFieldForm>
        <UnitCodeCell value={props.value} attributes={attributes} write={write} endEdit={endEdit} />
      </SingleFieldForm>
    )
  return (
    <SingleFieldForm>
      <textarea
        {...attributes}
        dir="auto"
        placeholder=" "
        rows={1}
        className={styles.cell}
        value={props.value}
        spellCheck={false}
        onChange={event => write(event.target.value)}
        onBlur={endEdit}
      />
    </SingleFieldForm>
  )
}

const numberKinds = {
  quantity: 'quantity',
  unit_price: 'price',
  discount_percent: 'percent',
  charge_amount: 'price',
  tax_rate: 'percent',
} as const

function NumberCell(props: CellProps) {
  const { attributes, write, endEdit } = useCell(props)
  const kind = props.field in numberKinds ? numberKinds[props.field as keyof typeof numberKinds] : 'quantity'
  const number = useTypedNumber(props.value, kind, props.currency, write)
  const readingId = useId()
  return (
    <SingleFieldForm>
      <input
        {...attributes}
        {...number.input}
        aria-describedby={
          [number.interpretation && readingId, attributes['aria-describedby']].filter(Boolean).join(' ') ||
          undefined
        }
        className={classNames(styles.cell, styles.number)}
        onBlur={() => {
          number.endTyping()
          endEdit()
        }}
      />
      {number.interpretation && (
        <span id={readingId} className={chips.reading}>
          {number.interpretation}
        </span>
      )}
    </SingleFieldForm>
  )
}

/**
 * At every keystroke Chromium's autofill reads all fields of the form, even if autofill is off, and treats fields
 * outside of forms as one form. With a form per field this takes a tenth of the four milliseconds that a whole invoice
 * takes.
 */
function SingleFieldForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  )
}
