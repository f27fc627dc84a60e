import type * as english from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'De tekst is te diep genest.',
  'json.too_many_values':
    'De tekst heeft meer dan {max:digits} waarden. Een factuur met het hoogste toegestane aantal factuurregels heeft er minder.',
  'json.name_too_long':
    'De tekst bevat een veldnaam van meer dan {max:digits} tekens; geen veld heeft zo’n naam.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'De tekst is geen JSON: een komma vóór {mark} in regel {line:digits}, kolom {column:digits}.',
    comma_missing:
      'De tekst is geen JSON: er ontbreekt een komma in regel {line:digits}, kolom {column:digits}.',
    colon_missing:
      'De tekst is geen JSON: er ontbreekt een dubbelepunt in regel {line:digits}, kolom {column:digits}.',
    ends_early: 'De tekst is geen JSON: hij eindigt te vroeg in regel {line:digits}, kolom {column:digits}.',
    nothing: 'De tekst is geen JSON: er staat niets in regel {line:digits}, kolom {column:digits}.',
    single_quotes:
      'De tekst is geen JSON: enkele in plaats van dubbele aanhalingstekens in regel {line:digits}, kolom {column:digits}.',
    text_after:
      'De tekst is geen JSON: er staat nog tekst na het einde in regel {line:digits}, kolom {column:digits}.',
    unclosed_text:
      'De tekst is geen JSON: een tekst tussen aanhalingstekens die niet is gesloten of een regeleinde bevat in regel {line:digits}, kolom {column:digits}.',
    unexpected:
      'De tekst is geen JSON: onverwacht teken {mark} in regel {line:digits}, kolom {column:digits}.',
    unexpected_character:
      'De tekst is geen JSON: een onverwacht teken in regel {line:digits}, kolom {column:digits}.',
    unknown_number:
      'De tekst is geen JSON: een getal dat JSON niet kent in regel {line:digits}, kolom {column:digits}.',
    unquoted_name:
      'De tekst is geen JSON: een veldnaam zonder dubbele aanhalingstekens in regel {line:digits}, kolom {column:digits}.',
  },
  'field.missing': 'Vul {field:@field} in.',
  'field.repeated': '{path} is twee keer opgegeven. Laat alleen de juiste staan.',
  'field.unknown': {
    select: 'near',
    null: '{name} is geen veld van {owner:@owner}.',
    other: '{name} is geen veld van {owner:@owner}. Bedoelde je {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} heeft geen eigen bedrag. Laat dit weg: {field:@field}, of anders de soort.',
  'field.not_text': 'Geef {field:@field} op als tekst, tussen dubbele aanhalingstekens.',
  'field.not_number': 'Geef {field:@field} op als getal, zoals 12.50.',
  'field.not_list': 'Geef {field:@field} op als lijst tussen vierkante haken.',
  'field.not_flag': 'Gebruik true of false voor {field:@field}.',
  'field.not_object': 'Geef {field:@field} op als object tussen accolades.',
  'invoice.not_object': 'Een factuur is een JSON-object met {required:and}.',
  'item.not_object': 'Een factuurregel is een object met {required:and}.',
  'items.missing': 'Voeg ten minste één factuurregel toe.',
  'value.broken_character': 'Bevat een beschadigd teken. Verwijder het en typ het opnieuw.',
  'value.too_long': 'Gebruik hoogstens {max:digits} tekens.',
  'value.too_many_lines': 'Gebruik hoogstens {max:digits} regels.',
  'value.line_break': 'Gebruik één regel, zonder regeleinde.',
  'value.control_characters': 'Verwijder de besturingstekens.',
  'value.bidi_controls': 'Verwijder de onzichtbare tekens die de volgorde van de tekens veranderen.',
  'value.not_a_number': 'Vul een getal in, zoals 12,50.',
  'value.decimal_comma': 'Schrijf het getal met een punt in plaats van een komma, zoals 12.50.',
  'value.too_many_digits': 'Gebruik hoogstens {before:digits} cijfers voor de komma en {after:digits} erna.',
  'value.percentage': 'Vul een percentage van 0 tot en met 100 in.',
  'value.too_many_entries': 'Gebruik hoogstens {max:digits} waarden.',
  'value.not_negative': 'Vul een bedrag in dat niet lager is dan 0.',
  'value.positive': 'Vul een bedrag boven 0 in, zoals 0,05.',
  'value.date': 'Vul een geldige datum in, in de vorm JJJJ-MM-DD.',
  'value.language': 'Gebruik een taalcode, zoals en of de-DE.',
  'attachment.name':
    'Gebruik een bestandsnaam zonder pad en bijzondere tekens die eindigt op .pdf, .png, .jpg, .csv, .xlsx of .ods.',
  'attachment.kind':
    'Gebruik een PDF-, PNG-, JPEG-, CSV-, XLSX- of ODS-bestand als base64-data-URL, geen leeg bestand.',
  'attachment.content':
    'De inhoud van het bestand is van een ander type dan is aangegeven. Sla het opnieuw op als dat type.',
  'attachment.name_of_type':
    'Laat de naam eindigen op {extensions:or:@extension}, zoals het type van het bestand aangeeft.',
  'attachment.same_name': 'Een andere bijlage heeft deze naam. Geef elke bijlage een eigen naam.',
  'attachment.no_file': 'Vul het adres van het bestand in, of voeg het bestand zelf toe.',
  'attachment.file_and_link': 'Geef het bestand op of het adres ervan, niet allebei.',
  'attachments.too_large':
    'De bijlagen zijn samen groter dan 1\u00a0MiB. Laat dit bestand weg, of gebruik een kleiner bestand.',
  'value.https_link':
    'Vul een volledig adres in dat begint met https://, zoals https://example.com/report.pdf, zonder gebruikersnaam, spaties of letters buiten ASCII.',
  'value.logo_size': 'Gebruik een afbeelding van hoogstens 1\u00a0MiB.',
  'value.logo_kind': 'Gebruik een PNG- of JPEG-afbeelding als base64-data-URL.',
  'value.color': 'Gebruik een kleur als #rrggbb, zoals #1d3fbb.',
  'value.scheme': 'Kies uit de lijst, of vul een code in, zoals EM of 0088.',
  'value.unit_code': 'Kies een eenheid uit de lijst, of vul een code in, zoals HUR voor uren.',
  'value.line_kind': 'Gebruik "heading", "text", "subtotal" of "optional" als soort regel.',
  'value.tax_category': 'Gebruik S, Z, E, AE, K, G of O als btw-categorie.',
  'value.payment_means':
    'Kies uit de lijst, of vul een code van UNTDID 4461 in, zoals 58 voor een SEPA-overschrijving.',
  'value.exemption_code': 'Kies uit de lijst, of vul een code van VATEX in, zoals VATEX-EU-132.',
  'value.business_process': 'Gebruik een bedrijfsproces van de Franse hervorming, zoals B1, S1 of M1.',
  'value.e_invoice': 'Gebruik "factur-x" of "france-factur-x" als e-factuur.',
  'value.typeface': 'Gebruik "sans" of "serif" als lettertype.',
  'value.paper': 'Gebruik "A4" of "Letter" als papierformaat.',
  'value.currency': 'Gebruik een valutacode van ISO 4217, zoals EUR.',
  'value.country': 'Gebruik een landcode van twee letters, zoals DE.',
  'value.template_name': 'Gebruik de naam van een sjabloon, zoals minimal.',
  'value.invoice_number': 'Vul een factuurnummer in.',
  'value.description': 'Vul een omschrijving in.',
  'items.too_many': 'Gebruik hoogstens {max:digits} factuurregels.',
  'discount.twice': 'Geef de korting op in procenten of als bedrag, niet allebei.',
  'cash_rounding.too_fine':
    'Gebruik een eenheid die in {currency} kan worden betaald: hoogstens {digits:digits} decimalen.',
  'item.amount_too_large': 'Komt op meer dan 15 cijfers. Verlaag het aantal of de prijs.',
  'invoice.total_too_large': 'Het totaal komt op meer dan 15 cijfers.',
  'value.document_type':
    'Gebruik "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" of "deposit" als documenttype.',
  'type.not_sent':
    'Deze verbinding verzendt alleen het sjabloon, het nummer en de regels; de dienst zou van deze {type:@kind} dus een factuur maken. Laat de verbinding alle velden verzenden, of gebruik een andere.',
  'items.none_sent':
    'Deze verbinding verzendt alleen regels, en dit document heeft er geen die meetelt. Laat de verbinding alle velden verzenden, of gebruik een andere.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Deze verbinding verzendt alleen gewone regels; het document wordt dus gemaakt zonder één regel die een kop, tekst, subtotaal of optionele regel is.',
    other:
      'Deze verbinding verzendt alleen gewone regels; het document wordt dus gemaakt zonder {count:digits} regels die een kop, tekst, subtotaal of optionele regel zijn.',
  },
  'invoice.billed_before':
    '{number} van {date:date} brengt deze klant al dezelfde regels of dezelfde periode in rekening.',
  'invoice.same_not_confirmed':
    '{number} van {date:date} heeft dezelfde regels, en het is niet bekend of die in rekening is gebracht. Controleer dat eerst.',
  'invoice.billed_together':
    '{number} van {date:date}, dat samen met dit document wordt ingediend, brengt deze klant dezelfde regels of dezelfde periode in rekening.',
  'field.not_sent':
    'Deze verbinding verzendt dit niet: {field:@field}. Het document wordt zonder dit gegeven gemaakt en in rekening gebracht.',
  'fields.not_sent': 'Deze verbinding verzendt dit niet: {fields:and:@field}.',
  'amount.another_sent':
    'In het document staat {written:decimal} {writtenCurrency}, maar deze verbinding verzendt {sent:decimal} {sentCurrency}.',
  'field.not_printed': 'Op {type:@kinds} wordt dit niet getoond: {field:@field}.',
  'item.optional_not_billed':
    'Deze regel is optioneel; daarom telt deze {type:@kind} hem niet mee. Is hij besteld, maak er dan een gewone regel van; zo niet, verwijder hem.',
  'valid_until.before_issue': 'De offerte verloopt vóór de datum van de offerte.',
  'preceding_invoice.number_missing': 'Vul het nummer van de oorspronkelijke factuur in.',
  'total.negative_credit_note':
    'Het totaal is negatief. Een creditfactuur heeft positieve bedragen, die van de factuur worden afgetrokken.',
  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} crediteert al {credited:decimal} van {total:decimal} {currency}.',
    other: '{numbers:and} crediteren al {credited:decimal} van {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Deze creditfactuur is in {currency}, en de factuur in {original}: wat op de factuur openstaat, wordt niet lager.',
  'credit.above_rest':
    'Hiermee wordt meer gecrediteerd dan van de factuur over is. Na de andere creditfacturen is er {rest:decimal} {currency} over.',
  'deposit.deducted_twice':
    'Het voorschot van {amount:decimal} {currency} is ook al afgetrokken door {numbers:and}. Verwijder het hier, of laat een creditfactuur voor {numbers:and} het ook aftrekken.',
  'deposit.not_deducted':
    'Geen factuur trekt het voorschot van {amount:decimal} {currency} van {numbers:and} af. Vul het hier in als het is betaald.',
  'deposit.returned_and_deducted':
    'Het voorschot van {amount:decimal} {currency} wordt door deze creditfactuur teruggegeven, en is al afgetrokken door {numbers:and}. Vul het ook hier in, zodat het niet wordt teruggegeven.',
  'deposit.moved_twice':
    'Het voorschot van {amount:decimal} {currency} is ook afgetrokken door {numbers:and}, waarmee dezelfde factuur wordt gecrediteerd. Verwijder het hier.',
  'deposit.not_returned':
    'Geen factuur in plaats van {numbers:and} trekt het voorschot van {amount:decimal} {currency} af. Verwijder het hier, zodat het wordt teruggegeven.',
  'deposit.left_by_deletion':
    'Het voorschot van {amount:decimal} {currency} is door {numbers:and} aan dit document overgelaten. Als dit wordt verwijderd, trekt geen factuur het voorschot af: trek het af op een andere, of betaal het terug.',
  'deposit.twice_after_deletion':
    'Als deze creditfactuur wordt verwijderd, is het voorschot van {amount:decimal} {currency} meer dan één keer afgetrokken: door {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} trekt deze voorschotfactuur al af.',
    other: '{numbers:and} trekken deze voorschotfactuur al af.',
  },
  'deposit.credited': 'Deze voorschotfactuur is gecrediteerd; er is dus niets meer af te trekken.',
  'quote.no_lines': 'In deze offerte wordt nog niets aangeboden. Voeg eerst een regel toe.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} is al van deze offerte gemaakt.',
    other: '{numbers:and} zijn al van deze offerte gemaakt.',
  },
} satisfies Translation<typeof english.invoiceTexts>
