import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'Le modèle contient une erreur au premier niveau\u00a0: {mistake:message}',
    other: 'Le modèle contient une erreur dans {path}\u00a0: {mistake:message}',
  },
  'template.too_deep': 'Le modèle a plus de {max:digits} niveaux imbriqués.',
  'template.too_many_values':
    'Le modèle a plus de valeurs, ou des noms plus longs, qu’aucun modèle n’en demande.',
  'template.too_large': 'Le modèle «\u202f{name}\u202f» dépasse 1\u00a0Mio.',
  'template.unreadable': 'Le modèle «\u202f{name}\u202f» est illisible.',
  'template.name_taken':
    '«\u202f{name}\u202f» est réservé à Billwright. Donnez un autre nom à votre modèle et à son dossier.',
  'template.name_differs':
    'Le fichier se nomme «\u202f{inFile}\u202f», et l’adresse indique «\u202f{name}\u202f». Donnez le même nom aux deux.',
  'template.no_version':
    'Le compte ne conserve pas de version {version:digits} d’un modèle «\u202f{name}\u202f».',
  'template.outdated':
    'Le service ne peut plus utiliser la version {version:digits} du modèle «\u202f{name}\u202f». Vérifiez le fichier avec «\u202fbillwright templates check\u202f», et publiez-le de nouveau.',
  'template.no_default': 'Aucun modèle par défaut n’a été choisi. Il se choisit dans le tableau de bord.',
  'template.file_missing':
    'Le fichier du modèle, template.json, manque dans le dossier «\u202f{name}\u202f».',
  'template.folder_name':
    'Un modèle ne peut pas s’appeler «\u202f{name}\u202f». Nommez son dossier en minuscules, chiffres et traits d’union.',
  'template.other_name':
    'Le modèle du dossier «\u202f{folder}\u202f» se nomme «\u202f{name}\u202f». Donnez le même nom aux deux.',

  // settings and their values
  'template.setting_missing': 'Il manque quelque chose ici\u00a0: {expected:@json_type}.',
  'template.setting_type': 'Écrivez ici {expected:@json_type}.',
  'template.setting_value': 'Utilisez une de ces valeurs\u00a0: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'Il n’y a pas ici de réglage nommé {names:or}\u202f; {others:digits} autres sont aussi inconnus.',
    0: 'Il n’y a pas ici de réglage nommé {names:or}.',
  },
  'template.setting_repeated': 'Ceci est indiqué deux fois. Gardez celui que vous voulez.',
  'template.too_little': {
    select: 'of',
    entries: 'Utilisez-en au moins {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Utilisez au moins {limit:digits} caractère.',
      other: 'Utilisez au moins {limit:digits} caractères.',
    },
    number: 'Utilisez au moins {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'Utilisez-en au plus {limit:digits}.',
    characters: {
      plural: 'limit',
      one: 'Utilisez au plus {limit:digits} caractère.',
      other: 'Utilisez au plus {limit:digits} caractères.',
    },
    number: 'Utilisez au plus {limit:digits}.',
  },
  'template.name': 'Utilisez des minuscules, des chiffres et des traits d’union, 64 au plus.',
  'template.key': 'Ce nom est inutilisable. Utilisez des minuscules, des chiffres et des traits d’union.',
  'template.short_name': 'Utilisez un nom court en minuscules, chiffres et traits d’union.',
  'template.color':
    'Écrivez une couleur au format #rrggbb, par exemple #1d3fbb, ou formez-la d’une autre\u00a0: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other:
      'Il n’y a pas de couleur nommée {name}. Il y a\u00a0: {known.names:list} et {known.others:digits} autres.',
    0: 'Il n’y a pas de couleur nommée {name}. Il y a\u00a0: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other:
      'Il n’y a pas de couleur simple nommée {name}. Il y a\u00a0: {known.names:list} et {known.others:digits} autres.',
    0: 'Il n’y a pas de couleur simple nommée {name}. Il y a\u00a0: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other:
      'Il n’y a pas de style nommé {name}. Il y a\u00a0: {known.names:list} et {known.others:digits} autres.',
    0: 'Il n’y a pas de style nommé {name}. Il y a\u00a0: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'Il ne peut pas y avoir ici de bloc sans type. Sont possibles\u00a0: {known:list}.',
    other: 'Il ne peut pas y avoir ici de bloc nommé {name}. Sont possibles\u00a0: {known:list}.',
  },
  'template.block_missing': 'Un modèle a exactement un bloc de type "{type}".',
  'template.totals_first': 'Placez le bloc "totals" après le bloc "items".',
  'template.stage_late': 'Placez le bloc "stage" en premier\u00a0: ses cadres sont sur la feuille elle-même.',
  'template.frame_position': 'Indiquez deux des trois valeurs "left", "right" et "width".',
  'template.column_missing': 'Ajoutez la colonne "{column}"\u00a0: une facture en a besoin.',
  'template.column_repeated': 'La colonne "{column}" est déjà là.',
  'template.unknown_placeholder': 'Il n’y a pas de champ nommé {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} n’est connu que dans le pied de page. Déplacez-le là.',
  'template.loose_brace': 'Mettez le nom d’un champ entre {{ et }}.',

  // room on the page
  'template.footer_in_text':
    'Le pied de page empiète sur le texte. Réduisez-le ou agrandissez la marge du bas.',
  'template.body_too_low':
    'Les marges et le pied de page laissent {points:digits} points d’une page pour la facture. Laissez-en au moins {needed:digits}.',
  'template.line_too_high': 'Ses lignes sont trop hautes pour ce que les marges laissent d’une page.',
  'template.frame_too_wide': 'Ce cadre dépasse de la feuille, qui est large de {points:digits} points.',
  'template.code_too_narrow':
    'Le code et l’espace autour demandent {needed:digits} points de largeur, et il en reste ici {points:digits}. Élargissez sa colonne.',
  'template.narrow_share':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Donnez à cette colonne une plus grande part.',
  'template.narrow_items':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Réduisez "gutter" ou "inset".',
  'template.narrow_inset':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Réduisez "inset".',
  'template.narrow_padding':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Réduisez cette valeur.',
  'template.narrow_frame':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Élargissez-le, ou réduisez sa marge intérieure.',
  'template.narrow_widths':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Réduisez "gap" ou les largeurs.',
  'template.narrow_column':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Donnez-lui plus de place, ou réduisez "gap".',
  'template.narrow_gap':
    'Il reste ici {points:digits} points pour le texte, et il en faut {needed:digits}. Réduisez "gap".',

  // what a setting can be
  '@json_type': {
    string: 'un texte entre guillemets',
    number: 'un nombre',
    boolean: 'true ou false',
    array: 'une liste entre [ ]',
    object: 'un groupe entre {{ }}',
    record: 'un groupe entre {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english>
