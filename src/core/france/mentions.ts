import { documentTypeOf } from '../document-type.ts'
import { isFrenchFormat } from '../einvoice-formats.ts'
import { isFrench } from '../identifiers/siren.ts'

/**
 * Statutory texts of French invoices between businesses: for each subject code (BT-21; rule BR-FR-05), the field of the
 * seller with the text.
 */
export const mentionFields = { PMT: 'recovery_costs', PMD: 'late_payment', AAB: 'early_payment' } as const

export type MentionCode = keyof typeof mentionFields
export type MentionField = (typeof mentionFields)[MentionCode]

export const mentionCodes = Object.keys(mentionFields) as MentionCode[]
export const mentionNames = Object.values(mentionFields)

/** Default texts of the law: articles L. 441-10 and D. 441-5 of the Code de commerce. */
export const lawfulMentions: Readonly<Record<MentionField, string>> = {
  recovery_costs:
    'Tout retard de paiement d’un professionnel entraîne de plein droit une indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D. 441-5 du Code de commerce).',
  late_payment:
    'Tout retard de paiement d’un professionnel entraîne, sans rappel, des pénalités au taux de refinancement de la Banque centrale européenne majoré de 10 points (article L. 441-10 du Code de commerce).',
  early_payment: 'Pas d’escompte pour paiement anticipé.',
}

type Mentions = { [Name in MentionField]?: string | undefined }

const isStated = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** The texts of a seller, with the default of the law for each missing one. */
export const mentionsOf = (seller: Mentions = {}): Record<MentionField, string> =>
  Object.fromEntries(
    mentionNames.map(name => [name, isStated(seller[name]) ? seller[name].trim() : lawfulMentions[name]]),
  ) as Record<MentionField, string>

interface Printed {
  type?: string | undefined
  e_invoice?: string | undefined
  seller?: Mentions | undefined
}

/** The printed texts: all of them if the seller states one or the PDF carries a French e-invoice, otherwise none. */
export function printedMentions(invoice: Printed): string[] {
  const isAsked =
    isFrenchFormat(invoice.e_invoice) || mentionNames.some(name => isStated(invoice.seller?.[name]))
  return isAsked && documentTypeOf(invoice) !== 'quote' ? Object.values(mentionsOf(invoice.seller)) : []
}

/** The seller of new invoices. For a French seller the texts are filled in, so that an issued document keeps them. */
export const withMentions = <Seller extends Mentions & { country?: string | undefined }>(
  seller: Seller | undefined,
): Seller | undefined =>
  seller !== undefined && isFrench(seller.country) ? { ...seller, ...mentionsOf(seller) } : seller
