import type * as english from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Brakujące numery…',
  'gaps.title': 'Brakujące numery',
  'gaps.about':
    'Przesłanie z kluczem produkcyjnym zajmuje numer na stałe. Te numery nie mają potwierdzonego dokumentu.',
  'gaps.nothing': 'Nie zajęto jeszcze żadnego numeru. Zajmuje go przesłanie z kluczem produkcyjnym.',
  'gaps.none': 'Nie brakuje żadnych numerów.',
  'gaps.series': {
    plural: 'count',
    one: 'od {first} do {last}: {count:number} dokument z kluczem produkcyjnym',
    few: 'od {first} do {last}: {count:number} dokumenty z kluczem produkcyjnym',
    many: 'od {first} do {last}: {count:number} dokumentów z kluczem produkcyjnym',
    other: 'od {first} do {last}: {count:number} dokumentu z kluczem produkcyjnym',
  },
  'gaps.number': 'Numer',
  'gaps.why': 'Przyczyna',
  'gaps.customer': 'Klient',
  'gaps.taken': 'Zajęto',
  'gaps.range': 'od {first} do {last} ({count:number})',
  'gaps.reason.unused': 'Żaden dokument nie ma tu tego numeru.',
  'gaps.reason.draft': 'Dokumentu z tym numerem nie przesłano.',
  'gaps.reason.test': 'Dokument przesłano tylko z kluczem testowym.',
  'gaps.reason.deleted': 'Dokument usunięto przed przesłaniem.',
  'gaps.reason.refused': 'Usługa odrzuciła dokument.',
  'gaps.reason.withdrawn': 'Dokument wycofano przed wysłaniem.',
  'gaps.reason.not_created': 'Sprawdzono i nie znaleziono dokumentu.',
  'gaps.reason.under_way': 'Dokument jest jeszcze wysyłany.',
  'gaps.reason.unknown': 'Niepotwierdzone: dokument może istnieć.',
  'gaps.current-number': 'Teraz ma numer {number}.',
  'gaps.cut': 'Jest ich więcej. Widoczne są pierwsze z nich.',
  'gaps.copy': 'Kopiuj',
  'gaps.copied': 'Skopiowano listę.',
  'gaps.save': 'Zapisz jako tabelę…',
  'gaps.saved': 'Zapisano w {path}',
  'gaps.close': 'Zamknij',
} as const satisfies Translation<typeof english.numbersTexts>
