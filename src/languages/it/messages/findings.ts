import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Su questo computer non è stato possibile creare il PDF, perciò nessuno ne ha visto l’aspetto.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'Il numero inizia o finisce con uno spazio.',
  'quantity.zero': 'La quantità è 0: questa riga non aggiunge nulla.',
  'invoice_number.without_digits': 'Il numero non contiene cifre.',
  'invoice_number.zero': 'Il numero è 0. Di solito le fatture si numerano da 1.',
  'invoice_number.unfilled': 'Il numero contiene {part}, che sta per un valore non compilato.',
  'unit_price.both_negative':
    'Quantità e prezzo sono entrambi negativi, perciò questa riga si aggiunge, non si sottrae.',
  'price_quantity.large': 'Il prezzo vale per più di 100.000 unità. Controlla la quantità del prezzo.',
  'item.rounds_to_zero':
    'Questa riga dà meno di metà dell’unità più piccola della valuta e non aggiunge nulla.',
  'charge_amount.above_line': 'Il supplemento supera l’importo della sua riga.',
  'charge.above_lines': 'Il supplemento supera la somma delle righe.',
  'buyer.is_seller': 'Il cliente è il mittente di questo documento.',
  'preceding_invoice.own_number': 'La fattura precedente ha il numero di questa.',
  'preceding_invoice.other_rate':
    'Nessuna riga ha questa aliquota, perciò viene detratta un’imposta che questa fattura non applica.',
  'preceding_invoice.later': 'La fattura precedente ha una data successiva a questa.',
  'payment_terms.unusual':
    'Le condizioni prevedono {percent:number}% di sconto per il pagamento entro {days:digits} giorni. Controlla entrambi.',
  'payment_terms.unusual_interest':
    'Le condizioni applicano {percent:number}% di interessi per il pagamento dopo {days:digits} giorni. Controlla entrambi.',
  'payment_terms.malformed':
    'Una riga somiglia a uno sconto che i programmi applicano, ma non è scritta nello stesso modo: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'Le condizioni si riferiscono a un importo di {base:decimal}, che non fa parte del totale.',
  'payment_terms.after_due':
    'Le condizioni offrono uno sconto per il pagamento entro {days:digits} giorni, cioè dopo la scadenza.',
  'description.month_outside_period': 'Il testo cita il mese {month}, che è fuori dal periodo della fattura.',
  'period.reversed': 'Il periodo finisce prima di iniziare.',
  'date.far_after_issue': 'Questa data è {days:digits} giorni dopo la data di emissione. Controlla l’anno.',
  'date.far_before_issue':
    'Questa data è {days:digits} giorni prima della data di emissione. Controlla l’anno.',
  'due_date.before_issue': 'La scadenza precede la data di emissione.',
  'country.unknown': {
    select: 'code',
    UK: '{code} non è un codice di Paese di ISO 3166. Il Regno Unito è GB.',
    other: '{code} non è un codice di Paese di ISO 3166.',
  },
  'postcode.differs':
    'L’indirizzo stampato ha il CAP {written}, ma una fattura elettronica conterrebbe {postcode}.',
  'address.city_not_printed':
    'La pagina stampa queste righe, senza {city}. Aggiungi una riga con CAP e città.',
  'prepaid.negative': 'L’acconto pagato è negativo, il che aumenta il totale da pagare.',
  'text.placeholder':
    '{placeholder} viene stampato così com’è. È sostituito solo nelle fatture create da una pianificazione o per il periodo successivo.',
  'text.other_placeholder': '{placeholder} sembra un segnaposto non compilato. Viene stampato così com’è.',
  'text.month_of_earlier':
    'Questo testo cita {month:month}, e il documento {number} in data {date:date} ha lo stesso testo. Controlla il mese.',
  'iban.mistyped': 'Questo IBAN contiene un errore: le cifre di controllo non corrispondono.',
  'seller.name_too_long_for_payment_code':
    'Non viene stampato nessun codice di pagamento: lo standard delle banche ammette {limit:digits} caratteri per un nome, e quello dell’intestatario del conto è più lungo.',
  'discount.raises_total': 'Questo sconto aumenta il totale.',
  'discount.above_subtotal': 'Lo sconto supera la somma delle righe.',
  'discount.large': 'Sconto molto alto: {percent:decimal}%. Controlla se è voluto.',
  'discount.large_with_lines':
    'Con gli sconti delle righe, lo sconto arriva a {percent:decimal}%. Controlla se è voluto.',
  'discount.large_lines':
    'Righe sottratte e sconti tolgono {percent:decimal}% dalle altre righe. Controlla se è voluto.',
  'cash_rounding.large':
    'Il totale da pagare è arrotondato a {unit:decimal} {currency}, più di una moneta. Di solito si usa la moneta più piccola.',
  'payable.zero': 'Non resta nulla da pagare: l’acconto è l’intero totale.',
  'payable.negative': 'L’acconto supera il totale, perciò il totale da pagare è negativo.',
  'payable.above_deducted': 'È detratto più del totale, perciò il totale da pagare è negativo.',
  'payable.rounded_to_zero': 'L’arrotondamento porta il totale da pagare a 0 o meno.',
  'total.zero': 'Il totale è 0. Controlla quantità e prezzi.',
  'total.negative':
    'Il totale è negativo: questa fattura non chiede alcun pagamento. Usa invece una nota di credito con importi positivi.',
  'total.negative_quote': 'Il totale è negativo: questo preventivo non offre nulla da pagare.',
  'payment_details.missing':
    'Mancano i dati di pagamento. Inserisci un conto, o indica come pagare nelle condizioni di pagamento.',
  'due_date.missing': 'Inserisci una scadenza o condizioni di pagamento, perché sia chiaro quando pagare.',
  'issue_date.far_ahead': 'La data di emissione è tra {days:digits} giorni. Controlla il mese e l’anno.',
  'issue_date.long_ago': 'La data di emissione è di {days:digits} giorni fa. Controlla il mese e l’anno.',
  'tax_rate.unusual':
    '{rate:decimal}% non è un’aliquota IVA di questo Paese ({country:country}). Usuali: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}% supera l’aliquota IVA di ogni Paese. Controlla l’aliquota.',
  'tax_rate.on_export':
    'Il cliente è in un altro Paese ({buyer:country}), e le esportazioni sono di solito senza l’IVA del Paese del mittente ({country:country}). Controlla l’aliquota.',
  'tax_rate.missing':
    'Qui manca l’aliquota e altrove c’è, perciò non si applica l’IVA. Inserisci 0 se è voluto.',
  'tax_category.without_tax':
    'La categoria IVA {category} significa che non si applica l’imposta, ma c’è un’aliquota.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'La valuta è {currency}, mentre per questo cliente è di solito {usual}.',
  'prices_include_tax.unusual': 'I prezzi sono IVA inclusa, a differenza delle tue fatture precedenti.',
  'prices_include_tax.unusually_off':
    'L’IVA si aggiunge ai prezzi, mentre nelle tue fatture precedenti era inclusa.',
  'amount.unusual':
    'Il totale da pagare, {amount:decimal} {currency}, è molto superiore a quello usuale di questo cliente: circa {usual:decimal} {currency} nelle ultime {count:digits} fatture.',

  'amount.above_all':
    'Il totale da pagare, {amount:decimal} {currency}, è almeno mille volte il più alto delle tue ultime fatture, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Inserisci il mittente {type:@kind.of}.',
  'buyer.name_missing': 'Inserisci il destinatario {type:@kind.of}.',
  'issue_date.missing': 'Inserisci la data di emissione.',
  'seller.address_missing': 'Inserisci il tuo indirizzo completo: lo richiede la normativa IVA.',
  'buyer.address_missing': 'Inserisci l’indirizzo completo del cliente: lo richiede la normativa IVA.',
  'seller.tax_id_missing':
    'Inserisci la tua partita IVA o il tuo codice fiscale: lo richiede la normativa IVA.',
  'buyer.tax_id_missing':
    'Inserisci la partita IVA del cliente: senza IVA è obbligatoria per un’impresa dell’UE.',
  'delivery_date.unknown':
    'Inserisci la data di consegna o della prestazione, se è diversa dalla data di emissione.',
  'tax_note.reverse_charge':
    'Scrivi perché non si applica l’IVA, ad esempio «Inversione contabile» per un’impresa di un altro Paese UE.',
  'tax_note.exemption': 'Scrivi perché non si applica l’IVA, ad esempio l’esenzione applicabile.',
} as const satisfies Translation<typeof english>
