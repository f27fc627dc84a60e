/** What the field `template` of a request names. */
export interface TemplateReference {
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
