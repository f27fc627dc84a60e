// Generated from the OpenAPI document by src/service/testing/client-types.ts.
// To write it anew: npx vitest run src/service/openapi/client-types.test.ts -u

/**
 * A decimal as a JSON number or as text, read from its digits and never through a float: at most 15 digits before the point and 20 after it.
 */
export type Decimal = number | string
/**
 * A percentage from 0 to 100 as a JSON number or as text; 19 means 19 %.
 */
export type Percent = number | string
/**
 * A decimal above 0 as a JSON number or as text, with the digits of a Decimal.
 */
export type PositiveDecimal = number | string
/**
 * A decimal that is not negative, as a JSON number or as text, with the digits of a Decimal.
 */
export type NonNegativeDecimal = number | string

/**
 * An invoice, credit note or quote. Unknown fields are refused. Texts are limited in UTF-16 code units, and lone surrogates are refused.
 */
export interface Invoice {
  /**
   * Name of a template, as GET /v1/templates lists them; or one version of a template of the account, such as my-letterhead@3. default is the one that its owner chose.
   */
  template: string
  /**
   * Kind of the document: a credit note has positive amounts and names the invoice that it credits; a quote asks for no payment; corrected is an invoice that replaces the one it names; self_billed and self_billed_credit_note are an invoice and a credit note that the buyer writes; deposit is an invoice before the delivery, which a final invoice deducts.
   */
  type?:
    | 'invoice'
    | 'credit_note'
    | 'quote'
    | 'corrected'
    | 'self_billed'
    | 'self_billed_credit_note'
    | 'deposit'
  /**
   * Number of the invoice, credit note or quote, unique for the seller.
   */
  invoice_number: string
  /**
   * The line items, in the order in which they are printed. At most 1,000; with Prefer: respond-async 10,000.
   *
   * @minItems 1
   * @maxItems 10000
   */
  items: (
    | {
        /**
         * What the line is, if it is no ordinary item. heading and text have a description only; subtotal adds up the items below the heading or subtotal before it, and needs no description; optional is an item that is offered and part of no sum.
         */
        kind?: 'optional'
        /**
         * What was delivered; may have several lines.
         */
        description: string
        /**
         * How many units; below 0 for a return.
         */
        quantity: number | string
        /**
         * Price of one unit in the currency of the invoice, not rounded.
         */
        unit_price: number | string
        /**
         * What the quantity counts, as it is printed.
         */
        unit?: string
        /**
         * Unit as a code of UN/ECE Recommendation 20, for electronic invoices; without it, that of a common unit, else C62 (one).
         */
        unit_code?: string
        /**
         * How many units unit_price is for.
         */
        price_quantity?: number | string
        /**
         * Discount of this line in percent, from 0 to 100.
         */
        discount_percent?: number | string
        /**
         * Charge on this line, such as packaging, not below 0; added after the discount.
         */
        charge_amount?: number | string
        /**
         * What charge_amount is for, as it is printed; without it, the word for a charge.
         */
        charge_reason?: string
        /**
         * Tax of this line in percent, from 0 to 100; a line without one is not taxed.
         */
        tax_rate?: number | string
        /**
         * VAT category of electronic invoices: S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K intra-Community supply, G export, O outside the scope of VAT; without it, S for a line with tax.
         */
        tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'
        /**
         * Article number of the seller (EN 16931, BT-155), printed below the description.
         */
        seller_item_id?: string
        /**
         * Article number of the buyer (BT-156), printed below the description.
         */
        buyer_item_id?: string
        /**
         * Number of the article in a standard, such as a GTIN (BT-157), printed below the description.
         */
        standard_item_id?: string
        /**
         * Standard of standard_item_id as a code of ISO 6523; without it, 0160 (GTIN) for 8, 12, 13 or 14 digits.
         */
        standard_item_scheme?: string
        /**
         * Line of the purchase order (BT-132), printed below the description.
         */
        order_line?: string
      }
    | {
        /**
         * What the line is, if it is no ordinary item. heading and text have a description only; subtotal adds up the items below the heading or subtotal before it, and needs no description; optional is an item that is offered and part of no sum.
         */
        kind: 'heading' | 'text'
        /**
         * What was delivered; may have several lines.
         */
        description: string
      }
    | {
        /**
         * What the line is, if it is no ordinary item. heading and text have a description only; subtotal adds up the items below the heading or subtotal before it, and needs no description; optional is an item that is offered and part of no sum.
         */
        kind: 'subtotal'
        /**
         * What was delivered; may have several lines.
         */
        description?: string
      }
  )[]
  /**
   * E-invoice that the PDF carries: factur-x is the XML of EN 16931 (Factur-X, ZUGFeRD), france-factur-x the same under the rules of the French reform. An invoice that breaks its rules is refused. A PDF marked TEST never carries one.
   */
  e_invoice?: 'factur-x' | 'france-factur-x'
  /**
   * Business process of the French reform (BT-23): B goods, S services, M both; 1 an invoice, 2 paid already, 4 final after a deposit, 7 reported already; S3, S5 and S6 of subcontractors. Without it, a French e-invoice derives it from lines and payments.
   */
  business_process?:
    | 'B1'
    | 'S1'
    | 'M1'
    | 'B2'
    | 'S2'
    | 'M2'
    | 'S3'
    | 'B4'
    | 'S4'
    | 'M4'
    | 'S5'
    | 'S6'
    | 'B7'
    | 'S7'
  /**
   * Currency of all amounts, as a code of ISO 4217. It decides the decimals of an amount: none of JPY, two of EUR, three of KWD.
   */
  currency?:
    | 'AED'
    | 'AFN'
    | 'ALL'
    | 'AMD'
    | 'AOA'
    | 'ARS'
    | 'AUD'
    | 'AWG'
    | 'AZN'
    | 'BAM'
    | 'BBD'
    | 'BDT'
    | 'BGN'
    | 'BHD'
    | 'BIF'
    | 'BMD'
    | 'BND'
    | 'BOB'
    | 'BOV'
    | 'BRL'
    | 'BSD'
    | 'BTN'
    | 'BWP'
    | 'BYN'
    | 'BZD'
    | 'CAD'
    | 'CDF'
    | 'CHE'
    | 'CHF'
    | 'CHW'
    | 'CLF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'COU'
    | 'CRC'
    | 'CUP'
    | 'CVE'
    | 'CZK'
    | 'DJF'
    | 'DKK'
    | 'DOP'
    | 'DZD'
    | 'EGP'
    | 'ERN'
    | 'ETB'
    | 'EUR'
    | 'FJD'
    | 'FKP'
    | 'GBP'
    | 'GEL'
    | 'GHS'
    | 'GIP'
    | 'GMD'
    | 'GNF'
    | 'GTQ'
    | 'GYD'
    | 'HKD'
    | 'HNL'
    | 'HTG'
    | 'HUF'
    | 'IDR'
    | 'ILS'
    | 'INR'
    | 'IQD'
    | 'IRR'
    | 'ISK'
    | 'JMD'
    | 'JOD'
    | 'JPY'
    | 'KES'
    | 'KGS'
    | 'KHR'
    | 'KMF'
    | 'KPW'
    | 'KRW'
    | 'KWD'
    | 'KYD'
    | 'KZT'
    | 'LAK'
    | 'LBP'
    | 'LKR'
    | 'LRD'
    | 'LSL'
    | 'LYD'
    | 'MAD'
    | 'MDL'
    | 'MGA'
    | 'MKD'
    | 'MMK'
    | 'MNT'
    | 'MOP'
    | 'MRU'
    | 'MUR'
    | 'MVR'
    | 'MWK'
    | 'MXN'
    | 'MXV'
    | 'MYR'
    | 'MZN'
    | 'NAD'
    | 'NGN'
    | 'NIO'
    | 'NOK'
    | 'NPR'
    | 'NZD'
    | 'OMR'
    | 'PAB'
    | 'PEN'
    | 'PGK'
    | 'PHP'
    | 'PKR'
    | 'PLN'
    | 'PYG'
    | 'QAR'
    | 'RON'
    | 'RSD'
    | 'RUB'
    | 'RWF'
    | 'SAR'
    | 'SBD'
    | 'SCR'
    | 'SDG'
    | 'SEK'
    | 'SGD'
    | 'SHP'
    | 'SLE'
    | 'SOS'
    | 'SRD'
    | 'SSP'
    | 'STN'
    | 'SVC'
    | 'SYP'
    | 'SZL'
    | 'THB'
    | 'TJS'
    | 'TMT'
    | 'TND'
    | 'TOP'
    | 'TRY'
    | 'TTD'
    | 'TWD'
    | 'TZS'
    | 'UAH'
    | 'UGX'
    | 'USD'
    | 'USN'
    | 'UYI'
    | 'UYU'
    | 'UYW'
    | 'UZS'
    | 'VED'
    | 'VES'
    | 'VND'
    | 'VUV'
    | 'WST'
    | 'XAD'
    | 'XAF'
    | 'XCD'
    | 'XCG'
    | 'XOF'
    | 'XPF'
    | 'YER'
    | 'ZAR'
    | 'ZMW'
    | 'ZWG'
  /**
   * Language tag (BCP 47) for labels, numbers and dates; without labels in that language, English ones.
   */
  locale?: string
  /**
   * Date of the invoice. Like every date it must exist in the calendar.
   */
  issue_date?: string
  /**
   * Date by which it is to be paid; printed on invoices only. One before the issue date is a warning.
   */
  due_date?: string
  /**
   * Date until which a quote is valid; printed on quotes only.
   */
  valid_until?: string
  /**
   * The invoice that a credit note credits, or that an invoice replaces.
   */
  preceding_invoice?: {
    /**
     * Number of the earlier invoice.
     */
    number?: string
    /**
     * Date of the earlier invoice.
     */
    issue_date?: string
  }
  /**
   * Several earlier invoices, such as the deposit invoices of a final invoice, with what is deducted for each. One with several tax rates has an entry for each.
   *
   * @maxItems 100
   */
  preceding_invoices?: {
    /**
     * Number of the earlier invoice.
     */
    number?: string
    /**
     * Date of the earlier invoice.
     */
    issue_date?: string
    /**
     * Amount with tax that was invoiced there and is deducted here, from 0; the amount due is lower by this, and reports take its tax off.
     */
    deducted_amount?: number | string
    /**
     * Tax in percent that the deducted amount contains; without one it contains none.
     */
    tax_rate?: number | string
  }[]
  /**
   * Date of delivery or service.
   */
  delivery_date?: string
  /**
   * Period that the invoice covers.
   */
  period?: {
    /**
     * First day of the period.
     */
    start?: string
    /**
     * Last day of the period.
     */
    end?: string
  }
  /**
   * Where it was delivered, if not to the buyer.
   */
  delivery_address?: {
    /**
     * Who received the delivery.
     */
    name?: string
    /**
     * Street and house number, for electronic invoices.
     */
    street?: string
    /**
     * Building, floor or department.
     */
    street_2?: string
    /**
     * Postcode, for electronic invoices.
     */
    postcode?: string
    /**
     * City or town, for electronic invoices.
     */
    city?: string
    /**
     * State, province or county.
     */
    region?: string
    /**
     * Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice. An unknown code is a warning.
     */
    country?: string
  }
  /**
   * Who writes the invoice.
   */
  seller?: {
    /**
     * Name of the business or person.
     */
    name?: string
    /**
     * Name under which the business is known, if it is another one (EN 16931, BT-28 and BT-45).
     */
    trading_name?: string
    /**
     * Postal address without name and country, a text for each line, as it is printed; e-invoices state what is read from it. Without it the parts from street to region are printed.
     *
     * @maxItems 8
     */
    address?: string[]
    /**
     * Street and house number, for electronic invoices.
     */
    street?: string
    /**
     * Building, floor or department.
     */
    street_2?: string
    /**
     * Postcode, for electronic invoices.
     */
    postcode?: string
    /**
     * City or town, for electronic invoices.
     */
    city?: string
    /**
     * State, province or county.
     */
    region?: string
    /**
     * Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice. An unknown code is a warning.
     */
    country?: string
    /**
     * VAT identification number, or another number under which tax is paid.
     */
    tax_id?: string
    /**
     * Number in a register of companies.
     */
    registration_id?: string
    /**
     * Register of registration_id as a code of ISO 6523, such as 0204 for the German Leitweg-ID.
     */
    registration_scheme?: string
    /**
     * Number by which the other party knows this one, such as a customer number or a GLN (BT-29 and BT-46).
     */
    identifier?: string
    /**
     * Scheme of identifier as a code of ISO 6523, such as 0088 for a GLN; none for a number of your own.
     */
    identifier_scheme?: string
    /**
     * Address to which electronic invoices are sent.
     */
    electronic_address?: {
      /**
       * Kind of the address as a code of the EAS list, such as 9930 for a German VAT number or EM for e-mail, which Peppol lacks.
       */
      scheme?: string
      /**
       * The address itself.
       */
      id?: string
    }
    /**
     * Number of the local tax office, beside or in place of a VAT identification number.
     */
    tax_number?: string
    /**
     * Person or department to ask about the invoice.
     */
    contact_name?: string
    /**
     * Email address, as it is printed.
     */
    email?: string
    /**
     * Phone number, as it is printed.
     */
    phone?: string
    /**
     * Website, as it is printed.
     */
    website?: string
    /**
     * Holder of the bank account, if it is not the seller, such as a factoring company.
     */
    account_holder?: string
    /**
     * Bank account to be paid to: an IBAN, or a number of another kind. Wrong check digits of an IBAN (ISO 13616) are a warning.
     */
    iban?: string
    /**
     * BIC of the bank, or its routing number, sort code or code of another kind.
     */
    bic?: string
    /**
     * Compensation for recovery costs, as French law demands it on invoices between businesses; a French e-invoice states it under the code PMT. Printed with the next two, each of which has the wording of the law if it is missing.
     */
    recovery_costs?: string
    /**
     * Interest on late payment, as French law demands it; code PMD.
     */
    late_payment?: string
    /**
     * Discount for early payment, or that there is none, as French law demands it; code AAB.
     */
    early_payment?: string
  }
  /**
   * Who is to pay.
   */
  buyer?: {
    /**
     * Name of the business or person.
     */
    name?: string
    /**
     * Name under which the business is known, if it is another one (EN 16931, BT-28 and BT-45).
     */
    trading_name?: string
    /**
     * Postal address without name and country, a text for each line, as it is printed; e-invoices state what is read from it. Without it the parts from street to region are printed.
     *
     * @maxItems 8
     */
    address?: string[]
    /**
     * Street and house number, for electronic invoices.
     */
    street?: string
    /**
     * Building, floor or department.
     */
    street_2?: string
    /**
     * Postcode, for electronic invoices.
     */
    postcode?: string
    /**
     * City or town, for electronic invoices.
     */
    city?: string
    /**
     * State, province or county.
     */
    region?: string
    /**
     * Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice. An unknown code is a warning.
     */
    country?: string
    /**
     * VAT identification number, or another number under which tax is paid.
     */
    tax_id?: string
    /**
     * Number in a register of companies.
     */
    registration_id?: string
    /**
     * Register of registration_id as a code of ISO 6523, such as 0204 for the German Leitweg-ID.
     */
    registration_scheme?: string
    /**
     * Number by which the other party knows this one, such as a customer number or a GLN (BT-29 and BT-46).
     */
    identifier?: string
    /**
     * Scheme of identifier as a code of ISO 6523, such as 0088 for a GLN; none for a number of your own.
     */
    identifier_scheme?: string
    /**
     * Address to which electronic invoices are sent.
     */
    electronic_address?: {
      /**
       * Kind of the address as a code of the EAS list, such as 9930 for a German VAT number or EM for e-mail, which Peppol lacks.
       */
      scheme?: string
      /**
       * The address itself.
       */
      id?: string
    }
    /**
     * What the customer asked to be named on the invoice; the Leitweg-ID of a German authority.
     */
    reference?: string
  }
  /**
   * Who is to be paid, if not the seller, such as a factoring company.
   */
  payee?: {
    /**
     * Name of the payee (BT-59).
     */
    name?: string
    /**
     * Number of the payee, such as a GLN (BT-60).
     */
    identifier?: string
    /**
     * Scheme of identifier as a code of ISO 6523, such as 0088 for a GLN.
     */
    identifier_scheme?: string
    /**
     * Number of the payee in a register of companies (BT-61).
     */
    registration_id?: string
    /**
     * Register of registration_id as a code of ISO 6523.
     */
    registration_scheme?: string
  }
  /**
   * Who pays the tax for a seller of another country.
   */
  tax_representative?: {
    /**
     * Name of the tax representative (BT-62).
     */
    name?: string
    /**
     * VAT identification number of the tax representative (BT-63).
     */
    tax_id?: string
    /**
     * Street and house number, for electronic invoices.
     */
    street?: string
    /**
     * Building, floor or department.
     */
    street_2?: string
    /**
     * Postcode, for electronic invoices.
     */
    postcode?: string
    /**
     * City or town, for electronic invoices.
     */
    city?: string
    /**
     * State, province or county.
     */
    region?: string
    /**
     * Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice. An unknown code is a warning.
     */
    country?: string
  }
  /**
   * Discount on the sum of the lines in percent, from 0 to 100; not together with discount_amount.
   */
  discount_percent?: number | string
  /**
   * Discount on the sum of the lines as an amount; not together with discount_percent.
   */
  discount_amount?: number | string
  /**
   * Charges on the whole document, such as freight; added after the discount.
   *
   * @maxItems 20
   */
  charges?: {
    /**
     * What is charged, as it is printed; without it, the word for a charge.
     */
    reason?: string
    /**
     * Amount in the currency of the invoice, not below 0; with tax if prices include tax.
     */
    amount: number | string
    /**
     * Tax of the charge in percent, from 0 to 100; a charge without one is not taxed.
     */
    tax_rate?: number | string
    /**
     * VAT category of electronic invoices, as of a line item.
     */
    tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'
  }[]
  /**
   * Whether unit_price includes the tax of its line.
   */
  prices_include_tax?: boolean
  /**
   * Why no tax is charged, such as an exemption that applies.
   */
  tax_note?: string
  /**
   * Reason why lines of tax category E are exempt, as a code of the list VATEX; for electronic invoices.
   */
  exemption_code?: string
  /**
   * What was paid already; the amount due is lower by this. A negative one is a warning.
   */
  prepaid_amount?: number | string
  /**
   * Currency in which the seller accounts for VAT, if it is another one than that of the invoice; without it, that of the country of a European seller. The total of VAT is stated in it too where an exchange rate is given.
   */
  tax_currency?:
    | 'AED'
    | 'AFN'
    | 'ALL'
    | 'AMD'
    | 'AOA'
    | 'ARS'
    | 'AUD'
    | 'AWG'
    | 'AZN'
    | 'BAM'
    | 'BBD'
    | 'BDT'
    | 'BGN'
    | 'BHD'
    | 'BIF'
    | 'BMD'
    | 'BND'
    | 'BOB'
    | 'BOV'
    | 'BRL'
    | 'BSD'
    | 'BTN'
    | 'BWP'
    | 'BYN'
    | 'BZD'
    | 'CAD'
    | 'CDF'
    | 'CHE'
    | 'CHF'
    | 'CHW'
    | 'CLF'
    | 'CLP'
    | 'CNY'
    | 'COP'
    | 'COU'
    | 'CRC'
    | 'CUP'
    | 'CVE'
    | 'CZK'
    | 'DJF'
    | 'DKK'
    | 'DOP'
    | 'DZD'
    | 'EGP'
    | 'ERN'
    | 'ETB'
    | 'EUR'
    | 'FJD'
    | 'FKP'
    | 'GBP'
    | 'GEL'
    | 'GHS'
    | 'GIP'
    | 'GMD'
    | 'GNF'
    | 'GTQ'
    | 'GYD'
    | 'HKD'
    | 'HNL'
    | 'HTG'
    | 'HUF'
    | 'IDR'
    | 'ILS'
    | 'INR'
    | 'IQD'
    | 'IRR'
    | 'ISK'
    | 'JMD'
    | 'JOD'
    | 'JPY'
    | 'KES'
    | 'KGS'
    | 'KHR'
    | 'KMF'
    | 'KPW'
    | 'KRW'
    | 'KWD'
    | 'KYD'
    | 'KZT'
    | 'LAK'
    | 'LBP'
    | 'LKR'
    | 'LRD'
    | 'LSL'
    | 'LYD'
    | 'MAD'
    | 'MDL'
    | 'MGA'
    | 'MKD'
    | 'MMK'
    | 'MNT'
    | 'MOP'
    | 'MRU'
    | 'MUR'
    | 'MVR'
    | 'MWK'
    | 'MXN'
    | 'MXV'
    | 'MYR'
    | 'MZN'
    | 'NAD'
    | 'NGN'
    | 'NIO'
    | 'NOK'
    | 'NPR'
    | 'NZD'
    | 'OMR'
    | 'PAB'
    | 'PEN'
    | 'PGK'
    | 'PHP'
    | 'PKR'
    | 'PLN'
    | 'PYG'
    | 'QAR'
    | 'RON'
    | 'RSD'
    | 'RUB'
    | 'RWF'
    | 'SAR'
    | 'SBD'
    | 'SCR'
    | 'SDG'
    | 'SEK'
    | 'SGD'
    | 'SHP'
    | 'SLE'
    | 'SOS'
    | 'SRD'
    | 'SSP'
    | 'STN'
    | 'SVC'
    | 'SYP'
    | 'SZL'
    | 'THB'
    | 'TJS'
    | 'TMT'
    | 'TND'
    | 'TOP'
    | 'TRY'
    | 'TTD'
    | 'TWD'
    | 'TZS'
    | 'UAH'
    | 'UGX'
    | 'USD'
    | 'USN'
    | 'UYI'
    | 'UYU'
    | 'UYW'
    | 'UZS'
    | 'VED'
    | 'VES'
    | 'VND'
    | 'VUV'
    | 'WST'
    | 'XAD'
    | 'XAF'
    | 'XCD'
    | 'XCG'
    | 'XOF'
    | 'XPF'
    | 'YER'
    | 'ZAR'
    | 'ZMW'
    | 'ZWG'
  /**
   * Units of tax_currency for one unit of the currency of the invoice.
   */
  tax_exchange_rate?: number | string
  /**
   * The amount due is rounded to a multiple of this.
   */
  cash_rounding?: number | string
  /**
   * Number of the purchase order.
   */
  purchase_order?: string
  /**
   * Number under which the seller keeps the order (EN 16931, BT-14).
   */
  sales_order?: string
  /**
   * Number of the contract (BT-12).
   */
  contract_reference?: string
  /**
   * Number or name of the project (BT-11).
   */
  project_reference?: string
  /**
   * Number of the call for tenders, or of the lot (BT-17).
   */
  tender_reference?: string
  /**
   * Number of the delivery note (BT-16).
   */
  despatch_advice?: string
  /**
   * Number under which the buyer confirmed the receipt of the goods (BT-15).
   */
  receiving_advice?: string
  /**
   * How and until when to pay, in words.
   */
  payment_terms?: string
  /**
   * How to pay as a code of UNTDID 4461, for electronic invoices; without it, 58 with an IBAN, 30 with another account, else 1.
   */
  payment_means?: string
  /**
   * Reference that the payer states with the transfer, such as a creditor reference (ISO 11649); without it, the number of the invoice.
   */
  payment_reference?: string
  /**
   * Free text below the totals.
   */
  notes?: string
  /**
   * Files that travel with the document: in the e-invoice (EN 16931, BG-24), and inside a PDF that is not marked TEST. At most 10 files and 1 MiB together.
   *
   * @maxItems 10
   */
  attachments?: {
    /**
     * File name (BT-122 and BT-125) without a path, which ends in .pdf, .png, .jpg, .jpeg, .csv, .xlsx or .ods as the file is; each name once.
     */
    name: string
    /**
     * What the file is, in words (BT-123).
     */
    description?: string
    /**
     * The file as a base64 data URL: PDF, PNG, JPEG, CSV, XLSX or ODS. All files of a document are at most 1 MiB before they are encoded.
     */
    data: string
  }[]
  /**
   * A PNG or JPEG picture as a base64 data URL: at most 1 MiB before it is encoded, and 4096 pixels a side.
   */
  logo?: string
  /**
   * Accent colour in place of that of the template, as #rrggbb.
   */
  accent_color?: string
  /**
   * Typeface in place of that of the template.
   */
  typeface?: 'sans' | 'serif'
  /**
   * Paper size in place of that of the template.
   */
  paper?: 'A4' | 'Letter'
}
/**
 * A computer that asks for a code.
 */
