import type { PageName } from '#contract/page-policy.ts'

export const scheme = 'app'

/** As `WebFrameMain.origin` spells them: each page has an origin that it shares with nothing. */
export const origins = {
  desktop: `${scheme}://desktop`,
  key: `${scheme}://key`,
} as const satisfies Record<PageName, string>

export const entryUrl = (page: PageName): string => `${origins[page]}/`
