import { noWarmUpQuery, type PageName } from '#contract/page-policy.ts'

/**
 * Made-up hosts below `localhost`, which no name server may know: each page has an origin of its own, a secure one,
 * and nothing ever listens there, because the browser's requests are answered before they reach a network.
 */
export const origins = {
  desktop: 'https://desktop.billwright.localhost',
  key: 'https://key.billwright.localhost',
} as const satisfies Record<PageName, string>

/** @param warmUp whether the page may draw in advance; it reads the query */
export const entryUrl = (page: PageName, { warmUp = true } = {}): string =>
  `${origins[page]}/${warmUp ? '' : noWarmUpQuery}`

/** Is this really a document of the page? A `blob:` document has the origin too, but is not ours. */
export const isOfPage = (url: string, page: PageName): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === origins[page]
