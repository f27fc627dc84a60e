import type * as english from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'Gotowe do wysłania',
  'checks.count': 'Do sprawdzenia: {count:number}',
  'checks.hints-only': 'Wskazówki: {count:number}',
  'checks.title': 'Przed przesłaniem',
  'checks.all-right': {
    select: 'kind',
    document: 'Nie ma nic do sprawdzenia. Ten {kind:@kind} jest gotowy do wysłania.',
    other: 'Nie ma nic do sprawdzenia. Ta {kind:@kind} jest gotowa do wysłania.',
  },
  'checks.errors': 'Popraw przed przesłaniem',
  'checks.warnings': 'Do sprawdzenia',
  'checks.hints': 'Wskazówki',
  'checks.more': 'i jeszcze {count:number}',

  // the question of a live submission
  'live.checking': 'Sprawdzanie, co zostanie wysłane…',
  'live.from': 'Wystawca',
  'live.no-sender': 'Nie podano wystawcy',
  'live.due': 'Termin',
  'live.no-due': 'Brak terminu płatności',
  'live.findings': 'Do sprawdzenia: {count:number}',
  'live.remember': 'Nie pytaj więcej dla tego połączenia',
  'live.remember.countdown': {
    plural: 'count',
    one: 'Faktury, w których nie ma nic do sprawdzenia, są wysyłane po {count:number} sekundzie, a konto jest obciążane opłatą. Do tego czasu można to anulować.',
    few: 'Faktury, w których nie ma nic do sprawdzenia, są wysyłane po {count:number} sekundach, a konto jest obciążane opłatą. Do tego czasu można to anulować.',
    many: 'Faktury, w których nie ma nic do sprawdzenia, są wysyłane po {count:number} sekundach, a konto jest obciążane opłatą. Do tego czasu można to anulować.',
    other:
      'Faktury, w których nie ma nic do sprawdzenia, są wysyłane po {count:number} sekundy, a konto jest obciążane opłatą. Do tego czasu można to anulować.',
  },
  'live.remember.at-once':
    'Faktury, w których nie ma nic do sprawdzenia, są wysyłane od razu, a konto jest obciążane opłatą.',

  // submitting without a question
  'countdown.title': 'Przesyłanie {kind:@kind.genitive} {number}',
  'countdown.text':
    'Przesłanie z kluczem produkcyjnym: {kind:@kind} {number} na kwotę {amount} dla klienta {customer}.',
  'countdown.seconds': {
    plural: 'count',
    one: '{count:number} sekunda',
    few: '{count:number} sekundy',
    many: '{count:number} sekund',
    other: '{count:number} sekundy',
  },
  'countdown.left': 'Wysłanie za {count:number} s',
  'countdown.announced': {
    plural: 'count',
    one: 'Przesłanie z kluczem produkcyjnym za {count:number} sekundę: {kind:@kind} {number}, {amount}. Naciśnij Escape, aby anulować.',
    few: 'Przesłanie z kluczem produkcyjnym za {count:number} sekundy: {kind:@kind} {number}, {amount}. Naciśnij Escape, aby anulować.',
    many: 'Przesłanie z kluczem produkcyjnym za {count:number} sekund: {kind:@kind} {number}, {amount}. Naciśnij Escape, aby anulować.',
    other:
      'Przesłanie z kluczem produkcyjnym za {count:number} sekundy: {kind:@kind} {number}, {amount}. Naciśnij Escape, aby anulować.',
  },
  'countdown.cancelled': 'Nie przesłano {kind:@kind.genitive} {number}. Nie naliczono opłaty.',
  'consent.given':
    'Od {day} faktury, w których nie ma nic do sprawdzenia, są wysyłane z kluczem produkcyjnym bez pytania, a konto jest obciążane opłatą.',
  'consent.withdraw': 'Pytaj przed każdym przesłaniem produkcyjnym',
  'consent.withdrawn': 'Każde przesłanie z kluczem produkcyjnym znów wymaga potwierdzenia',
  'consent.countdown': 'Czas oczekiwania przed automatycznym wysłaniem',
  'consent.countdown.none': 'Bez czekania',
} as const satisfies Translation<typeof english.checksTexts>
