import type * as english from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Klaar om in te dienen',
  'checks.count': {
    plural: 'count',
    one: '{count:number} aandachtspunt',
    other: '{count:number} aandachtspunten',
  },
  'checks.hints-only': { plural: 'count', one: '{count:number} tip', other: '{count:number} tips' },
  'checks.title': 'Voordat je indient',
  'checks.all-right': 'Niets te controleren. Deze {kind:@kind} is klaar om in te dienen.',
  'checks.errors': 'Eerst oplossen',
  'checks.warnings': 'Te controleren',
  'checks.hints': 'Tips',
  'checks.more': { plural: 'count', one: 'en nog {count:number}', other: 'en nog {count:number}' },
  'live.checking': 'Indiening wordt gecontroleerd…',
  'live.from': 'Van',
  'live.no-sender': 'Geen afzender ingevuld',
  'live.due': 'Vervalt',
  'live.no-due': 'Geen vervaldatum',
  'live.findings': {
    plural: 'count',
    one: '{count:number} aandachtspunt',
    other: '{count:number} aandachtspunten',
  },
  'live.remember': 'Niet meer vragen voor deze verbinding',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Facturen waarbij niets te controleren is, worden na {count:number} seconde verzonden en bij je account in rekening gebracht. Tot dan kun je annuleren.',
    other:
      'Facturen waarbij niets te controleren is, worden na {count:number} seconden verzonden en bij je account in rekening gebracht. Tot dan kun je annuleren.',
  },
  'live.remember.at-once':
    'Facturen waarbij niets te controleren is, worden meteen verzonden en bij je account in rekening gebracht.',
  'countdown.title': '{kind:capital:@kind} {number} wordt ingediend',
  'countdown.text':
    '{kind:capital:@kind} {number} van {amount} aan {customer} wordt met je live-sleutel ingediend.',
  'countdown.seconds': { plural: 'count', one: '{count:number} seconde', other: '{count:number} seconden' },
  'countdown.left': 'Verzenden over {count:number}\u00a0s',
  'countdown.announced': {
    plural: 'count',
    one: '{kind:capital:@kind} {number} van {amount} wordt over {count:number} seconde met je live-sleutel ingediend. Druk op Escape om te annuleren.',
    other:
      '{kind:capital:@kind} {number} van {amount} wordt over {count:number} seconden met je live-sleutel ingediend. Druk op Escape om te annuleren.',
  },
  'countdown.cancelled': '{kind:capital:@kind} {number} is niet ingediend. Er is niets in rekening gebracht.',
  'consent.given':
    'Sinds {day} worden facturen waarbij niets te controleren is zonder vraag live verzonden en bij je account in rekening gebracht.',
  'consent.withdraw': 'Vragen vóór elke live-indiening',
  'consent.withdrawn': 'Vóór elke live-indiening wordt weer om bevestiging gevraagd',
  'consent.countdown': 'Wachttijd voor automatisch verzenden',
  'consent.countdown.none': 'Geen wachttijd',
} satisfies Translation<typeof english.checksTexts>
