import { useId } from 'react'
import { legibleContrast, paperContrast } from '#core/contrast.ts'
import { colorPattern } from '#core/design-values.ts'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import styles from './design.module.css'

/** Colours dark enough for text on paper. */
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
type Swatch = (typeof swatches)[number]

/** Colours of the strip below the page; the fifth swatch is the colour of the template. */
export const stripColors: readonly Swatch[] = swatches.filter(([, label]) =>
  ['design.color.cobalt', 'design.color.pine', 'design.color.wine', 'design.color.ink'].includes(label),
)

export const isColor = (text: string): boolean => colorPattern.test(text)

interface ColorFieldProps {
  /** '' for the colour of the template */
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  path?: string
}

/** Preset colours and a field for any other. */
export function ColorField({ value, onValue, onBlur, path }: ColorFieldProps) {
  const isWrong = value !== '' && !isColor(value)
  const isPale = isColor(value) && paperContrast(value, '#ffffff') < legibleContrast
  const message = isWrong
    ? ({ severity: 'error', message: t('design.color.hex.wrong') } as const)
    : isPale
      ? ({ severity: 'info', message: t('design.color.pale') } as const)
      : undefined
  return (
    <fieldset className={styles.group}>
      <legend>{t('design.color')}</legend>
      <div className={styles.colors}>
        <div className={styles.swatches}>
          <Swatches colors={swatches} value={value} onValue={onValue} />
        </div>
        <TextField
          label={t('design.color.hex')}
          value={value}
          maxLength={7}
          placeholder="#1d3fbb"
          dir="ltr"
          {...(path === undefined ? {} : { path })}
          message={message}
          onValue={onValue}
          {...(onBlur && { onBlur })}
        />
      </div>
    </fieldset>
  )
}

interface SwatchesProps {
  colors: readonly Swatch[]
  value: string
  onValue: (value: string) => void
}

/** Radio buttons: the colour of the template, the given colours, and a chosen custom colour. */
export function Swatches({ colors, value, onValue }: SwatchesProps) {
  const group = useId()
  const chosen = value.toLowerCase()
  const other = swatches.find(([color]) => color === chosen)
  const isOther = isColor(chosen) && !colors.some(([color]) => color === chosen)
  const swatch = (color: string, label: string) => (
    <label key={color} className={styles.swatch} title={label}>
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={chosen === color}
        onChange={() => onValue(color)}
      />
      <span style={color === '' ? undefined : { background: color }} />
    </label>
  )
  return (
    <>
      {swatch('', t('design.by-template'))}
      {colors.map(([color, label]) => swatch(color, t(label)))}
      {isOther && swatch(chosen, other ? t(other[1]) : t('design.color.own', { color: chosen }))}
    </>
  )
}
