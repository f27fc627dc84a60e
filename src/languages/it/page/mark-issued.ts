import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Segna come emesso…',
  'mark.title': {
    plural: 'count',
    one: {
      select: 'kind',
      quote: 'Segna {kind:@kind} come emesso',
      document: 'Segna {kind:@kind} come emesso',
      other: 'Segna {kind:@kind} come emessa',
    },
    other: {
      select: 'kind',
      quote: 'Segna {count:number} {kind:@kinds} come emessi',
      document: 'Segna {count:number} {kind:@kinds} come emessi',
      other: 'Segna {count:number} {kind:@kinds} come emesse',
    },
  },
  'mark.none': 'Nulla da segnare come emesso',
  'mark.about':
    'Per un documento inviato senza passare da un servizio. Il suo numero è usato, il documento è bloccato e vale come emesso, e solo una nota di credito lo corregge. Puoi annullare entro dieci secondi.',
  'mark.documents': 'Segnati come emessi',
  'mark.means': 'Modalità di invio',
  'mark.means.choose': 'Scegli…',
  'mark.means.missing': 'Scegli come è stato inviato.',
  'mark.means.e_invoice': 'File di fattura elettronica, inviato o caricato',
  'mark.means.portal': 'Inserito in un portale',
  'mark.means.other_program': 'Creato e inviato con un altro programma',
  'mark.means.paper': 'Su carta',
  'mark.means.other': 'In altro modo',
  'mark.reason': 'Nota',
  'mark.reason.needed': 'Come, in poche parole',
  'mark.reason.hint': 'Ad esempio il nome del portale o un riferimento. Non viene stampata.',
  'mark.reason.missing': 'Indica in poche parole come è stato inviato.',
  'mark.date': 'Inviato il',
  'mark.date.future': 'È già stato inviato: il giorno è {today} o uno precedente.',
  'mark.file': 'File',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Altro file',
  'mark.file.hash': 'Conservato come prova: SHA-256 {sha256}',
  'mark.file.none': 'Nessun file esportato da qui viene conservato come prova.',
  'mark.file.outdated':
    'Questo documento è stato modificato dopo l’esportazione di {name}, perciò quel file dice altro. Esportalo di nuovo o ripristina la versione inviata.',
  'mark.files':
    'Conservato come prova: l’hash del file esportato più recente di {count:number} documenti su {all:number}.',
  'mark.no-pdf':
    'Di un documento segnato così non c’è un PDF definitivo: l’originale è ciò che è stato inviato. Il suo PDF si può salvare e stampare solo con la dicitura TEST.',
  'mark.confirm': 'Segna come emesso',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} documento escluso',
    other: '{count:number} documenti esclusi',
  },
  'mark.blocked.submitted': {
    select: 'kind',
    quote: 'Già emesso.',
    document: 'Già emesso.',
    other: 'Già emessa.',
  },
  'mark.blocked.under_way': 'La sua ultima trasmissione non è conclusa.',
  'mark.done': {
    plural: 'count',
    one: {
      select: 'kind',
      quote: 'Preventivo {number} segnato come emesso',
      document: 'Documento {number} segnato come emesso',
      other: '{kind:capital:@kind} {number} segnata come emessa',
    },
    other: {
      select: 'kind',
      quote: '{count:number} {kind:@kinds} segnati come emessi',
      document: '{count:number} {kind:@kinds} segnati come emessi',
      other: '{count:number} {kind:@kinds} segnate come emesse',
    },
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind.the} è di nuovo una bozza',
    other: '{count:number} {kind:@kinds} sono di nuovo bozze',
  },
  'mark.note': {
    select: 'kind',
    quote: 'Segnato come emesso',
    document: 'Segnato come emesso',
    other: 'Segnata come emessa',
  },
  'mark.receipt': {
    select: 'kind',
    quote: '{kind:capital:@kind} {number} segnato come emesso',
    document: '{kind:capital:@kind} {number} segnato come emesso',
    other: '{kind:capital:@kind} {number} segnata come emessa',
  },
  'mark.receipt.how': '{means}, in data {date}.',
  'mark.receipt.pdf': 'L’originale è ciò che è stato inviato; il PDF qui porta la dicitura TEST.',
  'mark.receipt.marked': 'Segnato',
  'mark.receipt.hash': 'SHA-256 del file',
  'mark.offer.text':
    'Per enti pubblici e imprese questo file è la fattura. Una volta inviato il file, la bozza non deve più cambiare né essere fatturata una seconda volta.',
  'mark.offer': 'Segna come emessa dopo l’esportazione',
} as const satisfies Translation<typeof english>
