import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Tutto pronto',
  'checks.count': {
    plural: 'count',
    one: '{count:number} punto da verificare',
    other: '{count:number} punti da verificare',
  },
  'checks.hints-only': {
    plural: 'count',
    one: '{count:number} suggerimento',
    other: '{count:number} suggerimenti',
  },
  'checks.title': 'Prima di trasmettere',
  'checks.all-right': {
    select: 'kind',
    quote: 'Nulla da verificare. {kind:capital:@kind.the} è pronto per l’invio.',
    document: 'Nulla da verificare. {kind:capital:@kind.the} è pronto per l’invio.',
    other: 'Nulla da verificare. {kind:capital:@kind.the} è pronta per l’invio.',
  },
  'checks.errors': 'Da correggere prima di trasmettere',
  'checks.warnings': 'Da verificare',
  'checks.hints': 'Suggerimenti',
  'checks.more': {
    plural: 'count',
    one: 'e un altro',
    other: 'e altri {count:number}',
  },

  // the question of a live submission
  'live.checking': 'Controllo di ciò che viene inviato…',
  'live.from': 'Da',
  'live.no-sender': 'Nessun mittente indicato',
  'live.due': 'Scadenza',
  'live.no-due': 'Nessuna scadenza',
  'live.findings': {
    plural: 'count',
    one: '{count:number} punto da verificare',
    other: '{count:number} punti da verificare',
  },
  'live.remember': 'Non chiedere più per questa connessione',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Le fatture senza nulla da verificare vengono inviate dopo {count:number} secondo, con addebito sul tuo conto. Fino ad allora puoi annullare.',
    other:
      'Le fatture senza nulla da verificare vengono inviate dopo {count:number} secondi, con addebito sul tuo conto. Fino ad allora puoi annullare.',
  },
  'live.remember.at-once':
    'Le fatture senza nulla da verificare vengono inviate subito, con addebito sul tuo conto.',

  // submitting without a question
  'countdown.title': 'Trasmissione in corso: {kind:@kind} {number}',
  'countdown.text': {
    select: 'kind',
    quote: '{kind:capital:@kind.the} {number} di {amount} per {customer} sarà trasmesso con la chiave reale.',
    document:
      '{kind:capital:@kind.the} {number} di {amount} per {customer} sarà trasmesso con la chiave reale.',
    other: '{kind:capital:@kind.the} {number} di {amount} per {customer} sarà trasmessa con la chiave reale.',
  },
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} secondo',
    other: '{count:number} secondi',
  },
  'countdown.left': 'Invio tra {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind} {number} di {amount}: trasmissione con la chiave reale tra {count:number} secondo. Premi Esc per annullare.',
    other:
      '{kind:capital:@kind} {number} di {amount}: trasmissione con la chiave reale tra {count:number} secondi. Premi Esc per annullare.',
  },
  'countdown.cancelled': {
    select: 'kind',
    quote: '{kind:capital:@kind.the} {number} non è stato trasmesso. Non è stato addebitato nulla.',
    document: '{kind:capital:@kind.the} {number} non è stato trasmesso. Non è stato addebitato nulla.',
    other: '{kind:capital:@kind.the} {number} non è stata trasmessa. Non è stato addebitato nulla.',
  },
  'consent.given':
    'Dal giorno {day}, le fatture senza nulla da verificare vengono inviate con la chiave reale senza conferma, con addebito sul tuo conto.',
  'consent.withdraw': 'Chiedi conferma per ogni trasmissione reale',
  'consent.withdrawn': 'Viene chiesta di nuovo conferma per ogni trasmissione reale',
  'consent.countdown': 'Attesa prima dell’invio automatico',
  'consent.countdown.none': 'Nessuna',
} as const satisfies Translation<typeof english>
