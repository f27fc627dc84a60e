import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'Le texte a trop de niveaux imbriqués.',
  'json.too_many_values':
    'Le texte a plus de {max:digits} valeurs. Une facture avec toutes les lignes permises en a moins.',
  'json.name_too_long':
    'Le texte a un nom de champ de plus de {max:digits} caractères, ce qu’aucun champ n’a.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'Le texte n’est pas du JSON\u00a0: virgule avant {mark}, ligne {line:digits}, colonne {column:digits}.',
    comma_missing:
      'Le texte n’est pas du JSON\u00a0: virgule manquante, ligne {line:digits}, colonne {column:digits}.',
    colon_missing:
      'Le texte n’est pas du JSON\u00a0: deux-points manquant, ligne {line:digits}, colonne {column:digits}.',
    ends_early:
      'Le texte n’est pas du JSON\u00a0: il finit trop tôt, ligne {line:digits}, colonne {column:digits}.',
    nothing: 'Le texte n’est pas du JSON\u00a0: il n’y a rien, ligne {line:digits}, colonne {column:digits}.',
    single_quotes:
      'Le texte n’est pas du JSON\u00a0: guillemets simples au lieu de guillemets doubles, ligne {line:digits}, colonne {column:digits}.',
    text_after:
      'Le texte n’est pas du JSON\u00a0: texte en trop après la fin, ligne {line:digits}, colonne {column:digits}.',
    unclosed_text:
      'Le texte n’est pas du JSON\u00a0: texte entre guillemets non fermé ou avec un saut de ligne, ligne {line:digits}, colonne {column:digits}.',
    unexpected:
      'Le texte n’est pas du JSON\u00a0: {mark} inattendu, ligne {line:digits}, colonne {column:digits}.',
    unexpected_character:
      'Le texte n’est pas du JSON\u00a0: caractère inattendu, ligne {line:digits}, colonne {column:digits}.',
    unknown_number:
      'Le texte n’est pas du JSON\u00a0: nombre que JSON ne connaît pas, ligne {line:digits}, colonne {column:digits}.',
    unquoted_name:
      'Le texte n’est pas du JSON\u00a0: nom de champ sans guillemets doubles, ligne {line:digits}, colonne {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Saisissez {field:@field}.',
  'field.repeated': '{path} est indiqué deux fois. Gardez celui que vous voulez.',
  'field.unknown': {
    select: 'near',
    null: '{name} n’est pas un champ {owner:@owner}.',
    other: '{name} n’est pas un champ {owner:@owner}. Vouliez-vous dire {near}\u202f?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} n’a pas de montant propre. À retirer\u00a0: {field:@field}, ou le type de la ligne.',
  'field.not_text': 'Saisissez {field:@field} comme texte, entre guillemets doubles.',
  'field.not_number': 'Saisissez {field:@field} comme nombre, par exemple 12.50.',
  'field.not_list': 'Saisissez {field:@field} comme liste entre crochets.',
  'field.not_flag': 'Indiquez {field:@field}\u00a0: utilisez true ou false.',
  'field.not_object': 'Saisissez {field:@field} comme objet entre accolades.',
  'invoice.not_object': 'Une facture est un objet JSON avec {required:and}.',
  'item.not_object': 'Une ligne est un objet avec {required:and}.',
  'items.missing': 'Ajoutez au moins une ligne.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contient un caractère défectueux. Supprimez-le et saisissez-le de nouveau.',
  'value.too_long': 'Utilisez au plus {max:digits} caractères.',
  'value.too_many_lines': 'Utilisez au plus {max:digits} lignes.',
  'value.line_break': 'Utilisez une seule ligne, sans saut de ligne.',
  'value.control_characters': 'Retirez les caractères de contrôle.',
  'value.bidi_controls': 'Retirez les signes invisibles qui changent l’ordre des caractères.',
  'value.not_a_number': 'Saisissez un nombre, par exemple 12,50.',
  'value.decimal_comma': 'Écrivez le nombre avec un point au lieu de la virgule, par exemple 12.50.',
  'value.too_many_digits':
    'Utilisez jusqu’à {before:digits} chiffres avant la virgule et {after:digits} après.',
  'value.percentage': 'Saisissez un pourcentage de 0 à 100.',
  'value.too_many_entries': 'Utilisez au plus {max:digits} entrées.',
  'value.not_negative': 'Saisissez un montant qui n’est pas inférieur à 0.',
  'value.positive': 'Saisissez un montant supérieur à 0, par exemple 0,05.',
  'value.date': 'Saisissez une date qui existe, sous la forme AAAA-MM-JJ.',
  'value.language': 'Utilisez un code de langue, par exemple fr ou fr-BE.',
  'attachment.name':
    'Utilisez un nom de fichier sans chemin ni signes spéciaux qui finit par .pdf, .png, .jpg, .csv, .xlsx ou .ods.',
  'attachment.kind':
    'Utilisez un fichier PDF, PNG, JPEG, CSV, XLSX ou ODS non vide, sous forme d’URL de données base64.',
  'attachment.content':
    'Le contenu du fichier est d’un autre type que celui indiqué. Réenregistrez-le dans le bon format.',
  'attachment.name_of_type': 'Le nom doit finir par {extensions:or:@extension}, selon le type du fichier.',
  'attachment.same_name': 'Une autre pièce jointe a ce nom. Donnez à chacune son propre nom.',
  'attachment.no_file': 'Saisissez l’adresse du fichier, ou ajoutez le fichier lui-même.',
  'attachment.file_and_link': 'Indiquez soit le fichier, soit son adresse, pas les deux.',
  'attachments.too_large':
    'Les pièces jointes dépassent ensemble 1\u00a0Mio. Retirez ce fichier, ou utilisez-en un plus petit.',
  'value.https_link':
    'Saisissez une adresse complète qui commence par https://, par exemple https://example.com/report.pdf, sans nom d’utilisateur, espaces ou lettres hors ASCII.',
  'value.logo_size': 'Utilisez une image d’au plus 1\u00a0Mio.',
  'value.logo_kind': 'Utilisez une image PNG ou JPEG, sous forme d’URL de données base64.',
  'value.color': 'Utilisez une couleur au format #rrggbb, par exemple #1d3fbb.',
  'value.scheme': 'Choisissez dans la liste, ou saisissez un code tel que EM ou 0088.',
  'value.unit_code': 'Choisissez une unité dans la liste, ou saisissez un code tel que HUR pour les heures.',
  'value.line_kind': 'Utilisez "heading", "text", "subtotal" ou "optional" comme type de ligne.',
  'value.tax_category': 'Utilisez S, Z, E, AE, K, G ou O comme catégorie de TVA.',
  'value.payment_means':
    'Choisissez dans la liste, ou saisissez un code UNTDID 4461, par exemple 58 pour un virement SEPA.',
  'value.exemption_code': 'Choisissez dans la liste, ou saisissez un code VATEX, par exemple VATEX-EU-132.',
  'value.business_process':
    'Utilisez un cadre de facturation de la réforme française, par exemple B1, S1 ou M1.',
  'value.e_invoice': 'Utilisez "factur-x" ou "france-factur-x" comme facture électronique.',
  'value.typeface': 'Utilisez "sans" ou "serif" comme police.',
  'value.paper': 'Utilisez "A4" ou "Letter" comme format de papier.',
  'value.currency': 'Utilisez un code de devise ISO 4217, par exemple EUR.',
  'value.country': 'Utilisez un code de pays à deux lettres, par exemple FR.',
  'value.template_name': 'Utilisez un nom de modèle, par exemple minimal.',
  'value.invoice_number': 'Saisissez un numéro de facture.',
  'value.description': 'Saisissez une désignation.',
  'items.too_many': 'Utilisez au plus {max:digits} lignes.',
  'discount.twice': 'Indiquez la remise en pourcentage ou comme montant, pas les deux.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Utilisez une unité payable en {currency}\u00a0: au plus {digits:digits} décimales.',
  'item.amount_too_large': 'Le montant dépasse 15 chiffres. Diminuez la quantité ou le prix.',
  'invoice.total_too_large': 'Le total dépasse 15 chiffres.',

  'value.document_type':
    'Utilisez "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" ou "deposit" comme type de document.',
  'type.not_sent':
    'Cette connexion n’envoie que le modèle, le numéro et les lignes\u00a0: le service ferait de {type:@kind.this} une facture ordinaire. Faites envoyer tous les champs par la connexion, ou utilisez-en une autre.',

  'items.none_sent':
    'Cette connexion n’envoie que des articles, et ce document n’en a aucun qui compte. Faites envoyer tous les champs par la connexion, ou utilisez-en une autre.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Cette connexion n’envoie que des articles\u00a0: le document est créé sans une ligne qui est un titre, un texte, un sous-total ou un article en option.',
    other:
      'Cette connexion n’envoie que des articles\u00a0: le document est créé sans {count:digits} lignes qui sont des titres, des textes, des sous-totaux ou des articles en option.',
  },
  'invoice.billed_before':
    '{number} du {date:date} facture déjà à ce client les mêmes lignes, ou la même période.',
  'invoice.same_not_confirmed':
    '{number} du {date:date} a les mêmes lignes, et on ne sait pas si la facturation a eu lieu. Vérifiez-le d’abord.',
  'invoice.billed_together':
    '{number} du {date:date}, soumis en même temps, facture à ce client les mêmes lignes, ou la même période.',
  'field.not_sent':
    'Cette connexion n’envoie pas tout\u00a0: le document est créé et facturé sans {field:@field}.',
  'fields.not_sent': 'Cette connexion n’envoie pas ces champs\u00a0: {fields:and:@field}.',
  'amount.another_sent':
    'Le document indique {written:decimal} {writtenCurrency}, mais cette connexion envoie {sent:decimal} {sentCurrency}.',

  'field.not_printed': 'Ne figure pas sur les {type:@kinds}\u00a0: {field:@field}.',
  'item.optional_not_billed':
    'Cette ligne est en option\u00a0: {type:@kind.this} ne la compte pas. Si elle a été commandée, faites-en une ligne ordinaire\u202f; sinon, retirez-la.',
  'valid_until.before_issue': 'Le devis expire avant sa date d’émission.',
  'preceding_invoice.number_missing': 'Saisissez le numéro de la facture d’origine.',
  'total.negative_credit_note':
    'Le total est négatif. Un avoir a des montants positifs, qu’il retire de la facture.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} crédite déjà {credited:decimal} sur {total:decimal} {currency}.',
    other: '{numbers:and} créditent déjà {credited:decimal} sur {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Cet avoir est en {currency}, et sa facture en {original}\u00a0: il ne réduit pas le restant dû de la facture.',
  'credit.above_rest':
    'Cet avoir dépasse le reste de la facture. Après les autres avoirs, il reste {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'L’acompte de {amount:decimal} {currency} est aussi déduit par {numbers:and}. Retirez-le ici, ou faites-le déduire aussi par un avoir sur {numbers:and}.',
  'deposit.not_deducted':
    'Aucune facture ne déduit l’acompte de {amount:decimal} {currency} figurant sur {numbers:and}. Saisissez-le ici s’il a été payé.',
  'deposit.returned_and_deducted':
    'L’acompte de {amount:decimal} {currency} est remboursé par cet avoir, et déjà déduit par {numbers:and}. Saisissez-le ici aussi, pour qu’il ne soit pas remboursé.',
  'deposit.moved_twice':
    'L’acompte de {amount:decimal} {currency} est aussi déduit par {numbers:and}, avoir sur la même facture. Retirez-le ici.',
  'deposit.not_returned':
    'Aucune facture remplaçant {numbers:and} ne déduit l’acompte de {amount:decimal} {currency}. Retirez-le ici, pour qu’il soit remboursé.',
  'deposit.left_by_deletion':
    'L’acompte de {amount:decimal} {currency} a été laissé par {numbers:and} à déduire dans ce document. Si ce document est supprimé, aucune facture ne déduit l’acompte\u00a0: déduisez-le dans une autre, ou remboursez-le.',
  'deposit.twice_after_deletion':
    'Si vous supprimez cet avoir, l’acompte de {amount:decimal} {currency} est déduit plus d’une fois\u00a0: par {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} déduit déjà cette facture d’acompte.',
    other: '{numbers:and} déduisent déjà cette facture d’acompte.',
  },
  'deposit.credited': 'Cette facture d’acompte est créditée\u00a0: il n’en reste rien à déduire.',
  'quote.no_lines': 'Ce devis ne propose encore rien. Ajoutez d’abord une ligne.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: 'Facture déjà créée depuis ce devis\u00a0: {numbers:and}.',
    other: 'Factures déjà créées depuis ce devis\u00a0: {numbers:and}.',
  },
} satisfies Translation<typeof english>