export interface DeviceAuthorizationForm {
  /**
   * The program that asks.
   */
  client_id: 'billwright-desktop'
  /**
   * Scopes with spaces between; generate and read if there are none. Unknown ones are left out.
   */
  scope?: string
  /**
   * What a person recognises the computer by; shortened to 60 characters.
   */
  computer_name?: string
}
/**
 * A computer that asks for its key.
 */
export interface TokenForm {
  /**
   * The program that asks.
   */
  client_id: 'billwright-desktop'
  /**
   * The device authorization grant.
   */
  grant_type: 'urn:ietf:params:oauth:grant-type:device_code'
  /**
   * As it was answered.
   */
  device_code: string
}
/**
 * A key that revokes itself.
 */
export interface RevocationForm {
  /**
   * The program that asks.
   */
  client_id: 'billwright-desktop'
  /**
   * The key.
   */
  token: string
}
/**
 * A PDF that was made.
 */
export interface Generation {
  /**
   * Link to the PDF that needs no key, in force for 30 days. Treat it as a secret.
   */
  invoiceUrl: string
  /**
   * Id of the generation, for good.
   */
  jobId: string
  /**
   * In answers to Prefer: respond-async only, where an invoice may also be queued.
   */
  status?: 'done'
  /**
   * Version of a template that the account keeps, with which the PDF was made; absent for a template of the service.
   */
  templateVersion?: number
  /**
   * What became of the e-invoice; absent where none was asked for. not_in_test: PDFs of a test key never carry one.
   */
  eInvoice?: 'attached' | 'not_in_test'
  /**
   * When the PDF was deleted; absent while it is stored. The link then answers 410.
   */
  pdfDeletedAt?: string
  /**
   * Values that are allowed and probably not meant; absent where there are none.
   *
   * @maxItems 100
   */
  warnings?: {
    /**
     * JSON path of the field; empty for the whole invoice.
     */
    path: string
    /**
     * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
     */
    code: string
    /**
     * What to do, in English, for people. It may be reworded.
     */
    message: string
  }[]
}
/**
 * The findings of an invoice.
 */
