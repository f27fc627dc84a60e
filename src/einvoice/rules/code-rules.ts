import {
  allowanceReasons,
  chargeReasons,
  countryCodes,
  currencyCodes,
  documentTypes,
  electronicAddressSchemes,
  identifierSchemes,
  isExemptionCode,
  itemClassSchemes,
  mimeTypes,
  paymentMeansCodes,
  peppolAddressSchemes,
  peppolCurrencyCodes,
  taxCategories,
  vatPrefixes,
} from '../codes/code-lists.ts'
import { unitCodes } from '../codes/unit-codes.ts'
import type { Syntax } from '../model/formats.ts'
import { isAbsent, isBlank, normalized, type Rule, violationsAt } from './rule.ts'

type Row = readonly [id: string, term: string, path: string, codes: Pick<ReadonlySet<string>, 'has'>]

const taxPointCodes = new Set(['3', '35', '432'])

/** Terms whose values come from a code list. */
const rows: readonly Row[] = [
  ['BR-CL-01', 'BT-3', 'type', documentTypes],
  ['BR-CL-03', 'BT-5', 'currency', currencyCodes],
  ['BR-CL-04', 'BT-5', 'currency', currencyCodes],
  ['BR-CL-05', 'BT-6', 'taxCurrency', currencyCodes],
  ['BR-CL-06', 'BT-8', 'taxPointCode', taxPointCodes],
  ['BR-CL-10', 'BT-29', 'seller?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-10', 'BT-46', 'buyer?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-10', 'BT-60', 'payee?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-11', 'BT-30', 'seller?.registration?.scheme', identifierSchemes],
  ['BR-CL-11', 'BT-47', 'buyer?.registration?.scheme', identifierSchemes],
  ['BR-CL-11', 'BT-61', 'payee?.registration?.scheme', identifierSchemes],
  ['BR-CL-13', 'BT-158', 'lines[].classifications[].scheme', itemClassSchemes],
  ['BR-CL-14', 'BT-40', 'seller?.address?.country', countryCodes],
  ['BR-CL-14', 'BT-55', 'buyer?.address?.country', countryCodes],
  ['BR-CL-14', 'BT-69', 'taxRepresentative?.address?.country', countryCodes],
  ['BR-CL-14', 'BT-80', 'delivery?.address?.country', countryCodes],
  ['BR-CL-15', 'BT-159', 'lines[].originCountry', countryCodes],
  ['BR-CL-16', 'BT-81', 'payment?.means', paymentMeansCodes],
  ['BR-CL-17', 'BT-118', 'taxes[].category', taxCategories],
  ['BR-CL-17', 'BT-95', 'allowances[].taxCategory', taxCategories],
  ['BR-CL-17', 'BT-102', 'charges[].taxCategory', taxCategories],
  ['BR-CL-18', 'BT-151', 'lines[].taxCategory', taxCategories],
  ['BR-CL-19', 'BT-98', 'allowances[].reasonCode', allowanceReasons],
  ['BR-CL-19', 'BT-140', 'lines[].allowances[].reasonCode', allowanceReasons],
  ['BR-CL-20', 'BT-105', 'charges[].reasonCode', chargeReasons],
  ['BR-CL-20', 'BT-145', 'lines[].charges[].reasonCode', chargeReasons],
  ['BR-CL-21', 'BT-157', 'lines[].standardItemId?.scheme', identifierSchemes],
  ['BR-CL-22', 'BT-121', 'taxes[].exemptionCode', { has: isExemptionCode }],
  ['BR-CL-23', 'BT-130', 'lines[].quantity?.unit', unitCodes],
  ['BR-CL-24', 'BT-125', 'attachments[].file?.mimeType', mimeTypes],
  ['BR-CL-25', 'BT-34', 'seller?.electronicAddress?.scheme', electronicAddressSchemes],
  ['BR-CL-25', 'BT-49', 'buyer?.electronicAddress?.scheme', electronicAddressSchemes],
  ['BR-CL-26', 'BT-71', 'delivery?.location?.scheme', identifierSchemes],
]

const codeRule = ([id, term, path, codes]: Row): Rule => ({
  id,
  term,
  violations: violationsAt(path, value =>
    isAbsent(value) || codes.has(String(value)) || (id !== 'BR-CL-24' && codes.has(normalized(String(value))))
      ? undefined
      : { code: 'einvoice.unknown_code', params: { term, value: String(value) } },
  ),
})

export const codeRules: Rule[] = rows.map(codeRule)

const addressKinds = [
  ['BT-34', 'seller?.electronicAddress?.scheme'],
  ['BT-49', 'buyer?.electronicAddress?.scheme'],
] as const

/** Code lists of Peppol that are shorter than those of EN 16931. */
export const peppolCodeRules: Rule[] = [
  codeRule(['PEPPOL-EN16931-CL007', 'BT-5', 'currency', peppolCurrencyCodes]),
  ...addressKinds.map(
    ([term, path]): Rule => ({
      id: 'PEPPOL-EN16931-CL008',
      term,
      violations: violationsAt<string>(path, value =>
        isAbsent(value) || peppolAddressSchemes.has(value)
          ? undefined
          : { code: 'einvoice.address_kind', params: { term, value: value.slice(0, 60) } },
      ),
    }),
  ),
]

const vatIds = [
  ['BT-31', 'seller?.vatId'],
  ['BT-48', 'buyer?.vatId'],
  ['BT-63', 'taxRepresentative?.vatId'],
] as const

/** Only the Schematron of CII reports a VAT number of white space, which has no prefix. */
export const vatPrefixRules: Rule[] = vatIds.map(([term, path]) => {
  const unless = (isMissing: (value: unknown) => boolean, syntax: Syntax) =>
    violationsAt(path, value =>
      isMissing(value) || vatPrefixes[syntax].has(String(value).slice(0, 2))
        ? undefined
        : { code: 'einvoice.vat_prefix', params: { term } },
    )
  const checks = { ubl: unless(isBlank, 'ubl'), cii: unless(isAbsent, 'cii') }
  return { id: 'BR-CO-09', term, violations: (invoice, { syntax }) => checks[syntax](invoice) }
})
