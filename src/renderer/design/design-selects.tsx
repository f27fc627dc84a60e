import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { say } from '../i18n/translate.ts'
import styles from './design.module.css'

interface LookSelectsProps {
  typeface: string
  paper: string
  onTypeface: (value: '' | 'sans' | 'serif') => void
  onPaper: (value: '' | 'A4' | 'Letter') => void
}

const typefaces = ['sans', 'serif'] as const
const papers = ['A4', 'Letter'] as const

/** Typeface and paper, which the template decides unless somebody does. */
export function LookSelects({ typeface, paper, onTypeface, onPaper }: LookSelectsProps) {
  return (
    <div className={styles.pair}>
      <LookSelect
        label={say('look.typeface')}
        values={typefaces}
        value={typeface}
        wordsOf={name => say(`look.typeface.${name}`)}
        onValue={onTypeface}
      />
      <LookSelect
        label={say('look.paper')}
        values={papers}
        value={paper}
        wordsOf={name => name}
        onValue={onPaper}
      />
    </div>
  )
}

interface LookSelectProps<Value extends string> {
  label: string
  values: readonly Value[]
  /** what is none of them leaves it to the template */
  value: string
  wordsOf: (value: Value) => string
  onValue: (value: Value | '') => void
}

function LookSelect<Value extends string>({
  label,
  values,
  value,
  wordsOf,
  onValue,
}: LookSelectProps<Value>) {
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
          <option value="">{say('look.by-template')}</option>
          {values.map(each => (
            <option key={each} value={each}>
              {wordsOf(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
