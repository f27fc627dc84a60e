import type * as english from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Controleer {term:@term}: {value} is niet geldig. {form:@number_form}',
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Vul "Foretaksregisteret" in als fiscaal nummer als het bedrijf in het Noorse handelsregister staat.',
    danish_identifier:
      'Deze identificatie heeft geen soort. Vul die in als registratienummer met de soort, zoals 0184 voor een CVR-nummer, of als btw-nummer dat met DK begint.',
    danish_account:
      'Vul de rekening en de bankcode (BIC) in: Denemarken vereist beide voor dit soort overschrijvingen.',
    danish_giro:
      'Een Deense girobetaling (50) heeft een rekening van zeven of acht cijfers nodig en een betalingskenmerk dat met 01#, 04# of 15# begint.',
    danish_giro_reference: 'Een Deens girokenmerk dat met 04# of 15# begint, heeft daarna zestien cijfers.',
    danish_fik:
      'Een Deense FIK-betaling (93) heeft een crediteurnummer van acht cijfers als rekening nodig en een betalingskenmerk dat met 71#, 73# of 75# begint.',
    danish_fik_reference:
      'Een Deens FIK-kenmerk dat met 71# of 75# begint, heeft daarna vijftien of zestien cijfers.',
    danish_mandate:
      'Een Deense incasso (49) heeft het kenmerk van de machtiging en de rekening waarvan wordt geïncasseerd nodig.',
    danish_negative:
      'Een Deense creditfactuur kan geen negatief totaal hebben. Maak in plaats daarvan een factuur.',
    danish_class: 'Een UNSPSC-klasse van een artikel heeft in Denemarken de versie 19.05.01 of 26.08.01.',
    danish_charge:
      'De reden van een toeslag met de code ZZZ is een Deense belastingcode van vier cijfers, of begint met #.',
    swedish_tax_number:
      'Vul "Godkänd för F-skatt" in als fiscaal nummer, of laat het leeg: Zweden staat geen andere tekst toe.',
    swedish_rate:
      'De Zweedse btw-tarieven zijn 25%, 12% en 6%. Vul een daarvan in, of een andere btw-categorie.',
    swedish_giro:
      'Kies de betaalwijze 30, en vul SE:BANKGIRO of SE:PLUSGIRO in als bankcode (BIC): Zweden gebruikt 50 en 56 niet in e-facturen.',
    swedish_transfer: 'Kies de betaalwijze 30: tussen Zweedse bedrijven komt die in plaats van 31.',
    greek_number_parts:
      'Een Grieks factuurnummer heeft zes delen, gescheiden door |: fiscaal nummer, datum, vestiging, documenttype, serie en nummer, zoals 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax:
      'Het eerste deel van het factuurnummer moet het Griekse fiscaal nummer van de verkoper zijn.',
    greek_number_date: 'Het tweede deel van het factuurnummer moet de factuurdatum zijn, zoals 21/11/2026.',
    greek_number_branch:
      'Het derde deel van het factuurnummer moet het nummer van de vestiging zijn, zoals 0.',
    greek_number_type:
      'Het vierde deel van het factuurnummer moet een documenttype van de Griekse belastingdienst zijn, zoals 1.1.',
    greek_number_series: 'Het vijfde deel van het factuurnummer, de serie, is leeg. Vul 0 in als er geen is.',
    greek_number_last: 'Het zesde deel van het factuurnummer, het nummer zelf, is leeg.',
    greek_mark:
      'Een Griekse factuur heeft het nummer nodig dat de belastingdienst eraan heeft gegeven (MARK); dat wordt geschreven als een bijlage met de omschrijving ##M.AR.K## en het nummer als kenmerk.',
    greek_mark_number: 'Het nummer van de Griekse belastingdienst (MARK) moet een geheel getal boven 0 zijn.',
    greek_link:
      'Een Griekse factuur moet onder de bijlagen één link naar zichzelf hebben, met de omschrijving ##INVOICE|URL##.',
    greek_one_link: 'Maar één bijlage kan de omschrijving ##INVOICE|URL## hebben.',
    greek_link_address: 'De bijlage met de omschrijving ##INVOICE|URL## heeft een adres nodig.',
    icelandic_type: 'IJslandse documenten zijn facturen (380) of creditfacturen (381).',
    icelandic_final_date: 'De uiterste vervaldatum (EINDAGI) moet een datum zijn, zoals 2026-12-31.',
    icelandic_due_date: 'Vul de vervaldatum in: er is een uiterste vervaldatum (EINDAGI).',
    icelandic_date_order: 'De uiterste vervaldatum (EINDAGI) ligt vóór de vervaldatum.',
    dutch_order: 'Vul het ordernummer in: een regel noemt een regel van de order.',
  },
  'einvoice.address_kind':
    'Peppol levert niet af op adressen van de soort {value}. Kies een andere soort voor {term:@term}, zoals 0088 voor een GLN of de soort voor het btw-nummer.',
  'einvoice.exemption_category':
    'De vrijstellingscode {code} hoort bij btw-categorie {category}. Kies deze categorie voor de regels, of een andere code.',
  'einvoice.domestic_means': 'Kies een andere betaalwijze: binnen {country:@country} is dat {codes:or}.',
  'einvoice.register_kind': 'Kies {codes:or} als soort van {term:@term}: {country:@country} vereist dat.',
  'einvoice.empty_delivery':
    'Vul de leverdatum in: zonder die datum is het deel van het bestand over de levering leeg, en daarvoor waarschuwen de regels van Factur-X.',
  'einvoice.attachment_address':
    'Het adres van een bijlage moet volledig zijn, zoals https://example.com/report.pdf.',
  '@number_form': {
    gln: 'Een GLN heeft dertien cijfers; het laatste is een controlecijfer.',
    norwegian: 'Een Noors organisatienummer heeft negen cijfers; het laatste is een controlecijfer.',
    norwegian_vat:
      'Een Noors btw-nummer is NO, het organisatienummer van negen cijfers, en MVA, zoals NO923000011MVA.',
    cvr: 'Een Deens CVR-nummer heeft acht cijfers, met of zonder DK ervoor.',
    danish_p: 'Een Deens P-nummer heeft tien cijfers.',
    danish_se: 'Een Deens SE-nummer is DK en acht cijfers.',
    belgian:
      'Een Belgisch ondernemingsnummer heeft tien cijfers zonder punten; de laatste twee zijn controlecijfers.',
    belgian_vat:
      'Een Belgisch btw-nummer is BE en tien cijfers; de laatste twee zijn controlecijfers, zoals BE0780000160.',
    ipa: 'Een Italiaanse kantoorcode (IPA) heeft zes letters of cijfers.',
    italian_tax_code:
      'Een Italiaanse belastingcode (codice fiscale) heeft elf cijfers, of de zestien tekens van een persoon.',
    italian_vat:
      'Een Italiaans btw-nummer (partita IVA) is IT en elf cijfers; het laatste is een controlecijfer.',
    italian_tax_number:
      'Een Italiaans fiscaal nummer heeft 11 tot 16 hoofdletters of cijfers, zonder spaties.',
    swedish:
      'Een Zweeds organisatienummer heeft tien cijfers zonder koppelteken; het laatste is een controlecijfer.',
    swedish_vat: 'Een Zweeds btw-nummer is SE en twaalf cijfers; de laatste twee zijn meestal 01.',
    abn: 'Een Australisch ABN heeft elf cijfers, waaronder controlecijfers.',
    kvk: 'Een Nederlands KVK-nummer heeft acht cijfers.',
    oin: 'Een Nederlands OIN heeft twintig cijfers.',
    dutch_vat: 'Een Nederlands btw-nummer is NL, negen cijfers, B en twee cijfers, zoals NL123456789B01.',
    dutch_branch: 'Een Nederlands vestigingsnummer heeft twaalf cijfers.',
    luxembourg:
      'Een nummer uit het Luxemburgse register (matricule) heeft elf cijfers; het laatste is een controlecijfer.',
    luxembourg_vat: 'Een Luxemburgs btw-nummer is LU en acht cijfers; de laatste twee zijn controlecijfers.',
    greek_vat: 'Een Grieks btw-nummer is EL en negen cijfers; het laatste is een controlecijfer.',
    greek_address:
      'Een Grieks elektronisch adres is van de soort 9933 en heeft de negen cijfers van het btw-nummer; het laatste is een controlecijfer.',
    bankgiro: 'Een Bankgiro-nummer heeft zeven of acht cijfers zonder koppelteken.',
    plusgiro: 'Een Plusgiro-nummer heeft twee tot acht cijfers zonder koppelteken.',
    kennitala: 'Een IJslandse kennitala heeft tien cijfers.',
    icelandic_account: 'Een IJslandse rekening heeft twaalf cijfers: bank, grootboek en nummer.',
  },
  '@country': {
    GB: 'het {value:country}',
    other: '{value:country}',
  },
} satisfies Translation<typeof english.eInvoiceFormTexts>
