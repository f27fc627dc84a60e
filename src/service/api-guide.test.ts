/** @module-tag extended */

import { execFile, spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parser as goParser } from '@lezer/go'
import { parser as phpParser } from '@lezer/php'
import { parser as pythonParser } from '@lezer/python'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { programMissing } from '#core/testing/missing-program.ts'
import { requireTool, textOf } from '#pdf/testing/pdf-tools.ts'
import { download, get } from './testing/client.ts'
import { snippetsOf } from './testing/guide-snippets.ts'
import { startTestService, type TestService, temporaryFolder } from './testing/service.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const snippets = snippetsOf('docs/api-guide.md')
const inLanguage = (language: string) => snippets.filter(snippet => snippet.language === language)
const invoiceText = snippets.find(({ title }) => title === 'invoice.json')?.text ?? ''
const commands = inLanguage('sh').map(({ text }) => {
  const next = snippets[snippets.findIndex(snippet => snippet.text === text) + 1]
  return { text, answer: next?.title === 'answer' ? next.text : undefined }
})

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  folder = await temporaryFolder()
  service = await startTestService(join(folder.path, 'data'))
  env = { ...process.env, SERVICE: service.url, KEY: await service.newKey('test'), NO_PROXY: '127.0.0.1' }
  await writeFile(join(folder.path, 'invoice.json'), invoiceText)
  const client = join(folder.path, 'node_modules/@billwright/client')
  await mkdir(client, { recursive: true })
  const source = join(root, 'clients/typescript')
  await writeFile(join(client, 'package.json'), await readFile(join(source, 'package.json')))
  await compile('-p', join(source, 'tsconfig.build.json'), '--outDir', join(client, 'dist'))
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const compile = (...options: string[]) =>
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options])

/** Replaces values that differ per call by those of the guide. */
const normalized = (answer: string): unknown =>
  JSON.parse(
    answer
      .replaceAll(service.url, 'https://invoices.example.com')
      .replaceAll(
        /files\/\w{32}\.pdf\?exp=\d+&sig=[\w-]{43}/g,
        `files/${'0123456789abcdef'.repeat(2)}.pdf?exp=1798761600&sig=${'x'.repeat(43)}`,
      )
      .replaceAll(/job_\w{32}/g, `job_${'0123456789abcdef'.repeat(2)}`)
      .replaceAll(/"month":"\d{4}-\d\d"/g, '"month":"2026-11"')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, '2026-11-21T12:00:00.000Z'),
  )

