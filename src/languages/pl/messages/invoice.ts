import type * as english from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'Tekst jest zbyt głęboko zagnieżdżony.',
  'json.too_many_values':
    'Tekst ma więcej wartości niż {max:digits}. Faktura z największą dozwoloną liczbą pozycji ma ich mniej.',
  'json.name_too_long':
    'Nazwa pola w tekście ma więcej znaków niż {max:digits}, czyli więcej niż jakiekolwiek pole.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'Tekst nie jest JSON: przecinek przed {mark} w wierszu {line:digits}, kolumnie {column:digits}.',
    comma_missing:
      'Tekst nie jest JSON: brakuje przecinka w wierszu {line:digits}, kolumnie {column:digits}.',
    colon_missing:
      'Tekst nie jest JSON: brakuje dwukropka w wierszu {line:digits}, kolumnie {column:digits}.',
    ends_early:
      'Tekst nie jest JSON: kończy się zbyt wcześnie w wierszu {line:digits}, kolumnie {column:digits}.',
    nothing: 'Tekst nie jest JSON: nie ma niczego w wierszu {line:digits}, kolumnie {column:digits}.',
    single_quotes:
      'Tekst nie jest JSON: pojedynczy cudzysłów zamiast podwójnego w wierszu {line:digits}, kolumnie {column:digits}.',
    text_after:
      'Tekst nie jest JSON: dalszy tekst po końcu w wierszu {line:digits}, kolumnie {column:digits}.',
    unclosed_text:
      'Tekst nie jest JSON: tekst w cudzysłowie, który nie jest zamknięty lub zawiera nowy wiersz, w wierszu {line:digits}, kolumnie {column:digits}.',
    unexpected:
      'Tekst nie jest JSON: nieoczekiwane {mark} w wierszu {line:digits}, kolumnie {column:digits}.',
    unexpected_character:
      'Tekst nie jest JSON: nieoczekiwany znak w wierszu {line:digits}, kolumnie {column:digits}.',
    unknown_number:
      'Tekst nie jest JSON: liczba, której JSON nie zna, w wierszu {line:digits}, kolumnie {column:digits}.',
    unquoted_name:
      'Tekst nie jest JSON: nazwa pola bez podwójnego cudzysłowu w wierszu {line:digits}, kolumnie {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Podaj {field:@field}.',
  'field.repeated': '{path} podano dwa razy. Zostaw właściwe.',
  'field.unknown': {
    select: 'near',
    null: '{name} nie jest polem {owner:@owner}.',
    other: '{name} nie jest polem {owner:@owner}. Czy chodziło o {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} nie ma własnej kwoty. Pomiń {field:@field} albo rodzaj wiersza.',
  'field.not_text': 'Podaj {field:@field} jako tekst, w podwójnym cudzysłowie.',
  'field.not_number': 'Podaj {field:@field} jako liczbę, na przykład 12.50.',
  'field.not_list': 'Podaj {field:@field} jako listę w nawiasach kwadratowych.',
  'field.not_flag': 'Podaj {field:@field}: użyj true lub false.',
  'field.not_object': 'Podaj {field:@field} jako obiekt w nawiasach klamrowych.',
  'invoice.not_object': 'Faktura jest obiektem JSON, który zawiera {required:and}.',
  'item.not_object': 'Pozycja jest obiektem, który zawiera {required:and}.',
  'items.missing': 'Dodaj co najmniej jedną pozycję.',

  // a value that no field of its kind can have
  'value.broken_character': 'Zawiera uszkodzony znak. Usuń go i wpisz ponownie.',
  'value.too_long': 'Największa liczba znaków to {max:digits}.',
  'value.too_many_lines': 'Największa liczba wierszy to {max:digits}.',
  'value.line_break': 'Użyj jednego wiersza, bez podziału.',
  'value.control_characters': 'Usuń znaki sterujące.',
  'value.bidi_controls': 'Usuń niewidoczne znaki, które zmieniają kolejność znaków.',
  'value.not_a_number': 'Podaj liczbę, na przykład 12,50.',
  'value.decimal_comma': 'Zapisz liczbę z kropką zamiast przecinka, na przykład 12.50.',
  'value.too_many_digits':
    'Największa liczba cyfr przed separatorem to {before:digits}, a po nim {after:digits}.',
  'value.percentage': 'Podaj procent od 0 do 100.',
  'value.too_many_entries': 'Największa liczba wpisów to {max:digits}.',
  'value.not_negative': 'Podaj kwotę nie mniejszą niż 0.',
  'value.positive': 'Podaj kwotę większą od 0, na przykład 0,05.',
  'value.date': 'Podaj istniejącą datę w postaci RRRR-MM-DD.',
  'value.language': 'Użyj znacznika języka, na przykład en lub de-DE.',
  'attachment.name':
    'Użyj nazwy pliku bez ścieżki i znaków specjalnych, zakończonej na .pdf, .png, .jpg, .csv, .xlsx lub .ods.',
  'attachment.kind':
    'Użyj pliku PDF, PNG, JPEG, CSV, XLSX lub ODS jako adresu data URL w base64, nie pustego.',
  'attachment.content': 'Zawartość pliku jest innego typu niż podany. Zapisz go ponownie w podanym typie.',
  'attachment.name_of_type': 'Zakończ nazwę na {extensions:or:@extension}, zgodnie z typem pliku.',
  'attachment.same_name': 'Inny załącznik ma tę nazwę. Nadaj każdemu własną nazwę.',
  'attachment.no_file': 'Podaj adres pliku albo dodaj sam plik.',
  'attachment.file_and_link': 'Podaj plik albo jego adres, nie jedno i drugie.',
  'attachments.too_large': 'Załączniki mają razem więcej niż 1 MiB. Pomiń ten plik albo użyj mniejszego.',
  'value.https_link':
    'Podaj pełny adres, który zaczyna się od https://, na przykład https://example.com/report.pdf, bez nazwy użytkownika, spacji i liter spoza ASCII.',
  'value.logo_size': 'Użyj obrazu nie większego niż 1 MiB.',
  'value.logo_kind': 'Użyj obrazu PNG lub JPEG jako adresu data URL w base64.',
  'value.color': 'Użyj koloru jako #rrggbb, na przykład #1d3fbb.',
  'value.scheme': 'Wybierz z listy albo podaj kod, na przykład EM lub 0088.',
  'value.unit_code': 'Wybierz jednostkę z listy albo podaj kod, na przykład HUR dla godzin.',
  'value.line_kind': 'Użyj "heading", "text", "subtotal" lub "optional" jako rodzaju wiersza.',
  'value.tax_category': 'Użyj S, Z, E, AE, K, G lub O jako kategorii VAT.',
  'value.payment_means': 'Wybierz z listy albo podaj kod UNTDID 4461, na przykład 58 dla przelewu SEPA.',
  'value.exemption_code': 'Wybierz z listy albo podaj kod VATEX, na przykład VATEX-EU-132.',
  'value.business_process': 'Użyj procesu biznesowego reformy francuskiej, na przykład B1, S1 lub M1.',
  'value.e_invoice': 'Użyj "factur-x" lub "france-factur-x" jako e-faktury.',
  'value.typeface': 'Użyj "sans" lub "serif" jako kroju pisma.',
  'value.paper': 'Użyj "A4" lub "Letter" jako formatu papieru.',
  'value.currency': 'Użyj kodu waluty ISO 4217, na przykład EUR.',
  'value.country': 'Użyj dwuliterowego kodu kraju, na przykład DE.',
  'value.template_name': 'Użyj nazwy szablonu, na przykład minimal.',
  'value.invoice_number': 'Podaj numer faktury.',
  'value.description': 'Podaj opis.',
  'items.too_many': 'Największa liczba pozycji to {max:digits}.',
  'discount.twice': 'Podaj rabat w procentach albo jako kwotę, nie jedno i drugie.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Użyj jednostki, którą można zapłacić w {currency}: największa liczba miejsc po przecinku to {digits:digits}.',
  'item.amount_too_large': 'Wynik ma więcej niż 15 cyfr. Zmniejsz ilość lub cenę.',
  'invoice.total_too_large': 'Suma ma więcej niż 15 cyfr.',

  'value.document_type':
    'Użyj "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" lub "deposit" jako rodzaju dokumentu.',
  'type.not_sent':
    'To połączenie wysyła tylko szablon, numer i pozycje, więc usługa utworzyłaby zwykłą fakturę zamiast: {type:@kind}. Ustaw wysyłanie wszystkich pól albo użyj innego połączenia.',

  'items.none_sent':
    'To połączenie wysyła tylko pozycje, a ten dokument nie ma żadnej, która się liczy. Ustaw wysyłanie wszystkich pól albo użyj innego połączenia.',
  'lines.not_sent': {
    plural: 'count',
    one: 'To połączenie wysyła tylko pozycje, więc dokument powstanie bez jednego wiersza, który jest nagłówkiem, tekstem, sumą częściową lub pozycją opcjonalną.',
    few: 'To połączenie wysyła tylko pozycje, więc dokument powstanie bez {count:digits} wierszy, które są nagłówkami, tekstami, sumami częściowymi lub pozycjami opcjonalnymi.',
    many: 'To połączenie wysyła tylko pozycje, więc dokument powstanie bez {count:digits} wierszy, które są nagłówkami, tekstami, sumami częściowymi lub pozycjami opcjonalnymi.',
    other:
      'To połączenie wysyła tylko pozycje, więc dokument powstanie bez {count:digits} wiersza, które są nagłówkami, tekstami, sumami częściowymi lub pozycjami opcjonalnymi.',
  },
  'invoice.billed_before':
    '{number} z dnia {date:date} fakturuje już te same pozycje lub ten sam okres dla tego klienta.',
  'invoice.same_not_confirmed':
    '{number} z dnia {date:date} ma te same pozycje i nie wiadomo, czy naliczono opłatę. Najpierw to sprawdź.',
  'invoice.billed_together':
    '{number} z dnia {date:date}, w tym samym przesłaniu, fakturuje te same pozycje lub ten sam okres dla tego klienta.',
  'field.not_sent':
    'To połączenie pomija {field:@field}, więc dokument powstanie i zostanie rozliczony bez tych danych.',
  'fields.not_sent': 'To połączenie pomija {fields:and:@field}.',
  'amount.another_sent':
    'Dokument podaje {written:decimal} {writtenCurrency}, ale to połączenie wysyła {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds} pomijają {field:@field}.',
  'item.optional_not_billed': {
    select: 'type',
    document:
      'Ta pozycja jest opcjonalna, więc ten {type:@kind} jej nie wlicza. Jeśli ją zamówiono, zmień ją na zwykłą pozycję; jeśli nie, usuń ją.',
    other:
      'Ta pozycja jest opcjonalna, więc ta {type:@kind} jej nie wlicza. Jeśli ją zamówiono, zmień ją na zwykłą pozycję; jeśli nie, usuń ją.',
  },
  'valid_until.before_issue': 'Oferta wygasa przed datą wystawienia.',
  'preceding_invoice.number_missing': 'Podaj numer faktury korygowanej.',
  'total.negative_credit_note':
    'Suma jest ujemna. Faktura korygująca ma kwoty dodatnie, o które zmniejsza fakturę.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} koryguje już {credited:decimal} z {total:decimal} {currency}.',
    few: '{numbers:and} korygują już {credited:decimal} z {total:decimal} {currency}.',
    many: '{numbers:and} korygują już {credited:decimal} z {total:decimal} {currency}.',
    other: '{numbers:and} korygują już {credited:decimal} z {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Ta faktura korygująca jest w {currency}, a jej faktura w {original}: nie zmniejsza ona kwoty do zapłaty z faktury.',
  'credit.above_rest':
    'Ta korekta przekracza resztę faktury: po innych fakturach korygujących pozostało {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'Zaliczkę {amount:decimal} {currency} potrąca także {numbers:and}. Usuń ją tutaj albo potrąć ją też w fakturze korygującej do {numbers:and}.',
  'deposit.not_deducted':
    'Żadna faktura nie potrąca zaliczki {amount:decimal} {currency} z {numbers:and}. Wpisz ją tutaj, jeśli została wpłacona.',
  'deposit.returned_and_deducted':
    'Ta faktura korygująca zwraca zaliczkę {amount:decimal} {currency}, którą już potrąca {numbers:and}. Wpisz ją także tutaj, aby nie została zwrócona.',
  'deposit.moved_twice':
    'Zaliczkę {amount:decimal} {currency} potrąca także {numbers:and}, korygując tę samą fakturę. Usuń ją tutaj.',
  'deposit.not_returned':
    'Żadna faktura zastępująca {numbers:and} nie potrąca zaliczki {amount:decimal} {currency}. Usuń ją tutaj, aby została zwrócona.',
  'deposit.left_by_deletion':
    'Zaliczkę {amount:decimal} {currency} pozostawiono temu dokumentowi w {numbers:and}. Po jego usunięciu nie potrąci jej żadna faktura: potrąć ją w innej albo ją zwróć.',
  'deposit.twice_after_deletion':
    'Po usunięciu tej faktury korygującej zaliczka {amount:decimal} {currency} będzie potrącona więcej niż raz: {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} potrąca już tę fakturę zaliczkową.',
    few: '{numbers:and} potrącają już tę fakturę zaliczkową.',
    many: '{numbers:and} potrącają już tę fakturę zaliczkową.',
    other: '{numbers:and} potrącają już tę fakturę zaliczkową.',
  },
  'deposit.credited': 'Tę fakturę zaliczkową skorygowano, więc nic z niej nie pozostało do potrącenia.',
  'quote.no_lines': 'W tej ofercie niczego jeszcze nie ma. Najpierw dodaj pozycję.',
  'quote.invoiced': 'Z tej oferty utworzono już {numbers:and}.',
} as const satisfies Translation<typeof english.invoiceTexts>
