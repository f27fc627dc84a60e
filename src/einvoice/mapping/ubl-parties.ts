import type { Address, Buyer, Payee, Seller, TaxRepresentative } from '../model/parties.ts'
import { type Field, fieldsOf } from './fields.ts'
import { identifier, text } from './scalars.ts'

const address = fieldsOf<Address>()
export const addressFields = [
  address.one('cbc:StreetName', 'line1', text),
  address.one('cbc:AdditionalStreetName', 'line2', text),
  address.one('cbc:CityName', 'city', text),
  address.one('cbc:PostalZone', 'postcode', text),
  address.one('cbc:CountrySubentity', 'region', text),
  address.inline('cac:AddressLine', address.one('cbc:Line', 'line3', text)),
  address.inline('cac:Country', address.one('cbc:IdentificationCode', 'country', text)),
]

/** A party in the structure of UBL, with an element for each identifier. */
export interface UblParty extends Omit<Seller, 'identifiers'> {
  identifiers?: { id?: NonNullable<Buyer['registration']> }[]
}

const party = fieldsOf<UblParty>()
const id = fieldsOf<{ id?: NonNullable<Buyer['registration']> }>()
const identifiers = party.list('cac:PartyIdentification', 'identifiers', id.one('cbc:ID', 'id', identifier))
const vatId = [
  party.one('cbc:CompanyID', 'vatId', text),
  party.marker('cac:TaxScheme/cbc:ID', 'VAT', found => found.toUpperCase() === 'VAT'),
]
/** Scheme of a tax number, or of the statement of a Norwegian business about its register (NO-R-002). */
const taxNumberScheme = (): Field<UblParty> => {
  const of = (scheme: string) =>
    party.marker('cac:TaxScheme/cbc:ID', scheme, found => found.toUpperCase() !== 'VAT')
  const [number, statement] = [of('FC'), of('TAX')]
  const schemeOf = ({ taxNumber }: Partial<UblParty>) =>
    taxNumber?.trim() === 'Foretaksregisteret' ? statement : number
  return {
    ...number,
    write: (value, xml, context) => schemeOf(value).write(value, xml, context),
    // the tax number has been read before
    read: (parent, into, context) => schemeOf(into).read(parent, into, context),
  }
}
const taxNumber = [party.one('cbc:CompanyID', 'taxNumber', text), taxNumberScheme()]
export const partyFields = [
  party.one('cbc:EndpointID', 'electronicAddress', identifier),
  identifiers,
  party.inline('cac:PartyName', party.one('cbc:Name', 'tradingName', text)),
  party.group('cac:PostalAddress', 'address', ...addressFields),
  party.inline('cac:PartyTaxScheme', ...vatId),
  party.inline('cac:PartyTaxScheme', ...taxNumber),
  party.inline(
    'cac:PartyLegalEntity',
    party.one('cbc:RegistrationName', 'name', text),
    party.one('cbc:CompanyID', 'registration', identifier),
    party.one('cbc:CompanyLegalForm', 'legalInformation', text),
  ),
  party.group('cac:Contact', 'contact', ...contactFields()),
]

function contactFields() {
  const contact = fieldsOf<NonNullable<Buyer['contact']>>()
  return [
    contact.one('cbc:Name', 'name', text),
    contact.one('cbc:Telephone', 'phone', text),
    contact.one('cbc:ElectronicMail', 'email', text),
  ]
}

export interface UblPayee extends Omit<Payee, 'identifiers'> {
  identifiers?: { id?: NonNullable<Buyer['registration']> }[]
}

const payee = fieldsOf<UblPayee>()
export const payeeFields = [
  payee.list('cac:PartyIdentification', 'identifiers', id.one('cbc:ID', 'id', identifier)),
  payee.inline('cac:PartyName', payee.one('cbc:Name', 'name', text)),
  payee.inline('cac:PartyLegalEntity', payee.one('cbc:CompanyID', 'registration', identifier)),
]

const representative = fieldsOf<TaxRepresentative>()
export const representativeFields = [
  representative.inline('cac:PartyName', representative.one('cbc:Name', 'name', text)),
  representative.group('cac:PostalAddress', 'address', ...addressFields),
  representative.inline(
    'cac:PartyTaxScheme',
    representative.one('cbc:CompanyID', 'vatId', text),
    representative.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
  ),
]
