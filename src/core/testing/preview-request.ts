import type { Draft } from '../draft/draft.ts'
import type { PreviewRequest } from '../draft/preview.ts'

/** The first preview request of a document: page 1 of a whole draft. */
export function firstRequest(draft: Draft, request: Partial<PreviewRequest> = {}): PreviewRequest {
  return {
    session: '00000000-0000-4000-8000-000000000001',
    revision: 1,
    content: { draft },
    pages: { first: 0, last: 0 },
    field: null,
    ...request,
  }
}
