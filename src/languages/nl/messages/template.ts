import type * as english from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'Het sjabloon bevat bovenaan een fout: {mistake:message}',
    other: 'Het sjabloon bevat een fout bij {path}: {mistake:message}',
  },
  'template.too_deep': 'Het sjabloon is meer dan {max:digits} niveaus diep genest.',
  'template.too_many_values':
    'Het sjabloon heeft meer waarden, of langere namen, dan een sjabloon nodig heeft.',
  'template.too_large': 'Het sjabloon ‘{name}’ is groter dan 1\u00a0MiB.',
  'template.unreadable': 'Het sjabloon ‘{name}’ kan niet worden gelezen.',
  'template.name_taken':
    '‘{name}’ is gereserveerd voor Billwright. Geef je sjabloon, en de map ervan, een andere naam.',
  'template.name_differs':
    'Het bestand noemt zichzelf ‘{inFile}’, en het adres noemt ‘{name}’. Geef beide dezelfde naam.',
  'template.no_version': 'Het account bewaart geen versie {version:digits} van een sjabloon ‘{name}’.',
  'template.outdated':
    'De dienst kan versie {version:digits} van het sjabloon ‘{name}’ niet meer gebruiken. Controleer het bestand met ‘billwright templates check’, en publiceer het opnieuw.',
  'template.no_default': 'Er is geen standaardsjabloon gekozen. Dat kies je in het dashboard.',
  'template.file_missing': 'In de map ‘{name}’ staat geen bestand template.json.',
  'template.folder_name':
    'Een sjabloon kan niet ‘{name}’ heten. Gebruik voor de map kleine letters, cijfers en koppeltekens.',
  'template.other_name':
    'Het sjabloon in de map ‘{folder}’ noemt zichzelf ‘{name}’. Geef beide dezelfde naam.',
  'template.setting_missing': 'Hier ontbreekt iets: {expected:@json_type}.',
  'template.setting_type': 'Schrijf hier {expected:@json_type}.',
  'template.setting_value': 'Gebruik een van deze: {values:list:@quoted}.',
  'template.setting_unknown': {
    '0': 'Er is hier geen instelling met de naam {names:or}.',
    select: 'others',
    other: 'Er is hier geen instelling met de naam {names:or}, en ook niet met {others:digits} andere namen.',
  },
  'template.setting_repeated': 'Dit is twee keer opgegeven. Laat alleen de juiste staan.',
  'template.too_little': {
    select: 'of',
    entries: 'Gebruik er ten minste {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Gebruik ten minste {limit:digits} teken.',
      other: 'Gebruik ten minste {limit:digits} tekens.',
    },
    number: 'Gebruik ten minste {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Gebruik er hoogstens {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Gebruik hoogstens {limit:digits} teken.',
      other: 'Gebruik hoogstens {limit:digits} tekens.',
    },
    number: 'Gebruik hoogstens {limit:digits}.',
  },
  'template.name': 'Gebruik kleine letters, cijfers en koppeltekens, hoogstens 64.',
  'template.key': 'Deze naam kan niet worden gebruikt. Gebruik kleine letters, cijfers en koppeltekens.',
  'template.short_name': 'Gebruik een korte naam van kleine letters, cijfers en koppeltekens.',
  'template.color':
    'Schrijf een kleur als #rrggbb, zoals #1d3fbb, of leid die af van een andere: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    '0': 'Er is geen kleur met de naam {name}. Er zijn: {known.names:list}.',
    select: 'known.others',
    other: 'Er is geen kleur met de naam {name}. Er zijn: {known.names:list} en nog {known.others:digits}.',
  },
  'template.unknown_plain_color': {
    '0': 'Er is geen effen kleur met de naam {name}. Er zijn: {known.names:list}.',
    select: 'known.others',
    other:
      'Er is geen effen kleur met de naam {name}. Er zijn: {known.names:list} en nog {known.others:digits}.',
  },
  'template.unknown_style': {
    '0': 'Er is geen stijl met de naam {name}. Er zijn: {known.names:list}.',
    select: 'known.others',
    other: 'Er is geen stijl met de naam {name}. Er zijn: {known.names:list} en nog {known.others:digits}.',
  },
  'template.unknown_block': {
    select: 'name',
    null: 'Hier kan geen blok zonder type staan. Mogelijk zijn: {known:list}.',
    other: 'Hier kan geen blok met de naam {name} staan. Mogelijk zijn: {known:list}.',
  },
  'template.block_missing': 'Een sjabloon heeft precies één blok van het type "{type}".',
  'template.totals_first': 'Zet het blok "totals" na het blok "items".',
  'template.stage_late': 'Zet het blok "stage" als eerste: de kaders ervan staan op het blad zelf.',
  'template.frame_position': 'Geef twee van "left", "right" en "width" op.',
  'template.column_missing': 'Voeg de kolom "{column}" toe: een factuur heeft die nodig.',
  'template.column_repeated': 'De kolom "{column}" is er al.',
  'template.unknown_placeholder': 'Er is geen veld met de naam {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} is alleen in de voettekst bekend. Verplaats het daarheen.',
  'template.loose_brace': 'Zet de naam van een veld tussen {{ en }}.',
  'template.footer_in_text':
    'De voettekst reikt tot in de tekst. Maak de voettekst kleiner of de ondermarge groter.',
  'template.body_too_low':
    'De marges en de voettekst laten {points:digits} punten van een pagina over voor de factuur. Laat er ten minste {needed:digits} over.',
  'template.line_too_high': 'De regels ervan zijn te hoog voor wat de marges van een pagina overlaten.',
  'template.frame_too_wide': 'Dit kader steekt uit buiten het blad, dat {points:digits} punten breed is.',
  'template.code_too_narrow':
    'De code en de ruimte eromheen hebben {needed:digits} punten breedte nodig, en hier zijn er {points:digits} over. Maak de kolom breder.',
  'template.narrow_share':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Geef deze kolom een groter aandeel.',
  'template.narrow_items':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak "gutter" of "inset" kleiner.',
  'template.narrow_inset':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak "inset" kleiner.',
  'template.narrow_padding':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak dit kleiner.',
  'template.narrow_frame':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak dit breder, of de binnenruimte ervan kleiner.',
  'template.narrow_widths':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak "gap" of de breedten kleiner.',
  'template.narrow_column':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Geef dit meer ruimte, of maak "gap" kleiner.',
  'template.narrow_gap':
    'Hier zijn {points:digits} punten over voor tekst, en er zijn er {needed:digits} nodig. Maak "gap" kleiner.',
  '@json_type': {
    string: 'een tekst tussen aanhalingstekens',
    number: 'een getal',
    boolean: 'true of false',
    array: 'een lijst in [ ]',
    object: 'een groep in {{ }}',
    record: 'een groep in {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english.templateTexts>
