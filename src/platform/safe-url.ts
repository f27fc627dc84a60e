import { isExternalLink } from '#contract/external-link.ts'

/** https anywhere, http only to this computer, and no name or password in it; `undefined` otherwise. */
export const safeUrl = (text: string): URL | undefined => (isExternalLink(text) ? new URL(text) : undefined)
