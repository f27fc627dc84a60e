import type { ReactNode } from 'react'
import { memo, useId } from 'react'
import { classNames } from '../../controls/class-names.ts'
import { say } from '../../i18n/translate.ts'
import { type ItemField, setItemText } from '../../state/document/editor-doc.ts'
import { usePage, useReadOnly } from '../../state/use-app.ts'
import { useTypedNumber } from '../fields/use-typed-number.ts'
import styles from './line-items.module.css'
import { messageIdOf, useCellMessage } from './line-messages.tsx'

interface CellProps {
  rowKey: string
  line: number
  field: ItemField
  value: string
  currency: string
}

/** One cell: a plain input that shows its chrome only under the pointer or the focus. */
export const LineCell = memo(function LineCell(props: CellProps) {
  return props.field === 'description' || props.field === 'unit' ? (
    <TextCell {...props} />
  ) : (
    <NumberCell {...props} />
  )
})

function useCell({ rowKey, line, field }: CellProps) {
  const page = usePage()
  const readOnly = useReadOnly()
  const fieldKey = `${rowKey}.${field}`
  const message = useCellMessage(rowKey, line, field)
  return {
    write: (value: string) =>
      page.documents.edit({
        label: 'edit.cell',
        burst: fieldKey,
        recipe: setItemText(rowKey, field, value),
      }),
    leave: () => page.documents.leaveField(fieldKey),
    attributes: {
      'data-row': rowKey,
      'data-field': field,
      'aria-label': say(`lines.cell.${field}`, { line }),
      'aria-invalid': message?.severity === 'error' || undefined,
      'aria-describedby': message ? messageIdOf(rowKey, field) : undefined,
      readOnly,
      autoComplete: 'off',
    },
  }
}

function TextCell(props: CellProps) {
  const { attributes, write, leave } = useCell(props)
  return (
    <OwnForm>
      <textarea
        {...attributes}
        dir="auto"
        rows={1}
        className={styles.cell}
        value={props.value}
        placeholder={props.field === 'description' ? say('lines.placeholder') : undefined}
        spellCheck={props.field === 'description'}
        onChange={event => write(event.target.value)}
        onBlur={leave}
      />
    </OwnForm>
  )
}

const kinds = {
  quantity: 'quantity',
  unit_price: 'price',
  discount_percent: 'percent',
  tax_rate: 'percent',
} as const

function NumberCell(props: CellProps) {
  const { attributes, write, leave } = useCell(props)
  const kind = props.field in kinds ? kinds[props.field as keyof typeof kinds] : 'quantity'
  const number = useTypedNumber(props.value, kind, props.currency, write)
  const readingId = useId()
  return (
    <OwnForm>
      <input
        {...attributes}
        {...number.input}
        aria-describedby={
          [number.reading && readingId, attributes['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        className={classNames(styles.cell, styles.number)}
        onBlur={() => {
          number.settle()
          leave()
        }}
      />
      {number.reading && (
        <span id={readingId} className={styles.reading}>
          {number.reading}
        </span>
      )}
    </OwnForm>
  )
}

/**
 * At every key Chromium reads the fields of the form that was written into, to fill it in, even where that is switched off;
 * those outside of any form count as one. A field by itself is read in a tenth of the four milliseconds that a whole invoice takes.
 */
function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form className="contents" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  )
}
