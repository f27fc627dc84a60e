import type {
  designTexts as english,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Gestaltung',
  'design.more': 'Eigene Farbe, Papier und mehr',
  'design.less': 'Weniger anzeigen',
  'design.templates': 'Vorlage',
  'design.template': '{title}: {description}',
  'design.custom': 'Ihre Vorlage; geht an den Dienst, wenn Sie zum ersten Mal damit einreichen',
  'design.broken': '{name} lässt sich nicht verwenden. {mistake}',
  'design.no-picture': 'Kein Bild von {name}: {reason}',
  'design.color': 'Akzentfarbe',
  'design.by-template': 'Wie die Vorlage',
  'design.color.own': 'Eigene Farbe {color}',
  'design.color.hex': 'Andere Farbe, als #rrggbb',
  'design.color.hex.wrong': 'Geben Sie eine Farbe als #rrggbb ein, zum Beispiel #1d3fbb.',
  'design.color.pale': 'Zu blass für Text: Auf Papier erscheint Text in einem dunkleren Ton davon.',
  'design.color.cobalt': 'Kobalt',
  'design.color.steel': 'Stahl',
  'design.color.pine': 'Kiefer',
  'design.color.ochre': 'Ocker',
  'design.color.rust': 'Rost',
  'design.color.wine': 'Weinrot',
  'design.color.plum': 'Pflaume',
  'design.color.ink': 'Tinte',
  'design.typeface': 'Schriftart',
  'design.typeface.by-template': 'Standardschrift',
  'design.typeface.sans': 'Serifenlos',
  'design.typeface.serif': 'Serif',
  'design.paper': 'Papier',
  'design.custom-folder': 'Ihre eigenen Vorlagen werden aus {folder} gelesen',
} satisfies Translation<typeof english>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'Das PDF hat {count:number} Seite statt {expected:number}.',
    other: 'Das PDF hat {count:number} Seiten statt {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: '{count:number} weiterer Unterschied.',
    other: '{count:number} weitere Unterschiede.',
  },
  'difference.mark_missing': 'Der TEST-Vermerk fehlt.',
  'difference.mark_unexpected': 'Das PDF trägt den TEST-Vermerk, obwohl es live eingereicht wurde.',
  'difference.text': 'Auf Seite {page:digits} steht „{found}“ statt „{expected}“.',
  'difference.text.missing': 'Auf Seite {page:digits} steht „{expected}“ nicht.',
  'difference.text.added': 'Auf Seite {page:digits} steht auch „{found}“.',
  'difference.value.invoice_number': 'Die Rechnungsnummer {value} wurde darin nicht gefunden.',
  'difference.value.customer': 'Der Kunde {value} wurde darin nicht gefunden.',
  'difference.value.line': 'Die Position „{value}“ wurde darin nicht gefunden.',
  'difference.value.payable': 'Der Betrag {value} wurde darin nicht gefunden.',
  'difference.einvoice_missing': 'Die verlangte E-Rechnung ist nicht angehängt.',
  'difference.einvoice_unexpected':
    'Das PDF enthält eine E-Rechnung, was ein Test nicht darf: Geben Sie es nicht weiter.',
  'difference.einvoice_attached': 'Das PDF enthält die E-Rechnung {name}.',
  'difference.script': 'Das PDF enthält ein Skript, das es nicht braucht: Öffnen Sie es mit Vorsicht.',
  'difference.same_text': 'Verglichen wurden die Seiten und ihr Text, nicht ihr Aussehen.',
  'difference.same_values':
    'Ein anderes Programm hat das PDF erstellt, das Aussehen lässt sich also nicht vergleichen. Nummer, Kunde, Positionen und Betrag stehen darin.',
  'difference.encrypted': 'Das PDF ließ sich nicht vergleichen: Es ist mit einem Passwort gesperrt.',
  'difference.damaged':
    'Das PDF ließ sich nicht vergleichen: Es ist beschädigt. Laden Sie es erneut herunter, oder öffnen Sie den Link.',
  'difference.too_much':
    'Das PDF ließ sich nicht vergleichen: Das Lesen braucht zu viel Zeit oder Speicher. Öffnen Sie es mit Vorsicht.',
  'difference.no_text': 'Das PDF ließ sich nicht vergleichen: Es enthält keinen Text.',
  'difference.no_preview':
    'Das PDF ließ sich nicht vergleichen: Die Vorschau konnte nicht erstellt werden, vielleicht fehlt die Vorlage.',
} satisfies Translation<typeof englishDifferences>
