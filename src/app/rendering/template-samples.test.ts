import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Renderer } from '../ports/ports.ts'
import { createRenderer } from './renderer.ts'
import { createTemplateSamples } from './template-samples.ts'

const shared = new URL('../../../', import.meta.url)
const shipped = JSON.parse(readFileSync(new URL('templates/minimal/template.json', shared), 'utf8'))

let folder = ''
let renderer: Renderer
let renders = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-samples-'))
  const real = createRenderer(folder, { warmUp: false })
  renderer = {
    ...real,
    render(...given) {
      renders += 1
      return real.render(...given)
    },
  }
})
afterAll(async () => {
  await renderer.close()
  rmSync(folder, { recursive: true })
})

function write(name: string, template: object): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'template.json'), JSON.stringify(template))
}
const samples = () =>
  createTemplateSamples(renderer, {
    sample: () => readFile(new URL('resources/samples/full.json', shared), 'utf8'),
  })

test('a custom template is rendered for its picture once, and again after its file changed', async () => {
  write('mine', { ...shipped, name: 'mine' })
  const { templateSample } = samples()
  const [first, second] = [await templateSample({ name: 'mine' }), await templateSample({ name: 'mine' })]
  expect(Buffer.from(first.bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(second).toEqual(first)
  expect(renders).toBe(1)
  write('mine', { ...shipped, name: 'mine', page: { ...shipped.page, size: 'Letter' } })
  const third = await templateSample({ name: 'mine' })
  expect(third.version).not.toBe(first.version)
  expect(Buffer.from(third.bytes).equals(first.bytes)).toBe(false)
  expect(renders).toBe(2)
})

test('a damaged one reports its error, and is read again after it was repaired', async () => {
  write('damaged', { ...shipped, name: 'damaged', palette: { ink: 'black' } })
  const { templateSample } = samples()
  await expect(templateSample({ name: 'damaged' })).rejects.toThrow('palette.ink')
  write('damaged', { ...shipped, name: 'damaged' })
  expect((await templateSample({ name: 'damaged' })).bytes.length).toBeGreaterThan(1000)
})

test('there is none of a template that is not custom', async () => {
  await expect(samples().templateSample({ name: 'minimal' })).rejects.toThrow()
  await expect(samples().templateSample({ name: '../minimal' })).rejects.toThrow()
})
