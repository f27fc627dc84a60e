import { kindsOutsidePeppol } from '#core/identifiers/electronic-address.ts'
import type { LoadCodes } from '../../controls/code-field.tsx'

/** Lists are loaded on first use, to keep them out of the start of the page. */
const addressKinds: LoadCodes = async () => (await import('#core/codes/identifier-schemes.ts')).addressKinds

const addressKindsInPeppol: LoadCodes = async () => {
  const { addressKinds } = await import('#core/codes/identifier-schemes.ts')
  return addressKinds.filter(({ code }) => !kindsOutsidePeppol.has(code))
}

const registers: LoadCodes = async () => (await import('#core/codes/identifier-schemes.ts')).registers
export const units: LoadCodes = async () => (await import('#core/codes/units.ts')).unitNames
const exemptions: LoadCodes = async () => (await import('#core/codes/exemptions.ts')).exemptionNames
const means: LoadCodes = async () => (await import('#core/codes/payment-means.ts')).paymentMeansNames

/** By the last name of a path, of an invoice or a customer record. */
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
 * List of codes of a field; `undefined` if the field is no code.
 * @param format of the e-invoice that the field is filled in for
 */
export function codeListAt(path: string, format?: string): LoadCodes | undefined {
  const name = Object.keys(lists).find(each => path === each || path.endsWith(`.${each}`))
  const list = name === undefined ? undefined : lists[name]
  return list === addressKinds && format === 'peppol' ? addressKindsInPeppol : list
}
