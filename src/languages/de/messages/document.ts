import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'Das Logo ist größer als 1\u00a0MiB. Verwenden Sie ein kleineres Bild.',
  'logo.other_format': 'Das Logo ist weder PNG noch JPEG. Speichern Sie es in einem der beiden Formate.',
  'logo.jpeg_kind': 'Diese Art von JPEG lässt sich nicht anzeigen. Speichern Sie es als PNG.',
  'logo.jpeg_unreadable':
    'Das Logo ist kein lesbares JPEG. Speichern Sie es erneut, oder verwenden Sie ein PNG.',
  'logo.png_damaged': 'Das Logo ist ein abgeschnittenes oder beschädigtes PNG. Speichern Sie es erneut.',
  'logo.png_unreadable': 'Das Logo ist kein lesbares PNG. Speichern Sie es erneut.',
  'logo.too_many_pixels':
    'Das Logo hat {width:digits} × {height:digits} Pixel. Verwenden Sie ein Bild mit höchstens {max:digits} Pixeln je Seite.',
  'logo.too_few_pixels':
    'Das Logo hat nur {actual.width:digits} × {actual.height:digits} Pixel und wird klein gedruckt, um scharf zu bleiben. Verwenden Sie ein Bild mit mindestens {needed.width:digits} × {needed.height:digits} Pixeln, um seinen Platz zu füllen.',

  'accent.darkened':
    'Diese Akzentfarbe ist zu blass, um als Text auf Papier lesbar zu sein, deshalb erscheint Text in einem dunkleren Ton davon, {color}.',
  'glyph.missing': {
    select: 'others',
    other:
      'Keine der vorhandenen Schriften kann die Zeichen {characters:list} und {others:digits} weitere darstellen, es würden also Kästchen gedruckt. Verwenden Sie andere Zeichen.',
    0: {
      plural: 'characters.length',
      one: 'Keine der vorhandenen Schriften kann das Zeichen {characters:list} darstellen, es würde also ein Kästchen gedruckt. Verwenden Sie ein anderes Zeichen.',
      other:
        'Keine der vorhandenen Schriften kann die Zeichen {characters:list} darstellen, es würden also Kästchen gedruckt. Verwenden Sie andere Zeichen.',
    },
  },

  'document.too_many_pages':
    'Die Positionen füllen mehr als {max:digits} Seiten. Kürzen Sie sie, oder verwenden Sie mehrere Dokumente.',
  'document.too_many_shapes':
    'Der Text hat mehr als {max:number} verschiedene Buchstaben mit Zeichen, mehr als ein PDF aufnehmen kann. Kürzen Sie ihn, oder verwenden Sie mehrere Dokumente.',
  'document.too_many_words':
    'Die Positionen haben für ein Dokument zu viele verschiedene Wörter mit verbundenen Buchstaben oder Zeichen. Kürzen Sie sie, oder verwenden Sie mehrere Dokumente.',
  'renderer.closed': 'Die Darstellung wurde geschlossen.',
} satisfies Translation<typeof english>
