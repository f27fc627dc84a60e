import { noWarmUpQuery, type PageName } from '#contract/page-policy.ts'

/**
 * Reserved names below `localhost`: each page has its own secure origin, and requests are answered before
 * they reach a network.
 */
export const origins = {
  desktop: 'https://desktop.billwright.localhost',
  key: 'https://key.billwright.localhost',
} as const satisfies Record<PageName, string>

/** @param warmUp whether the page may render in advance; the page reads it from the query */
export const entryUrl = (page: PageName, { warmUp = true } = {}): string =>
  `${origins[page]}/${warmUp ? '' : noWarmUpQuery}`

/** Whether a URL is a document of the page. A `blob:` document has the same origin but is not one. */
export const isPageUrl = (url: string, page: PageName): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === origins[page]
