import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Altre azioni',
  'header.message': 'Stato della trasmissione',
  'header.amount': 'Importo:',
  'header.due': 'Scadenza',
  'header.open-of': 'da saldare su {total}',
  'header.overpaid': '{amount} pagato in eccesso',
  'header.to-refund': '{amount} da rimborsare',
  'header.record-payment': 'Registra pagamento',
  'header.show-differences': 'Vedi differenze',
  'header.go-to-field': 'Vai al campo',
  'header.save-anyway': 'Salva comunque il PDF',
  'header.make-invoice': 'Crea fattura',
  'header.receipt': 'Ricevuta',
  'header.emailed': {
    select: 'kind',
    quote: 'Inviato per e-mail: {date}',
    document: 'Inviato per e-mail: {date}',
    other: 'Inviata per e-mail: {date}',
  },
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nulla da saldare',
  'header.email.undo': {
    select: 'kind',
    quote: 'Segna come non inviato per e-mail',
    document: 'Segna come non inviato per e-mail',
    other: 'Segna come non inviata per e-mail',
  },
  'header.email.mark': {
    select: 'kind',
    quote: 'Segna come inviato per e-mail',
    document: 'Segna come inviato per e-mail',
    other: 'Segna come inviata per e-mail',
  },
  'header.email.undone': {
    select: 'kind',
    quote: '{kind:capital:@kind.the} {number} è segnato come non inviato per e-mail.',
    document: '{kind:capital:@kind.the} {number} è segnato come non inviato per e-mail.',
    other: '{kind:capital:@kind.the} {number} è segnata come non inviata per e-mail.',
  },
  'header.email.marked': {
    select: 'kind',
    quote: '{kind:capital:@kind.the} {number} è segnato come inviato per e-mail.',
    document: '{kind:capital:@kind.the} {number} è segnato come inviato per e-mail.',
    other: '{kind:capital:@kind.the} {number} è segnata come inviata per e-mail.',
  },
  'header.pdf-checked': 'PDF verificato',
  'header.pdf-kept': 'PDF non verificato',
  'header.pdf-differs': 'PDF diverso',
  'header.pdf-missing': 'PDF non scaricato',
  'header.test-made': 'PDF di prova: {time}',
  'header.test-changed': 'Modificato dopo il PDF di prova',

  'unknown.safe':
    'Il documento {number} di {amount} è stato inviato ({time}), ma non è arrivata nessuna risposta: potrebbe già esistere ed essere stato addebitato. Controlla di nuovo: viene creato e addebitato al massimo una volta.',
  'unknown.unsafe':
    'Il documento {number} di {amount} è stato inviato ({time}), ma il servizio non l’ha confermato: potrebbe già esistere ed essere stato addebitato. Chiedi al servizio o cercalo nel tuo account prima di inviarlo di nuovo.',
  'unknown.key-changed':
    'Il documento {number} di {amount} è stato inviato ({time}), ma il servizio non l’ha confermato: potrebbe già esistere ed essere stato addebitato. Solo la chiave usata per l’invio può controllare di nuovo, e questa connessione ora ne ha un’altra. Rimetti quella chiave o cerca il documento nel tuo account.',
  'unknown.check': 'Controlla di nuovo',
  'unknown.ask': 'Chiedi al servizio',
  'unknown.created': 'L’ho trovato nel mio account…',
  'unknown.send-again': 'Non c’è, sblocca…',
  'resolve.created.title': 'Il documento {number} è nel tuo account?',
  'resolve.created.text': 'Il documento resta bloccato e non viene più inviato da questo computer.',
  'resolve.created.link': 'Il suo link, se ce l’hai',
  'resolve.created.confirm': 'L’ho trovato',
  'resolve.again.title': 'Sbloccare {number} e riportarlo in bozza?',
  'resolve.again.text':
    'Fallo solo se nel tuo account non compare. Un nuovo invio ne creerebbe e addebiterebbe un secondo, se il primo è arrivato.',
  'resolve.again.confirm': 'Non c’è, sblocca',
  'resolve.again.exists': 'Secondo il servizio il documento {number} esiste, perciò non è tornato in bozza.',
} as const satisfies Translation<typeof english>
