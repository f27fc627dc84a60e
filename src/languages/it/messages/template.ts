import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'Il modello contiene un errore al livello superiore: {mistake:message}',
    other: 'Il modello contiene un errore in {path}: {mistake:message}',
  },
  'template.too_deep': 'Il modello ha più di {max:digits} livelli di annidamento.',
  'template.too_many_values': 'Il modello ha più valori, o nomi più lunghi, di quanti ne serva a un modello.',
  'template.too_large': 'Il modello «{name}» supera 1\u00a0MiB.',
  'template.unreadable': 'Il modello «{name}» non può essere letto.',
  'template.name_taken':
    'Il nome «{name}» è riservato a Billwright. Dai al tuo modello e alla sua cartella un altro nome.',
  'template.name_differs':
    'Nel file il modello si chiama «{inFile}», e l’indirizzo indica «{name}». Usa lo stesso nome.',
  'template.no_version': 'L’account non conserva una versione {version:digits} di un modello «{name}».',
  'template.outdated':
    'Il servizio non può più usare la versione {version:digits} del modello «{name}». Controlla il file con «billwright templates check» e pubblicalo di nuovo.',
  'template.no_default': 'Non è stato scelto un modello predefinito. Si sceglie nella dashboard.',
  'template.file_missing': 'Nella cartella «{name}» manca il file template.json del modello.',
  'template.folder_name':
    'Un modello non può chiamarsi «{name}». Dai alla cartella un nome di lettere minuscole, cifre e trattini.',
  'template.other_name': 'Il modello nella cartella «{folder}» si chiama «{name}». Usa lo stesso nome.',

  // settings and their values
  'template.setting_missing': 'Qui manca qualcosa: {expected:@json_type}.',
  'template.setting_type': 'Scrivi qui {expected:@json_type}.',
  'template.setting_value': 'Usa uno di questi valori: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Qui non ci sono impostazioni di nome {names:or} e altre {others:digits}.',
    0: 'Qui non ci sono impostazioni di nome {names:or}.',
  },
  'template.setting_repeated': 'È indicato due volte. Mantieni quello giusto.',
  'template.too_little': {
    select: 'of',
    entries: 'Usane almeno {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Usa almeno {limit:digits} carattere.',
      other: 'Usa almeno {limit:digits} caratteri.',
    },
    number: 'Usa almeno {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Usane al massimo {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Usa al massimo {limit:digits} carattere.',
      other: 'Usa al massimo {limit:digits} caratteri.',
    },
    number: 'Usa al massimo {limit:digits}.',
  },
  'template.name': 'Usa lettere minuscole, cifre e trattini, al massimo 64.',
  'template.key': 'Questo nome non si può usare. Usa lettere minuscole, cifre e trattini.',
  'template.short_name': 'Usa un nome breve di lettere minuscole, cifre e trattini.',
  'template.color':
    'Scrivi un colore nel formato #rrggbb, ad esempio #1d3fbb, o derivalo da un altro: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'Non c’è un colore di nome {name}. Ci sono: {known.names:list} e altri {known.others:digits}.',
    0: 'Non c’è un colore di nome {name}. Ci sono: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other:
      'Non c’è un colore semplice di nome {name}. Ci sono: {known.names:list} e altri {known.others:digits}.',
    0: 'Non c’è un colore semplice di nome {name}. Ci sono: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'Non c’è uno stile di nome {name}. Ci sono: {known.names:list} e altri {known.others:digits}.',
    0: 'Non c’è uno stile di nome {name}. Ci sono: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Qui non può esserci un blocco senza tipo. Possibili sono: {known:list}.',
    other: 'Qui non può esserci un blocco di nome {name}. Possibili sono: {known:list}.',
  },
  'template.block_missing': 'Un modello ha esattamente un blocco di tipo «{type}».',
  'template.totals_first': 'Metti il blocco «totals» dopo il blocco «items».',
  'template.stage_late': 'Metti il blocco «stage» per primo: i suoi riquadri sono sul foglio stesso.',
  'template.frame_position': 'Indica due tra «left», «right» e «width».',
  'template.column_missing': 'Aggiungi la colonna «{column}»: una fattura ne ha bisogno.',
  'template.column_repeated': 'La colonna «{column}» c’è già.',
  'template.unknown_placeholder': 'Non c’è un campo di nome {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} è noto solo nel piè di pagina. Spostalo lì.',
  'template.loose_brace': 'Metti il nome di un campo tra {{ e }}.',

  // room on the page
  'template.footer_in_text': 'Il piè di pagina entra nel testo. Riducilo o aumenta il margine inferiore.',
  'template.body_too_low':
    'I margini e il piè di pagina lasciano {points:digits} punti di una pagina alla fattura. Lasciane almeno {needed:digits}.',
  'template.line_too_high': 'Le righe sono troppo alte per ciò che i margini lasciano di una pagina.',
  'template.frame_too_wide': 'Questo riquadro esce dal foglio, che è largo {points:digits} punti.',
  'template.code_too_narrow':
    'Il codice e lo spazio attorno richiedono {needed:digits} punti di larghezza, e qui ne restano {points:digits}. Allarga la colonna.',
  'template.narrow_share':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Dai a questa colonna una quota maggiore.',
  'template.narrow_items':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Riduci «gutter» o «inset».',
  'template.narrow_inset':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Riduci «inset».',
  'template.narrow_padding':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Riduci questo valore.',
  'template.narrow_frame':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Allarga il riquadro, o riduci il suo spazio interno.',
  'template.narrow_widths':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Riduci «gap» o le larghezze.',
  'template.narrow_column':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Dagli più spazio, o riduci «gap».',
  'template.narrow_gap':
    'Qui restano {points:digits} punti per il testo, e ne servono {needed:digits}. Riduci «gap».',

  // what a setting can be
  '@json_type': {
    string: 'un testo tra virgolette',
    number: 'un numero',
    boolean: 'true o false',
    array: 'un elenco tra [ ]',
    object: 'un gruppo tra {{ }}',
    record: 'un gruppo tra {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} as const satisfies Translation<typeof english>
