import type { PublishedTemplate } from '#contract/account-templates.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sha256Of } from '#node/sha256.ts'
import { maxTemplateBytes } from '#render/template/parse-template.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Origin } from '../store/origin.ts'
import type { FoundKey, Store } from '../store/store.ts'
import { type TemplateLimits, type TemplateVersion, templateLimits } from '../store/templates.ts'
import { type CheckedTemplate, requireFreeName, requireSameName } from './check-template.ts'
import type { TemplateCatalogue } from './template-catalogue.ts'

export interface PublishDeps {
  store: Pick<Store, 'findTemplate' | 'publishTemplate' | 'storedBytes'>
  templates: Pick<TemplateCatalogue, 'shipped'>
  preparation: { checkTemplate(text: string, key: FoundKey): Promise<CheckedTemplate> }
  rateLimits: Pick<RateLimits, 'countTemplateChange'>
}

export interface PublishRequest {
  key: FoundKey
  /** from the path */
  name: string
  text: string
  /** expected digest of the current version; absent for any */
  sha256: string | undefined
}

/**
 * Publishes the text as a new version of a template, unless the current version has the same text.
 * @throws AppError too_large, invalid_template, template_limit_reached, storage_limit_reached,
 * precondition_failed, rate_limited
 */
export async function publishTemplate(
  { store, templates, preparation, rateLimits }: PublishDeps,
  { key, name, text, sha256 }: PublishRequest,
  origin: Origin,
): Promise<{ template: TemplateVersion; isNew: boolean }> {
  requireFreeName(name, templates.shipped)
  const encoded = new TextEncoder().encode(text)
  const bytes = encoded.length
  if (bytes > maxTemplateBytes)
    throw new AppError('too_large', { message: { code: 'template.too_large', params: { name } } })
  const { name: inFile, title, description } = await preparation.checkTemplate(text, key)
  requireSameName(name, inFile)
  const { account_id } = key
  const digest = sha256Of(encoded)
  const current = await store.findTemplate({ account_id, name })
  if (current?.sha256 !== digest) {
    await requireBelowStorageLimitsFor(store, key, bytes)
    await countChange(rateLimits, account_id)
  }
  const published = await store.publishTemplate(
    {
      ...{ account_id, name, title, description, text },
      ...{ sha256: digest, bytes, created_at: origin.at },
    },
    { sha256, limits: templateLimits },
    origin,
  )
  if (published.outcome === 'changed') throw new AppError('precondition_failed')
  if (published.outcome === 'full') throw limitReached(published.limit)
  return published
}

/** @throws AppError rate_limited */
export async function countChange(
  rateLimits: Pick<RateLimits, 'countTemplateChange'>,
  accountId: string,
): Promise<void> {
  const retryAfter = await rateLimits.countTemplateChange(accountId)
  if (retryAfter !== undefined)
    throw new AppError('rate_limited', {
      message: { code: 'rate.templates', params: { retryAfter } },
      retryAfter,
    })
}

export const publishedAnswer = ({
  name,
  version,
  sha256,
  created_at,
}: TemplateVersion): PublishedTemplate => ({ name, version, sha256, createdAt: created_at })

/** Templates count as permanently stored bytes, like live PDFs. */
async function requireBelowStorageLimitsFor(
  store: Pick<Store, 'storedBytes'>,
  { account_id, plan }: FoundKey,
  bytes: number,
): Promise<void> {
  if (plan.stored_bytes === null) return
  const { live, test, templates } = await store.storedBytes(account_id)
  if (live + test + templates + bytes <= plan.stored_bytes) return
  throw new AppError('storage_limit_reached', {
    message: {
      code: 'service.storage_limit',
      params: { what: 'plan', megabytes: plan.stored_bytes / 1_000_000 },
    },
  })
}

function limitReached(limit: keyof TemplateLimits): AppError {
  const params = { what: limit, limit: templateLimits[limit] }
  return new AppError('template_limit_reached', { message: { code: 'service.template_limit', params } })
}
