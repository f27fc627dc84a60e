import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Le PDF n’a pas pu être créé sur cet ordinateur\u00a0: personne n’a vu son aspect.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'Le numéro commence ou finit par un espace.',
  'quantity.zero': 'La quantité est 0\u00a0: cette ligne n’ajoute rien.',
  'invoice_number.without_digits': 'Le numéro ne contient aucun chiffre.',
  'invoice_number.zero': 'Le numéro est 0. Les factures sont en général numérotées à partir de 1.',
  'invoice_number.unfilled': 'Le numéro contient {part}, qui remplace une valeur non saisie.',
  'unit_price.both_negative':
    'La quantité et le prix sont tous deux négatifs\u00a0: cette ligne est ajoutée, pas soustraite.',
  'price_quantity.large': 'Le prix est pour plus de 100\u202f000 unités. Vérifiez la quantité du prix.',
  'item.rounds_to_zero':
    'Cette ligne vaut moins de la moitié de la plus petite unité de la devise et n’ajoute rien.',
  'charge_amount.above_line': 'Les frais dépassent le montant de leur ligne.',
  'charge.above_lines': 'Les frais dépassent la somme des lignes.',
  'buyer.is_seller': 'Le client est l’émetteur de ce document.',
  'preceding_invoice.own_number': 'La facture antérieure a le même numéro que celle-ci.',
  'preceding_invoice.other_rate':
    'Aucune ligne n’a ce taux\u00a0: la TVA déduite ne figure pas sur cette facture.',
  'preceding_invoice.later': 'La facture antérieure a une date postérieure à celle-ci.',
  'payment_terms.unusual':
    'Les conditions accordent un escompte de {percent:number}\u00a0% pour un paiement sous {days:digits} jours. Vérifiez les deux.',
  'payment_terms.unusual_interest':
    'Les conditions prévoient une majoration de {percent:number}\u00a0% pour un paiement après {days:digits} jours. Vérifiez les deux.',
  'payment_terms.malformed':
    'Une ligne ressemble à un escompte que des programmes appliquent, mais n’est pas écrite sous cette forme\u00a0: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'Les conditions se rapportent à un montant de {base:decimal}, qui ne fait pas partie du total.',
  'payment_terms.after_due':
    'Les conditions accordent un escompte pour un paiement sous {days:digits} jours, donc après l’échéance.',
  'description.month_outside_period':
    'Le texte mentionne le mois {month}, qui est hors de la période de la facture.',
  'period.reversed': 'La période finit avant de commencer.',
  'date.far_after_issue': 'Cette date est {days:digits} jours après la date d’émission. Vérifiez l’année.',
  'date.far_before_issue': 'Cette date est {days:digits} jours avant la date d’émission. Vérifiez l’année.',
  'due_date.before_issue': 'L’échéance est antérieure à la date d’émission.',
  'country.unknown': {
    select: 'code',
    UK: '{code} n’est pas un code de pays ISO 3166. Le Royaume-Uni est GB.',
    other: '{code} n’est pas un code de pays ISO 3166.',
  },
  'postcode.differs':
    'L’adresse imprimée a le code postal {written}, mais une facture électronique contiendrait {postcode}.',
  'address.city_not_printed':
    'La page imprime ces lignes, sans {city}. Ajoutez une ligne avec le code postal et la ville.',
  'prepaid.negative': 'L’acompte payé est négatif, ce qui augmente le net à payer.',
  'text.placeholder':
    '{placeholder} est imprimé tel quel. Cette indication n’est remplacée que dans les factures d’une planification ou de la période suivante.',
  'text.other_placeholder':
    '{placeholder} ressemble à une indication non remplacée. Elle est imprimée telle quelle.',
  'text.month_of_earlier':
    'Ce texte mentionne le mois {month:month}, et {number} du {date:date} a le même texte. Vérifiez le mois.',
  'iban.mistyped': 'Cet IBAN contient une faute de frappe\u00a0: sa clé de contrôle est fausse.',
  'seller.name_too_long_for_payment_code':
    'Aucun code de paiement n’est imprimé\u00a0: la norme des banques admet {limit:digits} caractères pour un nom, et celui du titulaire du compte est plus long.',
  'discount.raises_total': 'Cette remise augmente le total.',
  'discount.above_subtotal': 'La remise dépasse la somme des lignes.',
  'discount.large': 'La remise est de {percent:decimal}\u00a0%. Vérifiez si c’est voulu.',
  'discount.large_with_lines':
    'Avec les remises des lignes, la remise est de {percent:decimal}\u00a0%. Vérifiez si c’est voulu.',
  'discount.large_lines':
    'Les lignes soustraites et les remises retirent {percent:decimal}\u00a0% des autres lignes. Vérifiez si c’est voulu.',
  'cash_rounding.large':
    'Le net à payer est arrondi à {unit:decimal} {currency}, plus qu’une pièce de monnaie. L’arrondi usuel est la plus petite pièce.',
  'payable.zero': 'Il ne reste rien à payer\u00a0: l’acompte est égal au total.',
  'payable.negative': 'L’acompte dépasse le total\u00a0: le net à payer est négatif.',
  'payable.above_deducted': 'Ce qui est déduit dépasse le total\u00a0: le net à payer est négatif.',
  'payable.rounded_to_zero': 'L’arrondi ramène le net à payer à 0 ou moins.',
  'total.zero': 'Le total est 0. Vérifiez les quantités et les prix.',
  'total.negative':
    'Le total est négatif\u00a0: cette facture ne demande aucun paiement. Utilisez plutôt un avoir avec des montants positifs.',
  'total.negative_quote': 'Le total est négatif\u00a0: ce devis ne propose rien à payer.',
  'payment_details.missing':
    'Les coordonnées de paiement manquent. Saisissez un compte, ou indiquez dans les conditions de paiement comment payer.',
  'due_date.missing':
    'Saisissez une échéance ou des conditions de paiement, pour que la date du règlement soit claire.',
  'issue_date.far_ahead': 'La date d’émission est dans {days:digits} jours. Vérifiez le mois et l’année.',
  'issue_date.long_ago': 'La date d’émission remonte à {days:digits} jours. Vérifiez le mois et l’année.',
  'tax_rate.unusual':
    '{rate:decimal}\u00a0% n’est pas un taux de TVA de ce pays ({country:country}). Usuel\u00a0: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}\u00a0% dépasse la TVA de tous les pays. Vérifiez le taux.',
  'tax_rate.on_export':
    'Le client est à l’étranger ({buyer:country}), et les exportations sont en général sans la TVA du pays de l’émetteur ({country:country}). Vérifiez le taux.',
  'tax_rate.missing':
    'Il manque ici le taux de TVA, présent ailleurs\u00a0: aucune TVA n’est comptée ici. Saisissez 0 si c’est voulu.',
  'tax_category.without_tax':
    'La catégorie {category} signifie qu’il n’y a pas de TVA, mais un taux de TVA est saisi.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'La devise est {currency}, et la devise habituelle de ce client est {usual}.',
  'prices_include_tax.unusual': 'Les prix sont TTC, contrairement à ceux de vos factures antérieures.',
  'prices_include_tax.unusually_off':
    'La TVA s’ajoute aux prix, qui étaient TTC dans vos factures antérieures.',
  'amount.unusual':
    'Le net à payer, {amount:decimal} {currency}, dépasse de loin le montant habituel de ce client\u00a0: environ {usual:decimal} {currency} dans les {count:digits} dernières factures.',

  'amount.above_all':
    'Le net à payer, {amount:decimal} {currency}, vaut au moins mille fois la plus élevée de vos dernières factures, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Indiquez l’émetteur {type:@kind.of}.',
  'buyer.name_missing': 'Indiquez le client {type:@kind.of}.',
  'issue_date.missing': 'Saisissez la date d’émission.',
  'seller.address_missing': 'Saisissez votre adresse complète\u00a0: la loi sur la TVA l’exige.',
  'buyer.address_missing': 'Saisissez l’adresse complète du client\u00a0: la loi sur la TVA l’exige.',
  'seller.tax_id_missing':
    'Saisissez votre n°\u00a0de TVA ou n°\u00a0fiscal\u00a0: la loi sur la TVA l’exige.',
  'buyer.tax_id_missing':
    'Saisissez le n°\u00a0de TVA du client\u00a0: sans TVA, il est exigé pour une entreprise de l’UE.',
  'delivery_date.unknown':
    'Saisissez la date de livraison ou de prestation, si elle diffère de la date d’émission.',
  'tax_note.reverse_charge':
    'Indiquez pourquoi il n’y a pas de TVA, par exemple «\u202fAutoliquidation\u202f» pour une entreprise d’un autre pays de l’UE.',
  'tax_note.exemption': 'Indiquez pourquoi il n’y a pas de TVA, par exemple l’exonération applicable.',
} satisfies Translation<typeof english>
