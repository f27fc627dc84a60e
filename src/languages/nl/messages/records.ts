import type * as english from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Vul {field:@record_field} in.',
  'record.wrong_kind': 'Vul {field:@record_field} van de juiste soort in.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} is geen veld van een klant.',
    items: '{path} is geen veld van een artikel.',
  },
  'record.repeated_code': 'Een ander artikel heeft deze code. Vul een eigen code in.',
  'record.change_gone': 'Deze wijziging kan niet meer ongedaan worden gemaakt.',
  'value.e_invoice_format':
    'Gebruik xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x of france-factur-x.',
  'value.payment_days': 'Vul een geheel getal van 0 tot en met 365 in.',
  'value.email': 'Vul een e-mailadres in, zoals billing@example.com.',
  'value.too_many_currencies': 'Gebruik hoogstens 20 valuta’s.',
  'cell.ambiguous_number':
    '{text} kan ook duizend keer zo veel betekenen. Kies het decimaalteken, of schrijf het zonder scheidingstekens voor duizendtallen.',
  'cell.ambiguous_currency': '{text} kan in {currencies:or} zijn. Voeg een kolom currency toe.',
  'cell.other_currency': '{text} is niet in {currency}, de valuta van de rij. Corrigeer een van beide.',
  'cell.not_a_number': 'Vul een getal in, zoals 12,50.',
  'cell.not_a_flag': 'Vul ja of nee in. Een lege cel betekent nee.',
  'cell.not_prices': 'Schrijf prijzen als USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Vul één prijs in {currency} in.',
  'row.ambiguous':
    'Meerdere klanten of artikelen komen overeen. Voeg de kolom id toe, die in een export staat.',
  'row.repeated':
    'Dit is dezelfde klant of hetzelfde artikel als in regel {line:digits}. Laat een van beide rijen staan.',
  'table.empty': 'Het bestand is leeg. Kies een ander bestand.',
  'table.too_large':
    'Het bestand is groter dan {megabytes:digits}\u00a0MB. Verdeel het over meerdere bestanden.',
  'table.too_many_rows':
    'Het bestand heeft meer dan {max:digits} rijen. Verdeel het over meerdere bestanden.',
  'table.too_many_columns': 'Regel {line:digits} heeft meer dan {max:digits} kolommen.',
  'table.not_utf8': 'Het bestand is geen UTF-8-tekst. Sla het op als ‘CSV UTF-8’ en importeer het opnieuw.',
  'table.not_text': 'Het bestand is geen tabel in tekstvorm. Sla het op als CSV en importeer het opnieuw.',
  'table.quote_open':
    'Het aanhalingsteken in regel {line:digits} is niet gesloten. Corrigeer het bestand en importeer het opnieuw.',
  'table.quote_misplaced':
    'In regel {line:digits} staat een aanhalingsteken op de verkeerde plaats. Corrigeer het bestand en importeer het opnieuw.',
  'table.row_too_long': 'Een rij bij regel {line:digits} is te lang. Mogelijk ontbreekt een aanhalingsteken.',
  'table.repeated_column': 'Twee kolommen heten {column}. Laat er één staan.',
  'table.column_missing':
    'In de eerste regel staat geen kolom {column}. Noem de kolommen in de eerste regel.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Eén rij klopt niet; daarom is er niets geïmporteerd.',
    other: '{rows:digits} rijen kloppen niet; daarom is er niets geïmporteerd.',
  },
  'payment.credit_note':
    'Deze creditfactuur noemt een factuur. Boek de terugbetaling als negatieve betaling bij die factuur.',
  'payment.quote': 'Een offerte wordt niet betaald. Maak er een factuur van.',
  'payment.zero': 'Vul een ander bedrag dan nul in.',
  'payment.too_many_decimals': {
    '0': 'Vul een heel bedrag in {currency} in.',
    select: 'digits',
    other: 'Vul een bedrag in {currency} met hoogstens {digits:digits} decimalen in.',
  },
  'payment.no_correction':
    'Bij geen uitgereikte correctie van deze factuur staat iets open. Reik eerst de gecorrigeerde factuur uit.',
  'payment.nothing_owed': 'Er is niets meer te betalen.',
  'payment.change_gone': 'Deze wijziging kan niet meer ongedaan worden gemaakt.',
  'schedule.period_billed':
    'De periode van {period:date} is als {number} in rekening gebracht; daarom komt er geen andere factuur voor. Crediteer of corrigeer die.',
  'schedule.source_missing': 'De factuur die wordt herhaald, is verwijderd.',
  'schedule.no_lines': 'Deze factuur heeft nog geen regels. Voeg er een toe voordat je de factuur herhaalt.',
  'schedule.not_invoice': 'Alleen facturen worden herhaald, geen creditfacturen en offertes.',
  'schedule.no_date': 'De factuur heeft geen geldige factuurdatum.',
  'schedule.no_period': 'Het einde ligt vóór de volgende datum.',
} satisfies Translation<typeof english.recordTexts>
