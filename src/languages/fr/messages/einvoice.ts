import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'Ce fichier ne peut pas être lu en {encoding}. Demandez à l’émetteur le fichier en UTF-8.',
  'einvoice.malformed':
    'Ce fichier n’est pas du XML bien formé\u202f; l’erreur est à la ligne {line:digits}. Demandez à l’émetteur le fichier d’origine.',
  'einvoice.doctype':
    'Ce fichier contient une déclaration de type de document, dont une facture électronique n’a jamais besoin. Il n’a pas été ouvert.',
  'einvoice.too_large': 'Ce fichier dépasse {max:mebibytes}\u00a0Mo.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Ce fichier imbrique ses éléments sur plus de {max:number} niveaux. Il n’a pas été ouvert.',
    elements: 'Ce fichier a plus de {max:number} éléments. Il n’a pas été ouvert.',
    attributesPerElement: 'Un élément de ce fichier a plus de {max:number} attributs. Il n’a pas été ouvert.',
    namespacesPerElement:
      'Un élément de ce fichier déclare plus de {max:number} espaces de noms. Il n’a pas été ouvert.',
  },
  'einvoice.quote': 'Un devis n’a pas de facture électronique. Facturez-le d’abord.',
  'einvoice.pdf_encrypted':
    'Ce PDF demande un mot de passe. Demandez à l’émetteur le fichier sans mot de passe, ou le fichier XML.',
  'einvoice.pdf_damaged':
    'Ce PDF est endommagé, et sa facture électronique est illisible. Demandez à l’émetteur le fichier d’origine.',
  'einvoice.pdf_too_much':
    'Lire ce PDF demande trop de temps ou de mémoire. Il n’a pas été ouvert. Demandez à l’émetteur le fichier XML.',
  'einvoice.too_much': 'Lire ce fichier demande trop de temps ou de mémoire. Il n’a pas été ouvert.',
  'einvoice.not_open': 'Cette facture électronique n’est plus ouverte. Rouvrez le fichier.',
  'einvoice.no_content': 'Le fichier ne contient pas cette pièce jointe.',
  'einvoice.pdf_without_einvoice':
    'Ce PDF ne contient pas de facture électronique. Demandez à l’émetteur s’il y en a une dans un autre fichier.',
  'einvoice.unknown_root':
    'Ce fichier XML n’est pas une facture électronique en UBL ou CII\u00a0: sa racine est {root}.',
  'einvoice.other_specification':
    'Ce fichier suit une autre spécification\u00a0: {specification}. Il a seulement été lu, pas vérifié.',
  'einvoice.identifier_not_written':
    'La facture électronique ne contient pas ce numéro, car les règles du pays exigent le registre de chaque numéro. Choisissez son registre, s’il en a un.',
  'einvoice.tax_id_not_written':
    'La facture électronique ne contient pas ce numéro, car ce n’est pas un n°\u00a0de TVA et son registre n’est pas connu. Corrigez-le, ou saisissez-le comme n°\u00a0d’immatriculation avec son registre.',
  'einvoice.received': 'Facture électronique pour le client\u00a0: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'La facturation Peppol n’a pas ce type de document\u00a0: les autofactures y ont leur propre cadre de facturation.',
  'einvoice.german_type':
    'Dans Peppol, les factures rectificatives sont réservées à un vendeur et un acheteur en Allemagne.',
  'einvoice.address_not_read':
    'Ni code postal ni ville n’ont été trouvés dans ces lignes\u00a0: une facture électronique ne les contient que telles quelles. Écrivez-les comme sur une enveloppe, ou saisissez rue, code postal et ville ci-dessous.',
  'einvoice.leitweg_id':
    'La clé de contrôle de cette Leitweg-ID est fausse. Comparez avec ce que le client a écrit.',
  'einvoice.missing': 'Saisissez {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term}\u00a0: {found:decimal}, alors que les autres montants donnent {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term}\u00a0: {value:decimal}, alors que les factures électroniques admettent deux décimales.',
  'einvoice.negative_price':
    '{term:capital:@term}\u00a0: valeur négative. Saisissez plutôt une quantité négative.',
  'einvoice.unknown_code':
    '{value} n’est pas un code admis dans les factures électroniques pour ce champ\u00a0: {term:@term}.',
  'einvoice.vat_prefix': 'Faites commencer {term:@term} par le code de son pays, par exemple FR.',
  'einvoice.breakdown_count':
    'Le détail de la TVA ne correspond pas aux lignes de la catégorie de TVA {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Saisissez le n°\u00a0de TVA du vendeur\u00a0: la catégorie de TVA {category} l’exige.',
    G: 'Saisissez le n°\u00a0de TVA du vendeur\u00a0: la catégorie de TVA {category} l’exige.',
    other:
      'Saisissez le n°\u00a0de TVA ou le n°\u00a0fiscal du vendeur\u00a0: la catégorie de TVA {category} l’exige.',
  },
  'einvoice.buyer_tax_id':
    'Saisissez le n°\u00a0de TVA du client\u00a0: la catégorie de TVA {category} l’exige.',
  'einvoice.vat_id_forbidden':
    'Retirez les n°\u00a0de TVA\u00a0: une facture hors champ de la TVA (catégorie O) ne doit pas en avoir.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Saisissez un taux de TVA supérieur à 0\u00a0%\u00a0: la catégorie de TVA {category} l’exige.',
    'not negative':
      'Saisissez un taux de TVA de 0\u00a0% ou plus\u00a0: la catégorie de TVA {category} l’exige.',
    zero: 'Saisissez un taux de TVA de 0\u00a0%\u00a0: la catégorie de TVA {category} l’exige.',
    absent: 'Retirez le taux de TVA\u00a0: la catégorie de TVA {category} n’en a pas.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Saisissez pourquoi il n’y a pas de TVA\u00a0: la catégorie de TVA {category} l’exige.',
    forbidden: 'Retirez le motif de l’absence de TVA\u00a0: la catégorie de TVA {category} n’en a pas.',
  },
  'einvoice.intra_community_date':
    'Saisissez la date de livraison ou la période facturée\u00a0: les livraisons intracommunautaires exigent l’une des deux.',
  'einvoice.intra_community_country':
    'Saisissez le pays de l’adresse de livraison\u00a0: les livraisons intracommunautaires l’exigent.',
  'einvoice.split_payment_country':
    'Le paiement scindé (catégorie de TVA B) n’existe qu’entre adresses italiennes, et cette facture indique un autre pays.',
  'einvoice.split_payment_standard':
    'Le paiement scindé (catégorie de TVA B) ne peut pas figurer sur la même facture que le taux normal (catégorie de TVA S).',
  'einvoice.mixed_categories':
    'Des articles hors champ de la TVA (catégorie O) ne peuvent pas figurer sur la même facture que d’autres catégories de TVA.',
  'einvoice.period_order': 'La période finit avant de commencer.',
  'einvoice.period_outside': 'La période de cette ligne est hors de la période facturée.',
  'einvoice.tax_point_twice': 'Saisissez la date d’exigibilité de la TVA, ou sa règle, mais pas les deux.',
  'einvoice.seller_identification':
    'Saisissez le n°\u00a0de TVA du vendeur, son n°\u00a0d’immatriculation ou un autre identifiant, pour que le logiciel du client le reconnaisse.',
  'einvoice.discount_terms':
    'Une ligne de conditions de paiement qui commence par # doit ressembler à #SKONTO#TAGE=14#PROZENT=2.00#\u202f; tout autre texte va sur ses propres lignes.',
  'einvoice.same_file_name': 'Deux pièces jointes ont le même nom de fichier.',
  'einvoice.payment_groups':
    'Ces coordonnées de paiement ne vont pas avec ce moyen de paiement\u00a0: un virement a un compte, un paiement par carte une carte, un prélèvement un mandat.',
  'einvoice.same_tax_currency': 'Retirez la devise de la TVA\u00a0: c’est la devise de la facture.',
  'einvoice.tax_signs': 'Le total de la TVA est positif dans une devise et négatif dans l’autre.',
  'einvoice.price_quantity': 'Le prix doit être pour une quantité supérieure à 0.',
  'einvoice.one_preceding_invoice':
    'Les fichiers CII D16B, comme XRechnung (CII), peuvent nommer une seule facture antérieure. Choisissez un format UBL, comme XRechnung (UBL) ou Peppol, ou Factur-X, qui les nomment toutes.',
  'einvoice.payee_is_seller': 'Retirez le bénéficiaire\u00a0: c’est le vendeur.',
  'einvoice.iban': 'Ce compte n’est pas un IBAN valable, nécessaire pour un virement SEPA.',
  'einvoice.debited_iban': 'Le compte débité n’est pas un IBAN valable, nécessaire pour un prélèvement SEPA.',
  'einvoice.email': 'Saisissez une adresse e-mail valable, par exemple name@example.com.',
  'einvoice.unusual_type': 'XRechnung attend un de ces types de document\u00a0: {types}.',
  'einvoice.specification': 'L’identifiant de spécification n’est pas celui du format {format}.',
  'einvoice.process':
    'Le cadre de facturation n’en est pas un de Peppol, par exemple urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Réunissez les notes en une seule\u00a0: Peppol n’en admet plusieurs que si le vendeur et l’acheteur sont en Allemagne.',
  'einvoice.phone': 'Saisissez un numéro de téléphone d’au moins trois chiffres.',
  'einvoice.price_unit': 'Le prix est pour une autre unité que la quantité.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Ligne {line:digits}\u00a0: {element} n’est pas admis dans {parent}.',
    other:
      'Ligne {line:digits}\u00a0: {element} n’est pas admis dans {parent}. Attendu ici\u00a0: {expected}.',
  },
  'einvoice.element_order':
    'Ligne {line:digits}\u00a0: {element} est mal placé\u00a0: dans {parent}, il doit précéder {next}.',
  'einvoice.element_repeated':
    'Ligne {line:digits}\u00a0: {element} figure dans {parent} plus souvent que permis.',
  'einvoice.element_missing': 'Ligne {line:digits}\u00a0: dans {parent}, il manque {element}.',
  'einvoice.element_text':
    'Ligne {line:digits}\u00a0: {element} contient le texte «\u202f{value}\u202f», et seuls des éléments y sont admis.',
  'einvoice.element_value':
    'Ligne {line:digits}\u00a0: «\u202f{value}\u202f» n’est pas une valeur pour {element}, qui doit être {type:@xml_type}.',
  'einvoice.element_code':
    'Ligne {line:digits}\u00a0: «\u202f{value}\u202f» n’est pas un code de la liste pour {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Ligne {line:digits}\u00a0: {element} ne respecte pas cette règle. Attendu\u00a0: {expected}.',
    other: 'Ligne {line:digits}\u00a0: {element} vaut «\u202f{value}\u202f». Attendu\u00a0: {expected}.',
  },
  'einvoice.element_decimals':
    'Ligne {line:digits}\u00a0: {element} vaut «\u202f{value}\u202f», et deux décimales au plus sont admises.',
  'einvoice.blank_text':
    'Saisissez du texte, ou laissez ce champ vide\u00a0: il ne contient que des espaces.',
  'einvoice.element_empty':
    'Ligne {line:digits}\u00a0: {element} est vide. Les éléments sans contenu ne sont pas admis.',
  'einvoice.other_currency':
    'Ligne {line:digits}\u00a0: {element} est en {value}, mais la devise du document est {expected}.',
  'einvoice.attribute_unknown':
    'Ligne {line:digits}\u00a0: {element} ne doit pas avoir l’attribut {attribute}.',
  'einvoice.attribute_missing': 'Ligne {line:digits}\u00a0: il manque à {element} l’attribut {attribute}.',
  'einvoice.attribute_value':
    'Ligne {line:digits}\u00a0: «\u202f{value}\u202f» n’est pas une valeur pour l’attribut {attribute} dans {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'un nombre tel que 1234.50',
    boolean: 'true ou false',
    date: 'une date telle que 2026-11-30',
    time: 'une heure telle que 14:30:00',
    dateTime: 'une date avec une heure, telle que 2026-11-30T14:30:00',
    base64Binary: 'du Base64',
    other: '{value}',
  },
} satisfies Translation<typeof english>
