import { countryCodes } from '#core/text/country-codes.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { compareNames, countryName, perLanguage } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'

const countriesInLanguage = perLanguage(() =>
  [...countryCodes]
    .map(code => ({ code, name: countryName(code) }))
    .toSorted((one, other) => compareNames(one.name, other.name)),
)

interface CountryFieldProps {
  path?: string | undefined
  value: string | undefined
  onValue: (code: string) => void
  message?: FieldMessage | undefined
}

export function CountryField({ path, value = '', onValue, message }: CountryFieldProps) {
  const countries = countriesInLanguage()
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
