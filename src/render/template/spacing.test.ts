import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandTemplate } from './brand.ts'
import { parseTemplateText } from './parse-template.ts'
import { spacingLevels, withSpacing } from './spacing.ts'

const names = ['bold', 'classic', 'compact', 'letterhead', 'minimal', 'modern']
const templateOf = (name: string) =>
  brandTemplate(
    parseTemplateText(
      readFileSync(new URL(`../../../templates/${name}/template.json`, import.meta.url), 'utf8'),
    ),
    {},
  ).template

/** Returns every number of a template by its path. */
function numbersOf(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([key, child]) => [...numbersOf(child, `${path}.${key}`)]))
}

test('the first level is the template as it was written', () => {
  const template = templateOf('minimal')
  expect(withSpacing(template, 0)).toBe(template)
})

test.each(names)(
  '%s: each level takes vertical room and nothing else, and none is larger than the one before',
  name => {
    const template = templateOf(name)
    const [own = new Map<string, number>(), ...closer] = spacingLevels.map(level =>
      numbersOf(withSpacing(template, level)),
    )
    let before = own
    for (const numbers of closer) {
      expect([...numbers.keys()]).toEqual([...own.keys()])
      const changed = [...numbers].filter(([path, number]) => number !== own.get(path))
      expect(changed.length).toBeGreaterThan(10)
      for (const [path, number] of changed) {
        expect(path).toMatch(/\.(space|padding|leading|gap|top|bottom)$/)
        expect(path).not.toMatch(/\.page\.|\.frames\.\d+\.(top|padding)/)
        expect(number, path).toBeLessThanOrEqual(before.get(path) ?? 0)
      }
      before = numbers
    }
  },
)

test.each(names)(
  '%s: lines keep a leading of 1.3 and blocks a space of 8 points, or what they have',
  name => {
    const template = templateOf(name)
    const closest = withSpacing(template, spacingLevels.length - 1)
    for (const [style, { leading }] of Object.entries(closest.type))
      expect(leading).toBeGreaterThanOrEqual(Math.min(1.3, template.type[style]?.leading ?? 0) - 1e-9)
    for (const [index, { space }] of closest.blocks.entries())
      expect(space).toBeGreaterThanOrEqual(Math.min(8, template.blocks[index]?.space ?? 0))
  },
)
