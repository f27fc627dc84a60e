import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Ce fichier ne remplace pas {country:@invoice_system}. {country:@coverage}',
    france: 'Les factures entre entreprises françaises demandent un format de la réforme française.',
  },
  'einvoice.fr_number':
    'La France admet des lettres, des chiffres et + - _ / dans {term:@term}, sans espaces ni points.',
  'einvoice.fr_too_long': 'La France admet au plus {max:digits} caractères dans {term:@term}.',
  'einvoice.fr_year': 'La France n’admet que les années 2000 à 2099, aussi dans {term:@term}.',
  'einvoice.fr_type': 'La France n’a pas de document de type {type}.',
  'einvoice.fr_mention': 'La mention légale sur {code:@mention} ({code}) manque.',
  'einvoice.fr_mention_twice':
    'La mention sur {code:@mention} ({code}) figure plus d’une fois. Retirez #{code}# des notes\u00a0: elle est écrite d’après les champs du vendeur.',
  'einvoice.fr_process':
    'Choisissez un des cadres de facturation français\u00a0: B1, S1, M1 et les autres de la liste.',
  'einvoice.fr_siren':
    'Saisissez un SIREN de neuf chiffres comme valeur pour {term:@term}, avec le code de registre 0002. Ce sont les neuf premiers chiffres d’un SIRET.',
  'einvoice.fr_siret': 'Un SIRET (0009) dans {term:@term} a quatorze chiffres et commence par le SIREN.',
  'einvoice.fr_category':
    'La France n’a que les catégories de TVA S, E, AE, K, G, O et Z\u00a0: modifiez {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}\u00a0% n’est pas un taux de TVA français. La France a 20\u00a0%, 10\u00a0%, 5,5\u00a0%, 2,1\u00a0% et 0\u00a0%, et quelques autres outre-mer et avant 2014.',
  'einvoice.fr_attachment':
    'La France connaît douze descriptions de pièces jointes, par exemple RIB, LISIBLE, BON_COMMANDE ou DOCUMENT_ANNEXE\u202f; LISIBLE au plus une fois.',
  'einvoice.fr_treatment':
    'Une note avec le code BAR a une des valeurs B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE et ARCHIVEONLY, et figure au plus une fois.',
  'einvoice.fr_directory':
    'Entre entreprises françaises, {term:@term}\u00a0: type 0225, valeur commençant par le SIREN.',
  'einvoice.fr_characters': 'La France admet des lettres, des chiffres et - _ . dans {term:@term}.',
  'einvoice.fr_contract': 'Un avoir global (262) indique le contrat et la période.',
  'einvoice.fr_corrected': 'Une facture rectificative indique exactement une facture antérieure.',
  'einvoice.fr_credited': 'Saisissez le numéro et la date de la facture créditée.',
  'einvoice.fr_due':
    'L’échéance est antérieure à la date de la facture. La France ne l’admet que pour les acomptes et pour les cadres B2, S2 et M2.',
  'einvoice.fr_deposit': 'Une facture d’acompte n’est pas la facture de solde des cadres B4, S4 et M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'Les cadres B2, S2 et M2 sont pour les factures payées en entier\u00a0: l’acompte payé doit être égal au total.',
    date: 'Les cadres B2, S2 et M2 demandent la date de paiement comme échéance.',
  },
  'einvoice.fr_scheme':
    '{term:capital:@term}\u00a0: type manquant. La France demande le type de chaque identifiant, et chaque type une seule fois.',
  'einvoice.fr_euro':
    'La France demande aussi la TVA en euros\u00a0: saisissez le taux de change, en euros pour une unité de la devise de la facture.',
  'einvoice.fr_group':
    'Un membre d’un assujetti unique (groupe de TVA, 0231) a une note TXD avec MEMBRE_ASSUJETTI_UNIQUE, et indique l’assujetti unique comme représentant fiscal.',
  'einvoice.fr_decimals':
    'La France admet au plus {max:digits} décimales, et 19 chiffres, dans {term:@term}.',

  '@mention': {
    PMT: 'l’indemnité de recouvrement',
    PMD: 'les pénalités de retard de paiement',
    AAB: 'l’escompte pour paiement anticipé',
    TXD: 'l’assujetti unique (groupe de TVA)',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung pour les administrations et les entreprises\u202f; les règles allemandes de Peppol.',
    FR: 'Les règles de la réforme (BR-FR) pour les factures, factures rectificatives, autofactures et avoirs. Non pris en charge\u00a0: plusieurs vendeurs sur une facture, factures dans les deux sens, e-reporting. Une plateforme agréée (PA) transmet le fichier.',
    GR: 'Les règles Peppol du pays. Le MARK, donné par l’administration fiscale grecque (myDATA), se saisit\u00a0: un prestataire certifié le demande, ce que Billwright ne peut pas faire.',
    IT: 'Les factures nationales passent par le Sistema di Interscambio (SdI) en FatturaPA, que Billwright n’écrit pas. Peppol et EN 16931 sont pour les destinataires étrangers.',
    PL: 'Les factures nationales passent par KSeF en FA(3), que Billwright n’écrit pas. Peppol et EN 16931 sont pour les destinataires étrangers.',
    ES: 'Les factures nationales demandent des enregistrements et un code QR de Veri*Factu, et Facturae pour les administrations, que Billwright n’écrit pas. Peppol et EN 16931 sont pour les destinataires étrangers.',
    other: 'Les règles Peppol du pays.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
