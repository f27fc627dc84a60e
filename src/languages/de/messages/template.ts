import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'Die Vorlage hat ganz oben einen Fehler: {mistake:message}',
    other: 'Die Vorlage hat bei {path} einen Fehler: {mistake:message}',
  },
  'template.too_deep': 'Die Vorlage ist mehr als {max:digits} Ebenen tief verschachtelt.',
  'template.too_many_values': 'Die Vorlage hat mehr Werte oder längere Namen, als eine Vorlage braucht.',
  'template.too_large': 'Die Vorlage „{name}“ ist größer als 1\u00a0MiB.',
  'template.unreadable': 'Die Vorlage „{name}“ lässt sich nicht lesen.',
  'template.name_taken':
    '„{name}“ ist für Billwright reserviert. Geben Sie Ihrer Vorlage und ihrem Ordner einen anderen Namen.',
  'template.name_differs':
    'Die Datei nennt sich „{inFile}“, die Adresse nennt „{name}“. Geben Sie beiden denselben Namen.',
  'template.no_version': 'Das Konto hat keine Version {version:digits} einer Vorlage „{name}“.',
  'template.outdated':
    'Der Dienst kann Version {version:digits} der Vorlage „{name}“ nicht mehr verwenden. Prüfen Sie die Datei mit „billwright templates check“, und veröffentlichen Sie sie erneut.',
  'template.no_default': 'Es ist keine Standardvorlage gewählt. Sie wird im Dashboard gewählt.',
  'template.file_missing': 'Im Ordner „{name}“ ist keine Datei template.json.',
  'template.folder_name':
    'Eine Vorlage kann nicht „{name}“ heißen. Benennen Sie ihren Ordner mit Kleinbuchstaben, Ziffern und Bindestrichen.',
  'template.other_name':
    'Die Vorlage im Ordner „{folder}“ nennt sich „{name}“. Geben Sie beiden denselben Namen.',

  // settings and their values
  'template.setting_missing': 'Hier fehlt etwas. Schreiben Sie {expected:@json_type}.',
  'template.setting_type': 'Schreiben Sie hier {expected:@json_type}.',
  'template.setting_value': 'Verwenden Sie eines davon: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Eine Einstellung namens {names:or} gibt es hier nicht, {others:digits} weitere auch nicht.',
    0: 'Eine Einstellung namens {names:or} gibt es hier nicht.',
  },
  'template.setting_repeated': 'Das ist zweimal angegeben. Behalten Sie nur die richtige Angabe.',
  'template.too_little': {
    select: 'of',
    entries: 'Verwenden Sie mindestens {limit:digits} davon.',
    characters: {
      plural: 'limit',
      one: 'Verwenden Sie mindestens {limit:digits} Zeichen.',
      other: 'Verwenden Sie mindestens {limit:digits} Zeichen.',
    },
    number: 'Verwenden Sie mindestens {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Verwenden Sie höchstens {limit:digits} davon.',
    characters: {
      plural: 'limit',
      one: 'Verwenden Sie höchstens {limit:digits} Zeichen.',
      other: 'Verwenden Sie höchstens {limit:digits} Zeichen.',
    },
    number: 'Verwenden Sie höchstens {limit:digits}.',
  },
  'template.name': 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, höchstens 64.',
  'template.key':
    'Dieser Name lässt sich nicht verwenden. Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  'template.short_name': 'Verwenden Sie einen kurzen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen.',
  'template.color':
    'Schreiben Sie eine Farbe als #rrggbb, zum Beispiel #1d3fbb, oder bilden Sie sie aus einer anderen: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other:
      'Eine Farbe namens {name} gibt es nicht. Es gibt: {known.names:list} und {known.others:digits} weitere.',
    0: 'Eine Farbe namens {name} gibt es nicht. Es gibt: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other:
      'Eine einfache Farbe namens {name} gibt es nicht. Es gibt: {known.names:list} und {known.others:digits} weitere.',
    0: 'Eine einfache Farbe namens {name} gibt es nicht. Es gibt: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other:
      'Einen Stil namens {name} gibt es nicht. Es gibt: {known.names:list} und {known.others:digits} weitere.',
    0: 'Einen Stil namens {name} gibt es nicht. Es gibt: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Ein Block ohne type ist hier nicht möglich. Möglich sind: {known:list}.',
    other: 'Ein Block namens {name} ist hier nicht möglich. Möglich sind: {known:list}.',
  },
  'template.block_missing': 'Eine Vorlage hat genau einen Block vom Typ "{type}".',
  'template.totals_first': 'Setzen Sie den Block "totals" nach den Block "items".',
  'template.stage_late':
    'Setzen Sie den Block "stage" an den Anfang: Seine Rahmen liegen auf dem Blatt selbst.',
  'template.frame_position': 'Geben Sie zwei von "left", "right" und "width" an.',
  'template.column_missing': 'Ergänzen Sie die Spalte "{column}": Eine Rechnung braucht sie.',
  'template.column_repeated': 'Die Spalte "{column}" ist schon da.',
  'template.unknown_placeholder': 'Ein Feld namens {{{name}}} gibt es nicht.',
  'template.page_placeholder':
    '{{page_of_pages}} ist nur in der Fußzeile bekannt. Verschieben Sie es dorthin.',
  'template.loose_brace': 'Setzen Sie den Namen eines Feldes zwischen {{ und }}.',

  // room on the page
  'template.footer_in_text':
    'Die Fußzeile reicht in den Text. Machen Sie sie kleiner oder den unteren Rand größer.',
  'template.body_too_low':
    'Ränder und Fußzeile lassen {points:digits} Punkt einer Seite für die Rechnung. Lassen Sie mindestens {needed:digits}.',
  'template.line_too_high': 'Die Zeilen sind zu hoch für das, was die Ränder von einer Seite lassen.',
  'template.frame_too_wide': 'Dieser Rahmen ragt über das Blatt hinaus, das {points:digits} Punkt breit ist.',
  'template.code_too_narrow':
    'Der Code und der Raum um ihn brauchen {needed:digits} Punkt Breite, hier sind {points:digits} frei. Machen Sie die Spalte breiter.',
  'template.narrow_share':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Geben Sie dieser Spalte einen größeren Anteil.',
  'template.narrow_items':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie "gutter" oder "inset" kleiner.',
  'template.narrow_inset':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie "inset" kleiner.',
  'template.narrow_padding':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie den Abstand kleiner.',
  'template.narrow_frame':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie den Rahmen breiter oder seinen Innenabstand kleiner.',
  'template.narrow_widths':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie "gap" oder die Breiten kleiner.',
  'template.narrow_column':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Geben Sie mehr Raum, oder machen Sie "gap" kleiner.',
  'template.narrow_gap':
    'Hier bleiben {points:digits} Punkt für Text, nötig sind {needed:digits}. Machen Sie "gap" kleiner.',

  // what a setting can be
  '@json_type': {
    string: 'einen Text in Anführungszeichen',
    number: 'eine Zahl',
    boolean: 'true oder false',
    array: 'eine Liste in [ ]',
    object: 'eine Gruppe in {{ }}',
    record: 'eine Gruppe in {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english>
