import type { SelectHTMLAttributes } from 'react'
import { type Paper, papers, type Typeface, typefaces } from '#core/design-values.ts'
import { classNames } from '../controls/class-names.ts'
import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import styles from './design.module.css'

interface DesignSelectsProps {
  typeface: string
  paper: string
  onTypeface: (value: '' | Typeface) => void
  onPaper: (value: '' | Paper) => void
  /** the fields belong to the open invoice, so messages can link to them */
  isOfInvoice?: boolean
}

/** Typeface and paper; empty for the default of the template. */
export function DesignSelects(props: DesignSelectsProps) {
  const { typeface, paper, onTypeface, onPaper, isOfInvoice = false } = props
  return (
    <div className={styles.pair}>
      <FieldFrame label={t('design.typeface')} path={isOfInvoice ? 'typeface' : undefined}>
        {({ id }) => (
          <DesignOptions
            id={id}
            values={typefaces}
            value={typeface}
            labelOf={name => t(`design.typeface.${name}`)}
            onValue={onTypeface}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('design.paper')} path={isOfInvoice ? 'paper' : undefined}>
        {({ id }) => (
          <DesignOptions id={id} values={papers} value={paper} labelOf={name => name} onValue={onPaper} />
        )}
      </FieldFrame>
    </div>
  )
}

interface DesignOptionsProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  values: readonly Value[]
  /** '' or a value outside the list selects the default of the template */
  value: string
  byTemplate?: string
  labelOf: (value: Value) => string
  onValue: (value: Value | '') => void
}

export function DesignOptions<Value extends string>(props: DesignOptionsProps<Value>) {
  const { values, value, byTemplate = t('design.by-template'), labelOf, onValue, className, ...rest } = props
  const known = (text: string) => values.find(each => each === text) ?? ''
  return (
    <select
      {...rest}
      className={classNames(controls.control, className)}
      value={known(value)}
      onChange={event => onValue(known(event.target.value))}
    >
      <option value="">{byTemplate}</option>
      {values.map(each => (
        <option key={each} value={each}>
          {labelOf(each)}
        </option>
      ))}
    </select>
  )
}

export function selectTemplate(app: App, name: string): void {
  app.openInvoices.edit({ label: 'template', coalesceKey: null, recipe: setText('template', name) })
}
