import type { pageTexts as english } from '../../en/page/page.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { batchTexts } from './batch.ts'
import { checksTexts } from './checks.ts'
import { commandsTexts, paletteTexts } from './commands.ts'
import { connectionsTexts } from './connections.ts'
import { dataTexts } from './data.ts'
import { deliveryTexts } from './delivery.ts'
import { designTexts, pdfDifferencesTexts } from './design.ts'
import { einvoiceTexts } from './einvoice.ts'
import { headerTexts } from './header.ts'
import { kindsTexts } from './kinds.ts'
import { linesTexts } from './lines.ts'
import { listTexts } from './list.ts'
import { markIssuedTexts } from './mark-issued.ts'
import { numbersTexts } from './numbers.ts'
import { overviewTexts } from './overview.ts'
import { paymentsTexts } from './payments.ts'
import { placesTexts } from './places.ts'
import { recordsTexts } from './records.ts'
import { schedulesTexts } from './schedules.ts'
import { sendersTexts } from './senders.ts'

/** All texts of the page by key. */
export const pageTexts = {
  'app.name': 'Billwright',
  'app.title': '{number} – Billwright',

  // regions
  'region.list': 'Fatture',
  'region.editor': 'Editor della fattura',
  'region.preview': 'Anteprima',
  'region.settings': 'Impostazioni',
  'splitter.sidebar': 'Larghezza dell’elenco fatture',
  'splitter.preview': 'Larghezza dell’anteprima',

  // toolbar
  'toolbar.sidebar.hide': 'Nascondi elenco fatture',
  'toolbar.preview.hide': 'Nascondi anteprima',
  'toolbar.preview.show': 'Mostra anteprima',
  'toolbar.palette': 'Cerca o esegui un comando',
  'toolbar.settings': 'Impostazioni',
  'tab.editor': 'Compila',
  'tab.preview': 'Anteprima',
  'mode.test': 'TEST',
  'mode.practice': 'ESERCITAZIONE',
  'mode.live': 'REALE',

  // saved state
  'save.saved': 'Salvato: {time}',
  'save.saved.where': 'Salvato su questo computer',
  'save.saving': 'Salvataggio…',
  'save.editing': 'Modificato',
  'save.failed': 'Non salvato – {reason}',
  'save.again': 'Riprova',
  'save.announced': 'Salvato',
  'save.first': 'Non eseguito, perché le ultime modifiche non sono state salvate.',
  'unsaved.title': 'Alcune modifiche non sono salvate',
  'unsaved.text':
    'Non è stato possibile scrivere le ultime modifiche: {reason} Se chiudi ora, andranno perse.',
  'unsaved.close': 'Chiudi senza salvare',
  'unsaved.stay': 'Continua a compilare',

  'state.draft': 'Bozza',
  'state.queued': 'In attesa di invio',
  'state.sending': 'Invio…',
  'state.done': { select: 'kind', quote: 'Trasmesso', document: 'Trasmesso', other: 'Trasmessa' },
  'state.refused': { select: 'kind', quote: 'Rifiutato', document: 'Rifiutato', other: 'Rifiutata' },
  'state.unknown': {
    select: 'kind',
    quote: 'Non confermato',
    document: 'Non confermato',
    other: 'Non confermata',
  },

  // first run
  'welcome.title': 'La tua prima fattura',
  'welcome.lead':
    'Tutto resta su questo computer. Per compilare, stampare o salvare fatture non serve un account.',
  'welcome.from': 'Nome della tua azienda',
  'welcome.from.hint': 'Ad esempio: Studio Gheppio',
  'welcome.iban': 'IBAN o numero di conto, stampato sulle tue fatture',
  'welcome.tax-rate': 'Aliquota IVA predefinita (%)',
  'welcome.skip': 'Nessun campo è obbligatorio. Le nuove fatture usano: {currency}, {paper}, {language}.',
  'welcome.paper': 'carta del modello',
  'welcome.language': 'lingua del modello',
  'welcome.change': 'Cambia',
  'welcome.start': 'Inizia a compilare',
  'welcome.sample': 'Vedi una fattura di esempio',

  // header fields
  'editor.title': '{kind:capital:@kind} {number}',
  'editor.untitled': {
    select: 'kind',
    quote: 'Nuovo {kind:@kind}',
    document: 'Nuovo {kind:@kind}',
    other: 'Nuova {kind:@kind}',
  },
  'editor.read-only': {
    select: 'kind',
    quote: 'Questo {kind:@kind} è stato trasmesso e non può essere modificato.',
    document: 'Questo {kind:@kind} è stato trasmesso e non può essere modificato.',
    other: 'Questa {kind:@kind} è stata trasmessa e non può essere modificata.',
  },
  'editor.marked': {
    select: 'kind',
    quote: 'Questo {kind:@kind} è stato segnato come emesso e non può essere modificato.',
    document: 'Questo {kind:@kind} è stato segnato come emesso e non può essere modificato.',
    other: 'Questa {kind:@kind} è stata segnata come emessa e non può essere modificata.',
  },
  'editor.frozen': {
    select: 'kind',
    quote:
      'Questo {kind:@kind} è stato inviato e non può essere modificato finché il servizio non ha risposto.',
    document:
      'Questo {kind:@kind} è stato inviato e non può essere modificato finché il servizio non ha risposto.',
    other:
      'Questa {kind:@kind} è stata inviata e non può essere modificata finché il servizio non ha risposto.',
  },
  'field.number': 'Numero di fattura',
  'field.number.provisional': 'Provvisorio',
  'field.number.provisional.why': {
    select: 'kind',
    quote:
      'Un numero è assegnato definitivamente solo quando {kind:@kind.the} viene trasmesso con una chiave reale. Fino ad allora può cambiare.',
    document:
      'Un numero è assegnato definitivamente solo quando {kind:@kind.the} viene trasmesso con una chiave reale. Fino ad allora può cambiare.',
    other:
      'Un numero è assegnato definitivamente solo quando {kind:@kind.the} viene trasmessa con una chiave reale. Fino ad allora può cambiare.',
  },
  'field.number.use': 'Usa {number}',
  'field.issue-date': 'Data di emissione',
  'field.due-date': 'Scadenza',
  'field.delivery-date': 'Data di consegna',
  'field.currency': 'Valuta',
  'field.date.wrong': 'Inserisci una data, come {example}.',
  'field.pick-date': 'Apri calendario',
  'calendar.label': 'Calendario',
  'calendar.previous': 'Mese precedente',
  'calendar.next': 'Mese successivo',
  'calendar.today': 'Oggi',
  'calendar.day': 'Altro giorno nel calendario',
  'calendar.week': 'Primo, ultimo giorno della settimana',
  'calendar.month': 'Mese precedente, successivo',
  'calendar.year': 'Anno precedente, successivo',
  'calendar.days': { plural: 'days', one: '{days:number} giorno', other: '{days:number} giorni' },
  'calendar.month-end': 'Fine mese',
  'currency.option': '{code} – {name}',

  // parties
  'from.title': 'Mittente',
  'from.edit': 'Modifica',
  'from.edit.label': 'Modifica il mittente',
  'from.sheet': 'La tua azienda',
  'from.empty': 'Aggiungi la tua azienda',
  'remembered.seller': 'Mittente salvato per le nuove fatture',
  'remembered.logo': 'Logo salvato per le nuove fatture',
  'remembered.locale': 'Lingua salvata per le nuove fatture',
  'remembered.only-this': 'Solo questa fattura',
  'to.title': 'Cliente',
  'to.change': 'Cambia',
  'to.change.label': 'Cambia il cliente',
  'to.empty': 'Aggiungi un cliente',
  'to.details': 'Aggiungi dettagli',
  'party.done': 'Fine',
  'party.close': 'Chiudi dettagli',
  'party.from.name': 'Nome dell’azienda',
  'party.to.name': 'Nome del cliente',
  'party.address': 'Indirizzo',
  'party.country': 'Paese',
  'party.country.none': 'Scegli un Paese',
  'party.tax-id': 'P. IVA o codice fiscale',
  'party.reference': 'Riferimento del cliente',
  'party.registration': 'N. di registro',
  'party.email': 'E-mail',
  'party.phone': 'Telefono',
  'party.website': 'Sito web',
  'party.account-holder': 'Intestatario del conto',
  'party.iban': 'IBAN o numero di conto',
  'party.bic': 'BIC o codice banca',

  // totals
  'totals.title': 'Totali',
  'totals.subtotal': 'Subtotale',
  'totals.discount': 'Sconto',
  'totals.tax': 'IVA {rate}%',
  'totals.tax.included': 'di cui IVA {rate}%',
  'totals.total': 'Totale',
  'totals.prepaid': 'Acconto pagato',
  'totals.rounding': 'Arrotondamento',
  'totals.payable': 'Totale da pagare',
  'totals.incomplete': {
    plural: 'count',
    one: '{count:number} riga senza importo non è compresa',
    other: '{count:number} righe senza importo non sono comprese',
  },
  'totals.announced': 'Totale {total}',
  'amount.none': '–',

  // further details
  'more.title': 'Altri dettagli',
  'more.add': 'Aggiungi dettaglio',
  'more.notes': 'Note',
  'more.notes.hint': 'Stampate sotto i totali',
  'more.terms': 'Condizioni di pagamento',
  'more.purchase-order': 'Ordine di acquisto',
  'more.payment-reference': 'Causale',
  'more.tax-currency': 'IVA anche in',
  'more.tax-exchange-rate': 'Cambio per l’IVA',
  'more.tax-note': 'Nota IVA',
  'more.tax-note.hint': 'Ad esempio: Inversione contabile',
  'more.discount': 'Sconto',
  'more.discount.kind': 'Tipo di sconto',
  'totals.deducted': 'Già fatturato',
  'charges.title': 'Supplementi',
  'charges.reason': 'Motivo del supplemento',
  'charges.amount': 'Importo',
  'charges.add': 'Aggiungi supplemento',
  'charges.remove': 'Rimuovi supplemento {number:digits}',
  'charges.entry': 'Supplemento {number:digits}',
  'more.prepaid': 'Acconto pagato',
  'more.tax-included': 'Prezzi IVA inclusa',
  'more.logo': 'Logo',
  'more.logo.drop': 'Rilascia qui un PNG o JPEG',
  'more.logo.choose': 'Scegli un’immagine',
  'more.logo.replace': 'Sostituisci',
  'more.logo.choose.label': 'Scegli un’immagine come logo',
  'more.logo.replace.label': 'Sostituisci logo',
  'more.logo.remove': 'Rimuovi logo',
  'more.logo.alt': 'Il tuo logo',
  'more.logo.too-large': 'Questa immagine supera 1\u00a0MB. Scegline una più piccola.',
  'more.logo.wrong-kind': 'Scegli un’immagine PNG o JPEG.',
  'more.language': 'Lingua della fattura',
  'more.language.kind': 'Lingua {kind:@kind.of}',

  // messages about fields
  'issues.summary': {
    plural: 'count',
    one: '{count:number} punto da correggere prima di trasmettere',
    other: '{count:number} punti da correggere prima di trasmettere',
  },
  'issues.line': 'Riga {line:digits}:',
  'issues.line.column': 'Riga {line:digits} · {column}:',

  // preview
  'preview.page': 'Pagina {page:digits} di {count:number}',
  'preview.label': '{kind:capital:@kind} {number}, totale {total}.',
  'preview.of': 'di {count:number}',
  'preview.jump': 'Vai alla pagina',
  'preview.enter': 'Modifica il primo campo visibile',
  'preview.ends': 'Prima, ultima pagina',
  'preview.zoom-in': 'Ingrandisci',
  'preview.zoom-out': 'Riduci',
  'preview.fit-width': 'Adatta alla larghezza',
  'preview.fit-page': 'Pagina intera',
  'preview.enlarge': 'Ingrandisci anteprima',
  'preview.shrink': 'Riduci anteprima',
  'preview.read': 'Leggi a dimensione reale',
  'preview.zoom.label': 'Dimensione della pagina: {percent}. {fit}',
  'preview.zoom': '{percent:digits}%',
  'preview.caption.live': 'L’anteprima porta la dicitura TEST. Il PDF trasmesso ne è privo.',
  'preview.caption.test': 'PDF di prova. Una chiave reale ne crea uno senza dicitura TEST.',
  'preview.caption.practice': 'PDF di prova. Connetti un account per crearne uno senza dicitura TEST.',
  'preview.caption.marked': 'Dicitura TEST: di un documento segnato come emesso non c’è un PDF definitivo.',
  'preview.caption.none': 'L’anteprima porta la dicitura TEST.',
  'preview.text': 'Leggi come testo',
  'preview.text.back': 'Mostra la pagina',
  'preview.making': 'Creazione del PDF…',
  'progress.count': '{done} di {count}',
  'progress.percent': '{percent}%',
  'preview.making.progress': 'Pagine del PDF già pronte',
  'preview.not-made': 'Il PDF non è stato creato',
  'preview.printed': 'Il PDF è aperto nel visualizzatore: stampalo da lì.',
  'preview.failed': 'Non è stato possibile creare l’anteprima: {reason}',

  // submission
  'submit.test': 'Trasmetti {kind:@kind} di prova',
  'submit.live': 'Trasmetti {kind:@kind}…',
  'submit.no-key': 'Connetti per trasmettere…',
  'submit.no-key.why':
    'Per trasmettere serve un account. I PDF di prova sono gratuiti e portano la dicitura TEST.',
  'submit.busy': 'Trasmissione…',
  'submit.slow': 'Ancora in corso. Puoi continuare a compilare.',
  'submit.template': 'Invio del tuo modello al servizio…',
  'template.choose': 'Scegli un modello',
  'template.connect-again': 'Connetti di nuovo',
  'template.submit-again': 'Trasmetti di nuovo',
  'submit.not-saved': 'Non trasmesso, perché le ultime modifiche non sono state salvate.',
  'live.title': 'Trasmettere {kind:@kind.the} {number} con la chiave reale?',
  'live.to': 'A',
  'live.total': 'Totale',
  'live.text': 'Viene creato un PDF definitivo, senza dicitura TEST. Sul tuo conto viene addebitato un PDF.',
  'live.confirm': 'Trasmetti e addebita sul mio conto',
  'live.nobody': 'Nessun cliente indicato',
  'live.not-sent': 'non inviato',
  'live.minimal-request':
    'Questa connessione invia solo il modello, il numero e le righe. IVA, sconti e indirizzi non vengono inviati e mancano nel PDF.',
  'offline.title': 'Sei offline. Trasmettere quando torni online?',
  'offline.text': {
    select: 'kind',
    quote:
      '{kind:capital:@kind.the} resta in attesa su questo computer. Puoi ritirarlo finché non è inviato.',
    document:
      '{kind:capital:@kind.the} resta in attesa su questo computer. Puoi ritirarlo finché non è inviato.',
    other:
      '{kind:capital:@kind.the} resta in attesa su questo computer. Puoi ritirarla finché non è inviata.',
  },
  'offline.wait': 'Trasmetti al ritorno online',
  'offline.keep': 'Lascia come bozza',
  'queued.offline': 'In attesa di invio. L’invio avverrà automaticamente quando il servizio risponderà.',
  'queued.problem': 'In attesa di invio. {reason}',
  'queued.waiting': 'In attesa di invio. Per modificarlo, lascia il documento come bozza.',
  'offline.kept': '{kind:capital:@kind.the} {number} è di nuovo una bozza.',
  'queued.key':
    'Il servizio ha rifiutato questa chiave. Controlla che non ci siano errori di battitura o creane una nuova. {kind:capital:@kind.the} attende un’altra chiave.',
  'rejected.key':
    'Il servizio ha rifiutato questa chiave. Controlla che non ci siano errori di battitura o creane una nuova. Non è stato addebitato nulla.',
  'rejected.key-expired': 'Questa chiave è scaduta. Non è stato addebitato nulla.',
  'rejected.key-ended': 'La chiave di questo computer è stata revocata. Non è stato addebitato nulla.',
  'rejected.replace-key': 'Sostituisci chiave',
  'rejected.field': 'Il servizio ha rifiutato {kind:@kind.the}: {reason} Non è stato addebitato nulla.',
  'rejected.fields': 'Il servizio ha rifiutato {kind:@kind.the}. Non è stato addebitato nulla.',
  'rejected.other': '{reason} Non è stato addebitato nulla.',
  'details.show': 'Dettagli',
  'details.status': 'Stato HTTP',
  'details.request': 'ID richiesta',
  'details.idempotency': 'Chiave di idempotenza',
  'details.time': 'Ora',
  'details.none': '–',

  // connection
  'status.checking-data': 'Controllo dei dati dopo una chiusura imprevista…',

  // settings
  'settings.title': 'Impostazioni',
  'settings.close': 'Chiudi impostazioni',
  'settings.business': 'Azienda',
  'settings.business.about': 'Compare come mittente nelle nuove fatture.',
  'settings.defaults': 'Nuove fatture',
  'settings.defaults.numbers': 'Numero e date',
  'settings.defaults.design': 'Aspetto',
  'settings.defaults.language-and-tax': 'Lingua e IVA',
  'settings.defaults.texts': 'Testi',
  'settings.defaults.pattern.hint':
    '{{YYYY}}, {{YY}}, {{MM}} indicano la data, {{####}} il contatore.\nProssimo: {next}',
  'settings.defaults.due': 'Giorni alla scadenza',
  'settings.defaults.due.wrong': 'Inserisci un numero di giorni da 0 a 365.',
  'settings.defaults.template': 'Modello',
  'settings.defaults.tax-rate': 'Aliquota IVA predefinita (%)',
  'settings.defaults.tax-rate.wrong': 'Inserisci una percentuale da 0 a 100.',
  'settings.defaults.language-none': 'Come nel modello',
  'settings.account': 'Account',
  'settings.account.about': 'Dove si trasmettono le fatture, e con quale chiave.',
  'settings.appearance': 'Visualizzazione',
  'settings.language': 'Lingua',
  'settings.language.system': 'Sistema: {name}',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Sistema',
  'settings.theme.light': 'Chiaro',
  'settings.theme.dark': 'Scuro',
  'settings.shortcuts': 'Scorciatoie',
  'settings.about': 'Informazioni',
  'settings.version': 'Versione {version}',

  ...batchTexts,
  ...checksTexts,
  ...listTexts,
  ...markIssuedTexts,
  ...overviewTexts,
  ...paymentsTexts,
  ...placesTexts,
  ...connectionsTexts,
  ...kindsTexts,
  ...linesTexts,
  ...einvoiceTexts,
  ...numbersTexts,
  ...commandsTexts,
  ...paletteTexts,
  ...dataTexts,
  ...pdfDifferencesTexts,
  ...deliveryTexts,
  ...designTexts,
  ...headerTexts,
  ...recordsTexts,
  ...schedulesTexts,
  ...sendersTexts,

  // dialogs and toasts
  'dialog.close': 'Chiudi',
  'dialog.cancel': 'Annulla',
  'toast.region': 'Notifiche',
  'toast.dismiss': 'Chiudi',
  'notice.dismiss': 'Chiudi',
  'join.label': '{label}: {text}',
  'join.sentences': '{text} {next}',
  'join.bracket': '{text} ({more})',
  'join.facts': ' · ',
} as const satisfies Translation<typeof english>
