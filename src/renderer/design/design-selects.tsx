import { type Paper, papers, type Typeface, typefaces } from '#core/design-values.ts'
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
}

/** Typeface and paper; the template decides by default. */
export function DesignSelects({ typeface, paper, onTypeface, onPaper }: DesignSelectsProps) {
  return (
    <div className={styles.pair}>
      <DesignSelect
        label={t('design.typeface')}
        values={typefaces}
        value={typeface}
        labelOf={name => t(`design.typeface.${name}`)}
        onValue={onTypeface}
      />
      <DesignSelect
        label={t('design.paper')}
        values={papers}
        value={paper}
        labelOf={name => name}
        onValue={onPaper}
      />
    </div>
  )
}

interface DesignSelectProps<Value extends string> {
  label: string
  values: readonly Value[]
  /** a value outside the list selects the template default */
  value: string
  labelOf: (value: Value) => string
  onValue: (value: Value | '') => void
}

function DesignSelect<Value extends string>({
  label,
  values,
  value,
  labelOf,
  onValue,
}: DesignSelectProps<Value>) {
  const known = (text: string) => values.find(each => each === text) ?? ''
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={known(value)}
          onChange={event => onValue(known(event.target.value))}
        >
          <option value="">{t('design.by-template')}</option>
          {values.map(each => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function selectTemplate(app: App, name: string): void {
  app.openInvoices.edit({ label: 'edit.template', coalesceKey: null, recipe: setText('template', name) })
}
