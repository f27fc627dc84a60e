import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contrastRatio } from '#core/contrast.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const css = readFileSync(`${source}contract/tokens.css`, 'utf8')

const colors = Object.fromEntries(
  [...css.matchAll(/^ {2}--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));$/gm)].map(
    ([, name, light = '', dark = '', both]) => [name, { light: both ?? light, dark: both ?? dark }],
  ),
)

const grounds = ['window', 'surface', 'sunken', 'hover', 'selected', 'raised']
const states = ['draft', 'waiting', 'issued', 'overdue', 'paid', 'problem', 'warn']
const pairs: (readonly [string, string, number])[] = [
  ...['text', 'text2', 'text3'].flatMap(name =>
    ['window', 'surface', 'sunken', 'hover', 'raised'].map(ground => [name, ground, 4.5] as const),
  ),
  ...['text', 'text2', 'accent'].map(name => [name, 'selected', 4.5] as const),
  ...['text', 'text2'].map(name => [name, 'backdrop', 4.5] as const),
  ...states.flatMap(name => [
    [name, `${name}-ground`, 4.5] as const,
    ...grounds.map(ground => [name, ground, 4.5] as const),
  ]),
  ['accent', 'surface', 4.5],
  ['accent', 'raised', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['live', 'live-ground', 4.5],
  ...['window', 'surface', 'raised'].flatMap(ground => [
    ['control-line', ground, 3] as const,
    ['ring', ground, 3] as const,
  ]),
  ['ring', 'hover', 3],
  ['chart-invoiced', 'surface', 3],
  ['chart-cash', 'surface', 3],
  ['chart-rest', 'surface', 3],
]

test.each(pairs)('%s on %s has a contrast of at min %d in both themes', (name, ground, min) => {
  const [text, below] = [colors[name], colors[ground]]
  expect(text && contrastRatio(text.light, below?.light ?? '')).toBeGreaterThanOrEqual(min)
  expect(text && contrastRatio(text.dark, below?.dark ?? '')).toBeGreaterThanOrEqual(min)
})

test('every custom property that a stylesheet uses is defined', () => {
  const files = globSync(['renderer/**/*.{css,tsx}', 'service/dashboard/assets/*.css'], { cwd: source })
  const texts = [css, ...files.map(file => readFileSync(`${source}${file}`, 'utf8'))]
  // variables set by Base UI, pdf.js and the layout of the line items, which has one name for each column
  const others =
    /^--(available|anchor|scale-|total-|text-scale|font-height|min-font|rotate|quantity|amount|unit_|tax_|discount_|price_|charge_)/
  const defined = new Set(
    texts.flatMap(text => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
  )
  const used = texts.flatMap(text => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...new Set(used)].filter(name => !defined.has(name) && !others.test(name))).toEqual([])
})
