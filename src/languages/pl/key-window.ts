import type * as english from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'Klucz API',
  'key_window.title.of': 'Klucz połączenia {connection}',
  'key_window.sent-to': 'Wysyłany tylko na adres {origin}.',
  'key_window.label': 'Klucz API',
  'key_window.placeholder': 'svc_test_… lub svc_live_…',
  'key_window.show': 'Pokaż klucz',
  'key_window.hide': 'Ukryj klucz',
  'key_window.paste': 'Wklej i sprawdź',
  'key_window.cancel': 'Anuluj',
  'key_window.save': 'Sprawdź i zachowaj',
  'key_window.trying': 'Sprawdzanie klucza…',
  'key_window.stop': 'Zatrzymaj',
  'key_window.keep-untried': 'Zachowaj bez sprawdzania',
  'key_window.no-keychain': 'Brak magazynu haseł',
  'key_window.keep-in-memory': 'Zachowaj klucz do zamknięcia programu',
  'key_window.choose-first': 'Wybierz zachowanie klucza do zamknięcia programu albo anuluj.',
  'key_window.no-answer': 'Billwright nie odpowiada. Zamknij to okno i spróbuj ponownie.',
  'key_window.replaces': {
    select: 'kind',
    live: 'Zastępuje klucz produkcyjny z końcówką {last4}.',
    test: 'Zastępuje klucz testowy z końcówką {last4}.',
    other: 'Zastępuje klucz {kind} z końcówką {last4}.',
  },
  'key_window.kind.test': 'Klucz testowy: bezpłatny, a każdy PDF ma oznaczenie TEST.',
  'key_window.kind.live': 'Klucz produkcyjny: konto jest obciążane opłatą za każdą fakturę przesłaną z nim.',
  'key_window.kept-in': 'Miejsce przechowywania: {name}, nigdy plik.',
  'key_window.kept-nowhere':
    'Billwright nigdy nie zapisuje klucza w pliku. Może zachować go w pamięci do zamknięcia programu.',
} as const satisfies Translation<typeof english.keyWindowTexts>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} as const
