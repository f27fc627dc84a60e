/** The file of a custom template by its SHA-256. */
export interface TemplateFile {
  sha256: string
  content: string
}

/** A file in the account of a key. */
export interface Publication {
  connectionId: string
  keyFingerprint: string
  sha256: string
}

/** Files of custom templates that were submitted, and their versions on services. */
export interface TemplateStore {
  keep(file: TemplateFile): void
  content(sha256: string): string | undefined
  /** what a request names, `name@version`; `undefined`: not published with this key */
  published(publication: Publication): string | undefined
  /** also forgets what was published with other keys of the connection */
  rememberPublished(publication: Publication, template: string): void
  /** the service does not have the version any more */
  forgetPublished(publication: Publication): void
}
