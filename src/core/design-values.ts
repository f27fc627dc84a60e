export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

export const colorPattern = /^#[0-9a-fA-F]{6}$/

export const templateNamePattern = /^[a-z0-9-]{1,64}$/

/** What `template` of an invoice may be: a name, or exactly one version of a template that an account keeps. */
export const templateReferencePattern = /^[a-z0-9-]{1,64}(?:@[1-9][0-9]{0,8})?$/
