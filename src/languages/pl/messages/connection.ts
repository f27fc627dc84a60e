import type * as english from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'Podaj klucz. Zaczyna się od svc_live_ lub svc_test_.',
  'key.space_around': 'Przed kluczem lub za nim jest spacja albo nowy wiersz. Skopiuj sam klucz.',
  'key.space_inside': 'W kluczu jest spacja albo nowy wiersz. Skopiuj go ponownie w całości.',
  'key.capitals': 'Klucz zaczyna się małymi literami: svc_live_ lub svc_test_.',
  'key.prefix': 'To nie jest klucz usługi. Klucz zaczyna się od svc_live_ lub svc_test_.',
  'key.character': 'W kluczu jest znak, którego klucze nie mają. Skopiuj go ponownie ze strony konta.',
  'key.too_short': 'Klucz jest za krótki. Może brakować jego części.',
  'key.too_long': 'Klucz jest za długi. Skopiuj sam klucz.',
  'key.untried': 'Nie udało się sprawdzić klucza, więc go nie zachowano. {problem:message}',
  'key.stopped': 'Zatrzymano. Klucza nie zachowano.',
  'key.no_clipboard': 'Nie można tu odczytać schowka. Wklej klucz do pola.',

  'keychain.missing':
    'Na tym komputerze nie znaleziono magazynu haseł. Klucz można zachować do zamknięcia programu.',
  'keychain.empty':
    'Magazyn haseł tego komputera usunięto lub nigdy go nie utworzono. Klucz można zachować do zamknięcia programu.',
  'keychain.locked':
    'Magazyn haseł jest zablokowany. Odblokuj go i spróbuj ponownie albo zachowaj klucz do zamknięcia programu.',
  'keychain.failed':
    'Magazyn haseł tego komputera odmówił dostępu. Klucz można zachować do zamknięcia programu.',
  'keychain.timeout': 'Magazyn haseł nie odpowiada. Być może oczekuje na odblokowanie.',

  'address.not_https': 'Użyj https. Bez niego inni w sieci mogliby odczytać klucz.',
  'address.invalid': 'Podaj adres, na przykład https://invoices.example.com.',
  'address.user': 'Pomiń nazwę użytkownika i hasło.',
  'address.query': 'Pomiń wszystko od znaku ? lub #.',

  'connection.name_taken': 'Połączenie o nazwie {name} już istnieje.',
  'connection.practice_address': 'To usługa ćwiczeniowa. Jest już na liście.',
  'connection.practice_fixed': 'Usługa ćwiczeniowa jest częścią programu Billwright i nie można jej zmienić.',
  'connection.in_use':
    'Przesyłanie dokumentów przez to połączenie nie jest zakończone, więc niczego nie zmieniono. Najpierw wycofaj te dokumenty albo określ, czy istnieją.',
  'connection.key_again':
    'Klucz wpisano dla innego adresu, więc niczego nie wysłano. Jeśli {address} to adres Twojej usługi, wpisz klucz ponownie.',
  'connection.not_the_service':
    'Pod tym adresem nie uzyskano poprawnej odpowiedzi. Sprawdź adres albo spróbuj później.',
  'connection.other_answer': 'Ten adres odpowiedział {status:digits}, inaczej niż usługa.',

  'connect.unsupported':
    'Ta usługa nie ma logowania dla aplikacji. Utwórz klucz na stronie jej konta i wpisz go ręcznie.',
  'connect.unusable': 'Ten adres odpowiada, ale nie tak jak logowanie usługi wystawiania faktur.',
  'connect.redirected':
    'Ten adres prowadzi gdzie indziej, więc niczego nie wysłano. Użyj adresu, który podaje usługa.',
  'connect.busy': 'Usługa jest zajęta ({status:digits}). Spróbuj ponownie za chwilę.',
  'connect.expired': 'Kod wygasł. Nie utworzono klucza.',
  'connect.denied': 'Prośbę odrzucono na stronie usługi. Nie utworzono klucza.',
  'connect.not_kept': 'Nie udało się zachować klucza, więc usługa go unieważniła. {problem:message}',
  'connect.not_revoked':
    'Nie udało się zachować klucza, a usługa nie potwierdziła, że go unieważniła. Unieważnij go na stronie swoich kluczy. {problem:message}',
  'connect.no_place': 'Nie wysłano prośby o klucz, bo nie można go zachować. {problem:message}',
  'connect.no_address': 'Podaj adres usługi.',
  'connect.too_many':
    'Trwa już tworzenie połączeń z pięcioma usługami. Najpierw zakończ lub anuluj jedno z nich.',
  'connect.ended': 'Ta próba się zakończyła. Połącz ponownie.',

  'preset.unreadable': 'Nie można użyć {path}: musi to być JSON z baseUrl i w razie potrzeby name.',
  'preset.address': 'Nie można użyć adresu w {path}. {problem:message}',

  'practice.slow_start': 'Usługa ćwiczeniowa nie uruchomiła się na czas.',
  'practice.stopped': 'Usługa ćwiczeniowa zatrzymała się, zanim była gotowa.',
  'practice.unexpected_response': 'Usługa ćwiczeniowa przysłała nieoczekiwaną odpowiedź.',
} as const satisfies Translation<typeof english.connectionTexts>
