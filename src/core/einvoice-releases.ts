import type { EInvoiceFormat } from './einvoice-formats.ts'

/** The validity of a version; dates as `YYYY-MM-DD`. */
export interface Validity {
  /** the first day; absent for no limit */
  from?: string
  /** the first day on which it is no longer valid */
  until?: string
}

export const isValidOn = ({ from = '', until }: Validity, day: string): boolean =>
  from <= day && (until === undefined || day < until)

/** The day from which the network rejects documents that break Peppol BIS Billing 3.0.22. */
export const peppolOfNovember2026 = '2027-02-24'

interface Release extends Validity {
  name: string
}

/** Published versions of the rules that a format is checked against. */
const releases: Readonly<
  Record<'en16931' | 'xrechnung' | 'peppol' | 'facturX' | 'france', readonly Release[]>
> = {
  en16931: [{ name: 'EN 16931 1.3.16' }],
  xrechnung: [{ name: 'XRechnung Schematron 2.6.0' }],
  peppol: [
    { name: 'Peppol BIS Billing 3.0.21', until: peppolOfNovember2026 },
    { name: 'Peppol BIS Billing 3.0.22', from: peppolOfNovember2026 },
  ],
  facturX: [{ name: 'Factur-X 1.09.2' }],
  france: [{ name: 'BR-FR 1.4.0.03' }],
}

const releasesOfFormat: Readonly<Record<EInvoiceFormat, readonly (keyof typeof releases)[]>> = {
  'xrechnung-ubl': ['en16931', 'xrechnung'],
  'xrechnung-cii': ['en16931', 'xrechnung'],
  peppol: ['en16931', 'peppol'],
  ubl: ['en16931'],
  cii: ['en16931'],
  'factur-x': ['en16931', 'facturX'],
  'france-ubl': ['en16931', 'france'],
  'france-cii': ['en16931', 'france'],
  'france-factur-x': ['en16931', 'facturX', 'france'],
}

/** Names of the versions that are valid on a day, such as `Peppol BIS Billing 3.0.21`. */
export const releasesOn = (format: EInvoiceFormat, day: string): string[] =>
  releasesOfFormat[format].flatMap(key =>
    releases[key].filter(release => isValidOn(release, day)).map(({ name }) => name),
  )

/**
 * The day that decides which rules apply: networks use the rules of the day of sending, which is today or, for a
 * document dated ahead, its issue date.
 * @param issueDate `YYYY-MM-DD`; other text counts as absent
 * @param today `YYYY-MM-DD`; without it the issue date counts
 */
export function ruleDay(issueDate: string | undefined, today = ''): string {
  const issued = issueDate !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(issueDate) ? issueDate : ''
  return issued > today ? issued : today
}
