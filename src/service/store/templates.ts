import { z } from 'zod'
import type { Origin } from './origin.ts'

/** A version of a template that an account keeps. It is never changed. */
export interface TemplateVersion {
  account_id: string
  name: string
  version: number
  title: string
  description: string
  /** of the text, hexadecimal */
  sha256: string
  /** of the text */
  bytes: number
  created_at: string
}

export interface StoredTemplate extends TemplateVersion {
  /** the file as it was sent */
  text: string
}

export type NewTemplate = Omit<StoredTemplate, 'version'>

export interface TemplateId {
  account_id: string
  name: string
  /** absent: the one that the name means */
  version?: number | undefined
}

export type Published =
  /** `isNew` is false when the name means this content already; nothing was written then */
  | { outcome: 'published'; template: TemplateVersion; isNew: boolean }
  /** another version is in force than the caller expects; nothing was written */
  | { outcome: 'changed' }
  /** nothing was written */
  | { outcome: 'full'; limit: keyof TemplateLimits }

export interface TemplateLimits {
  /** templates of an account */
  names: number
  /** names that an account has ever used, because numbers of versions are remembered for each */
  usedNames: number
  /** versions of all templates of an account */
  versions: number
  /** of their texts */
  bytes: number
}

export const templateLimits: TemplateLimits = {
  names: 100,
  usedNames: 1_000,
  versions: 1_000,
  bytes: 16 * 1024 * 1024,
}

/** Templates of accounts. Each call is limited to one account. */
export interface TemplateStore {
  /**
   * Adds a version, which the name means from then on, unless it means the same content already.
   * @param sha256 what the caller expects to be in force; `undefined` for anything
   */
  publishTemplate(
    template: NewTemplate,
    options: { sha256: string | undefined; limits: TemplateLimits },
    origin: Origin,
  ): Promise<Published>
  findTemplate(id: TemplateId): Promise<TemplateVersion | undefined>
  readTemplate(id: TemplateId): Promise<StoredTemplate | undefined>
  /** the versions that the names mean, in the order of the names; `after` is the last name of the previous page */
  listTemplates(
    accountId: string,
    page: { after: string | undefined; limit: number },
  ): Promise<TemplateVersion[]>
  /** newest first; `before` is the last version of the previous page */
  listTemplateVersions(
    of: { account_id: string; name: string },
    page: { before: number | undefined; limit: number },
  ): Promise<TemplateVersion[]>
  /** Lets the name mean this version. @returns whether there is such a version */
  selectTemplate(id: Required<TemplateId>, origin: Origin): Promise<boolean>
  /**
   * Deletes one version, or all. A name whose version is deleted means the newest that is left; one without any is no template.
   * @param sha256 what the caller expects to be in force; `undefined` for anything
   */
  removeTemplate(
    id: TemplateId,
    sha256: string | undefined,
    origin: Origin,
  ): Promise<'removed' | 'missing' | 'changed'>
  /** `null` while none was chosen */
  defaultTemplate(accountId: string): Promise<string | null>
  setDefaultTemplate(accountId: string, name: string | null, origin: Origin): Promise<void>
}

export const versionColumns = 'account_id, name, version, title, description, sha256, bytes, created_at'

export const versionRow = z.object({
  account_id: z.string(),
  name: z.string(),
  version: z.number(),
  title: z.string(),
  description: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  created_at: z.string(),
}) satisfies z.ZodType<TemplateVersion>

export const storedTemplateRow = versionRow.extend({ text: z.string() }) satisfies z.ZodType<StoredTemplate>
