import type { Draft } from '#core/draft/draft.ts'
import { applyChange } from '#core/draft/draft-change.ts'
import type { PreviewRequest } from '#core/draft/preview-request.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type RequestFields, sentFields } from '#core/invoice/request-fields.ts'
import { createLayoutMemory } from '#render/layout-cache.ts'
import type { Template } from '#render/template/template.ts'
import { CodesOfFaces } from '../painting/face-codes.ts'
import { type PageMemory, type RenderedPages, renderPages } from './render-pages.ts'

export interface PreviewJob {
  request: PreviewRequest
  /** what will be sent of the draft, and is therefore shown */
  fields: RequestFields
}

export interface PreviewPages extends RenderedPages {
  revision: number
}

interface Held {
  session: string
  revision: number
  draft: Draft
  memory: PageMemory
}

/**
 * Holds the document that is being written, so that a keystroke brings no more than its change, and whatever was
 * worked out for the lines that it did not touch is still there.
 */
export function createPreviewSession(find: (template: string) => Template | undefined) {
  let held: Held | undefined

  /** @throws AppError `stale_preview` for a change of something else than what is held */
  function take({ session, revision, content }: PreviewRequest): Held {
    if ('draft' in content) {
      const memory = held?.session === session ? held.memory : newMemory()
      return { session, revision, draft: frozen(content.draft), memory }
    }
    const isHeld = held?.session === session && held.revision === content.base
    const draft = isHeld ? held && applyChange(held.draft, content.change) : undefined
    if (!held || !draft) throw new AppError('stale_preview')
    return { ...held, revision, draft: frozen(draft) }
  }

  return {
    /** @throws AppError `stale_preview`, `unknown_template` */
    render({ request, fields }: PreviewJob): PreviewPages {
      held = take(request)
      const shown = sentFields(renderableDraft(held.draft), fields)
      const template = find(shown.template)
      if (!template) throw new AppError('unknown_template')
      const { pages, field } = request
      return { ...renderPages(shown, template, { ...pages, field }, held.memory), revision: held.revision }
    },
  }
}

const newMemory = (): PageMemory => ({ layout: createLayoutMemory(), codes: new CodesOfFaces() })

/** What follows from a frozen line is remembered; see `core/memoize-by-identity.ts`. */
function frozen(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  return draft
}
