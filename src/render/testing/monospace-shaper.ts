import type { Shaper } from '../model/shaper.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { WrapTools } from '../text/wrap.ts'

/** A shaper in which every character is half an em wide, so that tests can count characters. */
export const monospaceShaper: Shaper = {
  shape: text => ({ text, width: text.length / 2, glyphCount: text.length, runs: [], missing: null }),
  cumulativeAdvances: ({ text }) => Array.from({ length: text.length }, (_, unit) => (unit + 1) / 2),
  metrics: () => ({ ascent: 0.9, descent: 0.3, capHeight: 0.7 }),
}

/** Wrap options without hyphenation. */
export const monospaceTools: WrapTools = { shaper: monospaceShaper, hyphenate: () => [] }

/** Ten points: a character is five points wide, a line ten points high. */
export const monospaceStyle: TextStyle = {
  font: { family: 'sans', weight: 'regular', figures: 'proportional' },
  size: 10,
  leading: 10,
  baseline: 8,
  tracking: 0,
  uppercase: false,
  color: '#000000',
}
