import fc from 'fast-check'

const between = (min: number, max: number) => fc.integer({ min, max }).map(code => String.fromCodePoint(code))

/**
 * One code point of Unicode, except surrogates, as a `unit` of `fc.string`. fast-check's own `binary` first builds a
 * table of 1.1 million characters, which takes more than a second in each process.
 */
export const anyCodePoint: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: between(0, 0xd7ff) },
  { weight: 18, arbitrary: between(0xe000, 0x10ffff) },
)
