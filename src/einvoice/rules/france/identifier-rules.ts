import type { Identifier } from '../../model/amounts.ts'
import type { EInvoice } from '../../model/einvoice.ts'
import type { Rule, Violation } from '../rule.ts'
import { bySyntax } from './by-syntax.ts'

interface Party {
  identifiers?: readonly Identifier[]
  registration?: Identifier
}

interface Place {
  term: string
  path: string
  partyOf(invoice: EInvoice): Party
  /** the SIREN must be stated itself, not only as part of the SIRET */
  needsSiren?: boolean
}

const rows: readonly Place[] = [
  {
    term: 'BT-29',
    path: 'seller.identifiers',
    partyOf: ({ seller = {} }) => seller,
    needsSiren: true,
  },
  {
    term: 'BT-46',
    path: 'buyer.identifiers',
    partyOf: ({ buyer = {} }) => buyer,
    needsSiren: true,
  },
  { term: 'BT-60', path: 'payee.identifiers', partyOf: ({ payee = {} }) => payee },
  {
    term: 'BT-71',
    path: 'delivery.location',
    partyOf: ({ delivery }) => ({ identifiers: delivery?.location ? [delivery.location] : [] }),
  },
]

function hasWrongSiret({ identifiers = [], registration }: Party, needsSiren: boolean): boolean {
  const siret = identifiers.find(({ scheme }) => scheme === '0009')?.id
  if (siret === undefined) return false
  const stated = registration?.scheme === '0002' ? registration.id : ''
  const siren = stated === '' && !needsSiren ? siret.slice(0, 9) : stated
  return !/^\d{14}$/.test(siret) || siret.slice(0, 9) !== siren
}

/** Identifiers of parties: kinds, and SIRET numbers. */
export const frenchIdentifierRules: Rule[] = rows.flatMap(({ term, path, partyOf, needsSiren = false }) => {
  const found = (isBroken: boolean, violation: Omit<Violation, 'path'>): Violation[] =>
    isBroken ? [{ path, ...violation }] : []
  const schemesOf = (invoice: EInvoice) =>
    (partyOf(invoice).identifiers ?? []).map(({ scheme }) => scheme ?? '')
  return [
    ...bySyntax(`BR-FR-09_${term}`, term, invoice =>
      found(hasWrongSiret(partyOf(invoice), needsSiren), {
        message: { code: 'einvoice.fr_siret', params: { term } },
      }),
    ),
    // CII writes an identifier without a kind to another element, which the rule does not read.
    ...bySyntax({ ubl: `BR-FR-CO-10_${term}-1` }, term, invoice =>
      found(schemesOf(invoice).includes(''), { message: { code: 'einvoice.fr_scheme', params: { term } } }),
    ),
    ...bySyntax(`BR-FR-CO-10_${term}-2`, term, invoice => {
      const kinds = schemesOf(invoice).filter(scheme => scheme !== '')
      return found(new Set(kinds).size < kinds.length, {
        message: { code: 'einvoice.fr_scheme', params: { term } },
      })
    }),
  ]
})

/** Descriptions that identify the kind of an attachment for programs. */
export const attachmentKinds: ReadonlySet<string> = new Set(
  'RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE'.split(
    ' ',
  ),
)

const described = ({ attachments = [] }: EInvoice) =>
  attachments.flatMap(({ description = '' }, index) => (description === '' ? [] : [{ description, index }]))

export const frenchAttachmentRules: Rule[] = [
  ...bySyntax('BR-FR-17_BT-123', 'BT-123', invoice =>
    described(invoice)
      .filter(({ description }) => !attachmentKinds.has(description))
      .map(({ index }) => ({
        path: `attachments[${index}].description`,
        message: { code: 'einvoice.fr_attachment' },
      })),
  ),
  ...bySyntax('BR-FR-18_BT-123', 'BT-123', invoice =>
    described(invoice).filter(({ description }) => description === 'LISIBLE').length < 2
      ? []
      : [{ path: 'attachments', message: { code: 'einvoice.fr_attachment' } }],
  ),
]
