export const typefaces = ['sans', 'serif'] as const
export type Typeface = (typeof typefaces)[number]

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

export const colorPattern = /^#[0-9a-fA-F]{6}$/

export const templateNamePattern = /^[a-z0-9-]{1,64}$/
