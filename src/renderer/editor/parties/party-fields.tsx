import controls from '../../controls/field.module.css'
import { uiLocale } from '../../controls/locale.ts'
import { FieldFrame } from '../../controls/text-field.tsx'
import { say } from '../../i18n/translate.ts'
import { countryCodes } from './country-codes.ts'

interface AddressFieldProps {
  path?: string | undefined
  value: readonly string[] | undefined
  onValue: (lines: string[]) => void
  onBlur: () => void
}

/** One text area, one array entry a line: the lines stay as they were typed. */
export function AddressField({ path, value, onValue, onBlur }: AddressFieldProps) {
  return (
    <FieldFrame label={say('party.address')} path={path}>
      {({ id }) => (
        <textarea
          dir="auto"
          id={id}
          className={controls.control}
          rows={3}
          value={(value ?? []).join('\n')}
          spellCheck={false}
          onChange={event => onValue(event.target.value.split('\n'))}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}

const names = new Intl.DisplayNames(uiLocale, { type: 'region', fallback: 'code' })
const countries = countryCodes
  .map(code => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, uiLocale))

interface CountryFieldProps {
  path?: string | undefined
  value: string | undefined
  onValue: (code: string) => void
}

export function CountryField({ path, value = '', onValue }: CountryFieldProps) {
  return (
    <FieldFrame label={say('party.country')} path={path}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          onChange={event => onValue(event.target.value)}
        >
          <option value="">{say('party.country.none')}</option>
          {value !== '' && !countries.some(({ code }) => code === value) && (
            <option value={value}>{value}</option>
          )}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
