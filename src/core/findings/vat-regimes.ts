/** EU member states (ISO 3166), and XI for goods from Northern Ireland. */
const euMembers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** Statutory fields of invoices in a country that apply to every business. */
export interface VatRegime {
  addresses: 'always' | 'if_taxed' | 'never'
  /** a domestic invoice up to this total needs no customer address */
  simplified?: { currency: string; total: number }
  /** the register of companies and the tax office use the same number */
  acceptsRegistrationId: boolean
}

/** Articles 220a and 226 of directive 2006/112/EC. */
const european: VatRegime = {
  addresses: 'always',
  simplified: { currency: 'EUR', total: 100 },
  acceptsRegistrationId: false,
}
/** Article 26 of the Swiss VAT act, which also applies in Liechtenstein. */
const swiss: VatRegime = {
  addresses: 'if_taxed',
  simplified: { currency: 'CHF', total: 400 },
  acceptsRegistrationId: true,
}
/** Norway: section 5-1-2 of the bookkeeping regulations. Australia: section 29-70 of the GST act. */
const taxIdOnly: VatRegime = { addresses: 'never', acceptsRegistrationId: true }

const vatRegimes: Readonly<Record<string, VatRegime>> = {
  ...Object.fromEntries([...euMembers].map(country => [country, european])),
  // section 33 of the German VAT implementing regulation
  DE: { ...european, simplified: { currency: 'EUR', total: 250 } },
  // VAT Notice 700, sections 16.3 and 16.6
  GB: { addresses: 'always', simplified: { currency: 'GBP', total: 250 }, acceptsRegistrationId: false },
  CH: swiss,
  LI: swiss,
  NO: taxIdOnly,
  AU: taxIdOnly,
}

export const isEuMember = (country: string | undefined): boolean => euMembers.has(country ?? '')

export const regimeOf = (country: string | undefined): VatRegime | undefined =>
  country !== undefined && Object.hasOwn(vatRegimes, country) ? vatRegimes[country] : undefined

/** The stated country, otherwise the country of the VAT number. */
export const countryOf = (
  party: { country?: string | undefined; tax_id?: string | undefined } | undefined,
): string | undefined => party?.country ?? countryOfTaxId(party?.tax_id)

/** Prefixes of VAT identification numbers that differ from the country code. */
const vatPrefixes: Record<string, string> = { GR: 'EL' }

function countryOfTaxId(taxId: string | undefined): string | undefined {
  const plain = (taxId ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  // Other numbers may begin with the same letters; the shortest VAT numbers have two digits.
  if (!/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(plain) || plain.replace(/\D/g, '').length < 2) return undefined
  return [...euMembers].find(country => (vatPrefixes[country] ?? country) === plain.slice(0, 2))
}

/**
 * Mentions of reverse charge (article 226 (11a) of directive 2006/112/EC) in the languages of the EU, and names of an
 * intra-Community supply.
 */
const reverseChargeNotes = [
  'reverse.?charge',
  'обратно начисляване',
  'inversión del sujeto pasivo',
  'daň odvede zákazník',
  'omvendt betalingspligt',
  'steuerschuldnerschaft',
  'pöördmaksustamine',
  'αντίστροφη επιβάρυνση',
  'autoliquidation',
  'prijenos porezne obveze',
  'inversione contabile',
  'apgrieztā maksāšana',
  'atvirkštinis apmokestinimas',
  'fordított adózás',
  'verlegd',
  'odwrotne obciążenie',
  'autoliquidação',
  'taxare inversă',
  'prenesenie daňovej povinnosti',
  'obrnjena davčna obveznost',
  'käännetty verovelvollisuus',
  'omvänd betalningsskyldighet',
  'intra.?com',
  'innergemeinschaft',
  'intracom',
]
const reverseCharge = new RegExp(reverseChargeNotes.join('|'), 'iu')

export const isReverseChargeNote = (note: string): boolean => reverseCharge.test(note.normalize('NFC'))
