import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { say } from '../words.ts'
import styles from './look.module.css'

interface LookSelectsProps {
  typeface: string
  paper: string
  onTypeface: (value: '' | 'sans' | 'serif') => void
  onPaper: (value: '' | 'A4' | 'Letter') => void
}

const typefaces = ['sans', 'serif'] as const
const papers = ['A4', 'Letter'] as const
const known = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find(value => value === text) ?? ''

/** Typeface and paper, which the template decides unless somebody does. */
export function LookSelects({ typeface, paper, onTypeface, onPaper }: LookSelectsProps) {
  return (
    <div className={styles.pair}>
      <FieldFrame label={say('look.typeface')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={known(typefaces, typeface)}
            onChange={event => onTypeface(known(typefaces, event.target.value))}
          >
            <option value="">{say('look.by-template')}</option>
            {typefaces.map(name => (
              <option key={name} value={name}>
                {say(`look.typeface.${name}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={say('look.paper')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={known(papers, paper)}
            onChange={event => onPaper(known(papers, event.target.value))}
          >
            <option value="">{say('look.by-template')}</option>
            {papers.map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  )
}