export interface Validation {
  /**
   * Whether there are no errors.
   */
  valid: boolean
  /**
   * What generation refuses with 422.
   *
   * @maxItems 100
   */
  errors: {
    /**
     * JSON path of the field; empty for the whole invoice.
     */
    path: string
    /**
     * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
     */
    code: string
    /**
     * What to do, in English, for people. It may be reworded.
     */
    message: string
  }[]
  /**
   * Values that are allowed and probably not meant.
   *
   * @maxItems 100
   */
  warnings: {
    /**
     * JSON path of the field; empty for the whole invoice.
     */
    path: string
    /**
     * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
     */
    code: string
    /**
     * What to do, in English, for people. It may be reworded.
     */
    message: string
  }[]
}
/**
 * An invoice that was made, is queued, or failed.
 */
export interface Job {
  /**
   * Id of the generation, for good.
   */
  jobId: string
  /**
   * done: the PDF was made. queued and running: it will be, after a request with Prefer: respond-async. failed: nothing was made or billed, and nothing will be.
   */
  status: 'queued' | 'running' | 'failed' | 'done'
  /**
   * Kind of the key: live is billed, test is free and marked TEST.
   */
  mode: 'live' | 'test'
  /**
   * Template of the invoice.
   */
  template: string
  /**
   * Version of a template that the account keeps, with which the PDF was made; absent for a template of the service.
   */
  templateVersion?: number
  /**
   * Number of the invoice.
   */
  invoiceNumber: string
  /**
   * When a job that is done was recorded, any other accepted; in UTC with milliseconds.
   */
  createdAt: string
  /**
   * Link to the PDF that needs no key, in force for 30 days. Treat it as a secret. Absent until it is done.
   */
  invoiceUrl?: string
  /**
   * Pages of the PDF; absent until it is done, and of jobs from before it was recorded.
   */
  pages?: number
  /**
   * Currency of the amounts (ISO 4217); absent as pages.
   */
  currency?: string
  /**
   * Total of the invoice with tax, as a decimal; absent as pages.
   */
  total?: string
  /**
   * Amount due, after what was prepaid and cash rounding, as a decimal; absent as pages.
   */
  payable?: string
  /**
   * What became of the e-invoice; absent where none was asked for. not_in_test: PDFs of a test key never carry one.
   */
  eInvoice?: 'attached' | 'not_in_test'
  /**
   * When the PDF was deleted; absent while it is stored. The link then answers 410.
   */
  pdfDeletedAt?: string
  /**
   * Problem of a failed job, as a request without Prefer would get it; absent otherwise.
   */
  problem?: {
    /**
     * Address of an explanation.
     */
    type: string
    /**
     * The problem in a few words, the same for each occurrence.
     */
    title: string
    /**
     * The status of the answer.
     */
    status: number
    /**
     * This occurrence, in English, for people. It may be reworded.
     */
    detail: string
    /**
     * Stable name of the problem, for programs. There may be new ones.
     */
    code:
      | 'invalid_request'
      | 'invalid_json'
      | 'invalid_idempotency_key'
      | 'invalid_query'
      | 'invalid_key'
      | 'expired_key'
      | 'live_key_required'
      | 'missing_scope'
      | 'address_not_allowed'
      | 'account_suspended'
      | 'monthly_limit_reached'
      | 'storage_limit_reached'
      | 'template_limit_reached'
      | 'not_found'
      | 'method_not_allowed'
      | 'request_timeout'
      | 'idempotency_in_flight'
      | 'pdf_deleted'
      | 'job_deleted'
      | 'link_revoked'
      | 'precondition_failed'
      | 'too_large'
      | 'unsupported_media_type'
      | 'range_not_satisfiable'
      | 'expectation_failed'
      | 'misdirected_request'
      | 'invalid_invoice'
      | 'invalid_template'
      | 'unknown_template'
      | 'idempotency_mismatch'
      | 'rate_limited'
      | 'headers_too_large'
      | 'pdf_damaged'
      | 'recording_unknown'
      | 'internal'
      | 'overloaded'
      | 'render_timeout'
      | 'render_failed'
      | 'storage_unavailable'
    /**
     * The fields or query parameters to fix; absent where none is to blame.
     *
     * @maxItems 100
     */
    errors?: {
      /**
       * JSON path of the field; empty for the whole invoice.
       */
      path: string
      /**
       * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
       */
      code: string
      /**
       * What to do, in English, for people. It may be reworded.
       */
      message: string
    }[]
  }
  /**
   * Values that are allowed and probably not meant; only in the answer that accepts the invoice, and absent where there are none.
   *
   * @maxItems 100
   */
  warnings?: {
    /**
     * JSON path of the field; empty for the whole invoice.
     */
    path: string
    /**
     * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
     */
    code: string
    /**
     * What to do, in English, for people. It may be reworded.
     */
    message: string
  }[]
}
/**
 * A page of jobs.
 */
