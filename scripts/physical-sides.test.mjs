import { expect, test } from 'vitest'
import { physicalSidesIn } from './physical-sides.mjs'

const ofDeclaration = declaration => physicalSidesIn('a.css', `.a {\n  ${declaration};\n}\n`)

test.each([
  'margin-left: 4px',
  'border-top-right-radius: 4px',
  'text-align: right',
  'padding: 0 8px 0 4px',
  'border-radius: 4px 0 0 4px',
  'box-shadow: inset 0 1px 0 red, -1px 0 0 rgb(0 0 0 / 10%)',
  'background: linear-gradient(to right, red, blue)',
  'background: linear-gradient(90deg, red, blue)',
  'translate: 24px 0',
  'transform: translateX(4px)',
  'transform-origin: 0 0',
  'rotate: 90deg',
])('%s is the same in both directions', declaration => {
  expect(ofDeclaration(declaration)).toEqual([`a.css:2: ${declaration} does not follow the direction`])
})

test.each([
  'margin-inline: 4px 8px',
  'padding: 0 8px 4px',
  'margin: 0 calc(-1 * var(--s8)) 4px calc(-1 * var(--s8))',
  'border-radius: 4px 4px 0 0',
  'box-shadow: inset 0 0 0 1.5px currentcolor, 0 1px 2px red',
  'background: linear-gradient(to bottom, red, blue)',
  'background: linear-gradient(calc(90deg * var(--forward)), red, blue)',
  'translate: calc(24px * var(--forward)) 0',
  'translate: 0 -4px',
  'text-align: end',
])('%s follows the direction', declaration => {
  expect(ofDeclaration(declaration)).toEqual([])
})

test('names of classes and comments are no declarations', () => {
  expect(physicalSidesIn('a.css', '/* left: 0; */\n.left:hover {\n  color: red;\n}\n')).toEqual([])
})
