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
import { isAbsent, isBlank, normalized, type Rule, termAt, violationsAt } from './rule.ts'

type Row = readonly [id: string, path: string, codes: Pick<ReadonlySet<string>, 'has'>]

const taxPointCodes = new Set(['3', '35', '432'])

/** Terms whose values come from a code list. */
const rows: readonly Row[] = [
  ['BR-CL-01', 'type', documentTypes],
  ['BR-CL-03', 'currency', currencyCodes],
  ['BR-CL-04', 'currency', currencyCodes],
  ['BR-CL-05', 'taxCurrency', currencyCodes],
  ['BR-CL-06', 'taxPointCode', taxPointCodes],
  ['BR-CL-10', 'seller?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-10', 'buyer?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-10', 'payee?.identifiers[].scheme', identifierSchemes],
  ['BR-CL-11', 'seller?.registration?.scheme', identifierSchemes],
  ['BR-CL-11', 'buyer?.registration?.scheme', identifierSchemes],
  ['BR-CL-11', 'payee?.registration?.scheme', identifierSchemes],
  ['BR-CL-13', 'lines[].classifications[].scheme', itemClassSchemes],
  ['BR-CL-14', 'seller?.address?.country', countryCodes],
  ['BR-CL-14', 'buyer?.address?.country', countryCodes],
  ['BR-CL-14', 'taxRepresentative?.address?.country', countryCodes],
  ['BR-CL-14', 'delivery?.address?.country', countryCodes],
  ['BR-CL-15', 'lines[].originCountry', countryCodes],
  ['BR-CL-16', 'payment?.means', paymentMeansCodes],
  ['BR-CL-17', 'taxes[].category', taxCategories],
  ['BR-CL-17', 'allowances[].taxCategory', taxCategories],
  ['BR-CL-17', 'charges[].taxCategory', taxCategories],
  ['BR-CL-18', 'lines[].taxCategory', taxCategories],
  ['BR-CL-19', 'allowances[].reasonCode', allowanceReasons],
  ['BR-CL-19', 'lines[].allowances[].reasonCode', allowanceReasons],
  ['BR-CL-20', 'charges[].reasonCode', chargeReasons],
  ['BR-CL-20', 'lines[].charges[].reasonCode', chargeReasons],
  ['BR-CL-21', 'lines[].standardItemId?.scheme', identifierSchemes],
  ['BR-CL-22', 'taxes[].exemptionCode', { has: isExemptionCode }],
  ['BR-CL-23', 'lines[].quantity?.unit', unitCodes],
  ['BR-CL-24', 'attachments[].file?.mimeType', mimeTypes],
  ['BR-CL-25', 'seller?.electronicAddress?.scheme', electronicAddressSchemes],
  ['BR-CL-25', 'buyer?.electronicAddress?.scheme', electronicAddressSchemes],
  ['BR-CL-26', 'delivery?.location?.scheme', identifierSchemes],
]

function codeRule([id, path, codes]: Row): Rule {
  const term = termAt(path)
  return {
    id,
    term,
    violations: violationsAt(path, value =>
      isAbsent(value) ||
      codes.has(String(value)) ||
      (id !== 'BR-CL-24' && codes.has(normalized(String(value))))
        ? undefined
        : { code: 'einvoice.unknown_code', params: { term, value: String(value) } },
    ),
  }
}

export const codeRules: Rule[] = rows.map(codeRule)

const addressKinds = [
  ['BT-34', 'seller?.electronicAddress?.scheme'],
  ['BT-49', 'buyer?.electronicAddress?.scheme'],
] as const

/** Code lists of Peppol that are shorter than those of EN 16931. */
export const peppolCodeRules: Rule[] = [
  codeRule(['PEPPOL-EN16931-CL007', 'currency', peppolCurrencyCodes]),
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

const vatIds = ['seller?.vatId', 'buyer?.vatId', 'taxRepresentative?.vatId']

/** Only the Schematron of CII reports a VAT number of white space, which has no prefix. */
export const vatPrefixRules: Rule[] = vatIds.map(path => {
  const term = termAt(path)
  const unless = (isMissing: (value: unknown) => boolean, syntax: Syntax) =>
    violationsAt(path, value =>
      isMissing(value) || vatPrefixes[syntax].has(String(value).slice(0, 2))
        ? undefined
        : { code: 'einvoice.vat_prefix', params: { term } },
    )
  const checks = { ubl: unless(isBlank, 'ubl'), cii: unless(isAbsent, 'cii') }
  return { id: 'BR-CO-09', term, violations: (invoice, { syntax }) => checks[syntax](invoice) }
})
