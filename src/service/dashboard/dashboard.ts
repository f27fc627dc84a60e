import type { FastifyInstance } from 'fastify'
import type { Links } from '../links.ts'
import { openApiDocument } from '../openapi/document.ts'
import type { Store } from '../store/store.ts'
import { addAssets } from './assets.ts'
import { createCookie } from './cookies.ts'
import { takeForms } from './form-body.ts'
import { addGenerationPages } from './generation-routes.ts'
import { addKeyPages } from './key-routes.ts'
import { atOf } from './place.ts'
import { readDocument } from './reference.ts'
import { referencePage } from './reference-page.ts'
import { sendPage } from './send-page.ts'
import { endSession } from './sessions.ts'
import { addSignIn } from './sign-in.ts'
import { createSignInLimits } from './sign-in-limits.ts'
import { addUsagePages } from './usage-routes.ts'
import { admitVisitors, visitorOf } from './visitors.ts'

export interface DashboardParts {
  store: Store
  links: Links
  templates: ReadonlyMap<string, unknown>
  baseUrl: () => string
  now: () => Date
  /** what ids of keys made here are derived from */
  secret: Uint8Array
}

/** The pages for people, under /dashboard: whole documents from the server, with nothing to build and no script that they need. */
export function addDashboard(app: FastifyInstance, parts: DashboardParts): void {
  const { store, baseUrl, now } = parts
  const isSecure = () => baseUrl().startsWith('https:')
  const at = atOf(baseUrl)
  const sessionCookie = createCookie('billwright_session', isSecure)
  const shared = { ...parts, at, sessionCookie }

  app.decorateRequest('visitor', null)
  app.register(async open => {
    takeForms(open)
    addAssets(open)
    const formCookie = createCookie('billwright_sign_in', isSecure)
    addSignIn(open, {
      store,
      at,
      now,
      sessionCookie,
      formCookie,
      limits: createSignInLimits(store.sharedCounter),
    })

    open.register(async pages => {
      admitVisitors(pages, { store, sessionCookie, at, now })
      pages.get('/dashboard', async (_request, reply) => reply.redirect(at('/keys'), 303))
      addKeyPages(pages, shared)
      addGenerationPages(pages, shared)
      addUsagePages(pages, shared)

      pages.get('/dashboard/reference', async (request, reply) =>
        sendPage(
          reply,
          referencePage({
            at,
            visitor: visitorOf(request),
            document: readDocument(openApiDocument(baseUrl())),
            openApiUrl: `${baseUrl()}/openapi.json`,
            errorsUrl: `${baseUrl()}/errors`,
          }),
        ),
      )
      pages.post('/dashboard/sign-out', async (request, reply) => {
        await endSession(store, visitorOf(request).token)
        sessionCookie.clear(reply)
        return reply.redirect(at('/sign-in?why=out'), 303)
      })
    })
  })
}
