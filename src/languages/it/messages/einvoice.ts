import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'Questo file non può essere letto come {encoding}. Chiedi al mittente il file in UTF-8.',
  'einvoice.malformed':
    'Questo file non è XML ben formato; l’errore è alla riga {line:digits}. Chiedi al mittente il file originale.',
  'einvoice.doctype':
    'Questo file ha una dichiarazione del tipo di documento, di cui le fatture elettroniche non hanno mai bisogno. Non è stato aperto.',
  'einvoice.too_large': 'Questo file supera {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'In questo file gli elementi hanno più di {max:number} livelli. Non è stato aperto.',
    elements: 'Questo file ha più di {max:number} elementi. Non è stato aperto.',
    attributesPerElement: 'Un elemento di questo file ha più di {max:number} attributi. Non è stato aperto.',
    namespacesPerElement:
      'Un elemento di questo file dichiara più di {max:number} spazi dei nomi. Non è stato aperto.',
  },
  'einvoice.quote': 'Un preventivo non ha una fattura elettronica. Prima creane una fattura.',
  'einvoice.pdf_encrypted':
    'Questo PDF richiede una password. Chiedi al mittente il file senza password, o il file XML.',
  'einvoice.pdf_damaged':
    'Questo PDF è danneggiato, e la sua fattura elettronica non è leggibile. Chiedi al mittente il file originale.',
  'einvoice.pdf_too_much':
    'La lettura di questo PDF richiede troppo tempo o troppa memoria. Non è stato aperto. Chiedi al mittente il file XML.',
  'einvoice.too_much':
    'La lettura di questo file richiede troppo tempo o troppa memoria. Non è stato aperto.',
  'einvoice.not_open': 'Questa fattura elettronica non è più aperta. Apri di nuovo il file.',
  'einvoice.no_content': 'Il file non contiene questo allegato.',
  'einvoice.pdf_without_einvoice':
    'Questo PDF non contiene una fattura elettronica. Chiedi al mittente se c’è in un altro file.',
  'einvoice.unknown_root':
    'Questo file XML non è una fattura elettronica in UBL o CII: la sua radice è {root}.',
  'einvoice.other_specification':
    'Questo file segue un’altra specifica: {specification}. È stato solo letto, non controllato.',
  'einvoice.identifier_not_written':
    'La fattura elettronica non contiene questo numero, perché le regole del Paese richiedono il registro di ogni numero. Scegli il suo registro, se ne ha uno.',
  'einvoice.tax_id_not_written':
    'La fattura elettronica non contiene questo numero, perché non è una partita IVA e il suo registro non è noto. Correggilo, o inseriscilo come n. di registro con il suo registro.',
  'einvoice.received': 'Fattura elettronica per il cliente: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'In Peppol questo tipo di documento non esiste: le autofatture hanno un processo a parte.',
  'einvoice.german_type':
    'In Peppol le fatture rettificate sono solo per un venditore e un acquirente in Germania.',
  'einvoice.address_not_read':
    'In queste righe non sono stati trovati CAP e città, perciò una fattura elettronica le contiene solo come righe. Scrivile come su una busta, o inserisci sotto via, CAP e città.',
  'einvoice.leitweg_id':
    'Le cifre di controllo di questa Leitweg-ID sono errate. Confrontala con quella scritta dal cliente.',
  'einvoice.missing': 'Inserisci {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term} è {found:decimal}, ma la somma degli altri importi è {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term} è {value:decimal}; le fatture elettroniche ammettono due decimali.',
  'einvoice.negative_price': 'Valore negativo per {term:@term}. Inserisci invece una quantità negativa.',
  'einvoice.unknown_code': 'Per {term:@term} le fatture elettroniche non ammettono il codice {value}.',
  'einvoice.vat_prefix': 'Fai iniziare {term:@term} con il codice del Paese, ad esempio IT.',
  'einvoice.breakdown_count': 'Il riepilogo IVA non corrisponde alle righe della categoria IVA {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Inserisci la partita IVA del venditore: la richiede la categoria IVA {category}.',
    G: 'Inserisci la partita IVA del venditore: la richiede la categoria IVA {category}.',
    other:
      'Inserisci la partita IVA o il codice fiscale del venditore: lo richiede la categoria IVA {category}.',
  },
  'einvoice.buyer_tax_id': 'Inserisci la partita IVA del cliente: la richiede la categoria IVA {category}.',
  'einvoice.vat_id_forbidden':
    'Rimuovi le partite IVA: una fattura fuori campo IVA (categoria O) non deve averne.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Inserisci un’aliquota IVA superiore a 0%: la richiede la categoria IVA {category}.',
    'not negative':
      'Inserisci un’aliquota IVA dello 0% o superiore: la richiede la categoria IVA {category}.',
    zero: 'Inserisci un’aliquota IVA dello 0%: la richiede la categoria IVA {category}.',
    absent: 'Rimuovi l’aliquota IVA: la categoria IVA {category} non ne ha.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Inserisci perché non si applica l’IVA: lo richiede la categoria IVA {category}.',
    forbidden: 'Rimuovi il motivo per cui non si applica l’IVA: la categoria IVA {category} non ne ha.',
  },
  'einvoice.intra_community_date':
    'Inserisci la data di consegna o il periodo fatturato: le cessioni intracomunitarie lo richiedono.',
  'einvoice.intra_community_country':
    'Inserisci il Paese dell’indirizzo di consegna: le cessioni intracomunitarie lo richiedono.',
  'einvoice.split_payment_country':
    'La scissione dei pagamenti (categoria IVA B) esiste solo tra indirizzi italiani, e questa fattura indica un altro Paese.',
  'einvoice.split_payment_standard':
    'La scissione dei pagamenti (categoria IVA B) non può stare nella stessa fattura con l’aliquota ordinaria (categoria IVA S).',
  'einvoice.mixed_categories':
    'Righe fuori campo IVA (categoria O) non possono stare nella stessa fattura con altre categorie IVA.',
  'einvoice.period_order': 'Il periodo finisce prima di iniziare.',
  'einvoice.period_outside': 'Il periodo di questa riga è fuori dal periodo fatturato.',
  'einvoice.tax_point_twice':
    'Inserisci la data di esigibilità dell’IVA, o la regola per essa, ma non entrambe.',
  'einvoice.seller_identification':
    'Inserisci la partita IVA, il n. di registro o un altro identificativo del venditore, perché il software del cliente riconosca il venditore.',
  'einvoice.discount_terms':
    'Una riga delle condizioni di pagamento che inizia con # deve essere come #SKONTO#TAGE=14#PROZENT=2.00#; l’altro testo va in righe proprie.',
  'einvoice.same_file_name': 'Due allegati hanno lo stesso nome di file.',
  'einvoice.payment_groups':
    'Questi dati di pagamento non corrispondono a questa modalità di pagamento: un bonifico ha un conto, un pagamento con carta una carta, un addebito diretto un mandato.',
  'einvoice.same_tax_currency': 'Rimuovi la valuta dell’IVA: è la valuta della fattura.',
  'einvoice.tax_signs': 'Il totale dell’IVA è positivo in una valuta e negativo nell’altra.',
  'einvoice.price_quantity': 'Il prezzo deve riferirsi a una quantità superiore a 0.',
  'einvoice.one_preceding_invoice':
    'I file CII D16B, come XRechnung (CII), possono indicare una sola fattura precedente. Scegli un formato UBL, come XRechnung (UBL) o Peppol, oppure Factur-X, che le indicano tutte.',
  'einvoice.payee_is_seller': 'Rimuovi il beneficiario: è il venditore.',
  'einvoice.iban': 'Questo conto non è un IBAN valido, richiesto per un bonifico SEPA.',
  'einvoice.debited_iban':
    'Il conto da addebitare non è un IBAN valido, richiesto per un addebito diretto SEPA.',
  'einvoice.email': 'Inserisci un indirizzo e-mail valido, ad esempio name@example.com.',
  'einvoice.unusual_type': 'XRechnung prevede uno di questi tipi di documento: {types}.',
  'einvoice.specification': 'L’identificativo della specifica non è quello di {format}.',
  'einvoice.process':
    'Il processo aziendale non è uno di quelli di Peppol, ad esempio urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Riunisci le note in una: Peppol ne ammette più di una solo se venditore e acquirente sono in Germania.',
  'einvoice.phone': 'Inserisci un numero di telefono con almeno tre cifre.',
  'einvoice.price_unit': 'Il prezzo si riferisce a un’unità diversa da quella della quantità.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Riga {line:digits}: {element} non è ammesso in {parent}.',
    other: 'Riga {line:digits}: {element} non è ammesso in {parent}. Atteso qui: {expected}.',
  },
  'einvoice.element_order':
    'Riga {line:digits}: {element} è nel posto sbagliato: in {parent} deve venire prima di {next}.',
  'einvoice.element_repeated':
    'Riga {line:digits}: {element} compare in {parent} più volte di quanto ammesso.',
  'einvoice.element_missing': 'Riga {line:digits}: in {parent} manca {element}.',
  'einvoice.element_text':
    'Riga {line:digits}: {element} contiene il testo «{value}», ma lì sono ammessi solo elementi.',
  'einvoice.element_value':
    'Riga {line:digits}: «{value}» non è un valore di {element}, che deve essere {type:@xml_type}.',
  'einvoice.element_code': 'Riga {line:digits}: «{value}» non è un codice dell’elenco per {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Riga {line:digits}: {element} non rispetta questa regola. Atteso: {expected}.',
    other: 'Riga {line:digits}: {element} è «{value}». Atteso: {expected}.',
  },
  'einvoice.element_decimals':
    'Riga {line:digits}: {element} è «{value}», ma sono ammessi al massimo due decimali.',
  'einvoice.blank_text': 'Inserisci un testo, o lascia vuoto questo campo: contiene solo spazi.',
  'einvoice.element_empty':
    'Riga {line:digits}: {element} è vuoto. Elementi senza contenuto non sono ammessi.',
  'einvoice.other_currency':
    'Riga {line:digits}: {element} è in {value}, ma la valuta del documento è {expected}.',
  'einvoice.attribute_unknown': 'Riga {line:digits}: {element} non deve avere l’attributo {attribute}.',
  'einvoice.attribute_missing': 'Riga {line:digits}: in {element} manca l’attributo {attribute}.',
  'einvoice.attribute_value':
    'Riga {line:digits}: «{value}» non è un valore dell’attributo {attribute} di {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'un numero come 1234.50',
    boolean: 'true o false',
    date: 'una data come 2026-11-30',
    time: 'un’ora come 14:30:00',
    dateTime: 'una data con ora, come 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} as const satisfies Translation<typeof english>
