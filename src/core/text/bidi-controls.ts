/** Marks, embeddings, overrides and isolates: the characters that only steer the order of others (UAX 9, 2). */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const isolateFirstStrong = '\u2068'
const popIsolate = '\u2069'

/**
 * What a person wrote, without the characters that would reorder what stands around them: an invoice must not look
 * other than it reads. So every control that layout meets is one that the document's own formats put there.
 */
export function withoutBidiControls(text: string): string {
  return text.search(controls) < 0 ? text : text.replaceAll(controls, '')
}

/** A text that is ordered by itself within a longer one. */
export function isolated(text: string): string {
  return `${isolateFirstStrong}${text}${popIsolate}`
}
