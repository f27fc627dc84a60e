import type {
  designTexts as english,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'Apparence',
  'design.more': 'Couleur personnalisée, papier et plus',
  'design.less': 'Moins d’options d’apparence',
  'design.templates': 'Modèle',
  'design.template': '{title}\u00a0: {description}',
  'design.custom': 'Votre modèle\u202f; envoyé au service la première fois que vous soumettez avec lui',
  'design.broken': '{name} est inutilisable. {mistake}',
  'design.no-picture': 'Pas d’image pour {name}\u00a0: {reason}',
  'design.color': 'Couleur d’accentuation',
  'design.by-template': 'Selon le modèle',
  'design.color.own': 'Couleur personnalisée {color}',
  'design.color.hex': 'Autre couleur, au format #rrggbb',
  'design.color.hex.wrong': 'Saisissez une couleur au format #rrggbb, par exemple #1d3fbb.',
  'design.color.pale': 'Trop pâle pour du texte\u00a0: sur papier, le texte en prend un ton plus sombre.',
  'design.color.cobalt': 'Cobalt',
  'design.color.steel': 'Acier',
  'design.color.pine': 'Sapin',
  'design.color.ochre': 'Ocre',
  'design.color.rust': 'Rouille',
  'design.color.wine': 'Bordeaux',
  'design.color.plum': 'Prune',
  'design.color.ink': 'Encre',
  'design.typeface': 'Police',
  'design.typeface.by-template': 'Police par défaut',
  'design.typeface.sans': 'Sans empattement',
  'design.typeface.serif': 'À empattement',
  'design.paper': 'Papier',
  'design.custom-folder': 'Vos propres modèles sont lus dans {folder}',
} satisfies Translation<typeof english>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': {
    plural: 'count',
    one: 'Le PDF a {count:number} page au lieu de {expected:number}.',
    other: 'Le PDF a {count:number} pages au lieu de {expected:number}.',
  },
  'difference.more': {
    plural: 'count',
    one: '{count:number} autre différence.',
    other: '{count:number} autres différences.',
  },
  'difference.mark_missing': 'La mention TEST manque.',
  'difference.mark_unexpected': 'Le PDF porte la mention TEST, alors qu’il a été soumis en réel.',
  'difference.text': 'Page {page:digits}\u00a0: «\u202f{found}\u202f» au lieu de «\u202f{expected}\u202f».',
  'difference.text.missing': 'Page {page:digits}\u00a0: «\u202f{expected}\u202f» manque.',
  'difference.text.added': 'Page {page:digits}\u00a0: «\u202f{found}\u202f» est en trop.',
  'difference.value.invoice_number': 'Le numéro de facture {value} est introuvable dans le PDF.',
  'difference.value.customer': 'Le client {value} est introuvable dans le PDF.',
  'difference.value.line': 'La ligne «\u202f{value}\u202f» est introuvable dans le PDF.',
  'difference.value.payable': 'Le montant {value} est introuvable dans le PDF.',
  'difference.einvoice_missing': 'La facture électronique demandée n’est pas jointe au PDF.',
  'difference.einvoice_unexpected':
    'Le PDF contient une facture électronique, ce qu’un test ne doit pas faire\u00a0: ne le transmettez pas.',
  'difference.einvoice_attached': 'Le PDF contient la facture électronique {name}.',
  'difference.script': 'Le PDF contient un script dont il n’a pas besoin\u00a0: ouvrez-le avec prudence.',
  'difference.same_text': 'Les pages et leur texte ont été comparés, pas leur aspect.',
  'difference.same_values':
    'Un autre programme l’a créé\u00a0: l’aspect ne peut pas être comparé. Numéro, client, lignes et montant y figurent.',
  'difference.encrypted': 'Le PDF n’a pas pu être comparé\u00a0: il est protégé par un mot de passe.',
  'difference.damaged':
    'Le PDF n’a pas pu être comparé\u00a0: il est endommagé. Téléchargez-le de nouveau, ou ouvrez le lien.',
  'difference.too_much':
    'Le PDF n’a pas pu être comparé\u00a0: sa lecture demande trop de temps ou de mémoire. Ouvrez-le avec prudence.',
  'difference.no_text': 'Le PDF n’a pas pu être comparé\u00a0: il ne contient pas de texte.',
  'difference.no_preview':
    'Le PDF n’a pas pu être comparé\u00a0: l’aperçu n’a pas pu être créé, peut-être faute de son modèle.',
} satisfies Translation<typeof englishDifferences>