export interface JobList {
  /**
   * The jobs, newest first.
   *
   * @maxItems 100
   */
  jobs: Job[]
  /**
   * What cursor takes for the next page; null on the last page.
   */
  next: string | null
}
/**
 * What was deleted.
 */
export interface Deletion {
  /**
   * Id of the generation, for good.
   */
  jobId: string
  /**
   * When it was deleted, in UTC; a repeated request does not change it.
   */
  deletedAt: string
}
/**
 * A page of the templates that the key may use.
 */
export interface TemplateList {
  /**
   * Those of the service and those of the account, in the order of their names.
   *
   * @maxItems 100
   */
  templates: {
    /**
     * What template takes.
     */
    name: string
    /**
     * Name for people.
     */
    title: string
    /**
     * What the template looks like, in a sentence.
     */
    description: string
    /**
     * The version that the name means; absent for a template of the service.
     */
    version?: number
    /**
     * SHA-256 of the file as it was sent, in UTF-8 without a byte order mark. In ETag too.
     */
    sha256?: string
    /**
     * When this version was published, in UTC with milliseconds.
     */
    createdAt?: string
  }[]
  /**
   * The template that default means, which is chosen in the dashboard; null while there is none.
   */
  default?: string | null
  /**
   * What cursor takes for the next page; null on the last page.
   */
  next?: string | null
}
/**
 * A version of a template that an account keeps.
 */
