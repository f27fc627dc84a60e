import type { BrowserContext, Route } from 'playwright-core'
import { type PageName, pageFileOf, pageHeaders } from '#contract/page-policy.ts'
import { readWithin } from '#platform/files/read-within.ts'
import { isOfPage } from './page-address.ts'

/** Answers the page's own files from the build. Every other request of this browser is stopped. */
export const servePage = async (context: BrowserContext, page: PageName, folder: string): Promise<void> => {
  await context.routeWebSocket(/.*/, socket => socket.close())
  await context.route('**/*', route =>
    // a window that closes meanwhile needs no answer
    answer(route, page, folder).catch(() => {}),
  )
}

const answer = async (route: Route, page: PageName, folder: string): Promise<void> => {
  const request = route.request()
  const url = request.url()
  // `aborted`, so that a navigation to elsewhere leaves the page standing instead of an error in its place
  if (!isOfPage(url, page)) return route.abort('aborted')
  const file = request.method() === 'GET' ? pageFileOf(page, new URL(url).pathname) : undefined
  const body = file === undefined ? undefined : await readWithin(folder, file)
  return body === undefined || file === undefined
    ? route.fulfill({ status: 404, headers: pageHeaders('not-found.txt'), body: 'Not found' })
    : route.fulfill({ status: 200, headers: pageHeaders(file), body: Buffer.from(body) })
}
