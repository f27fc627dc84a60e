import type * as english from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'De PDF kon op deze computer niet worden gemaakt; niemand heeft dus gezien hoe die eruitziet.',
  'invoice_number.space_around': 'Het nummer begint of eindigt met een spatie.',
  'quantity.zero': 'Het aantal is 0: deze regel telt niets op.',
  'invoice_number.without_digits': 'In het nummer staat geen cijfer.',
  'invoice_number.zero': 'Het nummer is 0. Facturen worden meestal vanaf 1 genummerd.',
  'invoice_number.unfilled': 'In het nummer staat {part}, waarvoor iets had moeten worden ingevuld.',
  'unit_price.both_negative':
    'Aantal en prijs zijn allebei negatief; daarom wordt deze regel opgeteld, niet afgetrokken.',
  'price_quantity.large':
    'De prijs geldt voor meer dan 100.000 eenheden. Controleer de hoeveelheid van de prijs.',
  'item.rounds_to_zero':
    'Deze regel komt op minder dan de helft van de kleinste eenheid van de valuta en telt niets op.',
  'charge_amount.above_line': 'De toeslag is hoger dan het bedrag van de regel.',
  'charge.above_lines': 'De toeslag is hoger dan de som van de regels.',
  'buyer.is_seller': 'De klant is de afzender van dit document.',
  'preceding_invoice.own_number': 'De eerdere factuur heeft het nummer van deze factuur.',
  'preceding_invoice.other_rate':
    'Geen regel heeft dit btw-tarief; daarom wordt btw afgetrokken die op deze factuur niet staat.',
  'preceding_invoice.later': 'De eerdere factuur heeft een latere datum dan deze.',
  'payment_terms.unusual':
    'De voorwaarden geven {percent:number}% korting bij betaling binnen {days:digits} dagen. Controleer beide.',
  'payment_terms.unusual_interest':
    'De voorwaarden rekenen {percent:number}% bij betaling na {days:digits} dagen. Controleer beide.',
  'payment_terms.malformed':
    'Een regel lijkt op een korting die programma’s toepassen, maar is niet zo geschreven: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'De voorwaarden noemen een bedrag van {base:decimal}, dat geen deel van het totaal is.',
  'payment_terms.after_due':
    'De voorwaarden geven korting bij betaling binnen {days:digits} dagen, en dat is na de vervaldatum.',
  'description.month_outside_period':
    'De tekst noemt de maand {month}, die buiten de periode van de factuur ligt.',
  'period.reversed': 'De periode eindigt voordat ze begint.',
  'date.far_after_issue':
    'Deze datum ligt {days:digits} dagen na de datum van het document. Controleer het jaar.',
  'date.far_before_issue':
    'Deze datum ligt {days:digits} dagen vóór de datum van het document. Controleer het jaar.',
  'due_date.before_issue': 'De vervaldatum ligt vóór de factuurdatum.',
  'country.unknown': {
    select: 'code',
    UK: '{code} is geen landcode van ISO 3166. Het Verenigd Koninkrijk is GB.',
    other: '{code} is geen landcode van ISO 3166.',
  },
  'postcode.differs':
    'Het afgedrukte adres heeft de postcode {written}, maar in een e-factuur zou {postcode} staan.',
  'address.city_not_printed':
    'De pagina drukt deze regels af, zonder {city}. Voeg een regel met postcode en plaats toe.',
  'prepaid.negative': 'Het vooruitbetaalde bedrag is negatief; daardoor wordt het te betalen bedrag hoger.',
  'text.placeholder':
    '{placeholder} wordt zo afgedrukt. Alleen bij facturen van een schema of voor de volgende periode wordt het ingevuld.',
  'text.other_placeholder':
    '{placeholder} lijkt op een invulveld dat niet is ingevuld. Het wordt zo afgedrukt.',
  'text.month_of_earlier':
    'Deze tekst noemt {month:month}, en {number} van {date:date} heeft dezelfde tekst. Controleer de maand.',
  'iban.mistyped': 'In dit IBAN zit een typefout: de controlecijfers kloppen niet.',
  'seller.name_too_long_for_payment_code':
    'Er wordt geen betaalcode afgedrukt: de standaard van de banken staat {limit:digits} tekens voor een naam toe, en die van de rekeninghouder is langer.',
  'discount.raises_total': 'Deze korting verhoogt het totaal.',
  'discount.above_subtotal': 'De korting is hoger dan de som van de regels.',
  'discount.large': 'De korting is {percent:decimal}%. Controleer of dat de bedoeling is.',
  'discount.large_with_lines':
    'Met de kortingen van de regels is de korting {percent:decimal}%. Controleer of dat de bedoeling is.',
  'discount.large_lines':
    'Regels die worden afgetrokken en kortingen halen {percent:decimal}% van de andere regels af. Controleer of dat de bedoeling is.',
  'cash_rounding.large':
    'Het te betalen bedrag wordt afgerond op {unit:decimal} {currency}, meer dan een munt. Gebruikelijk is de kleinste munt.',
  'payable.zero': 'Er is niets meer te betalen: het voorschot is het hele totaal.',
  'payable.negative': 'Het voorschot is hoger dan het totaal; daarom is het te betalen bedrag negatief.',
  'payable.above_deducted':
    'Er wordt meer afgetrokken dan het totaal; daarom is het te betalen bedrag negatief.',
  'payable.rounded_to_zero': 'Door de afronding wordt het te betalen bedrag 0 of minder.',
  'total.zero': 'Het totaal is 0. Controleer de aantallen en prijzen.',
  'total.negative':
    'Het totaal is negatief: deze factuur vraagt geen geld. Gebruik in plaats daarvan een creditfactuur met positieve bedragen.',
  'total.negative_quote':
    'Het totaal is negatief: deze offerte biedt niets aan waarvoor moet worden betaald.',
  'payment_details.missing':
    'De betaalgegevens ontbreken. Vul een rekening in, of schrijf in de betalingsvoorwaarden hoe moet worden betaald.',
  'due_date.missing':
    'Vul een vervaldatum of betalingsvoorwaarden in, zodat duidelijk is wanneer moet worden betaald.',
  'issue_date.far_ahead':
    'De datum van het document ligt {days:digits} dagen in de toekomst. Controleer de maand en het jaar.',
  'issue_date.long_ago':
    'De datum van het document ligt {days:digits} dagen in het verleden. Controleer de maand en het jaar.',
  'tax_rate.unusual':
    '{rate:decimal}% is geen btw-tarief van {country:@country}. Gebruikelijk: {usual:or:@percent}.',
  'tax_rate.high': '{rate:decimal}% is meer dan de btw van welk land ook. Controleer het tarief.',
  'tax_rate.on_export':
    'De klant zit in het buitenland ({buyer:country}), en bij uitvoer wordt meestal geen btw van het eigen land ({country:country}) berekend. Controleer het tarief.',
  'tax_rate.missing':
    'Hier ontbreekt een btw-tarief terwijl andere er een hebben; daarom wordt geen btw berekend. Vul 0 in als dat de bedoeling is.',
  'tax_category.without_tax':
    'De categorie {category} betekent dat geen btw wordt berekend, maar er is een btw-tarief.',
  'currency.unusual': 'De valuta is {currency}, terwijl deze klant meestal {usual} heeft.',
  'prices_include_tax.unusual': 'De prijzen zijn inclusief btw, anders dan op je eerdere facturen.',
  'prices_include_tax.unusually_off':
    'De btw komt boven op de prijzen, terwijl de prijzen op je eerdere facturen inclusief btw waren.',
  'amount.unusual':
    'Het te betalen bedrag, {amount:decimal} {currency}, is veel hoger dan gebruikelijk bij deze klant: ongeveer {usual:decimal} {currency} op de laatste {count:digits} facturen.',
  'amount.above_all':
    'Het te betalen bedrag, {amount:decimal} {currency}, is ten minste duizend keer het hoogste van je laatste facturen, {largest:decimal} {currency}.',
  'seller.name_missing': 'Vul in van wie de {type:@kind} afkomstig is.',
  'buyer.name_missing': 'Vul in aan wie de {type:@kind} is gericht.',
  'issue_date.missing': 'Vul de datum van het document in.',
  'seller.address_missing': 'Vul je volledige adres in: de btw-wetgeving vraagt erom.',
  'buyer.address_missing': 'Vul het volledige adres van de klant in: de btw-wetgeving vraagt erom.',
  'seller.tax_id_missing': 'Vul je btw-nummer of fiscaal nummer in: de btw-wetgeving vraagt erom.',
  'buyer.tax_id_missing':
    'Vul het btw-nummer van de klant in: zonder btw is het verplicht voor een bedrijf in de EU.',
  'delivery_date.unknown': 'Vul de datum van de levering of dienst in, als die niet de factuurdatum is.',
  'tax_note.reverse_charge':
    'Schrijf waarom geen btw wordt berekend, zoals ‘Btw verlegd’ bij een bedrijf in een ander EU-land.',
  'tax_note.exemption':
    'Schrijf waarom geen btw wordt berekend, zoals de vrijstelling die van toepassing is.',
} satisfies Translation<typeof english.findingTexts>