export interface PublishedTemplate {
  /**
   * What template takes.
   */
  name: string
  /**
   * Number of the version. It is never given twice.
   */
  version: number
  /**
   * SHA-256 of the file as it was sent, in UTF-8 without a byte order mark. In ETag too.
   */
  sha256: string
  /**
   * When this version was published, in UTC with milliseconds.
   */
  createdAt: string
}
/**
 * The template, or the version of it, that was deleted.
 */
export interface TemplateDeletion {
  /**
   * Of the template.
   */
  name: string
  /**
   * The version that was deleted; absent when all were.
   */
  version?: number
  /**
   * When it was deleted, in UTC with milliseconds.
   */
  deletedAt: string
}
/**
 * A page of the ledger of a month.
 */
export interface Usage {
  /**
   * The month of UTC that was read.
   */
  month: string
  /**
   * All billed generations of the month.
   */
  billed: number
  /**
   * Credits given in the month, also for earlier jobs.
   */
  credited: number
  /**
   * The last 100 credits of the month, oldest first.
   *
   * @maxItems 100
   *
   * Items: A billed generation that is not charged.
   */
  credits: {
    /**
     * Id of the generation, for good.
     */
    jobId: string
    /**
     * Why the job is not charged.
     */
    reason: string
    /**
     * When the credit was given, in UTC with milliseconds.
     */
    createdAt: string
  }[]
  /**
   * What was billed and credited, by key and template.
   *
   * @maxItems 10000
   *
   * Items: What was billed with a key for a template.
   */
  parts: {
    /**
     * Id of the key.
     */
    keyId: string
    /**
     * Template of the invoice.
     */
    template: string
    /**
     * Billed generations.
     */
    billed: number
    /**
     * Credits.
     */
    credited: number
  }[]
  /**
   * Bytes of the PDFs and templates that are stored now.
   */
  storedBytes: {
    /**
     * Of live PDFs.
     */
    live: number
    /**
     * Of test PDFs.
     */
    test: number
    /**
     * Of templates of the account, in all versions.
     */
    templates: number
  }
  /**
   * What the account may use.
   */
  plan: {
    /**
     * Id of the plan.
     */
    id: string
    /**
     * Name for people.
     */
    name: string
    /**
     * Requests a minute, live and test separately. null: no limit of the plan.
     */
    requestsPerMinute: number | null
    /**
     * Invoices of the account that are rendered at once. null: no limit of the plan.
     */
    concurrentRenders: number | null
    /**
     * Bytes of stored PDFs and templates; no more are made. null: no limit of the plan.
     */
    storedBytes: number | null
    /**
     * Live PDFs of a month from which on the dashboard warns. null: no limit of the plan.
     */
    monthlyWarning: number | null
    /**
     * Live PDFs of a month; no more are made. null: no limit of the plan.
     */
    monthlyCap: number | null
    /**
     * Days for which live PDFs are kept, then they are deleted. null: until they are deleted on request.
     */
    liveKeptDays: number | null
  }
  /**
   * The ledger, oldest first.
   *
   * @maxItems 100
   */
  entries: {
    /**
     * Id of the generation, for good.
     */
    jobId: string
    /**
     * Template of the invoice; null once the job was deleted.
     */
    template: string | null
    /**
     * Number of the invoice; null once the job was deleted.
     */
    invoiceNumber: string | null
    /**
     * When the job was recorded, in UTC with milliseconds.
     */
    createdAt: string
  }[]
  /**
   * What after takes; null when these were the last.
   */
  next: string | null
}
/**
 * The account of the key: what it may use, has used, and pays.
 */
