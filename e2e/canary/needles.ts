/** One encoding of a text that must not be found. */
interface Spelling {
  name: string
  bytes: Buffer
  /** every relevant piece contains one of these, so that only they are searched */
  blocks: { offset: number; bytes: Buffer }[]
  /** minimum length of a relevant piece: twelve characters of the text */
  counts: number
}

export interface Hit {
  spelling: string
  at: number
}

const slice = 12

/**
 * Raw, reversed, in one letter case, UTF-16, hexadecimal, percent-encoded, and in base64 at each of its three
 * alignments.
 */
export function spellingsOf(secret: string): Spelling[] {
  const hex = Buffer.from(secret).toString('hex')
  return [
    spelling('raw', Buffer.from(secret), { block: 6, stride: 7, counts: slice }),
    ...Object.entries({
      reversed: [...secret].reverse().join(''),
      'upper case': secret.toUpperCase(),
      'lower case': secret.toLowerCase(),
    }).map(([name, text]) => spelling(name, Buffer.from(text), { block: 6, stride: 7, counts: slice })),
    ...[hex, hex.toUpperCase()].map(text =>
      spelling('percent-encoded', Buffer.from(text.replace(/../g, '%$&')), {
        block: 18,
        stride: 19,
        counts: 3 * slice,
      }),
    ),
    // One byte less, because the other byte order starts with a zero.
    spelling('UTF-16', Buffer.from(secret, 'utf16le'), { block: 12, stride: 14, counts: 2 * slice - 1 }),
    ...[hex, hex.toUpperCase()].map(text =>
      spelling('hex', Buffer.from(text), { block: 12, stride: 14, counts: 2 * slice }),
    ),
    ...[0, 1, 2].map(alignment =>
      spelling(`base64+${alignment}`, base64Of(secret, alignment), { block: 7, stride: 7, counts: 14 }),
    ),
  ]
}

export function hitsIn(haystack: Buffer, spellings: readonly Spelling[]): Hit[] {
  return spellings.flatMap(({ name, bytes, blocks, counts }) =>
    blocks.flatMap(block => {
      const hits: Hit[] = []
      for (let at = haystack.indexOf(block.bytes); at >= 0; at = haystack.indexOf(block.bytes, at + 1)) {
        const begin = at - block.offset
        if (lengthAround(haystack, bytes, begin, block.offset) >= counts) hits.push({ spelling: name, at })
      }
      return hits
    }),
  )
}

/** Overlap of consecutive parts when searching in parts. */
export const longest = 256

function spelling(
  name: string,
  bytes: Buffer,
  { block, stride, counts }: { block: number; stride: number; counts: number },
): Spelling {
  const blocks: Spelling['blocks'] = []
  for (let offset = 0; offset + block <= bytes.length; offset += stride)
    blocks.push({ offset, bytes: bytes.subarray(offset, offset + block) })
  return { name, bytes, blocks, counts }
}

/** Omits characters that depend on adjacent bytes. */
function base64Of(secret: string, alignment: number): Buffer {
  const text = Buffer.concat([Buffer.alloc(alignment), Buffer.from(secret)]).toString('base64')
  const end =
    (alignment + secret.length) % 3 === 0 ? undefined : text.indexOf('=') === -1 ? -1 : text.indexOf('=') - 1
  return Buffer.from(text.slice([0, 2, 3][alignment], end))
}

/** Length of the matching piece. */
function lengthAround(haystack: Buffer, text: Buffer, begin: number, known: number): number {
  let first = known
  while (first > 0 && haystack[begin + first - 1] === text[first - 1]) first -= 1
  let last = known
  while (last < text.length && haystack[begin + last] === text[last]) last += 1
  return last - first
}
