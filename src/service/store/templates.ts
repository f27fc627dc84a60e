import { z } from 'zod'
import type { Origin } from './origin.ts'

/** An immutable version of an account's template. */
export interface TemplateVersion {
  account_id: string
  name: string
  version: number
  title: string
  description: string
  /** SHA-256 of the text, hexadecimal */
  sha256: string
  /** bytes of the text */
  bytes: number
  created_at: string
}

export interface StoredTemplate extends TemplateVersion {
  /** the unchanged text of the file */
  text: string
}

export type NewTemplate = Omit<StoredTemplate, 'version'>

export interface TemplateId {
  account_id: string
  name: string
  /** by default the current version */
  version?: number | undefined
}

export type Published =
  /** `isNew` is false if the current version has this content; then nothing was written */
  | { outcome: 'published'; template: TemplateVersion; isNew: boolean }
  /** the current version differs from the expected one; nothing was written */
  | { outcome: 'changed' }
  /** nothing was written */
  | { outcome: 'full'; limit: keyof TemplateLimits }

export interface TemplateLimits {
  /** templates of an account */
  names: number
  /** names ever used by an account, because the version numbers of each are kept */
  usedNames: number
  /** versions of all templates of an account */
  versions: number
  /** bytes of their texts */
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
   * Adds a version and makes it the current one, unless the current one has the same content.
   * @param sha256 expected digest of the current version; `undefined` for any
   */
  publishTemplate(
    template: NewTemplate,
    options: { sha256: string | undefined; limits: TemplateLimits },
    origin: Origin,
  ): Promise<Published>
  findTemplate(id: TemplateId): Promise<TemplateVersion | undefined>
  readTemplate(id: TemplateId): Promise<StoredTemplate | undefined>
  /** current versions, ordered by name; `after` is the last name of the previous page */
  listTemplates(
    accountId: string,
    page: { after: string | undefined; limit: number },
  ): Promise<TemplateVersion[]>
  /** newest first; `before` is the last version of the previous page */
  listTemplateVersions(
    of: { account_id: string; name: string },
    page: { before: number | undefined; limit: number },
  ): Promise<TemplateVersion[]>
  /** Makes this version the current one. @returns false if it does not exist */
  selectTemplate(id: Required<TemplateId>, origin: Origin): Promise<boolean>
  /**
   * Deletes one version, or all. If it was the current one, the newest remaining version becomes current;
   * without any, the template no longer exists.
   * @param sha256 expected digest of the current version; `undefined` for any
   */
  removeTemplate(
    id: TemplateId,
    sha256: string | undefined,
    origin: Origin,
  ): Promise<'removed' | 'missing' | 'changed'>
  /** `null` if none was chosen */
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
