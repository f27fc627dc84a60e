import { defaultTemplateName } from '#contract/account-templates.ts'
import { templateReferencePattern } from '#core/design-values.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '../store/store.ts'
import type { TemplateId } from '../store/templates.ts'

/** The template of a document: one of the service, or a version of an account's template. */
export interface UsedTemplate {
  name: string
  /** `null` for one of the service */
  version: number | null
  /** text of an account's template */
  text?: string
}

/**
 * The name in metrics and traces. Names given by accounts are replaced, because they are private and their
 * number is unlimited.
 */
export const kindOfTemplate = ({ name, text }: { name: string; text?: string }): string =>
  text === undefined ? name : 'own'

export interface ShippedTemplate {
  name: string
  title: string
  description: string
}

export interface TemplateCatalogue {
  shipped: ReadonlyMap<string, ShippedTemplate>
  /**
   * @param reference a name, a name with a version, or `default`
   * @throws AppError unknown_template
   */
  find(accountId: string, reference: string): Promise<UsedTemplate>
}

/** Maximum UTF-16 units of cached texts per process. */
const maxKept = 32 * 1024 * 1024

/**
 * The current version of a name is read at each request, so that every instance sees a change at once. Texts
 * are cached by account, name and version, because versions are immutable.
 */
export function createTemplateCatalogue(
  store: Pick<Store, 'findTemplate' | 'readTemplate' | 'defaultTemplate'>,
  shipped: ReadonlyMap<string, ShippedTemplate>,
): TemplateCatalogue {
  const texts = new Map<string, string>()
  let kept = 0

  function keep(key: string, text: string): void {
    kept += text.length - (texts.get(key)?.length ?? 0)
    // moved to the end of the map; the first entry is evicted
    texts.delete(key)
    texts.set(key, text)
    for (const [oldest, { length }] of texts) {
      if (kept <= maxKept || oldest === key) return
      texts.delete(oldest)
      kept -= length
    }
  }

  async function findOwn(id: TemplateId): Promise<UsedTemplate> {
    const found = await store.findTemplate(id)
    if (found === undefined) throw unknown(id)
    const { account_id, name, version, sha256 } = found
    const key = JSON.stringify([account_id, name, version, sha256])
    const text = texts.get(key) ?? (await store.readTemplate({ ...id, version }))?.text
    // deleted concurrently
    if (text === undefined) throw unknown(id)
    keep(key, text)
    return { name, version, text }
  }

  async function findNamed(account_id: string, reference: string): Promise<UsedTemplate> {
    if (shipped.has(reference)) return { name: reference, version: null }
    const [name = '', version] = reference.split('@')
    if (!templateReferencePattern.test(reference)) throw new AppError('unknown_template')
    return findOwn({ account_id, name, ...(version !== undefined && { version: Number(version) }) })
  }

  return {
    shipped,
    async find(accountId, reference) {
      if (reference !== defaultTemplateName) return findNamed(accountId, reference)
      const chosen = await store.defaultTemplate(accountId)
      if (chosen === null)
        throw new AppError('unknown_template', { message: { code: 'template.no_default' } })
      return findNamed(accountId, chosen)
    },
  }
}

const unknown = ({ name, version }: TemplateId) =>
  version === undefined
    ? new AppError('unknown_template')
    : new AppError('unknown_template', {
        message: { code: 'template.no_version', params: { name, version } },
      })
