import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Controlla {term:@term}: {value} non è valido. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Inserisci "Foretaksregisteret" come codice fiscale se la società è nel registro norvegese delle imprese.',
    danish_identifier:
      'A questo identificativo manca il tipo. Inseriscilo come n. di registro con il suo tipo, ad esempio 0184 per un numero CVR, o come partita IVA che inizia con DK.',
    danish_account:
      'Inserisci il conto e il suo codice banca (BIC): la Danimarca richiede entrambi per bonifici di questo tipo.',
    danish_giro:
      'Un pagamento giro danese (50) richiede un conto di sette o otto cifre e una causale che inizi con 01#, 04# o 15#.',
    danish_giro_reference: 'Una causale giro danese che inizia con 04# o 15# è seguita da sedici cifre.',
    danish_fik:
      'Un pagamento FIK danese (93) richiede come conto un numero di creditore di otto cifre e una causale che inizi con 71#, 73# o 75#.',
    danish_fik_reference:
      'Una causale FIK danese che inizia con 71# o 75# è seguita da quindici o sedici cifre.',
    danish_mandate:
      'Un addebito diretto danese (49) richiede il riferimento del mandato e il conto da addebitare.',
    danish_negative:
      'Una nota di credito danese non può avere un totale negativo. Scrivi invece una fattura.',
    danish_class: 'In Danimarca una classe UNSPSC di un articolo ha la versione 19.05.01 o 26.08.01.',
    danish_charge:
      'Il motivo di un supplemento con il codice ZZZ è un codice d’imposta danese di quattro cifre, o inizia con #.',
    swedish_tax_number:
      'Inserisci "Godkänd för F-skatt" come codice fiscale, o lascialo vuoto: la Svezia non ammette altro testo.',
    swedish_rate: 'Le aliquote IVA svedesi sono 25%, 12% e 6%. Inseriscine una, o un’altra categoria IVA.',
    swedish_giro:
      'Scegli la modalità di pagamento 30, e inserisci SE:BANKGIRO o SE:PLUSGIRO come codice banca (BIC): la Svezia non usa 50 e 56 nelle fatture elettroniche.',
    swedish_transfer: 'Scegli la modalità di pagamento 30: tra società svedesi sostituisce la 31.',
    greek_number_parts:
      'Un numero di fattura greco ha sei parti divise da |: codice fiscale, data, filiale, tipo di documento, serie e numero, ad esempio 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax:
      'La prima parte del numero di fattura deve essere il codice fiscale greco del venditore.',
    greek_number_date:
      'La seconda parte del numero di fattura deve essere la data di emissione, ad esempio 21/11/2026.',
    greek_number_branch:
      'La terza parte del numero di fattura deve essere il numero della filiale, ad esempio 0.',
    greek_number_type:
      'La quarta parte del numero di fattura deve essere un tipo di documento dell’ufficio fiscale greco, ad esempio 1.1.',
    greek_number_series: 'La quinta parte del numero di fattura, la serie, è vuota. Inserisci 0 se non c’è.',
    greek_number_last: 'La sesta parte del numero di fattura, il numero stesso, è vuota.',
    greek_mark:
      'Una fattura greca richiede il numero assegnato dall’ufficio fiscale (MARK), scritto come un allegato con la descrizione ##M.AR.K## e il numero come riferimento.',
    greek_mark_number:
      'Il numero dell’ufficio fiscale greco (MARK) deve essere un numero intero superiore a 0.',
    greek_link:
      'Una fattura greca dovrebbe avere tra gli allegati un link a sé stessa, con la descrizione ##INVOICE|URL##.',
    greek_one_link: 'Un solo allegato può avere la descrizione ##INVOICE|URL##.',
    greek_link_address: 'L’allegato con la descrizione ##INVOICE|URL## richiede un indirizzo.',
    icelandic_type: 'I documenti islandesi sono fatture (380) o note di credito (381).',
    icelandic_final_date: 'La scadenza ultima (EINDAGI) deve essere una data come 2026-12-31.',
    icelandic_due_date: 'Inserisci la scadenza: c’è una scadenza ultima (EINDAGI).',
    icelandic_date_order: 'La scadenza ultima (EINDAGI) precede la scadenza.',
    dutch_order: 'Inserisci il numero d’ordine: una riga indica una riga dell’ordine.',
  },
  'einvoice.address_kind':
    'Peppol non recapita a indirizzi del tipo {value}. Scegli un altro tipo per {term:@term}, ad esempio 0088 per un GLN o quello per la partita IVA.',
  'einvoice.exemption_category':
    'Il codice di esenzione {code} appartiene alla categoria IVA {category}. Scegli questa categoria per le righe, o un altro codice.',
  'einvoice.domestic_means':
    'Scegli un’altra modalità di pagamento: all’interno del Paese ({country:@country}) è {codes:or}.',
  'einvoice.register_kind':
    'Scegli {codes:or} come tipo per {term:@term}: lo richiede il Paese ({country:@country}).',
  'einvoice.empty_delivery':
    'Inserisci la data di consegna: senza, la parte del file sulla consegna è vuota, e le regole di Factur-X lo segnalano.',
  'einvoice.attachment_address':
    'L’indirizzo di un allegato deve essere assoluto, ad esempio https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Un GLN ha tredici cifre, l’ultima delle quali è di controllo.',
    norwegian: 'Un numero di organizzazione norvegese ha nove cifre, l’ultima delle quali è di controllo.',
    norwegian_vat:
      'Una partita IVA norvegese è NO, il numero di organizzazione di nove cifre e MVA, ad esempio NO923000011MVA.',
    cvr: 'Un numero CVR danese ha otto cifre, con o senza DK davanti.',
    danish_p: 'Un numero P danese ha dieci cifre.',
    danish_se: 'Un numero SE danese è DK e otto cifre.',
    belgian:
      'Un numero d’impresa belga ha dieci cifre senza punti, le ultime due delle quali sono di controllo.',
    belgian_vat:
      'Una partita IVA belga è BE e dieci cifre, le ultime due delle quali sono di controllo, ad esempio BE0780000160.',
    ipa: 'Un codice ufficio italiano (IPA) ha sei lettere o cifre.',
    italian_tax_code: 'Un codice fiscale italiano ha undici cifre, o i sedici caratteri di una persona.',
    italian_vat: 'Una partita IVA italiana è IT e undici cifre, l’ultima delle quali è di controllo.',
    italian_tax_number: 'Un codice fiscale italiano ha da 11 a 16 lettere maiuscole o cifre, senza spazi.',
    swedish:
      'Un numero di organizzazione svedese ha dieci cifre senza trattino, l’ultima delle quali è di controllo.',
    swedish_vat: 'Una partita IVA svedese è SE e dodici cifre, le ultime due delle quali sono di solito 01.',
    abn: 'Un ABN australiano ha undici cifre con cifre di controllo.',
    kvk: 'Un numero KvK olandese ha otto cifre.',
    oin: 'Un OIN olandese ha venti cifre.',
    dutch_vat: 'Una partita IVA olandese è NL, nove cifre, B e due cifre, ad esempio NL123456789B01.',
    dutch_branch: 'Un numero di stabilimento olandese ha dodici cifre.',
    luxembourg:
      'Un numero del registro del Lussemburgo (matricule) ha undici cifre, l’ultima delle quali è di controllo.',
    luxembourg_vat:
      'Una partita IVA lussemburghese è LU e otto cifre, le ultime due delle quali sono di controllo.',
    greek_vat: 'Una partita IVA greca è EL e nove cifre, l’ultima delle quali è di controllo.',
    greek_address:
      'Un indirizzo elettronico greco è del tipo 9933 e ha le nove cifre della partita IVA, l’ultima delle quali è di controllo.',
    bankgiro: 'Un numero Bankgiro ha sette o otto cifre senza trattino.',
    plusgiro: 'Un numero Plusgiro ha da due a otto cifre senza trattino.',
    kennitala: 'Una kennitala islandese ha dieci cifre.',
    icelandic_account: 'Un conto islandese ha dodici cifre: banca, registro e numero.',
  },
  '@country': { other: '{value:country}' },
} as const satisfies Translation<typeof english>
