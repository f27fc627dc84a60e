/** @module-tag extended */

// Follows the recipes of CONTRIBUTING.md on a copy of the source, as a newcomer would.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPo, toPo } from './languages/po.mjs'
import { readLanguage } from './languages/read-language.mjs'
import { writeLanguage } from './languages/write-language.mjs'
import { root } from './steps.mjs'

// compiling the page takes a minute on a busy computer
vi.setConfig({ testTimeout: 900_000 })

let copy
beforeEach(() => {
  // inside the project, so that packages are found
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache/recipes-'))
  // with the state of the compiler, which then checks only what a recipe changes
  for (const name of ['src', 'templates', 'docs', 'resources', 'package.json', '.cache/types'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

function insert(file, anchor, text) {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  expect(source.split(anchor).length, `${file} has one ${anchor}`).toBe(2)
  writeFileSync(path, source.replace(anchor, text + anchor))
}

/** @returns compiler errors of these projects and of those that they refer to */
function compile(project = 'page') {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-b', `src/tsconfig.${project}.json`], {
    cwd: copy,
    encoding: 'utf8',
  })
  return stdout
}

function evaluate(code) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** A recipe may name a file by its path, its folder or its name. */
const isNamedIn = (recipe, file) =>
  [file, file.slice(0, file.lastIndexOf('/')), file.slice(file.lastIndexOf('/') + 1)].some(name =>
    recipe.includes(`\`${name}\``),
  )

const recipeOf = title =>
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

const labels = 'src/render/bind/labels'

/** Files, the text before which a line is inserted, and the line. */
const printedReference = () => [
  [
    'src/core/fields/reference-fields.ts',
    '  sales_order: {',
    `  contract: { label: 'more.contract', description: 'Contract.', example: 'C-7', derived: 'copied' },\n`,
  ],
  ['src/languages/en/messages/field-names.ts', '  purchase_order:', "  contract: 'a contract',\n"],
  ['src/languages/en/page/page.ts', "  'more.purchase-order':", "  'more.contract': 'Contract',\n"],
  ['docs/templates.md', '`{purchase_order}`', '`{contract}` '],
  ...readdirSync(join(root, labels)).map(name => [
    `${labels}/${name}`,
    '  purchase_order:',
    "  contract: 'Contract',\n",
  ]),
]

test('a reference that is printed', () => {
  const steps = printedReference()
  const recipe = recipeOf('Add an invoice field')
  expect(steps.map(([file]) => file).filter(file => !isNamedIn(recipe, file))).toEqual([])
  for (const [index, step] of steps.entries()) {
    insert(...step)
    // only the first missing text is checked, because the compiler treats all alike
    if (index === 0) expect(compile('pure')).not.toBe('')
  }
  expect(compile()).toBe('')
  const bound = evaluate(`
    import { readInvoice } from '#core/invoice/read-invoice.ts'
    import { bindFields } from '#render/bind/bind-fields.ts'
    import { placeholderNames } from '#render/template/placeholders.ts'
    const items = [{ description: 'Icon set', quantity: 1, unit_price: '9.50' }]
    const text = JSON.stringify({ template: 'minimal', invoice_number: '1', items, contract: 'C-7' })
    const { facts, values } = bindFields(readInvoice(text).invoice)
    console.log(JSON.stringify({ facts: facts.purchase_order, value: values.contract, names: placeholderNames }))`)
  expect(bound.facts).toEqual([{ label: 'Contract', value: { text: 'C-7', path: 'contract' } }])
  expect(bound.value.text).toBe('C-7')
  expect(bound.names).toContain('contract')
})

test('a kind of template block', () => {
  const steps = [
    [
      'src/render/template/template-blocks.ts',
      'const ruleBlock',
      `const dividerBlock = z.strictObject({ type: z.literal('divider'), space, divider: ruleSchema })\n\n`,
    ],
    ['src/render/template/template-blocks.ts', '  ruleBlock,\n]', '  dividerBlock,\n'],
    [
      'src/render/blocks/leaf.ts',
      "    case 'rule':",
      `    case 'divider':\n      return layOutRule(block.divider, column, context)\n`,
    ],
    ['docs/templates.md', '| `stage` |', '| `divider` | `divider`: a rule |\n'],
  ]
  const recipe = recipeOf('Add a template block')
  expect(steps.map(([file]) => file).filter(file => !isNamedIn(recipe, file))).toEqual([])
  expect(['minimum-space.ts', 'spacing.ts'].filter(name => !recipe.includes(`\`${name}\``))).toEqual([])
  for (const [index, step] of steps.entries()) {
    insert(...step)
    if (index === 1) expect(compile('pure')).toContain('leaf.ts')
  }
  expect(compile('pure')).toBe('')
  const added = evaluate(`
    import { readFileSync } from 'node:fs'
    import { layOutInvoice } from '#pdf/document/lay-out-invoice.ts'
    import { readInvoice } from '#core/invoice/read-invoice.ts'
    import { parseTemplate } from '#render/template/parse-template.ts'
    const items = [{ description: 'Icon set', quantity: 1, unit_price: '9.50' }]
    const { invoice } = readInvoice(JSON.stringify({ template: 'minimal', invoice_number: '1', items }))
    const template = JSON.parse(readFileSync('templates/minimal/template.json', 'utf8'))
    const rectangles = blocks => {
      const { list } = layOutInvoice(invoice, parseTemplate({ ...template, blocks }), { watermark: null })
      return list.pages[0].placed.flatMap(({ box }) => box.operations).filter(({ kind }) => kind === 'rectangle').length
    }
    const divider = { type: 'divider', divider: { color: 'ink', width: 2 } }
    console.log(JSON.stringify(rectangles([divider, ...template.blocks]) - rectangles(template.blocks)))`)
  expect(added).toBe(1)
})

test('an interface language', async () => {
  const list = 'src/languages/languages.ts'
  expect(recipeOf('Add an interface language')).toContain(`\`${list}\``)
  const { texts: english } = await readLanguage(root, 'en')
  const nynorsk = {
    'menu.file': 'Fil',
    'shell.browser': 'brukar {path}',
    '@field': { ...english['@field'], items: 'linjer' },
  }
  const po = toPo({ locale: 'nn', texts: nynorsk }, english)
  const folder = writeLanguage(copy, 'nn', english, fromPo(po, english).texts)
  insert(list, 'import { createWriter }', "import { nn } from './nn/index.ts'\n")
  insert(list, 'pl, ', 'nn, ')

  // an entry that is a function
  const functions = `import type * as english from '../en/messages/submission.ts'
import type { Translation } from '../grammar/parameter-types.ts'

export const submissionTexts = {
  'number.repeated': ({ number }) => \`\${number} er der fleire gonger.\`,
} satisfies Translation<typeof english.submissionTexts>
`
  writeFileSync(join(folder, 'functions.ts'), functions)
  writeLanguage(copy, 'nn', english, fromPo(po, english).texts)
  expect(compile('pure')).toBe('')
  const written = evaluate(`
    import { chooseLanguage, loadWriter } from '#languages/languages.ts'
    const write = await loadWriter(chooseLanguage(['nn-NO']), ['messages', 'shell'])
    const messages = [
      { code: 'menu.file' },
      { code: 'shell.browser', params: { path: '/opt/browser' } },
      { code: 'menu.edit' },
      { code: 'number.repeated', params: { number: '7', other: '7' } },
    ]
    console.log(JSON.stringify(messages.map(write)))`)
  expect(written).toEqual(['Fil', 'brukar /opt/browser', 'Edit', '7 er der fleire gonger.'])

  // a code that is not in English
  const shell = join(folder, 'shell.ts')
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('menu.file', 'menu.fil'))
  expect(compile('pure')).toContain('menu.fil')
})
