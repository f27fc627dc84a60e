import type * as english from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Oznacz jako wystawioną…',
  'mark.title': {
    plural: 'count',
    one: {
      select: 'kind',
      document: 'Oznacz {kind:@kind.accusative} jako wystawiony',
      other: 'Oznacz {kind:@kind.accusative} jako wystawioną',
    },
    few: 'Oznacz {count:number} {kind:@kinds} jako wystawione',
    many: 'Oznacz {count:number} {kind:@kinds.genitive} jako wystawione',
    other: 'Oznacz {count:number} {kind:@kind.genitive} jako wystawione',
  },
  'mark.none': 'Nie ma nic do oznaczenia jako wystawione',
  'mark.about':
    'Dla dokumentu, który wysłano inaczej niż przez usługę. Jego numer jest zajęty, dokument jest zablokowany i liczy się jako wystawiony, a poprawia go tylko faktura korygująca. Można to cofnąć przez dziesięć sekund.',
  'mark.documents': 'Oznaczane jako wystawione',
  'mark.means': 'Sposób wysłania',
  'mark.means.choose': 'Wybierz…',
  'mark.means.missing': 'Wybierz sposób wysłania.',
  'mark.means.e_invoice': 'Plik e-faktury, wysłany lub załadowany',
  'mark.means.portal': 'Wpisano na portalu',
  'mark.means.other_program': 'Utworzono i wysłano innym programem',
  'mark.means.paper': 'Na papierze',
  'mark.means.other': 'Inaczej',
  'mark.reason': 'Notatka',
  'mark.reason.needed': 'Jak, w kilku słowach',
  'mark.reason.hint': 'Na przykład nazwa portalu lub numer referencyjny. Nie jest drukowana.',
  'mark.reason.missing': 'Opisz w kilku słowach sposób wysłania.',
  'mark.date': 'Wysłano dnia',
  'mark.date.future': 'Dokument już wysłano, więc dzień to {today} lub wcześniejszy.',
  'mark.file': 'Plik',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Inny plik',
  'mark.file.hash': 'Zachowany dowód: SHA-256 {sha256}',
  'mark.file.none': 'Jako dowód nie zachowano żadnego wyeksportowanego tu pliku.',
  'mark.file.outdated':
    'Po wyeksportowaniu pliku {name} dokument zmieniono, więc plik zawiera co innego. Wyeksportuj go ponownie albo przywróć wysłaną wersję.',
  'mark.files':
    'Zachowany dowód: skrót najnowszego wyeksportowanego pliku, dokumenty: {count:number} z {all:number}.',
  'mark.no-pdf':
    'Dokument oznaczony jako wystawiony nie ma ostatecznego PDF: oryginałem jest to, co wysłano. Jego PDF można zapisać i wydrukować tylko z oznaczeniem TEST.',
  'mark.confirm': 'Oznacz jako wystawione',
  'mark.left-out': {
    plural: 'count',
    one: 'Pominięto {count:number} dokument',
    few: 'Pominięto {count:number} dokumenty',
    many: 'Pominięto {count:number} dokumentów',
    other: 'Pominięto {count:number} dokumentu',
  },
  'mark.blocked.submitted': { select: 'kind', document: 'Już wystawiony.', other: 'Już wystawiona.' },
  'mark.blocked.under_way': 'Ostatnie przesyłanie jeszcze trwa.',
  'mark.done': {
    plural: 'count',
    one: {
      select: 'kind',
      document: 'Oznaczono {kind:@kind} {number} jako wystawiony',
      other: 'Oznaczono {kind:@kind.accusative} {number} jako wystawioną',
    },
    few: 'Oznaczono {count:number} {kind:@kinds} jako wystawione',
    many: 'Oznaczono {count:number} {kind:@kinds.genitive} jako wystawione',
    other: 'Oznaczono {count:number} {kind:@kind.genitive} jako wystawione',
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind} jest znów szkicem',
    few: 'Znów szkice: {count:number} {kind:@kinds}',
    many: 'Znów szkice: {count:number} {kind:@kinds.genitive}',
    other: 'Znów szkice: {count:number} {kind:@kind.genitive}',
  },
  'mark.note': { select: 'kind', document: 'Oznaczony jako wystawiony', other: 'Oznaczona jako wystawiona' },
  'mark.receipt': {
    select: 'kind',
    document: '{kind:capital:@kind} {number} oznaczono jako wystawiony',
    other: '{kind:capital:@kind.accusative} {number} oznaczono jako wystawioną',
  },
  'mark.receipt.how': '{means}, {date}.',
  'mark.receipt.pdf': 'Oryginałem jest to, co wysłano; ten PDF ma oznaczenie TEST.',
  'mark.receipt.marked': 'Oznaczono',
  'mark.receipt.hash': 'SHA-256 pliku',
  'mark.offer.text':
    'Urzędy i firmy traktują ten plik jako fakturę. Po jego wysłaniu szkicu nie wolno zmienić ani zafakturować po raz drugi.',
  'mark.offer': 'Oznacz jako wystawioną po wyeksportowaniu',
} as const satisfies Translation<typeof english.markIssuedTexts>
