import type * as english from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'Więcej działań',
  'header.message': 'Stan przesłania',
  'header.amount': 'Kwota:',
  'header.due': 'Płatne do',
  'header.open-of': 'pozostało z {total}',
  'header.overpaid': '{amount} nadpłaty',
  'header.to-refund': '{amount} do zwrotu',
  'header.record-payment': 'Dodaj płatność',
  'header.show-differences': 'Obejrzyj różnice',
  'header.go-to-field': 'Przejdź do pola',
  'header.save-anyway': 'Zapisz PDF mimo to',
  'header.make-invoice': 'Utwórz fakturę',
  'header.receipt': 'Potwierdzenie',
  'header.emailed': 'Wysłano e-mailem {date}',
  'header.paid': '{date}, {note}',
  'header.nothing-open': 'nic do zapłaty',
  'header.email.undo': 'Oznacz: nie wysłano e-mailem',
  'header.email.mark': 'Oznacz: wysłano e-mailem',
  'header.email.undone': '{kind:capital:@kind} {number}: oznaczono, że nie wysłano e-mailem.',
  'header.email.marked': '{kind:capital:@kind} {number}: oznaczono, że wysłano e-mailem.',
  'header.pdf-checked': 'PDF sprawdzony',
  'header.pdf-kept': 'PDF niesprawdzony',
  'header.pdf-differs': 'PDF się różni',
  'header.pdf-missing': 'PDF niepobrany',
  'header.test-made': 'Testowy PDF: {time}',
  'header.test-changed': 'Zmieniono po testowym PDF',

  'unknown.safe':
    'Wysłano {number} na kwotę {amount} ({time}), ale nie było odpowiedzi, więc dokument może już istnieć, a opłata mogła zostać naliczona. Sprawdź ponownie: dokument powstanie i opłata zostanie naliczona najwyżej raz.',
  'unknown.unsafe':
    'Wysłano {number} na kwotę {amount} ({time}), ale usługa tego nie potwierdziła, więc dokument może już istnieć, a opłata mogła zostać naliczona. Przed ponownym wysłaniem zapytaj usługę albo sprawdź to na swoim koncie.',
  'unknown.key-changed':
    'Wysłano {number} na kwotę {amount} ({time}), ale usługa tego nie potwierdziła, więc dokument może już istnieć, a opłata mogła zostać naliczona. Sprawdzić to można tylko kluczem użytym do wysłania, a to połączenie ma teraz inny. Przywróć tamten klucz albo sprawdź to na swoim koncie.',
  'unknown.check': 'Sprawdź ponownie',
  'unknown.ask': 'Zapytaj usługę',
  'unknown.created': 'Dokument jest na moim koncie…',
  'unknown.send-again': 'Nie ma go tam, odblokuj…',
  'resolve.created.title': 'Czy {number} jest na Twoim koncie?',
  'resolve.created.text': 'Dokument pozostanie zablokowany i nie zostanie już wysłany z tego komputera.',
  'resolve.created.link': 'Link do niego, jeśli jest znany',
  'resolve.created.confirm': 'Jest na koncie',
  'resolve.again.title': 'Odblokować {number} jako szkic?',
  'resolve.again.text':
    'Zrób to tylko wtedy, gdy nie ma go na koncie. Jeśli pierwszy dotarł, ponowne wysłanie utworzy drugi i naliczy drugą opłatę.',
  'resolve.again.confirm': 'Nie ma go tam, odblokuj',
  'resolve.again.exists': 'Według usługi {number} istnieje, więc nie przywrócono go jako szkicu.',
} as const satisfies Translation<typeof english.headerTexts>
