import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Questo file non sostituisce {country:@invoice_system}. {country:@coverage}',
    france: 'Le fatture tra imprese francesi richiedono un formato della riforma francese.',
  },
  'einvoice.fr_number': 'Per {term:@term} la Francia ammette lettere, cifre e + - _ /, senza spazi né punti.',
  'einvoice.fr_too_long': 'Per {term:@term} la Francia ammette al massimo {max:digits} caratteri.',
  'einvoice.fr_year': 'La Francia ammette solo gli anni dal 2000 al 2099, anche per {term:@term}.',
  'einvoice.fr_type': 'La Francia non ha un tipo di documento {type}.',
  'einvoice.fr_mention': 'Manca il testo di legge: {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'Il testo di legge – {code:@mention} ({code}) – c’è più di una volta. Rimuovi #{code}# dalle note: viene scritto dai campi del venditore.',
  'einvoice.fr_process': 'Scegli uno dei processi aziendali francesi: B1, S1, M1 e gli altri dell’elenco.',
  'einvoice.fr_siren':
    'Inserisci un SIREN di nove cifre per {term:@term}, con il codice di registro 0002. Sono le prime nove cifre di un SIRET.',
  'einvoice.fr_siret': 'Per {term:@term} un SIRET (0009) ha quattordici cifre e inizia con il SIREN.',
  'einvoice.fr_category': 'La Francia ha solo le categorie IVA S, E, AE, K, G, O e Z: cambia {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}% non è un’aliquota IVA francese. La Francia ha 20%, 10%, 5,5%, 2,1% e 0%, e alcune altre oltremare e prima del 2014.',
  'einvoice.fr_attachment':
    'La Francia conosce dodici descrizioni di allegati, ad esempio RIB, LISIBLE, BON_COMMANDE o DOCUMENT_ANNEXE; LISIBLE al massimo una volta.',
  'einvoice.fr_treatment':
    'Una nota con il codice BAR ha uno dei valori B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE e ARCHIVEONLY, e c’è al massimo una volta.',
  'einvoice.fr_directory': 'Tra imprese francesi, {term:@term} è del tipo 0225 e inizia con il SIREN.',
  'einvoice.fr_characters': 'Per {term:@term} la Francia ammette lettere, cifre e - _ .',
  'einvoice.fr_contract': 'Una nota di credito globale (262) indica il contratto e il periodo.',
  'einvoice.fr_corrected': 'Una fattura rettificata indica esattamente una fattura precedente.',
  'einvoice.fr_credited': 'Inserisci il numero e la data della fattura stornata.',
  'einvoice.fr_due':
    'La scadenza precede la data della fattura. La Francia lo ammette solo per gli acconti e per i processi B2, S2 e M2.',
  'einvoice.fr_deposit': 'Una fattura di acconto non è la fattura di saldo dei processi B4, S4 e M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'I processi B2, S2 e M2 sono per fatture pagate per intero: l’acconto pagato deve essere il totale.',
    date: 'I processi B2, S2 e M2 richiedono la data di pagamento come scadenza.',
  },
  'einvoice.fr_scheme':
    'Manca il tipo per {term:@term}. La Francia richiede il tipo di ogni identificativo, e ogni tipo una volta sola.',
  'einvoice.fr_euro':
    'La Francia richiede l’IVA anche in euro: inserisci il cambio, in euro per un’unità della valuta della fattura.',
  'einvoice.fr_group':
    'Un membro di un gruppo IVA (0231) ha una nota TXD con MEMBRE_ASSUJETTI_UNIQUE, e indica il gruppo come rappresentante fiscale.',
  'einvoice.fr_decimals': 'Per {term:@term} la Francia ammette al massimo {max:digits} decimali, e 19 cifre.',

  '@mention': {
    PMT: 'spese di recupero',
    PMD: 'interessi per ritardato pagamento',
    AAB: 'sconto per pagamento anticipato',
    TXD: 'gruppo IVA',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung per enti pubblici e imprese; le regole tedesche di Peppol.',
    FR: 'Le regole della riforma (BR-FR) per fatture, fatture rettificate, autofatture e note di credito. Non supportati: più venditori in una fattura, fatture in entrambe le direzioni, e-reporting. Il file viene recapitato da una piattaforma (PA).',
    GR: 'Le regole Peppol del Paese. Il MARK, assegnato dall’ufficio fiscale greco (myDATA), va inserito: lo richiede un fornitore certificato, e Billwright non può farlo.',
    IT: 'Le fatture nazionali vanno al Sistema di Interscambio (SdI) come FatturaPA, che Billwright non scrive. Peppol ed EN 16931 sono per destinatari all’estero.',
    PL: 'Le fatture nazionali vanno a KSeF come FA(3), che Billwright non scrive. Peppol ed EN 16931 sono per destinatari all’estero.',
    ES: 'Le fatture nazionali richiedono registrazioni e un codice QR di Veri*Factu, e Facturae per gli enti pubblici, che Billwright non scrive. Peppol ed EN 16931 sono per destinatari all’estero.',
    other: 'Le regole Peppol del Paese.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} as const satisfies Translation<typeof english>
