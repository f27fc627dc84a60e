/**
 * What fontkit does not do before it shapes, though the scripts ask for it (Unicode 17, chapters 9.2 and 16.1;
 * HarfBuzz does the same). Text in canonical order is put into the order in which its marks stack.
 */
const reorderings: readonly [RegExp, string][] = [
  // Latin: a mark below keeps the one above from finding its letter
  [/([\u0316-\u0319\u031c-\u0320\u0323-\u0326\u0329-\u0333]+)([\u0300-\u0314]+)/g, '$2$1'],
  // Arabic: the doubling sign stands on its letter, the vowel on the doubling sign
  [/([\u064b-\u0650]+)\u0651/g, '\u0651$1'],
  // Thai: the vowel am is a circle below the tone and a letter after it
  [/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32'],
  // Thai: a vowel below keeps the tone from seeing that its letter is a tall one
  [/([\u0e1b\u0e1d\u0e1f\u0e2c])([\u0e38-\u0e3a]+)([\u0e47-\u0e4e]+)/g, '$1$3$2'],
]

const mayReorder = /[\u0316-\u0333\u0651\u0e33\u0e38-\u0e3a]/

export function inReadingOrder(text: string): string {
  if (!mayReorder.test(text)) return text
  return reorderings.reduce((reordered, [from, to]) => reordered.replace(from, to), text)
}

/** The code points that a character is drawn from; fontkit draws an empty space for a joiner. */
export function drawnFrom(character: string): number[] {
  if (character === '\u0e33') return [0x0e4d, 0x0e32]
  if (character === '\u200c' || character === '\u200d') return [0x20]
  return [character.codePointAt(0) ?? 0]
}
