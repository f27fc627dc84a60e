import type * as english from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'Na początku szablonu jest błąd: {mistake:message}',
    other: 'W szablonie jest błąd, miejsce {path}: {mistake:message}',
  },
  'template.too_deep': 'Szablon ma więcej poziomów zagnieżdżenia niż {max:digits}.',
  'template.too_many_values':
    'Szablon ma więcej wartości lub dłuższe nazwy, niż potrzebuje jakikolwiek szablon.',
  'template.too_large': 'Szablon „{name}” jest większy niż 1 MiB.',
  'template.unreadable': 'Nie można odczytać szablonu „{name}”.',
  'template.name_taken':
    'Nazwa „{name}” jest zastrzeżona dla programu Billwright. Nadaj szablonowi i jego folderowi inną nazwę.',
  'template.name_differs': 'W pliku jest nazwa „{inFile}”, a w adresie „{name}”. Nadaj im tę samą nazwę.',
  'template.no_version': 'Konto nie przechowuje wersji {version:digits} szablonu „{name}”.',
  'template.outdated':
    'Usługa nie może już używać wersji {version:digits} szablonu „{name}”. Sprawdź plik poleceniem „billwright templates check” i opublikuj go ponownie.',
  'template.no_default': 'Nie wybrano domyślnego szablonu. Wybiera się go w panelu konta.',
  'template.file_missing': 'W folderze „{name}” nie ma pliku template.json.',
  'template.folder_name':
    'Szablon nie może mieć nazwy „{name}”. Nazwij jego folder małymi literami, cyframi i łącznikami.',
  'template.other_name': 'Szablon w folderze „{folder}” ma nazwę „{name}”. Nadaj im tę samą nazwę.',

  // settings and their values
  'template.setting_missing': 'Czegoś tu brakuje: {expected:@json_type}.',
  'template.setting_type': 'Właściwa wartość: {expected:@json_type}.',
  'template.setting_value': 'Użyj jednej z wartości: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Nie ma tu takich ustawień: {names:list} (i jeszcze {others:digits}).',
    0: 'Nie ma tu takiego ustawienia: {names:list}.',
  },
  'template.setting_repeated': 'Podano to dwa razy. Zostaw właściwe.',
  'template.too_little': {
    select: 'of',
    entries: 'Najmniejsza liczba wpisów to {limit:digits}.',
    characters: 'Najmniejsza liczba znaków to {limit:digits}.',
    number: 'Najmniejsza wartość to {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Największa liczba wpisów to {limit:digits}.',
    characters: 'Największa liczba znaków to {limit:digits}.',
    number: 'Największa wartość to {limit:digits}.',
  },
  'template.name': 'Użyj małych liter, cyfr i łączników, najwyżej 64.',
  'template.key': 'Tej nazwy nie można użyć. Użyj małych liter, cyfr i łączników.',
  'template.short_name': 'Użyj krótkiej nazwy z małych liter, cyfr i łączników.',
  'template.color':
    'Podaj kolor jako #rrggbb, na przykład #1d3fbb, albo utwórz go z innego: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'Nie ma koloru o nazwie {name}. Są: {known.names:list} i jeszcze {known.others:digits}.',
    0: 'Nie ma koloru o nazwie {name}. Są: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other: 'Nie ma prostego koloru o nazwie {name}. Są: {known.names:list} i jeszcze {known.others:digits}.',
    0: 'Nie ma prostego koloru o nazwie {name}. Są: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'Nie ma stylu o nazwie {name}. Są: {known.names:list} i jeszcze {known.others:digits}.',
    0: 'Nie ma stylu o nazwie {name}. Są: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Blok bez typu nie może tu być. Możliwe są: {known:list}.',
    other: 'Blok o nazwie {name} nie może tu być. Możliwe są: {known:list}.',
  },
  'template.block_missing': 'Szablon ma dokładnie jeden blok typu "{type}".',
  'template.totals_first': 'Umieść blok "totals" po bloku "items".',
  'template.stage_late': 'Umieść blok "stage" na początku: jego ramki są na samym arkuszu.',
  'template.frame_position': 'Podaj dwie z wartości "left", "right" i "width".',
  'template.column_missing': 'Dodaj kolumnę "{column}": faktura jej potrzebuje.',
  'template.column_repeated': 'Kolumna "{column}" już tu jest.',
  'template.unknown_placeholder': 'Nie ma pola o nazwie {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} jest znane tylko w stopce. Przenieś je tam.',
  'template.loose_brace': 'Umieść nazwę pola między {{ a }}.',

  // room on the page
  'template.footer_in_text': 'Stopka nachodzi na tekst. Zmniejsz ją albo zwiększ dolny margines.',
  'template.body_too_low':
    'Marginesy i stopka pozostawiają na fakturę za mało miejsca na stronie, w punktach: {points:digits}. Potrzeba co najmniej {needed:digits}.',
  'template.line_too_high': 'Wiersze są za wysokie jak na miejsce, które pozostawiają marginesy.',
  'template.frame_too_wide':
    'Ta ramka wystaje poza arkusz, którego szerokość w punktach wynosi {points:digits}.',
  'template.code_too_narrow':
    'Kod i miejsce wokół niego potrzebują szerokości {needed:digits} pkt, a pozostało {points:digits} pkt. Poszerz jego kolumnę.',
  'template.narrow_share':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Daj tej kolumnie większy udział.',
  'template.narrow_items':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Zmniejsz "gutter" lub "inset".',
  'template.narrow_inset':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Zmniejsz "inset".',
  'template.narrow_padding':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Zmniejsz tę wartość.',
  'template.narrow_frame':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Poszerz ramkę albo zmniejsz jej odstęp wewnętrzny.',
  'template.narrow_widths':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Zmniejsz "gap" lub szerokości.',
  'template.narrow_column':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Daj więcej miejsca albo zmniejsz "gap".',
  'template.narrow_gap':
    'Na tekst pozostało tu {points:digits} pkt, a potrzeba {needed:digits} pkt. Zmniejsz "gap".',

  // what a setting can be
  '@json_type': {
    string: 'tekst w cudzysłowie',
    number: 'liczba',
    boolean: 'true lub false',
    array: 'lista w [ ]',
    object: 'grupa w {{ }}',
    record: 'grupa w {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} as const satisfies Translation<typeof english.templateTexts>
