export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

export const colorPattern = /^#[0-9a-fA-F]{6}$/

export const templateNamePattern = /^[a-z0-9-]{1,64}$/

/** What `template` of an invoice may be: a name, or exactly one version of a template that an account keeps. */
export const templateReferencePattern = /^[a-z0-9-]{1,64}(?:@[1-9][0-9]{0,8})?$/

/** What the field `template` of a request names. */
interface TemplateReference {
  name: string
  /** of a template that an account keeps; `null`: a shipped template, or the newest version */
  version: number | null
}

/** @param text a valid value of the field */
export function parseTemplateReference(text: string): TemplateReference {
  const [name = '', version] = text.split('@')
  return { name, version: version === undefined ? null : Number(version) }
}

export const templateVersion = (name: string, version: number): string => `${name}@${version}`

/** The invoice as it was written, whatever version of its template a submission named. */
export const withoutTemplateVersion = <Named extends { template: string }>(invoice: Named): Named =>
  invoice.template.includes('@')
    ? { ...invoice, template: parseTemplateReference(invoice.template).name }
    : invoice
