import type { Identifier } from '../model/amounts.ts'
import type { Address, Contact, Delivery, Payee, Seller, TaxRepresentative } from '../model/parties.ts'
import { type Field, fieldsOf, onlyRead } from './fields.ts'
import { identifier, text, textOfScheme } from './scalars.ts'

const hasScheme = ({ scheme }: Identifier) => scheme !== undefined
const hasNoScheme = (id: Identifier) => !hasScheme(id)

const address = fieldsOf<Address>()
const addressFields = [
  address.one('ram:PostcodeCode', 'postcode', text),
  address.one('ram:LineOne', 'line1', text),
  address.one('ram:LineTwo', 'line2', text),
  address.one('ram:LineThree', 'line3', text),
  address.one('ram:CityName', 'city', text),
  address.one('ram:CountryID', 'country', text),
  address.one('ram:CountrySubDivisionName', 'region', text),
]

const contact = fieldsOf<Contact>()
const contactFields = [
  contact.one('ram:PersonName', 'name', text),
  onlyRead(contact.one('ram:DepartmentName', 'name', text)),
  contact.inline('ram:TelephoneUniversalCommunication', contact.one('ram:CompleteNumber', 'phone', text)),
  contact.inline('ram:EmailURIUniversalCommunication', contact.one('ram:URIID', 'email', text)),
]

const party = fieldsOf<Seller>()
export const partyFields: Field<Seller>[] = [
  party.many('ram:ID', 'identifiers', identifier, hasNoScheme),
  party.many('ram:GlobalID', 'identifiers', identifier, hasScheme),
  party.one('ram:Name', 'name', text),
  party.one('ram:Description', 'legalInformation', text),
  party.inline(
    'ram:SpecifiedLegalOrganization',
    party.one('ram:ID', 'registration', identifier),
    party.one('ram:TradingBusinessName', 'tradingName', text),
  ),
  party.group('ram:DefinedTradeContact', 'contact', ...contactFields),
  party.group('ram:PostalTradeAddress', 'address', ...addressFields),
  party.inline('ram:URIUniversalCommunication', party.one('ram:URIID', 'electronicAddress', identifier)),
  party.inline('ram:SpecifiedTaxRegistration', party.one('ram:ID', 'vatId', textOfScheme('VA'))),
  party.inline('ram:SpecifiedTaxRegistration', party.one('ram:ID', 'taxNumber', textOfScheme('FC'))),
]

const payee = fieldsOf<Payee>()
export const payeeFields: Field<Payee>[] = [
  payee.many('ram:ID', 'identifiers', identifier, hasNoScheme),
  payee.many('ram:GlobalID', 'identifiers', identifier, hasScheme),
  payee.one('ram:Name', 'name', text),
  payee.inline('ram:SpecifiedLegalOrganization', payee.one('ram:ID', 'registration', identifier)),
]

const representative = fieldsOf<TaxRepresentative>()
export const representativeFields: Field<TaxRepresentative>[] = [
  representative.one('ram:Name', 'name', text),
  representative.group('ram:PostalTradeAddress', 'address', ...addressFields),
  representative.inline(
    'ram:SpecifiedTaxRegistration',
    representative.one('ram:ID', 'vatId', textOfScheme('VA')),
  ),
]

const delivery = fieldsOf<Delivery>()
export const shipToFields: Field<Delivery>[] = [
  delivery.one('ram:ID', 'location', identifier, hasNoScheme),
  delivery.one('ram:GlobalID', 'location', identifier, hasScheme),
  delivery.one('ram:Name', 'name', text),
  delivery.group('ram:PostalTradeAddress', 'address', ...addressFields),
]
