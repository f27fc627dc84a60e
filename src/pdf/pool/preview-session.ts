import type { Draft } from '#core/draft/draft.ts'
import { applyChange } from '#core/draft/draft-change.ts'
import type { Preview, PreviewRequest } from '#core/draft/preview.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { AppError } from '#core/errors/app-error.ts'
import { atWrittenPaths, type RequestFields, sentFields, sentPath } from '#core/invoice/request-fields.ts'
import { createLayoutCache, type LayoutCache } from '#render/model/layout-cache.ts'
import type { Template } from '#render/template/template.ts'
import { layOutInvoice } from '../document/lay-out-invoice.ts'
import { FaceCodesCache } from '../painting/face-codes.ts'
import { paint } from '../painting/paint.ts'

interface HeldDocument {
  session: string
  revision: number
  draft: Draft
  /** layout and font codes that the next pages reuse */
  cache: { layout: LayoutCache; codes: FaceCodesCache }
}

/** A preview file is read once, so neither compression nor tags are worth their time. */
const previewFile = { compress: false, tagged: false }

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
      return { session, revision, draft: withReadOnlyItems(content.draft), cache }
    }
    const isHeld = held?.session === session && held.revision === content.base
    const draft = isHeld ? held && applyChange(held.draft, content.change) : undefined
    if (!held || !draft) throw new AppError('stale_preview')
    return { ...held, revision, draft: withReadOnlyItems(draft) }
  }

  return {
    /**
     * Paints the requested pages of the same display list as that of the whole file.
     * @param fields of the draft that will be sent, and are therefore shown
     * @throws AppError `stale_preview`, `unknown_template`
     */
    render(request: PreviewRequest, fields: RequestFields): Preview {
      held = applyRequest(request)
      const { revision, cache } = held
      const written = renderableDraft(held.draft)
      const shown = sentFields(written, fields)
      const template = find(shown.template)
      if (!template) throw new AppError('unknown_template')
      const field = request.field === null ? null : sentPath(request.field, written, fields)
      const pages = { ...request.pages, field }
      const layout = { watermark: 'TEST', cache: cache.layout, pages } as const
      const { list, logo, date, warnings } = layOutInvoice(shown, template, layout)
      return {
        revision,
        bytes: paint(list, logo, date, { ...previewFile, codes: cache.codes }),
        first: list.first,
        last: list.first + list.pages.length - 1,
        pageCount: list.pageCount,
        size: { width: list.width, height: list.height },
        regions: [...atWrittenPaths(list.regions, written, fields)],
        warnings: [...atWrittenPaths(warnings, written, fields)],
        fieldPage: list.fieldPage,
      }
    },
  }
}

const createPageCache = (): HeldDocument['cache'] => ({
  layout: createLayoutCache(),
  codes: new FaceCodesCache(),
})

/** Makes the items read-only, because results are memoised by their identity; see `core/caches.ts`. */
function withReadOnlyItems(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  return draft
}
