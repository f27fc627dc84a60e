export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

export const colorPattern = /^#[0-9a-fA-F]{6}$/

export const templateNamePattern = /^[a-z0-9-]{1,64}$/

/** Format of an invoice's `template`: a name, or one version of an account's template. */
export const templateReferencePattern = /^[a-z0-9-]{1,64}(?:@[1-9][0-9]{0,8})?$/

/** The template that the field `template` of a request refers to. */
interface TemplateReference {
  name: string
  /** of an account's template; `null` for a shipped template, or for the newest version */
  version: number | null
}

/** @param text a valid value of the field */
export function parseTemplateReference(text: string): TemplateReference {
  const [name = '', version] = text.split('@')
  return { name, version: version === undefined ? null : Number(version) }
}

export const templateVersion = (name: string, version: number): string => `${name}@${version}`

/** Removes the template version that a submission added. */
export const withoutTemplateVersion = <Named extends { template: string }>(invoice: Named): Named =>
  invoice.template.includes('@')
    ? { ...invoice, template: parseTemplateReference(invoice.template).name }
    : invoice
