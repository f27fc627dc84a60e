import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { billwright, sample, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
const cwd = environment.path
const env = { BILLWRIGHT_DATA_DIR: join(cwd, 'data') }
afterAll(environment.remove)

const shipped = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../../templates/minimal/template.json', import.meta.url), 'utf8'))

function own(name: string, template: unknown): void {
  const folder = join(cwd, 'data', 'templates', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'template.json'), JSON.stringify(template))
}
own('mine', { ...shipped(), name: 'mine', title: 'Mine', description: 'As I like it.' })
own('broken', { ...shipped(), name: 'broken', palette: { ink: 'black' } })

test('lists shipped and own templates, an invalid one with its issue', async () => {
  const [plain, json] = await Promise.all([
    billwright(['templates'], { cwd, env }),
    billwright(['templates', '--json'], { cwd, env }),
  ])
  expect(plain.code).toBe(0)
  expect(plain.stdout.toString()).toMatch(
    /^bold .*\nclassic .*\ncompact .*\nletterhead .*\nminimal .*\nmodern .*\n/,
  )
  expect(plain.stdout.toString()).toContain('mine         (yours) As I like it.')
  expect(plain.stderrLines).toEqual([
    expect.stringMatching(/^broken: The template has a mistake at palette\.ink: Write/),
  ])
  const listed = JSON.parse(json.stdout.toString()) as { name: string }[]
  expect(listed.find(({ name }) => name === 'mine')).toEqual({
    name: 'mine',
    title: 'Mine',
    description: 'As I like it.',
    own: true,
    mistake: null,
  })
  expect(listed.find(({ name }) => name === 'broken')).toMatchObject({
    own: true,
    mistake: expect.any(String),
  })
})

test('renders an own template by name or by file', async () => {
  const invoice = environment.file('invoice.json', sample)
  const file = environment.file('draft-of-a-template.json', { ...shipped(), name: 'other' })
  const [byName, byFile, broken] = await Promise.all([
    billwright(['render', invoice, '--template', 'mine', '--out', 'a.pdf'], { cwd, env }),
    billwright(['render', invoice, '--template', `./${file}`, '--out', 'b.pdf'], { cwd, env }),
    billwright(['render', invoice, '--template', 'broken', '--out', 'c.pdf'], { cwd, env }),
  ])
  expect(byName).toMatchObject({ code: 0, stderrLines: ['Wrote a.pdf: 1 page, marked TEST.'] })
  expect(byFile).toMatchObject({ code: 0, stderrLines: ['Wrote b.pdf: 1 page, marked TEST.'] })
  expect(broken).toMatchObject({ code: 3, stderrLines: [expect.stringContaining('palette.ink')] })
})

test('warns that the service may not know an own template', async () => {
  const file = environment.file('own.json', { ...sample, template: 'mine' })
  const ran = await billwright(['validate', file], { cwd, env })
  expect(ran.code).toBe(0)
  expect(ran.stdout.toString()).toContain('own.json: warning: template: This template is your own.')
})

test('check reports every issue of a template with its path', async () => {
  const good = environment.file('good.json', shipped())
  const bad = environment.file('bad.json', {
    ...shipped(),
    palette: { ink: '#000000' },
    accent: 'ink',
    footer: { style: 'tiny', offset: 30, left: '{number}' },
  })
  const ran = await billwright(['templates', 'check', good, bad, environment.file('no.json', '{')], {
    cwd,
    env,
  })
  expect(ran.code).toBe(3)
  expect(ran.stdout.toString()).toBe('good.json: ok, "Minimal" (minimal)\n')
  expect(ran.stderrLines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^bad\.json: footer\.style: There is no style called "tiny"/),
      'good.json: note: "minimal" comes with Billwright. In the data folder yours needs another name.',
      expect.stringMatching(/^bad\.json: footer\.left: There is no field called \{number\}/),
      expect.stringMatching(/^no\.json: The text is not JSON: it ends too early at line 1, column 2/),
    ]),
  )
})
