import type { NamedCode } from '#core/codes/code-list.ts'
import type { IdentifierScheme } from '#core/codes/identifier-schemes.ts'
import { kindsOutsidePeppol } from '#core/identifiers/electronic-address.ts'
import type { LoadCodes } from '../../controls/code-field.tsx'
import { labelled, withBracket } from '../../i18n/joined-texts.ts'
import { capitalised, countryName } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'

/** "Slovakia: tax number (DIČ)" */
function named({ code, country, kind, proper = '' }: IdentifierScheme): NamedCode {
  const text = kind === undefined ? '' : t(`scheme.${kind}`)
  const hasBoth = text !== '' && proper !== '' && text !== proper
  const name = hasBoth ? withBracket(text, proper) : text || proper
  return {
    code,
    name: country === undefined ? capitalised(name) : labelled(capitalised(countryName(country)), name),
  }
}

/** Lists are loaded when a field needs them, because the page starts without. */
const schemes = () => import('#core/codes/identifier-schemes.ts')

const addressKinds: LoadCodes = async () => (await schemes()).addressKinds.map(named)

const addressKindsInPeppol: LoadCodes = async () =>
  (await schemes()).addressKinds.filter(({ code }) => !kindsOutsidePeppol.has(code)).map(named)

const registers: LoadCodes = async () => (await schemes()).registers.map(named)
export const units: LoadCodes = async () => (await import('#core/codes/units.ts')).unitNames
const exemptions: LoadCodes = async () => (await import('#core/codes/exemptions.ts')).exemptionNames
const means: LoadCodes = async () => (await import('#core/codes/payment-means.ts')).paymentMeansNames

/** By the last name of a path: of an invoice, or of a customer's record. */
const lists: Readonly<Record<string, LoadCodes>> = {
  'electronic_address.scheme': addressKinds,
  electronic_address_scheme: addressKinds,
  registration_scheme: registers,
  identifier_scheme: registers,
  standard_item_scheme: registers,
  unit_code: units,
  exemption_code: exemptions,
  payment_means: means,
}

/**
 * The list of the codes of a field; `undefined` for a field of another kind.
 * @param format of the e-invoice that the field is filled for
 */
export function codeListAt(path: string, format?: string): LoadCodes | undefined {
  const name = Object.keys(lists).find(each => path === each || path.endsWith(`.${each}`))
  const list = name === undefined ? undefined : lists[name]
  return list === addressKinds && format === 'peppol' ? addressKindsInPeppol : list
}
