import { useId } from 'react'
import { legibleContrast, paperContrast } from '#core/contrast.ts'
import { colorPattern } from '#core/design-values.ts'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import styles from './design.module.css'

/** All are dark enough to be read as text on paper. */
const swatches = [
  ['#2338c9', 'design.color.cobalt'],
  ['#25507e', 'design.color.steel'],
  ['#0c5a4f', 'design.color.pine'],
  ['#8a6100', 'design.color.ochre'],
  ['#b3400f', 'design.color.rust'],
  ['#7a1f2b', 'design.color.wine'],
  ['#8a1c6a', 'design.color.plum'],
  ['#16181d', 'design.color.ink'],
] as const

export const isColor = (text: string): boolean => colorPattern.test(text)

interface ColorFieldProps {
  /** empty uses the template's colour */
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  path?: string
}

/** Preset colours and a field for any other. */
export function ColorField({ value, onValue, onBlur, path }: ColorFieldProps) {
  const group = useId()
  const isWrong = value !== '' && !isColor(value)
  const isPale = isColor(value) && paperContrast(value, '#ffffff') < legibleContrast
  const message = isWrong
    ? ({ severity: 'error', message: t('design.color.hex.wrong') } as const)
    : isPale
      ? ({ severity: 'info', message: t('design.color.pale') } as const)
      : undefined
  const swatch = (color: string, label: string) => (
    <label key={color} className={styles.swatch} title={label}>
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={value.toLowerCase() === color}
        onChange={() => onValue(color)}
      />
      <span style={color === '' ? undefined : { background: color }} />
    </label>
  )
  return (
    <fieldset className={styles.group}>
      <legend>{t('design.color')}</legend>
      <div className={styles.colors}>
        <div className={styles.swatches}>
          {swatch('', t('design.by-template'))}
          {swatches.map(([color, label]) => swatch(color, t(label)))}
        </div>
        <TextField
          label={t('design.color.hex')}
          value={value}
          maxLength={7}
          placeholder="#1d3fbb"
          {...(path === undefined ? {} : { path })}
          message={message}
          onValue={onValue}
          {...(onBlur && { onBlur })}
        />
      </div>
    </fieldset>
  )
}
