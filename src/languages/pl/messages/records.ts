import type * as english from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Podaj {field:@record_field}.',
  'record.wrong_kind': 'Podaj {field:@record_field} we właściwym formacie.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} nie jest polem klienta.',
    items: '{path} nie jest polem produktu.',
  },
  'record.repeated_code': 'Inny produkt ma ten kod. Podaj własny kod.',
  'record.change_gone': 'Tej zmiany nie można już cofnąć.',
  'value.e_invoice_format':
    'Użyj xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x lub france-factur-x.',
  'value.payment_days': 'Podaj liczbę całkowitą od 0 do 365.',
  'value.email': 'Podaj adres e-mail, na przykład billing@example.com.',
  'value.too_many_currencies': 'Użyj najwyżej 20 walut.',
  'cell.ambiguous_number':
    '{text} może oznaczać wartość tysiąc razy większą. Wybierz separator dziesiętny albo napisz bez separatorów tysięcy.',
  'cell.ambiguous_currency': '{text} może być w {currencies:or}. Dodaj kolumnę waluty (currency).',
  'cell.other_currency': '{text} nie jest w {currency}, walucie wiersza. Popraw jedno z nich.',
  'cell.not_a_number': 'Podaj liczbę, na przykład 12,50.',
  'cell.not_a_flag': 'Wpisz „tak” lub „nie”. Pusta komórka oznacza „nie”.',
  'cell.not_prices': 'Wpisz ceny jako USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Podaj jedną cenę w {currency}.',
  'row.ambiguous': 'Pasuje kilka wpisów. Dodaj kolumnę id, którą ma eksport.',
  'row.repeated': 'To wpis z wiersza {line:digits}. Zostaw jeden z tych dwóch wierszy.',
  'table.empty': 'Plik jest pusty. Wybierz inny plik.',
  'table.too_large': 'Plik jest większy niż {megabytes:digits} MB. Podziel go na kilka plików.',
  'table.too_many_rows': 'Plik ma więcej wierszy niż {max:digits}. Podziel go na kilka plików.',
  'table.too_many_columns': 'Wiersz {line:digits} ma więcej kolumn niż {max:digits}.',
  'table.not_utf8': 'Plik nie jest tekstem UTF-8. Zapisz go jako „CSV UTF-8” i zaimportuj ponownie.',
  'table.not_text': 'Plik nie jest tabelą tekstową. Zapisz go jako CSV i zaimportuj ponownie.',
  'table.quote_open':
    'Cudzysłów w wierszu {line:digits} nie jest zamknięty. Popraw plik i zaimportuj go ponownie.',
  'table.quote_misplaced':
    'W wierszu {line:digits} cudzysłów jest w złym miejscu. Popraw plik i zaimportuj go ponownie.',
  'table.row_too_long': 'Rekord w wierszu {line:digits} jest za długi. Może brakować cudzysłowu.',
  'table.repeated_column': 'Dwie kolumny mają nazwę {column}. Zostaw jedną z nich.',
  'table.column_missing': 'W pierwszym wierszu nie ma kolumny {column}. Nazwij w nim kolumny.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Jeden wiersz jest błędny, więc niczego nie zaimportowano.',
    few: '{rows:digits} wiersze są błędne, więc niczego nie zaimportowano.',
    many: '{rows:digits} wierszy jest błędnych, więc niczego nie zaimportowano.',
    other: '{rows:digits} wiersza jest błędne, więc niczego nie zaimportowano.',
  },

  'payment.credit_note':
    'Ta faktura korygująca wskazuje fakturę. Zwrot dodaj jako ujemną płatność tamtej faktury.',
  'payment.quote': 'Oferty się nie opłaca. Utwórz z niej fakturę.',
  'payment.zero': 'Podaj kwotę inną niż zero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Podaj kwotę w {currency}; największa liczba miejsc po przecinku to {digits:digits}.',
    0: 'Podaj kwotę w {currency} bez części ułamkowej.',
  },
  'payment.no_correction':
    'Żadna wystawiona poprawka tej faktury nie ma kwoty do zapłaty. Najpierw wystaw fakturę skorygowaną.',
  'payment.nothing_owed': 'Nic nie pozostało do zapłaty.',
  'payment.change_gone': 'Tej zmiany nie można już cofnąć.',

  'schedule.period_billed':
    'Okres {period:date} zafakturowano jako {number}, więc nie powstanie dla niego inna faktura. Skoryguj lub popraw tamtą.',
  'schedule.source_missing': 'Usunięto fakturę do powtarzania.',
  'schedule.no_lines': 'Ta faktura nie ma jeszcze pozycji. Dodaj je przed ustawieniem powtarzania.',
  'schedule.not_invoice': 'Powtarza się tylko faktury, a nie faktury korygujące i oferty.',
  'schedule.no_date': 'Faktura nie ma prawidłowej daty wystawienia.',
  'schedule.no_period': 'Koniec przypada przed następną datą.',
} as const satisfies Translation<typeof english.recordTexts>