describe('the guide of the interface', () => {
  test('has a snippet in each language', () => {
    const counts = Object.fromEntries(
      ['sh', 'ts', 'python', 'php', 'go'].map(language => [language, inLanguage(language).length]),
    )
    expect(counts).toEqual({ sh: 9, ts: 1, python: 1, php: 1, go: 1 })
  })

  // in document order, because later commands use results of earlier ones
  test.each(commands)('shows what a command answers: $text', async ({ text, answer }) => {
    if (spawnSync('curl', ['--version']).error) programMissing('curl', 'curl')
    const { stdout, stderr } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', text], {
      cwd: folder.path,
      env,
    })
    expect(stderr).toBe('')
    if (answer !== undefined) expect(normalized(stdout)).toEqual(JSON.parse(answer))
    else if (stdout !== '')
      expect(normalized(stdout)).toMatchObject({ jobId: expect.stringMatching(/^job_/) })
  })

  test('leaves the PDF in a file', async () => {
    if (spawnSync('curl', ['--version']).error) programMissing('curl', 'curl')
    expect((await readFile(join(folder.path, 'invoice.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('has an example that nothing is to be said against', async () => {
    const response = await fetch(`${service.url}/v1/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': env.KEY ?? '' },
      body: invoiceText,
    })
    expect(await response.json()).toEqual({ valid: true, errors: [], warnings: [] })
  })

  const page = () => readFile(join(root, 'docs/api-guide.md'), 'utf8')

  test('computes the totals of the example as the service does', async () => {
    const read = readInvoice(invoiceText)
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    const { lines, subtotal, discount, charges, taxes, total, prepaid, payable } = totalsOf(read.invoice)
    const rows = [...(await page()).matchAll(/^\| ([\w %]+) \| [^|]*\| ([\d.]+) \|$/gm)]
    expect(rows.map(([, name, value]) => [name, value])).toEqual([
      ...lines.map((line, index) => [`line ${index + 1}`, line]),
      ['subtotal', subtotal],
      ['discount', discount],
      ['charges', charges],
      ...taxes.flatMap(({ rate, base, amount }) => [
        [`base of ${rate} %`, base],
        [`tax of ${rate} %`, amount],
      ]),
      ['total', total],
      ['prepaid', prepaid],
      ['amount due', payable],
    ])
  })

  test('shows amounts that the PDF has', async () => {
    requireTool('pdftotext')
    const { text } = await get(service.url, '/v1/jobs?invoice_number=2026-0042', env.KEY)
    const { jobs } = z.object({ jobs: z.array(z.object({ invoiceUrl: z.string() })) }).parse(JSON.parse(text))
    const words = textOf(await download(jobs[0]?.invoiceUrl ?? '')).join('\n')
    for (const amount of ['864.00', '938.70', '23.47', '5.45', '5.10', '161.09', '1,086.87', '886.87'])
      expect(words).toContain(amount)
  })
})

describe('the snippets in TypeScript', () => {
  const ofReadme = snippetsOf('clients/typescript/README.md').filter(({ language }) => language === 'ts')

  test.each([...inLanguage('ts'), ...ofReadme])(
    'are of the types of the client, and run: $text',
    async ({ text }) => {
      const path = join(folder.path, 'snippet.mts')
      await writeFile(path, text)
      const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
      const options = [
        '--strict',
        '--noEmit',
        '--skipLibCheck',
        '--target',
        'es2024',
        '--module',
        'nodenext',
        ...types,
      ]
      await compile('--ignoreConfig', ...options, path)
      const named = {
        ...env,
        INVOICE_SERVICE_URL: env.SERVICE,
        INVOICE_SERVICE_KEY: await service.newKey('live'),
      }
      const { stdout, stderr } = await run(process.execPath, [path], { cwd: folder.path, env: named })
      expect([stderr.replaceAll(/\(node:.*\n?|\(Use `node.*\n?/g, ''), stdout]).toEqual([
        '',
        expect.stringMatching(/^job_/),
      ])
    },
  )
})

describe('the snippets in other languages', () => {
  const parsers = { python: pythonParser, php: phpParser, go: goParser }
  type Language = keyof typeof parsers

  /** Returns the text at each syntax error. */
  function misfits(language: Language, text: string): string[] {
    const found: string[] = []
    parsers[language].parse(text).iterate({
      enter: ({ type, from }) => {
        if (type.isError) found.push(text.slice(from, from + 40))
      },
    })
    return found
  }

  const textOfSnippet = (language: Language) => inLanguage(language)[0]?.text ?? ''
  const languages: [Language][] = [['python'], ['php'], ['go']]

  test.each(languages)('are %s', language => {
    expect(misfits(language, textOfSnippet(language))).toEqual([])
  })

  test.each(languages)('would not be %s without a bracket', language => {
    const text = textOfSnippet(language)
    const at = text.lastIndexOf(')')
    expect(misfits(language, text.slice(0, at) + text.slice(at + 1))).not.toEqual([])
  })

  test.each<[string, Language, (text: string) => string[]]>([
    ['python3', 'python', text => ['-c', text]],
    ['php', 'php', text => ['-r', text.replace('<?php', '')]],
  ])('run where there is %s', async (program, language, options) => {
    if (spawnSync(program, ['--version']).error) return programMissing(program, program)
    const { stdout } = await run(program, options(textOfSnippet(language)), { cwd: folder.path, env })
    expect(stdout).toMatch(/^job_[0-9a-f]{32}\n$/)
  })
})
