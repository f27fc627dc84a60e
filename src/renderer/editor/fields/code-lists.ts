import { kindsOutsidePeppol } from '#core/identifiers/electronic-address.ts'
import type { LoadCodes } from '../../controls/code-field.tsx'

/** Lists and their names are loaded on first use, to keep them out of the start of the page. */
const names = () => import('./code-names.ts')

const addressKinds: LoadCodes = async () => (await names()).namedAddressKinds()

const addressKindsInPeppol: LoadCodes = async () =>
  (await addressKinds()).filter(({ code }) => !kindsOutsidePeppol.has(code))

const registers: LoadCodes = async () => (await names()).namedRegisters()
export const units: LoadCodes = async () => (await names()).namedUnits()
const exemptions: LoadCodes = async () => (await names()).namedExemptions()
const means: LoadCodes = async () => (await names()).namedMeans()

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
