import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Bereit zum Einreichen',
  'checks.count': {
    plural: 'count',
    one: '{count:number} Punkt zu prüfen',
    other: '{count:number} Punkte zu prüfen',
  },
  'checks.hints-only': {
    plural: 'count',
    one: '{count:number} Hinweis',
    other: '{count:number} Hinweise',
  },
  'checks.title': 'Vor dem Einreichen',
  'checks.all-right': 'Nichts zu prüfen. {kind:capital:@kind.this} ist bereit zum Einreichen.',
  'checks.errors': 'Vor dem Einreichen beheben',
  'checks.warnings': 'Zu prüfen',
  'checks.hints': 'Hinweise',
  'checks.more': {
    plural: 'count',
    one: 'und {count:number} weiterer',
    other: 'und {count:number} weitere',
  },

  // the question of a live submission
  'live.checking': 'Einreichung wird geprüft…',
  'live.from': 'Von',
  'live.no-sender': 'Kein Absender angegeben',
  'live.due': 'Fällig',
  'live.no-due': 'Kein Fälligkeitsdatum',
  'live.findings': {
    plural: 'count',
    one: '{count:number} Punkt zu prüfen',
    other: '{count:number} Punkte zu prüfen',
  },
  'live.remember': 'Bei dieser Verbindung nicht mehr fragen',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Rechnungen, bei denen nichts zu prüfen ist, werden nach {count:number} Sekunde gesendet und Ihrem Konto berechnet. Bis dahin können Sie abbrechen.',
    other:
      'Rechnungen, bei denen nichts zu prüfen ist, werden nach {count:number} Sekunden gesendet und Ihrem Konto berechnet. Bis dahin können Sie abbrechen.',
  },
  'live.remember.at-once':
    'Rechnungen, bei denen nichts zu prüfen ist, werden sofort gesendet und Ihrem Konto berechnet.',

  // submitting without a question
  'countdown.title': '{kind:capital:@kind} {number} wird eingereicht',
  'countdown.text':
    '{kind:capital:@kind} {number} über {amount} an {customer} wird mit Ihrem Live-Schlüssel eingereicht.',
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} Sekunde',
    other: '{count:number} Sekunden',
  },
  'countdown.left': 'Wird in {count:number}\u00a0s gesendet',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind} {number} über {amount} wird in {count:number} Sekunde mit Ihrem Live-Schlüssel eingereicht. Mit Esc brechen Sie ab.',
    other:
      '{kind:capital:@kind} {number} über {amount} wird in {count:number} Sekunden mit Ihrem Live-Schlüssel eingereicht. Mit Esc brechen Sie ab.',
  },
  'countdown.cancelled': '{kind:capital:@kind} {number} wurde nicht eingereicht. Es wurde nichts berechnet.',
  'consent.given':
    'Seit {day} werden Rechnungen, bei denen nichts zu prüfen ist, ohne Rückfrage live gesendet und Ihrem Konto berechnet.',
  'consent.withdraw': 'Vor jeder Live-Einreichung fragen',
  'consent.withdrawn': 'Vor jeder Live-Einreichung wird wieder gefragt',
  'consent.countdown': 'Wartezeit vor dem automatischen Senden',
  'consent.countdown.none': 'Keine Wartezeit',
} satisfies Translation<typeof english>
