import type * as english from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'Dit bestand kan niet als {encoding} worden gelezen. Vraag de afzender om het bestand in UTF-8.',
  'einvoice.malformed':
    'Dit bestand is geen goedgevormde XML; de fout staat in regel {line:digits}. Vraag de afzender om het oorspronkelijke bestand.',
  'einvoice.doctype':
    'Dit bestand heeft een documenttypedeclaratie, die e-facturen nooit nodig hebben. Het is niet geopend.',
  'einvoice.too_large': 'Dit bestand is groter dan {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Dit bestand nest zijn elementen dieper dan {max:number} niveaus. Het is niet geopend.',
    elements: 'Dit bestand heeft meer dan {max:number} elementen. Het is niet geopend.',
    attributesPerElement:
      'Een element van dit bestand heeft meer dan {max:number} attributen. Het is niet geopend.',
    namespacesPerElement:
      'Een element van dit bestand declareert meer dan {max:number} naamruimten. Het is niet geopend.',
  },
  'einvoice.quote': 'Een offerte heeft geen e-factuur. Maak er eerst een factuur van.',
  'einvoice.pdf_encrypted':
    'Voor deze PDF is een wachtwoord nodig. Vraag de afzender om het bestand zonder wachtwoord, of om het XML-bestand.',
  'einvoice.pdf_damaged':
    'Deze PDF is beschadigd, en de e-factuur kan niet worden gelezen. Vraag de afzender om het oorspronkelijke bestand.',
  'einvoice.pdf_too_much':
    'Het lezen van deze PDF kost te veel tijd of geheugen. De PDF is niet geopend. Vraag de afzender om het XML-bestand.',
  'einvoice.too_much': 'Het lezen van dit bestand kost te veel tijd of geheugen. Het is niet geopend.',
  'einvoice.not_open': 'Deze e-factuur is niet meer geopend. Open het bestand opnieuw.',
  'einvoice.no_content': 'Het bestand bevat deze bijlage niet.',
  'einvoice.pdf_without_einvoice':
    'Deze PDF bevat geen e-factuur. Vraag de afzender of er een in een ander bestand staat.',
  'einvoice.unknown_root': 'Dit XML-bestand is geen e-factuur in UBL of CII: het hoofdelement is {root}.',
  'einvoice.other_specification':
    'Dit bestand volgt een andere specificatie: {specification}. Het is alleen gelezen, niet gecontroleerd.',
  'einvoice.identifier_not_written':
    'De e-factuur bevat dit nummer niet, omdat de regels van het land van elk nummer het register vragen. Kies het register, als het er een heeft.',
  'einvoice.tax_id_not_written':
    'De e-factuur bevat dit nummer niet, omdat het geen btw-nummer is en het register ervan niet bekend is. Corrigeer het, of vul het in als registratienummer met het register.',
  'einvoice.received': 'E-factuur voor de klant: {problem:message}',
  'einvoice.peppol_type':
    'Peppol-facturatie kent dit documenttype niet: facturen uitgereikt door de afnemer hebben daar een eigen proces.',
  'einvoice.german_type':
    'In Peppol zijn gecorrigeerde facturen alleen voor een verkoper en een koper in Duitsland.',
  'einvoice.address_not_read':
    'In deze regels zijn geen postcode en plaats gevonden; een e-factuur bevat ze dus alleen als regels. Schrijf ze zoals op een envelop, of vul hieronder straat, postcode en plaats in.',
  'einvoice.leitweg_id':
    'De controlecijfers van deze Leitweg-ID kloppen niet. Vergelijk die met wat de klant heeft geschreven.',
  'einvoice.missing': 'Vul {term:@term} in.',
  'einvoice.wrong_sum':
    '{term:capital:@term} is {found:decimal}, en de andere bedragen komen samen op {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term} is {value:decimal}; e-facturen staan twee decimalen toe.',
  'einvoice.negative_price':
    '{term:capital:@term} is negatief. Vul in plaats daarvan een negatief aantal in.',
  'einvoice.unknown_code': '{value} is geen code die e-facturen toestaan voor {term:@term}.',
  'einvoice.vat_prefix': 'Begin {term:@term} met de code van het land, zoals DE.',
  'einvoice.breakdown_count': 'De btw-specificatie past niet bij de regels van btw-categorie {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Vul het btw-nummer van de verkoper in: btw-categorie {category} vereist dat.',
    G: 'Vul het btw-nummer van de verkoper in: btw-categorie {category} vereist dat.',
    other: 'Vul het btw-nummer of fiscaal nummer van de verkoper in: btw-categorie {category} vereist dat.',
  },
  'einvoice.buyer_tax_id': 'Vul het btw-nummer van de klant in: btw-categorie {category} vereist dat.',
  'einvoice.vat_id_forbidden':
    'Verwijder de btw-nummers: een factuur buiten de werkingssfeer van de btw (categorie O) mag er geen hebben.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Vul een btw-tarief boven 0% in: btw-categorie {category} vereist dat.',
    'not negative': 'Vul een btw-tarief van 0% of meer in: btw-categorie {category} vereist dat.',
    zero: 'Vul een btw-tarief van 0% in: btw-categorie {category} vereist dat.',
    absent: 'Verwijder het btw-tarief: btw-categorie {category} heeft er geen.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Vul in waarom geen btw wordt berekend: btw-categorie {category} vereist dat.',
    forbidden: 'Verwijder de reden waarom geen btw wordt berekend: btw-categorie {category} heeft er geen.',
  },
  'einvoice.intra_community_date':
    'Vul de leverdatum of de gefactureerde periode in: intracommunautaire leveringen vereisen een van beide.',
  'einvoice.intra_community_country':
    'Vul het land van het afleveradres in: intracommunautaire leveringen vereisen dat.',
  'einvoice.split_payment_country':
    'Gesplitste betaling (btw-categorie B) bestaat alleen tussen Italiaanse adressen, en deze factuur noemt een ander land.',
  'einvoice.split_payment_standard':
    'Gesplitste betaling (btw-categorie B) kan niet samen met het normale tarief (btw-categorie S) op een factuur staan.',
  'einvoice.mixed_categories':
    'Regels buiten de werkingssfeer van de btw (categorie O) kunnen niet samen met andere btw-categorieën op een factuur staan.',
  'einvoice.period_order': 'De periode eindigt voordat ze begint.',
  'einvoice.period_outside': 'De periode van deze regel ligt buiten de gefactureerde periode.',
  'einvoice.tax_point_twice':
    'Vul de datum in waarop de btw verschuldigd wordt, of de regel ervoor, maar niet allebei.',
  'einvoice.seller_identification':
    'Vul het btw-nummer, het registratienummer of een andere identificatie van de verkoper in, zodat de software van de klant de verkoper herkent.',
  'einvoice.discount_terms':
    'Een regel van de betalingsvoorwaarden die met # begint, moet eruitzien als #SKONTO#TAGE=14#PROZENT=2.00#; andere tekst moet in eigen regels staan.',
  'einvoice.same_file_name': 'Twee bijlagen hebben dezelfde bestandsnaam.',
  'einvoice.payment_groups':
    'Deze betaalgegevens horen niet bij deze betaalwijze: een overschrijving heeft een rekening, een kaartbetaling een kaart, een incasso een machtiging.',
  'einvoice.same_tax_currency': 'Verwijder de btw-valuta: het is de valuta van de factuur.',
  'einvoice.tax_signs': 'Het btw-totaal is in de ene valuta positief en in de andere negatief.',
  'einvoice.price_quantity': 'De prijs moet voor een hoeveelheid boven 0 gelden.',
  'einvoice.one_preceding_invoice':
    'Bestanden van CII D16B, zoals XRechnung (CII), kunnen één eerdere factuur noemen. Kies een formaat in UBL, zoals XRechnung (UBL) of Peppol, of Factur-X; die noemen ze allemaal.',
  'einvoice.payee_is_seller': 'Verwijder de begunstigde: het is de verkoper.',
  'einvoice.iban': 'Deze rekening is geen geldig IBAN, dat voor een SEPA-overschrijving nodig is.',
  'einvoice.debited_iban':
    'De rekening waarvan wordt geïncasseerd is geen geldig IBAN, dat voor een SEPA-incasso nodig is.',
  'einvoice.email': 'Vul een geldig e-mailadres in, zoals name@example.com.',
  'einvoice.unusual_type': 'XRechnung verwacht een van deze documenttypen: {types}.',
  'einvoice.specification': 'De identificatie van de specificatie is niet die van {format}.',
  'einvoice.process':
    'Het bedrijfsproces is er geen van Peppol, zoals urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Voeg de opmerkingen samen tot één: Peppol staat er alleen meerdere toe als verkoper en koper in Duitsland zijn.',
  'einvoice.phone': 'Vul een telefoonnummer met ten minste drie cijfers in.',
  'einvoice.price_unit': 'De prijs geldt voor een andere eenheid dan het aantal.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Regel {line:digits}: {element} is niet toegestaan in {parent}.',
    other: 'Regel {line:digits}: {element} is niet toegestaan in {parent}. Hier verwacht: {expected}.',
  },
  'einvoice.element_order':
    'Regel {line:digits}: {element} staat op de verkeerde plaats: in {parent} moet het vóór {next} staan.',
  'einvoice.element_repeated':
    'Regel {line:digits}: {element} komt vaker voor in {parent} dan is toegestaan.',
  'einvoice.element_missing': 'Regel {line:digits}: in {parent} ontbreekt {element}.',
  'einvoice.element_text':
    'Regel {line:digits}: {element} bevat de tekst "{value}", en daar zijn alleen elementen toegestaan.',
  'einvoice.element_value':
    'Regel {line:digits}: "{value}" is geen waarde van {element}; het moet {type:@xml_type} zijn.',
  'einvoice.element_code': 'Regel {line:digits}: "{value}" is geen code uit de lijst voor {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Regel {line:digits}: {element} schendt deze regel. Verwacht: {expected}.',
    other: 'Regel {line:digits}: {element} is "{value}". Verwacht: {expected}.',
  },
  'einvoice.element_decimals':
    'Regel {line:digits}: {element} is "{value}", en er zijn hoogstens twee decimalen toegestaan.',
  'einvoice.blank_text': 'Vul tekst in, of laat dit veld leeg: er staan alleen spaties in.',
  'einvoice.element_empty':
    'Regel {line:digits}: {element} is leeg. Elementen zonder inhoud zijn niet toegestaan.',
  'einvoice.other_currency':
    'Regel {line:digits}: {element} is in {value}, maar de valuta van het document is {expected}.',
  'einvoice.attribute_unknown': 'Regel {line:digits}: {element} mag het attribuut {attribute} niet hebben.',
  'einvoice.attribute_missing': 'Regel {line:digits}: bij {element} ontbreekt het attribuut {attribute}.',
  'einvoice.attribute_value':
    'Regel {line:digits}: "{value}" is geen waarde van het attribuut {attribute} van {element}.',
  ...eInvoiceFormTexts,
  '@xml_type': {
    decimal: 'een getal zoals 1234.50',
    boolean: 'true of false',
    date: 'een datum zoals 2026-11-30',
    time: 'een tijd zoals 14:30:00',
    dateTime: 'een datum met tijd, zoals 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} satisfies Translation<typeof english.eInvoiceTexts>
