import type * as english from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': 'Numer {number} ma już dokument z dnia {date:date}.',
    other: 'Numer {number} ma już, w zapisie {other}, dokument z dnia {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'Numer {number} ma także inny szkic.',
        other: 'Numer {number} ma także inny szkic, w zapisie {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'Numer {number} ma także szkic dla klienta {customer}.',
        other: 'Numer {number} ma także szkic dla klienta {customer}, w zapisie {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'Numer {number} ma także inny przesłany dokument.',
        other: 'Numer {number} ma także inny przesłany dokument, w zapisie {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'Numer {number} ma także przesłany dokument dla klienta {customer}.',
        other: 'Numer {number} ma także przesłany dokument dla klienta {customer}, w zapisie {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': 'Numer {number} ma inny wybrany dokument.',
    other: 'Numer {number} ma inny wybrany dokument, w zapisie {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': 'Numer {number} występuje wśród zaznaczonych więcej niż raz.',
    other: 'Numer {number} występuje wśród zaznaczonych więcej niż raz, także w zapisie {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Za przesłanie z kluczem produkcyjnym naliczana jest opłata. Potwierdź, co zostanie wysłane: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Przesłanie z kluczem produkcyjnym wymaga potwierdzenia, bo jest w nim coś do sprawdzenia.',
    few: 'Przesłanie z kluczem produkcyjnym wymaga potwierdzenia. Do sprawdzenia: {count:digits}.',
    many: 'Przesłanie z kluczem produkcyjnym wymaga potwierdzenia. Do sprawdzenia: {count:digits}.',
    other: 'Przesłanie z kluczem produkcyjnym wymaga potwierdzenia. Do sprawdzenia: {count:digits}.',
  },
  'submission.may_be_billed':
    'Za ten dokument opłata mogła już zostać naliczona: po uszkodzeniu danych nie udało się odczytać wszystkich przesłań. Sprawdź go na swoim koncie przed przesłaniem.',
  'submission.insecure_address': 'Adres tego połączenia nie jest bezpieczny. Musi zaczynać się od https.',
  'submission.key_changed_unknown':
    'Klucz tego połączenia zmieniono po wysłaniu tego dokumentu, więc nie można ponownie zapytać usługi. Dokument może istnieć, a opłata mogła zostać naliczona. Sprawdź go na swoim koncie, a potem określ tutaj, czy istnieje.',
  'submission.data_changed_sent':
    'Dane zapisane dla tego przesłania różnią się od potwierdzonych, więc nie zostaną wysłane ponownie. Wysłano je wcześniej: dokument może istnieć, a opłata mogła zostać naliczona. Sprawdź go na swoim koncie, a potem określ tutaj, czy istnieje.',
  'submission.issued_kept':
    'Wystawione dokumenty pozostają w ewidencji. Zamiast usuwać, skoryguj je lub popraw.',
  'submission.settle_first':
    'Usługa nie potwierdziła tego dokumentu. Opłata mogła zostać naliczona, więc dokument nie został usunięty. Najpierw sprawdź ponownie albo określ, czy jest na koncie.',
  'submission.not_found':
    'Usługa nie podaje, czy dokument istnieje, a za ponownie wysłany opłata mogłaby zostać naliczona drugi raz. Najpierw sprawdź go na swoim koncie.',

  // documents that left by other means
  'mark.quote':
    'Oferty się nie wystawia w ten sposób. Przyjmij ją albo utwórz z niej fakturę i oznacz fakturę.',
  'mark.future': 'Dokument wysłano najpóźniej dzisiaj, {today:date}. Wybierz wcześniejszy dzień.',
  'mark.reason_missing': 'Opisz w kilku słowach sposób wysłania dokumentu.',
  'mark.file_outdated':
    'Po wyeksportowaniu pliku dokument zmieniono albo plik nie jest tu znany. Wyeksportuj go ponownie albo oznacz dokument bez pliku.',
  'mark.used':
    'Po oznaczeniu dodano do tego dokumentu płatności, korekty lub poprawki. Usuń je w ciągu dziesięciu sekund albo popraw go fakturą korygującą.',
  'mark.not_submitted':
    'Ten dokument oznaczono jako wystawiony, więc nie zostanie przesłany: usługa wystawiłaby go drugi raz i naliczyła opłatę. Popraw go fakturą korygującą.',
  'mark.no_pdf':
    'Ten dokument oznaczono jako wystawiony: oryginałem jest wysłany plik, a ostatecznego PDF tu nie ma. Jego PDF można zapisać i wydrukować z oznaczeniem TEST.',

  // nothing was sent
  'unreachable.offline':
    'Usługa jest nieosiągalna. Niczego nie wysłano. Ten komputer nie ma połączenia z siecią.',
  'unreachable.name':
    'Usługa jest nieosiągalna. Niczego nie wysłano. Nie znaleziono jej nazwy: sprawdź adres i połączenie.',
  'unreachable.no_server':
    'Usługa jest nieosiągalna. Niczego nie wysłano. Pod jej adresem nie odpowiada żaden serwer.',
  'unreachable.proxy':
    'Usługa jest nieosiągalna. Niczego nie wysłano. Serwer proxy tego komputera nie przepuścił połączenia: sprawdź HTTPS_PROXY.',
  'unreachable.certificate':
    'Usługa jest nieosiągalna. Niczego nie wysłano. Jej certyfikat nie jest zaufany.',
  'unreachable.timeout': 'Usługa jest nieosiągalna. Niczego nie wysłano. Nie przyjęła połączenia na czas.',

  // the service refused
  'refused.redirected':
    'Adres tego połączenia prowadzi gdzie indziej. Zmień go na adres, który podaje usługa.',
  'refused.account': 'To konto lub ten klucz nie pozwala na to przesłanie. Zajrzyj na stronę konta.',
  'refused.missing_scope':
    'Klucz tego połączenia nie może tworzyć PDF. Połącz ponownie albo użyj innego klucza.',
  'refused.address_not_allowed':
    'Klucza tego połączenia nie można używać z tej sieci. Prześlij z dozwolonej sieci albo użyj klucza bez tego ograniczenia.',
  'refused.account_suspended': 'Konto jest zawieszone. Zwróć się do operatora usługi.',
  'refused.monthly_limit_reached':
    'Konto lub klucz tego komputera osiągnęły limit na ten miesiąc. Poczekaj do następnego miesiąca, poproś operatora usługi o wyższy limit albo połącz ponownie, aby wybrać inny limit dla tego komputera.',
  'refused.storage_limit_reached':
    'Na koncie nie ma miejsca na więcej PDF. Usuń z konta niepotrzebne PDF albo poproś operatora usługi o więcej miejsca.',
  'refused.template_limit_reached':
    'Na koncie nie ma miejsca na więcej szablonów. Usuń z konta niepotrzebne szablony lub wersje.',
  'refused.no_service': 'Pod tym adresem nie ma usługi wystawiania faktur. Sprawdź połączenie.',
  'refused.too_large': 'Dokument jest większy, niż przyjmuje usługa. Może pomóc mniejsze logo.',

  // a template of the user
  'own_template.not_kept':
    'Ta usługa nie ma szablonu „{name}” i nie przechowuje szablonów kont. Wybierz szablon dostarczony z programem Billwright.',
  'own_template.no_permission':
    'Ta usługa nie ma szablonu „{name}”, a klucz tego połączenia nie może go wysłać. Połącz ponownie albo wybierz szablon dostarczony z programem Billwright.',
  'own_template.refused': 'Usługa nie przyjmuje szablonu „{name}”. {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Miejsce {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'Usługa nie ma już szablonu {template}. Prześlij ponownie: szablon zostanie wtedy znów do niej wysłany.',
  'own_template.file_missing':
    'Szablon „{name}” nie jest zapisany tak jak przy przesyłaniu. Niczego nie wysłano. Prześlij ponownie.',
  'own_template.no_answer':
    'Usługa nie odpowiedziała podczas wysyłania szablonu. Nie naliczono opłaty, a Billwright sam spróbuje ponownie.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'Usługa jest zajęta. Billwright sam wyśle dokument ponownie.',
  'busy.long': 'Usługa jest zajęta od ponad godziny. Prześlij ponownie później.',
  'busy.stayed': 'Usługa była nadal zajęta. Prześlij ponownie później.',
  'busy.now': 'Usługa jest zajęta. Prześlij ponownie później.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'Usługa jest zajęta, a dokument może istnieć. Billwright sam zapyta ponownie z tym samym Idempotency-Key, aby opłata została naliczona tylko raz.',
  'unknown.busy_long':
    'Usługa jest zajęta od ponad godziny. Dokument może istnieć, a opłata mogła zostać naliczona. Sprawdź ponownie później.',
  'unknown.busy':
    'Usługa odpowiedziała, że jest zajęta. Dokument może istnieć, a opłata mogła zostać naliczona. Sprawdź go na swoim koncie przed ponownym wysłaniem.',
  'unknown.still': 'Nadal nie wiadomo, czy dokument istnieje. Ostatnia odpowiedź: {answer:message}',
  'unknown.interrupted':
    'Billwright zatrzymano przed otrzymaniem odpowiedzi. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.timeout':
    'Usługa nie odpowiedziała na czas. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.closed':
    'Billwright zamknięto przed otrzymaniem odpowiedzi. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.connection_lost':
    'Połączenie przerwano przed otrzymaniem odpowiedzi. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.status':
    'Usługa odpowiedziała {status:digits}. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.unreadable':
    'Nie udało się odczytać odpowiedzi usługi. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.not_confirmed_here':
    'Na tym komputerze nie zapisano potwierdzenia tego przesłania, więc nie zostanie ono wysłane samo. Dokument może istnieć, a opłata mogła zostać naliczona.',
  'unknown.from_copy':
    'To przesłanie pochodzi z kopii danych. Po jej utworzeniu dokument mógł zostać wysłany, a opłata naliczona.',
  'unknown.from_damaged':
    'To przesłanie pochodzi z uszkodzonego pliku. Dokument mógł zostać wysłany, a opłata naliczona.',
  'unknown.from_replaced':
    'To przesłanie pochodzi z zastąpionych danych. Dokument mógł zostać wysłany, a opłata naliczona.',
  'unknown.log_lost':
    'Brakuje ostatnich zmian sprzed zakończenia programu. Dokument mógł zostać wysłany, a opłata naliczona.',

  // the delivered PDF
  'pdf.from_copy':
    'PDF nie został pobrany automatycznie, bo ta faktura pochodzi z kopii lub zmienionego pliku danych. Pobierz go ponownie.',
  'pdf.not_kept':
    'Nie udało się zapisać PDF na tym komputerze. Sam dokument jest bezpieczny. Pobierz PDF ponownie.',
  'pdf.link_has_key': 'Link do PDF zawiera klucz API, więc go nie otwarto. Poszukaj PDF na swoim koncie.',
  'pdf.link_insecure': 'Link do PDF nie jest bezpieczny, więc go nie otwarto. Poszukaj PDF na swoim koncie.',
  'pdf.link_gone': 'Link do PDF wygasł.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'Link wygasł, a usługa nie podała innego. Poszukaj PDF na swoim koncie.',
    other: 'Link wygasł, a usługa nie podała innego. Poszukaj zadania {jobId} na swoim koncie.',
  },
  'pdf.link_needs_key': 'Link wygasł. Aby poprosić o inny, to połączenie potrzebuje klucza.',
  'pdf.file_missing': 'PDF przeniesiono lub usunięto. Pobierz go ponownie.',
  'pdf.file_changed': 'Plik zmieniono po pobraniu. Pobierz go ponownie, aby mieć PDF w dostarczonej postaci.',
  'pdf.download_failed': 'Nie udało się pobrać PDF. Sam dokument jest bezpieczny.',
  'pdf.download_status':
    'Nie udało się pobrać PDF: usługa odpowiedziała {status:digits}. Sam dokument jest bezpieczny.',
  'pdf.truncated': 'PDF nie dotarł w całości albo jest większy niż 50 MB.',
  'pdf.incomplete': 'PDF nie dotarł w całości.',
  'pdf.web_page':
    'Link prowadzi do strony WWW, a nie do PDF. Otwórz go w przeglądarce: być może trzeba się zalogować.',
  'pdf.other_format': 'To, co przysłała usługa, nie jest PDF.',
} as const satisfies Translation<typeof english.submissionTexts>
