import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Vérifiez {term:@term}\u00a0: {value} n’est pas valable. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Saisissez «\u202fForetaksregisteret\u202f» comme n°\u00a0fiscal si l’entreprise est au registre norvégien des entreprises.',
    danish_identifier:
      'Cet identifiant n’a pas de type. Saisissez-le comme n°\u00a0d’immatriculation avec son type, par exemple 0184 pour un numéro CVR, ou comme n°\u00a0de TVA commençant par DK.',
    danish_account:
      'Saisissez le compte et son code banque (BIC)\u00a0: le Danemark exige les deux pour ce type de virement.',
    danish_giro:
      'Un paiement Giro danois (50) demande un compte de sept ou huit chiffres et une référence de paiement qui commence par 01#, 04# ou 15#.',
    danish_giro_reference: 'Une référence Giro danoise qui commence par 04# ou 15# a ensuite seize chiffres.',
    danish_fik:
      'Un paiement FIK danois (93) demande un numéro de créancier de huit chiffres comme compte et une référence de paiement qui commence par 71#, 73# ou 75#.',
    danish_fik_reference:
      'Une référence FIK danoise qui commence par 71# ou 75# a ensuite quinze ou seize chiffres.',
    danish_mandate: 'Un prélèvement danois (49) demande la référence du mandat et le compte à débiter.',
    danish_negative: 'Un avoir danois ne peut pas avoir un total négatif. Écrivez plutôt une facture.',
    danish_class: 'Au Danemark, une classe UNSPSC d’un article a la version 19.05.01 ou 26.08.01.',
    danish_charge:
      'Le motif de frais avec le code ZZZ est un code fiscal danois de quatre chiffres, ou commence par #.',
    swedish_tax_number:
      'Saisissez «\u202fGodkänd för F-skatt\u202f» comme n°\u00a0fiscal, ou laissez le champ vide\u00a0: la Suède n’admet pas d’autre texte.',
    swedish_rate:
      'Les taux de TVA suédois sont 25\u00a0%, 12\u00a0% et 6\u00a0%. Saisissez l’un d’eux, ou une autre catégorie de TVA.',
    swedish_giro:
      'Choisissez le moyen de paiement 30, et saisissez SE:BANKGIRO ou SE:PLUSGIRO comme code banque (BIC)\u00a0: la Suède n’utilise pas 50 et 56 dans les factures électroniques.',
    swedish_transfer:
      'Choisissez le moyen de paiement 30\u00a0: entre entreprises suédoises, il remplace 31.',
    greek_number_parts:
      'Un numéro de facture grec a six parties séparées par |\u00a0: n°\u00a0fiscal, date, établissement, type de document, série et numéro, par exemple 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax: 'La première partie du numéro de facture doit être le n°\u00a0fiscal grec du vendeur.',
    greek_number_date:
      'La deuxième partie du numéro de facture doit être la date d’émission, par exemple 21/11/2026.',
    greek_number_branch:
      'La troisième partie du numéro de facture doit être le numéro de l’établissement, par exemple 0.',
    greek_number_type:
      'La quatrième partie du numéro de facture doit être un type de document de l’administration fiscale grecque, par exemple 1.1.',
    greek_number_series:
      'La cinquième partie du numéro de facture, la série, est vide. Saisissez 0 s’il n’y en a pas.',
    greek_number_last: 'La sixième partie du numéro de facture, le numéro lui-même, est vide.',
    greek_mark:
      'Une facture grecque demande le numéro donné par l’administration fiscale (MARK), écrit comme une pièce jointe avec la description ##M.AR.K## et le numéro comme référence.',
    greek_mark_number:
      'Le numéro de l’administration fiscale grecque (MARK) doit être un nombre entier supérieur à 0.',
    greek_link:
      'Une facture grecque devrait avoir parmi ses pièces jointes un lien vers elle-même, avec la description ##INVOICE|URL##.',
    greek_one_link: 'Une seule pièce jointe peut avoir la description ##INVOICE|URL##.',
    greek_link_address: 'La pièce jointe avec la description ##INVOICE|URL## demande une adresse.',
    icelandic_type: 'Les documents islandais sont des factures (380) ou des avoirs (381).',
    icelandic_final_date: 'L’échéance finale (EINDAGI) doit être une date telle que 2026-12-31.',
    icelandic_due_date: 'Saisissez l’échéance\u00a0: il y a une échéance finale (EINDAGI).',
    icelandic_date_order: 'L’échéance finale (EINDAGI) est antérieure à l’échéance.',
    dutch_order: 'Saisissez le numéro de commande\u00a0: une ligne nomme une ligne de la commande.',
  },
  'einvoice.address_kind':
    'Peppol ne livre à aucune adresse du type {value}. Choisissez un autre type pour {term:@term}, par exemple 0088 pour un GLN ou celui du n°\u00a0de TVA.',
  'einvoice.exemption_category':
    'Le code d’exonération {code} va avec la catégorie de TVA {category}. Choisissez cette catégorie pour les articles, ou un autre code.',
  'einvoice.domestic_means':
    'Choisissez un autre moyen de paiement\u00a0: à l’intérieur du pays ({country:@country}), c’est {codes:or}.',
  'einvoice.register_kind':
    'Choisissez {codes:or} comme type pour {term:@term}\u00a0: le pays ({country:@country}) l’exige.',
  'einvoice.empty_delivery':
    'Saisissez la date de livraison\u00a0: sans elle, la partie du fichier sur la livraison est vide, et les règles de Factur-X en avertissent.',
  'einvoice.attachment_address':
    'L’adresse d’une pièce jointe doit être absolue, par exemple https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Un GLN a treize chiffres, dont le dernier est une clé de contrôle.',
    norwegian: 'Un numéro d’organisation norvégien a neuf chiffres, dont le dernier est une clé de contrôle.',
    norwegian_vat:
      'Un n°\u00a0de TVA norvégien est NO, le numéro d’organisation de neuf chiffres, et MVA, par exemple NO923000011MVA.',
    cvr: 'Un numéro CVR danois a huit chiffres, précédés ou non de DK.',
    danish_p: 'Un numéro P danois a dix chiffres.',
    danish_se: 'Un numéro SE danois est DK et huit chiffres.',
    belgian:
      'Un numéro d’entreprise belge a dix chiffres sans points, dont les deux derniers sont la clé de contrôle.',
    belgian_vat:
      'Un n°\u00a0de TVA belge est BE et dix chiffres, dont les deux derniers sont la clé de contrôle, par exemple BE0780000160.',
    ipa: 'Un code de bureau italien (IPA) a six lettres ou chiffres.',
    italian_tax_code:
      'Un code fiscal italien (codice fiscale) a onze chiffres, ou les seize caractères d’une personne.',
    italian_vat:
      'Un n°\u00a0de TVA italien (partita IVA) est IT et onze chiffres, dont le dernier est une clé de contrôle.',
    italian_tax_number: 'Un n°\u00a0fiscal italien a 11 à 16 lettres majuscules ou chiffres, sans espaces.',
    swedish:
      'Un numéro d’organisation suédois a dix chiffres sans trait d’union, dont le dernier est une clé de contrôle.',
    swedish_vat:
      'Un n°\u00a0de TVA suédois est SE et douze chiffres, dont les deux derniers sont en général 01.',
    abn: 'Un ABN australien a onze chiffres avec clé de contrôle.',
    kvk: 'Un numéro KvK néerlandais a huit chiffres.',
    oin: 'Un OIN néerlandais a vingt chiffres.',
    dutch_vat:
      'Un n°\u00a0de TVA néerlandais est NL, neuf chiffres, B et deux chiffres, par exemple NL123456789B01.',
    dutch_branch: 'Un numéro d’établissement néerlandais a douze chiffres.',
    luxembourg:
      'Un numéro du registre luxembourgeois (matricule) a onze chiffres, dont le dernier est une clé de contrôle.',
    luxembourg_vat:
      'Un n°\u00a0de TVA luxembourgeois est LU et huit chiffres, dont les deux derniers sont la clé de contrôle.',
    greek_vat: 'Un n°\u00a0de TVA grec est EL et neuf chiffres, dont le dernier est une clé de contrôle.',
    greek_address:
      'Une adresse électronique grecque est du type 9933 et a les neuf chiffres du n°\u00a0de TVA, dont le dernier est une clé de contrôle.',
    bankgiro: 'Un numéro Bankgiro a sept ou huit chiffres sans trait d’union.',
    plusgiro: 'Un numéro Plusgiro a deux à huit chiffres sans trait d’union.',
    kennitala: 'Une kennitala islandaise a dix chiffres.',
    icelandic_account: 'Un compte islandais a douze chiffres\u00a0: banque, livre et numéro.',
  },
  '@country': { other: '{value:country}' },
} satisfies Translation<typeof english>
