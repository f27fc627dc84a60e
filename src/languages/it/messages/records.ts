import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Inserisci {field:@record_field}.',
  'record.wrong_kind': 'Valore di tipo errato. Inserisci {field:@record_field}.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} non è un campo di un cliente.',
    items: '{path} non è un campo di un articolo.',
  },
  'record.repeated_code': 'Un altro articolo ha questo codice. Inserisci un codice diverso.',
  'record.change_gone': 'Questa modifica non si può più annullare.',
  'value.e_invoice_format':
    'Usa xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x o france-factur-x.',
  'value.payment_days': 'Inserisci un numero intero da 0 a 365.',
  'value.email': 'Inserisci un indirizzo e-mail, ad esempio billing@example.com.',
  'value.too_many_currencies': 'Usa al massimo 20 valute.',
  'cell.ambiguous_number':
    '{text} si può leggere in due modi, uno mille volte maggiore dell’altro. Scegli il separatore decimale, o scrivilo senza separatori delle migliaia.',
  'cell.ambiguous_currency':
    '{text} potrebbe essere in {currencies:or}. Aggiungi una colonna currency per la valuta.',
  'cell.other_currency': '{text} non è in {currency}, la valuta della riga. Correggi uno dei due.',
  'cell.not_a_number': 'Inserisci un numero, ad esempio 12,50.',
  'cell.not_a_flag': 'Inserisci «sì» o «no». Una cella vuota significa «no».',
  'cell.not_prices': 'Scrivi i prezzi nella forma USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Indica un solo prezzo in {currency}.',
  'row.ambiguous': 'Corrispondono più schede. Aggiungi la colonna id, presente nelle esportazioni.',
  'row.repeated': 'È la scheda della riga {line:digits}. Mantieni una delle due righe.',
  'table.empty': 'Il file è vuoto. Scegli un altro file.',
  'table.too_large': 'Il file supera {megabytes:digits}\u00a0MB. Dividilo in più file.',
  'table.too_many_rows': 'Il file ha più di {max:digits} righe. Dividilo in più file.',
  'table.too_many_columns': 'La riga {line:digits} ha più di {max:digits} colonne.',
  'table.not_utf8': 'Il file non è testo UTF-8. Salvalo come «CSV UTF-8» e importalo di nuovo.',
  'table.not_text': 'Il file non è una tabella in forma di testo. Salvalo come CSV e importalo di nuovo.',
  'table.quote_open':
    'Le virgolette nella riga {line:digits} non sono chiuse. Correggi il file e importalo di nuovo.',
  'table.quote_misplaced':
    'Nella riga {line:digits} ci sono virgolette nel posto sbagliato. Correggi il file e importalo di nuovo.',
  'table.row_too_long': 'Alla riga {line:digits} una riga è troppo lunga. Forse mancano delle virgolette.',
  'table.repeated_column': 'Due colonne si chiamano {column}. Mantienine una.',
  'table.column_missing':
    'Nella prima riga manca la colonna {column}. Indica i nomi delle colonne nella prima riga.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Una riga è errata, perciò non è stato importato nulla.',
    other: '{rows:digits} righe sono errate, perciò non è stato importato nulla.',
  },

  'payment.credit_note':
    'Questa nota di credito indica una fattura. Registra il rimborso come pagamento negativo di quella fattura.',
  'payment.quote': 'Un preventivo non si paga. Creane una fattura.',
  'payment.zero': 'Inserisci un importo diverso da zero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Inserisci un importo in {currency} con al massimo {digits:digits} decimali.',
    0: 'Inserisci un importo intero in {currency}.',
  },
  'payment.no_correction':
    'Nessuna fattura rettificata emessa per questa fattura ha importi da saldare. Prima emetti la fattura rettificata.',
  'payment.nothing_owed': 'Non resta nulla da pagare.',
  'payment.change_gone': 'Questa modifica non si può più annullare.',

  'schedule.period_billed':
    'Il periodo {period:date} è stato fatturato con {number}, perciò non si crea un’altra fattura. Storna o correggi quella.',
  'schedule.source_missing': 'La fattura da ripetere è stata eliminata.',
  'schedule.no_lines': 'Questa fattura non ha ancora righe. Aggiungine una prima di ripeterla.',
  'schedule.not_invoice': 'Si ripetono solo le fatture, non le note di credito né i preventivi.',
  'schedule.no_date': 'La fattura non ha una data di emissione valida.',
  'schedule.no_period': 'La fine precede la prossima data.',
} as const satisfies Translation<typeof english>
