import type { Decimal } from '#core/money/decimal.ts'

/** BG-27 or BG-28: an allowance or a charge of a line, always positive. */
export interface LineAllowance {
  /** BT-136, BT-141 */
  amount?: Decimal
  /** BT-137, BT-142 */
  base?: Decimal
  /** BT-138, BT-143 */
  percent?: Decimal
  /** BT-139, BT-144 */
  reason?: string
  /** BT-140 in UNTDID 5189, BT-145 in UNTDID 7161 */
  reasonCode?: string
}

/** BG-20 or BG-21: an allowance or a charge of the document, of one VAT category and rate. */
export interface Allowance extends LineAllowance {
  /** BT-95, BT-102 */
  taxCategory?: string
  /** BT-96, BT-103, percent */
  taxRate?: Decimal
}

/** BG-22 */
export interface Totals {
  /** BT-106 */
  lines?: Decimal
  /** BT-107 */
  allowances?: Decimal
  /** BT-108 */
  charges?: Decimal
  /** BT-109 */
  withoutTax?: Decimal
  /** BT-110 */
  tax?: Decimal
  /** BT-111 */
  taxInTaxCurrency?: Decimal
  /** BT-112 */
  withTax?: Decimal
  /** BT-113 */
  prepaid?: Decimal
  /** BT-114 */
  rounding?: Decimal
  /** BT-115 */
  payable?: Decimal
}

/** BG-23 */
export interface TaxBreakdown {
  /** BT-116 */
  base?: Decimal
  /** BT-117 */
  amount?: Decimal
  /** BT-118, UNTDID 5305 */
  category?: string
  /** BT-119, percent */
  rate?: Decimal
  /** BT-120 */
  exemptionReason?: string
  /** BT-121, VATEX */
  exemptionCode?: string
}

/** An identifier with the scheme that issued it. */
export interface Identifier {
  id?: string
  /** ISO 6523 ICD, EAS or UNTDID 1153, depending on the term */
  scheme?: string
  schemeVersion?: string
}
