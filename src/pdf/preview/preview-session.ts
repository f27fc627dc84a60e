import type { Draft } from '#core/draft/draft.ts'
import { applyChange } from '#core/draft/draft-change.ts'
import type { PreviewRequest } from '#core/draft/preview-request.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type RequestFields, sentFields } from '#core/invoice/request-fields.ts'
import { createLayoutCache } from '#render/layout-cache.ts'
import type { Template } from '#render/template/template.ts'
import { FaceCodesCache } from '../painting/face-codes.ts'
import { type PageCache, type RenderedPages, renderPages } from './render-pages.ts'

export interface PreviewJob {
  request: PreviewRequest
  /** which fields of the draft are sent, and are therefore shown */
  fields: RequestFields
}

export interface PreviewPages extends RenderedPages {
  revision: number
}

interface HeldDocument {
  session: string
  revision: number
  draft: Draft
  cache: PageCache
}

/**
 * Holds the current draft with its caches, so that a keystroke transfers only its change and lays out only
 * changed lines.
 */
export function createPreviewSession(find: (template: string) => Template | undefined) {
  let held: HeldDocument | undefined

  /** @throws AppError `stale_preview` for a change to a draft that is not held */
  function applyRequest({ session, revision, content }: PreviewRequest): HeldDocument {
    if ('draft' in content) {
      const cache = held?.session === session ? held.cache : createPageCache()
      return { session, revision, draft: frozen(content.draft), cache }
    }
    const isHeld = held?.session === session && held.revision === content.base
    const draft = isHeld ? held && applyChange(held.draft, content.change) : undefined
    if (!held || !draft) throw new AppError('stale_preview')
    return { ...held, revision, draft: frozen(draft) }
  }

  return {
    /** @throws AppError `stale_preview`, `unknown_template` */
    render({ request, fields }: PreviewJob): PreviewPages {
      held = applyRequest(request)
      const shown = sentFields(renderableDraft(held.draft), fields)
      const template = find(shown.template)
      if (!template) throw new AppError('unknown_template')
      const { pages, field } = request
      return { ...renderPages(shown, template, { ...pages, field }, held.cache), revision: held.revision }
    },
  }
}

const createPageCache = (): PageCache => ({ layout: createLayoutCache(), codes: new FaceCodesCache() })

/** Frozen items are memoised by identity; see `core/memoize-by-identity.ts`. */
function frozen(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  return draft
}
