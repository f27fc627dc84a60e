import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'Il testo ha troppi livelli di annidamento.',
  'json.too_many_values':
    'Il testo ha più di {max:digits} valori. Una fattura con il numero massimo di righe ne ha meno.',
  'json.name_too_long':
    'Il testo contiene un nome di campo di più di {max:digits} caratteri, che nessun campo ha.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'Il testo non è JSON: una virgola prima di {mark} alla riga {line:digits}, colonna {column:digits}.',
    comma_missing: 'Il testo non è JSON: manca una virgola alla riga {line:digits}, colonna {column:digits}.',
    colon_missing:
      'Il testo non è JSON: mancano i due punti alla riga {line:digits}, colonna {column:digits}.',
    ends_early:
      'Il testo non è JSON: finisce troppo presto alla riga {line:digits}, colonna {column:digits}.',
    nothing: 'Il testo non è JSON: non c’è nulla alla riga {line:digits}, colonna {column:digits}.',
    single_quotes:
      'Il testo non è JSON: virgolette singole invece di doppie alla riga {line:digits}, colonna {column:digits}.',
    text_after:
      'Il testo non è JSON: altro testo dopo la fine alla riga {line:digits}, colonna {column:digits}.',
    unclosed_text:
      'Il testo non è JSON: un testo tra virgolette che non è chiuso o contiene un’interruzione di riga alla riga {line:digits}, colonna {column:digits}.',
    unexpected: 'Il testo non è JSON: {mark} inatteso alla riga {line:digits}, colonna {column:digits}.',
    unexpected_character:
      'Il testo non è JSON: un carattere inatteso alla riga {line:digits}, colonna {column:digits}.',
    unknown_number:
      'Il testo non è JSON: un numero che JSON non conosce alla riga {line:digits}, colonna {column:digits}.',
    unquoted_name:
      'Il testo non è JSON: un nome di campo senza virgolette doppie alla riga {line:digits}, colonna {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Inserisci {field:@field}.',
  'field.repeated': '{path} è indicato due volte. Mantieni quello giusto.',
  'field.unknown': {
    select: 'near',
    null: '{name} non è un campo {owner:@owner.of}.',
    other: '{name} non è un campo {owner:@owner.of}. Intendevi {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} non ha un proprio importo. Da omettere: {field:@field}, o il tipo di riga.',
  'field.not_text': 'Inserisci {field:@field} come testo, tra virgolette doppie.',
  'field.not_number': 'Inserisci {field:@field} come numero, ad esempio 12.50.',
  'field.not_list': 'Indica {field:@field} come elenco tra parentesi quadre.',
  'field.not_flag': 'Indica {field:@field}: usa true o false.',
  'field.not_object': 'Indica {field:@field} come oggetto tra parentesi graffe.',
  'invoice.not_object': 'Una fattura è un oggetto JSON con {required:and}.',
  'item.not_object': 'Una riga è un oggetto con {required:and}.',
  'items.missing': 'Aggiungi almeno una riga.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contiene un carattere danneggiato. Cancellalo e riscrivilo.',
  'value.too_long': 'Usa al massimo {max:digits} caratteri.',
  'value.too_many_lines': 'Usa al massimo {max:digits} righe.',
  'value.line_break': 'Usa una sola riga, senza interruzioni.',
  'value.control_characters': 'Rimuovi i caratteri di controllo.',
  'value.bidi_controls': 'Rimuovi i segni invisibili che cambiano l’ordine dei caratteri.',
  'value.not_a_number': 'Inserisci un numero, ad esempio 12,50.',
  'value.decimal_comma': 'Scrivi il numero con il punto al posto della virgola, ad esempio 12.50.',
  'value.too_many_digits':
    'Usa fino a {before:digits} cifre prima del separatore decimale e {after:digits} dopo.',
  'value.percentage': 'Inserisci una percentuale da 0 a 100.',
  'value.too_many_entries': 'Usa al massimo {max:digits} voci.',
  'value.not_negative': 'Inserisci un importo non inferiore a 0.',
  'value.positive': 'Inserisci un importo superiore a 0, ad esempio 0,05.',
  'value.date': 'Inserisci una data esistente, nel formato AAAA-MM-GG.',
  'value.language': 'Usa un codice di lingua, ad esempio it o it-CH.',
  'attachment.name':
    'Usa un nome di file senza percorso né segni speciali che finisca in .pdf, .png, .jpg, .csv, .xlsx o .ods.',
  'attachment.kind': 'Usa un file PDF, PNG, JPEG, CSV, XLSX o ODS come data URL base64, non vuoto.',
  'attachment.content':
    'Il contenuto del file è di un tipo diverso da quello indicato. Salvalo di nuovo nel formato giusto.',
  'attachment.name_of_type':
    'Fai finire il nome in {extensions:or:@extension}, come indica il tipo del file.',
  'attachment.same_name': 'Un altro allegato ha questo nome. Dai a ognuno un nome diverso.',
  'attachment.no_file': 'Inserisci l’indirizzo del file, o aggiungi il file stesso.',
  'attachment.file_and_link': 'Indica o il file o il suo indirizzo, non entrambi.',
  'attachments.too_large':
    'Gli allegati superano insieme 1\u00a0MiB. Ometti questo file o usane uno più piccolo.',
  'value.https_link':
    'Inserisci un indirizzo completo che inizi con https://, come https://example.com/report.pdf, senza nome utente, spazi o lettere fuori da ASCII.',
  'value.logo_size': 'Usa un’immagine di al massimo 1\u00a0MiB.',
  'value.logo_kind': 'Usa un’immagine PNG o JPEG come data URL base64.',
  'value.color': 'Usa un colore nel formato #rrggbb, ad esempio #1d3fbb.',
  'value.scheme': 'Scegli dall’elenco, o inserisci un codice come EM o 0088.',
  'value.unit_code': 'Scegli un’unità dall’elenco, o inserisci un codice come HUR per le ore.',
  'value.line_kind': 'Usa "heading", "text", "subtotal" o "optional" come tipo di riga.',
  'value.tax_category': 'Usa S, Z, E, AE, K, G o O come categoria IVA.',
  'value.payment_means':
    'Scegli dall’elenco, o inserisci un codice di UNTDID 4461, ad esempio 58 per un bonifico SEPA.',
  'value.exemption_code':
    'Scegli dall’elenco, o inserisci un codice VATEX di esenzione, ad esempio VATEX-EU-132.',
  'value.business_process': 'Usa un processo aziendale della riforma francese, ad esempio B1, S1 o M1.',
  'value.e_invoice': 'Usa "factur-x" o "france-factur-x" come fattura elettronica.',
  'value.typeface': 'Usa "sans" o "serif" come carattere.',
  'value.paper': 'Usa "A4" o "Letter" come formato di carta.',
  'value.currency': 'Usa un codice di valuta ISO 4217, ad esempio EUR.',
  'value.country': 'Usa un codice di Paese di due lettere, ad esempio IT.',
  'value.template_name': 'Usa un nome di modello, ad esempio minimal.',
  'value.invoice_number': 'Inserisci un numero di fattura.',
  'value.description': 'Inserisci una descrizione.',
  'items.too_many': 'Usa al massimo {max:digits} righe.',
  'discount.twice': 'Indica lo sconto o in percentuale o come importo, non entrambi.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Usa un’unità che si possa pagare in {currency}: al massimo {digits:digits} decimali.',
  'item.amount_too_large': 'L’importo supera 15 cifre. Riduci la quantità o il prezzo.',
  'invoice.total_too_large': 'Il totale supera 15 cifre.',

  'value.document_type':
    'Usa "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" o "deposit" come tipo di documento.',
  'type.not_sent':
    'Questa connessione invia solo il modello, il numero e le righe, perciò il servizio creerebbe una fattura al posto {type:@kind.of}. Fai inviare tutti i campi alla connessione, o usane un’altra.',

  'items.none_sent':
    'Questa connessione invia solo righe, e questo documento non ne ha nessuna che conta. Fai inviare tutti i campi alla connessione, o usane un’altra.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Questa connessione invia solo righe normali, perciò il documento viene creato senza una riga che è un titolo, un testo, un subtotale o una riga opzionale.',
    other:
      'Questa connessione invia solo righe normali, perciò il documento viene creato senza {count:digits} righe che sono titoli, testi, subtotali o righe opzionali.',
  },
  'invoice.billed_before':
    'Il documento {number} in data {date:date} fattura già a questo cliente le stesse righe o lo stesso periodo.',
  'invoice.same_not_confirmed':
    'Il documento {number} in data {date:date} ha le stesse righe, e non si sa se sia stato addebitato. Prima verificalo.',
  'invoice.billed_together':
    'Il documento {number} in data {date:date}, trasmesso insieme a questo, fattura a questo cliente le stesse righe o lo stesso periodo.',
  'field.not_sent':
    'Questa connessione non invia {field:@field}, perciò il documento viene creato e addebitato senza.',
  'fields.not_sent': 'Questa connessione non invia {fields:and:@field}.',
  'amount.another_sent':
    'Il documento indica {written:decimal} {writtenCurrency}, ma questa connessione invia {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds.the} non mostrano {field:@field}.',
  'item.optional_not_billed':
    'Questa riga è opzionale, perciò {type:@kind.the} non la conta. Se è stata ordinata, rendila una riga normale; altrimenti rimuovila.',
  'valid_until.before_issue': 'Il preventivo scade prima della sua data di emissione.',
  'preceding_invoice.number_missing': 'Inserisci il numero della fattura originale.',
  'total.negative_credit_note':
    'Il totale è negativo. Una nota di credito ha importi positivi, che toglie dalla fattura.',

  'credit.exists': {
    plural: 'numbers.length',
    one: 'La nota {numbers:and} storna già {credited:decimal} di {total:decimal} {currency}.',
    other: 'Le note {numbers:and} stornano già {credited:decimal} di {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Questa nota di credito è in {currency}, e la sua fattura in {original}: non riduce l’importo da saldare della fattura.',
  'credit.above_rest':
    'Storna più di quanto resta della fattura. Dopo le altre note di credito restano {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'L’acconto di {amount:decimal} {currency} è detratto anche da {numbers:and}. Rimuovilo qui, o fallo detrarre anche da una nota di credito per {numbers:and}.',
  'deposit.not_deducted':
    'Nessuna fattura detrae l’acconto di {amount:decimal} {currency} di {numbers:and}. Inseriscilo qui, se è stato pagato.',
  'deposit.returned_and_deducted':
    'L’acconto di {amount:decimal} {currency} è restituito da questa nota di credito e già detratto da {numbers:and}. Inseriscilo anche qui, perché non venga restituito.',
  'deposit.moved_twice':
    'L’acconto di {amount:decimal} {currency} è detratto anche da {numbers:and}, che storna la stessa fattura. Rimuovilo qui.',
  'deposit.not_returned':
    'Nessuna fattura al posto di {numbers:and} detrae l’acconto di {amount:decimal} {currency}. Rimuovilo qui, perché venga restituito.',
  'deposit.left_by_deletion':
    'L’acconto di {amount:decimal} {currency} è stato lasciato da {numbers:and} da detrarre in questo documento. Se questo documento viene eliminato, nessuna fattura detrae l’acconto: detrailo in un’altra, o restituiscilo.',
  'deposit.twice_after_deletion':
    'Se questa nota di credito viene eliminata, l’acconto di {amount:decimal} {currency} è detratto più di una volta: da {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: 'La fattura {numbers:and} detrae già questa fattura di acconto.',
    other: 'Le fatture {numbers:and} detraggono già questa fattura di acconto.',
  },
  'deposit.credited': 'Questa fattura di acconto è stornata, perciò non ne resta nulla da detrarre.',
  'quote.no_lines': 'Questo preventivo non offre ancora nulla. Prima aggiungi una riga.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: 'Da questo preventivo è già stata creata la fattura {numbers:and}.',
    other: 'Da questo preventivo sono già state create le fatture {numbers:and}.',
  },
} as const satisfies Translation<typeof english>