export interface Account {
  /**
   * Id of the account.
   */
  id: string
  /**
   * Name of the account; may be empty.
   */
  name: string
  /**
   * Of the key that asks: live is billed, test is free.
   */
  mode: 'live' | 'test'
  /**
   * What the key may do: make and check invoices, read what was made, change templates. There may be new ones.
   *
   * @maxItems 20
   */
  scopes?: string[]
  /**
   * The plan of the account.
   */
  plan: {
    /**
     * Id of the plan.
     */
    id: string
    /**
     * Name for people.
     */
    name: string
  }
  /**
   * The present month of UTC.
   */
  month: string
  /**
   * Live PDFs of a month; no more are made. null: no limit of the plan.
   */
  monthlyCap: number | null
  /**
   * Live PDFs that were billed in this month. null with a test key, which learns nothing of what live keys do.
   */
  billed: number | null
  /**
   * What a live PDF costs with this plan, in words of the operator. null where the operator says nothing here.
   */
  price: string | null
  /**
   * The key that asks, and what it may use.
   */
  key?: {
    /**
     * Name of the key.
     */
    name: string
    /**
     * Live PDFs of a month that the key makes; no more are made. null: no limit of its own.
     */
    monthlyCap: number | null
    /**
     * Live PDFs of this month that were billed with the key. null with a test key.
     */
    billed: number | null
  }
}
/**
 * The authorization server as RFC 8414 describes it.
 */
