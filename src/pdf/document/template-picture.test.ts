import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { shippedTemplates } from '../shipped-templates.ts'
import { templatePicture } from './template-picture.ts'

/** Counts the elements by name; throws for XML that is not well-formed. */
function elementsOf(xml: string): Record<string, number> {
  const counts: Record<string, number> = {}
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    counts[name] = (counts[name] ?? 0) + 1
  })
  parser.write(xml).close()
  return counts
}

test.each([...shippedTemplates])(
  'a picture of %s has shapes and the logo, and nothing that could run',
  (_name, load) => {
    const picture = templatePicture(load())
    const { path = 0, use = 0, image, ...others } = elementsOf(picture)
    expect(use).toBeGreaterThan(500)
    // each letter shape is defined once
    expect(path).toBeLessThan(use / 2)
    expect(image).toBe(1)
    expect(Object.keys(others).sort()).toEqual(['defs', 'g', 'rect', 'svg'])
    expect(picture.match(/href="(?!#|data:image\/png;base64,)/g)).toBeNull()
  },
)

test('letters beyond a limit are left out', () => {
  const template = shippedTemplates.get('minimal')?.()
  if (!template) throw new Error('the example must name a template')
  const [style] = Object.values(template.type)
  if (!style) throw new Error('the example must have a style')
  const type = { ...template.type, tiny: { ...style, size: 4, leading: 1, tracking: -100 } }
  const text = {
    ...template.blocks.find(each => each.type === 'text'),
    space: 0,
    text: 'i'.repeat(500),
    style: 'tiny',
  }
  const blocks = [...Array.from({ length: 100 }, () => text), ...template.blocks]
  const many = { ...template, type, blocks } as typeof template
  const uses = templatePicture(many).match(/<use /g) ?? []
  expect(uses.length).toBeGreaterThan(19_000)
  expect(uses.length).toBeLessThanOrEqual(20_000)
})
