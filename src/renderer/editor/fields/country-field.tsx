import { countryCodes } from '#core/text/country-codes.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { interfaceLanguage } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'

const names = new Intl.DisplayNames(interfaceLanguage, { type: 'region', fallback: 'code' })
const countries = [...countryCodes]
  .map(code => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, interfaceLanguage))

interface CountryFieldProps {
  path?: string | undefined
  value: string | undefined
  onValue: (code: string) => void
  message?: FieldMessage | undefined
}

export function CountryField({ path, value = '', onValue, message }: CountryFieldProps) {
  return (
    <FieldFrame label={t('party.country')} path={path} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => onValue(event.target.value)}
        >
          <option value="">{t('party.country.none')}</option>
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