export interface AuthorizationServer {
  /**
   * The base URL of the service.
   */
  issuer: string
  /**
   * Where a computer asks for a code.
   */
  device_authorization_endpoint: string
  /**
   * Where it asks for its key.
   */
  token_endpoint: string
  /**
   * Where a key revokes itself.
   */
  revocation_endpoint: string
  /**
   * The device authorization grant alone.
   *
   * @maxItems 20
   */
  grant_types_supported: string[]
  /**
   * None: there is no authorization endpoint.
   *
   * @maxItems 20
   */
  response_types_supported: string[]
  /**
   * Scopes of keys.
   *
   * @maxItems 20
   */
  scopes_supported: string[]
  /**
   * None: programs on computers keep no secret.
   *
   * @maxItems 20
   */
  token_endpoint_auth_methods_supported: string[]
  /**
   * None, as before.
   *
   * @maxItems 20
   */
  revocation_endpoint_auth_methods_supported: string[]
  /**
   * A page for people.
   */
  service_documentation: string
}
/**
 * What the computer shows and asks with.
 */
export interface DeviceAuthorization {
  /**
   * Names the request of the computer; secret.
   */
  device_code: string
  /**
   * What a person compares or types.
   */
  user_code: string
  /**
   * The page on which the code is entered.
   */
  verification_uri: string
  /**
   * The same with the code.
   */
  verification_uri_complete: string
  /**
   * Seconds for which the code is valid.
   */
  expires_in: number
  /**
   * Seconds between two questions for the key.
   */
  interval: number
}
/**
 * The key of a computer.
 */
