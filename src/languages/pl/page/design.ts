import type * as english from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Wygląd',
  'design.more': 'Własny kolor, papier i inne',
  'design.less': 'Pokaż mniej opcji wyglądu',
  'design.templates': 'Szablon',
  'design.template': '{title}: {description}',
  'design.custom': 'Własny szablon; wysyłany do usługi przy pierwszym przesłaniu z nim',
  'design.broken': 'Nie można użyć szablonu {name}. {mistake}',
  'design.no-picture': 'Brak obrazu szablonu {name}: {reason}',
  'design.color': 'Kolor akcentu',
  'design.by-template': 'Jak w szablonie',
  'design.color.own': 'Własny kolor {color}',
  'design.color.hex': 'Inny kolor, jako #rrggbb',
  'design.color.hex.wrong': 'Podaj kolor jako #rrggbb, na przykład #1d3fbb.',
  'design.color.pale': 'Zbyt jasny dla tekstu: na papierze tekst ma jego ciemniejszy odcień.',
  'design.color.cobalt': 'Kobalt',
  'design.color.steel': 'Stal',
  'design.color.pine': 'Sosna',
  'design.color.ochre': 'Ochra',
  'design.color.rust': 'Rdza',
  'design.color.wine': 'Wino',
  'design.color.plum': 'Śliwka',
  'design.color.ink': 'Atrament',
  'design.typeface': 'Krój pisma',
  'design.typeface.by-template': 'Domyślny krój',
  'design.typeface.sans': 'Bezszeryfowy',
  'design.typeface.serif': 'Szeryfowy',
  'design.paper': 'Papier',
  'design.custom-folder': 'Własne szablony są odczytywane z folderu {folder}',
} as const satisfies Translation<typeof english.designTexts>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'PDF ma {count:number} stronę zamiast {expected:number}.',
    few: 'PDF ma {count:number} strony zamiast {expected:number}.',
    many: 'PDF ma {count:number} stron zamiast {expected:number}.',
    other: 'PDF ma {count:number} strony zamiast {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: 'Jeszcze {count:number} różnica.',
    few: 'Jeszcze {count:number} różnice.',
    many: 'Jeszcze {count:number} różnic.',
    other: 'Jeszcze {count:number} różnicy.',
  },
  'difference.mark_missing': 'W PDF brakuje oznaczenia TEST.',
  'difference.mark_unexpected': 'PDF ma oznaczenie TEST, choć przesłano z kluczem produkcyjnym.',
  'difference.text': 'Na stronie {page:digits} jest „{found}” zamiast „{expected}”.',
  'difference.text.missing': 'Na stronie {page:digits} nie ma „{expected}”.',
  'difference.text.added': 'Na stronie {page:digits} jest także „{found}”.',
  'difference.value.invoice_number': 'Nie znaleziono w PDF numeru faktury {value}.',
  'difference.value.customer': 'Nie znaleziono w PDF klienta {value}.',
  'difference.value.line': 'Nie znaleziono w PDF pozycji „{value}”.',
  'difference.value.payable': 'Nie znaleziono w PDF kwoty {value}.',
  'difference.einvoice_missing': 'W PDF nie ma e-faktury, która miała być załączona.',
  'difference.einvoice_unexpected':
    'PDF zawiera e-fakturę, a dokument testowy nie może jej mieć: nie przekazuj go dalej.',
  'difference.einvoice_attached': 'PDF zawiera e-fakturę {name}.',
  'difference.script': 'PDF zawiera skrypt, którego nie potrzebuje: otwieraj go ostrożnie.',
  'difference.same_text': 'Porównano strony i ich tekst, a nie ich wygląd.',
  'difference.same_values':
    'PDF utworzył inny program, więc nie można porównać wyglądu. Numer, klient, pozycje i kwota są w nim zawarte.',
  'difference.encrypted': 'Nie można porównać PDF: jest zabezpieczony hasłem.',
  'difference.damaged': 'Nie można porównać PDF: jest uszkodzony. Pobierz go ponownie albo otwórz link.',
  'difference.too_much':
    'Nie można porównać PDF: odczyt trwa zbyt długo lub wymaga zbyt dużo pamięci. Otwieraj go ostrożnie.',
  'difference.no_text': 'Nie można porównać PDF: nie ma w nim tekstu.',
  'difference.no_preview':
    'Nie można porównać PDF: nie udało się utworzyć podglądu, być może z powodu braku szablonu.',
} as const satisfies Translation<typeof english.pdfDifferencesTexts>
