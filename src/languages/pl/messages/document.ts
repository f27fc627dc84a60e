import type * as english from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'Logo jest większe niż 1 MiB. Użyj mniejszego obrazu.',
  'logo.other_format': 'Logo nie jest plikiem PNG ani JPEG. Zapisz je w jednym z tych formatów.',
  'logo.jpeg_kind': 'Tego rodzaju JPEG nie można pokazać. Zapisz go jako PNG.',
  'logo.jpeg_unreadable':
    'Logo nie jest plikiem JPEG, który można odczytać. Zapisz je ponownie albo użyj PNG.',
  'logo.png_damaged': 'Logo to ucięty lub uszkodzony plik PNG. Zapisz je ponownie.',
  'logo.png_unreadable': 'Logo nie jest plikiem PNG, który można odczytać. Zapisz je ponownie.',
  'logo.too_many_pixels':
    'Logo ma {width:digits} × {height:digits} pikseli. Użyj obrazu o boku najwyżej {max:digits} pikseli.',
  'logo.too_few_pixels':
    'Logo ma tylko {actual.width:digits} × {actual.height:digits} pikseli, więc jest drukowane w małym rozmiarze, aby było ostre. Aby wypełniło swoje miejsce, użyj obrazu co najmniej {needed.width:digits} × {needed.height:digits} pikseli.',

  'accent.darkened':
    'Ten kolor akcentu jest zbyt jasny, aby czytać go jako tekst na papierze, więc tekst ma ciemniejszy odcień, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Żaden krój pisma nie ma tu znaków {characters:list} i innych (jeszcze {others:digits}), więc wydrukowane zostałyby puste ramki. Użyj innych znaków.',
    0: {
      plural: 'characters.length',
      one: 'Żaden krój pisma nie ma tu znaku {characters:list}, więc wydrukowana zostałaby pusta ramka. Użyj innego znaku.',
      few: 'Żaden krój pisma nie ma tu znaków {characters:list}, więc wydrukowane zostałyby puste ramki. Użyj innych znaków.',
      many: 'Żaden krój pisma nie ma tu znaków {characters:list}, więc wydrukowane zostałyby puste ramki. Użyj innych znaków.',
      other:
        'Żaden krój pisma nie ma tu znaków {characters:list}, więc wydrukowane zostałyby puste ramki. Użyj innych znaków.',
    },
  },

  'document.too_many_pages':
    'Pozycje zajmują więcej stron niż {max:digits}. Skróć je albo użyj kilku dokumentów.',
  'document.too_many_shapes':
    'Tekst ma więcej różnych liter ze znakami niż {max:number}, czyli więcej, niż mieści PDF. Skróć go albo użyj kilku dokumentów.',
  'document.too_many_words':
    'Pozycje mają zbyt wiele różnych słów z łączonymi literami lub znakami jak na jeden dokument. Skróć je albo użyj kilku dokumentów.',
  'renderer.closed': 'Moduł tworzenia stron jest zamknięty.',
} as const satisfies Translation<typeof english.documentTexts>