export interface DeliveredKey {
  /**
   * The key, for the header X-API-Key. It is sent once.
   */
  access_token: string
  /**
   * Whoever has the key may use it.
   */
  token_type: 'Bearer'
  /**
   * What the key may do, with spaces between.
   */
  scope: string
  /**
   * live is billed, test is free; chosen by the person who confirmed.
   */
  mode: 'live' | 'test'
  /**
   * Id of the key.
   */
  key_id: string
  /**
   * Name of the key in the dashboard.
   */
  key_name: string
}
/**
 * Nothing: the key is not valid any more.
 */
export interface Revocation {}
/**
 * Why a computer gets no key.
 */
export interface OAuthError {
  /**
   * A code of RFC 6749, RFC 7009 or RFC 8628.
   */
  error:
    | 'authorization_pending'
    | 'slow_down'
    | 'access_denied'
    | 'expired_token'
    | 'invalid_grant'
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_scope'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'temporarily_unavailable'
  /**
   * The same as a sentence.
   */
  error_description: string
}
/**
 * The service works.
 */
export interface Health {
  /**
   * There is no other value.
   */
  status: 'ok'
}
/**
 * A failure, as RFC 9457 describes it.
 */
export interface Problem {
  /**
   * Address of an explanation.
   */
  type: string
  /**
   * The problem in a few words, the same for each occurrence.
   */
  title: string
  /**
   * The status of the answer.
   */
  status: number
  /**
   * This occurrence, in English, for people. It may be reworded.
   */
  detail: string
  /**
   * Names the request by its X-Request-Id, as the log of the service does.
   */
  instance: string
  /**
   * Stable name of the problem, for programs. There may be new ones.
   */
  code:
    | 'invalid_request'
    | 'invalid_json'
    | 'invalid_idempotency_key'
    | 'invalid_query'
    | 'invalid_key'
    | 'expired_key'
    | 'live_key_required'
    | 'missing_scope'
    | 'address_not_allowed'
    | 'account_suspended'
    | 'monthly_limit_reached'
    | 'storage_limit_reached'
    | 'template_limit_reached'
    | 'not_found'
    | 'method_not_allowed'
    | 'request_timeout'
    | 'idempotency_in_flight'
    | 'pdf_deleted'
    | 'job_deleted'
    | 'link_revoked'
    | 'precondition_failed'
    | 'too_large'
    | 'unsupported_media_type'
    | 'range_not_satisfiable'
    | 'expectation_failed'
    | 'misdirected_request'
    | 'invalid_invoice'
    | 'invalid_template'
    | 'unknown_template'
    | 'idempotency_mismatch'
    | 'rate_limited'
    | 'headers_too_large'
    | 'pdf_damaged'
    | 'recording_unknown'
    | 'internal'
    | 'overloaded'
    | 'render_timeout'
    | 'render_failed'
    | 'storage_unavailable'
  /**
   * The fields or query parameters to fix; absent where none is to blame.
   *
   * @maxItems 100
   */
  errors?: {
    /**
     * JSON path of the field; empty for the whole invoice.
     */
    path: string
    /**
     * Stable name of the problem, for programs. With e_invoice also the official id of a rule, such as BR-CO-26. There may be new ones.
     */
    code: string
    /**
     * What to do, in English, for people. It may be reworded.
     */
    message: string
  }[]
}
