/** @module-tag extended */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAnswerSchema } from '#contract/generate-api.ts'
import { programMissing } from '#core/testing/missing-program.ts'
import { byOperator } from '../../accounts/origins.ts'
import { signedIn } from '../../testing/browser.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
beforeAll(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const entities: Readonly<Record<string, string>> = { '&#39;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<' }

test('the line that is shown with the key works in a shell', async () => {
  const browser = await signedIn(service)
  await browser.get('/dashboard/welcome')
  const { text } = await browser.post('/dashboard/welcome')
  const [, shown = ''] = /<pre[^>]*><code>(curl [^<]+)<\/code>/.exec(text) ?? []
  const line = shown.replace(/&(#39|quot|amp|lt);/g, entity => entities[entity] ?? '')
  const { stdout } = await promisify(execFile)('sh', ['-c', `${line} --silent --fail-with-body`]).catch(
    error => {
      if (error.code === 127) programMissing('curl', 'curl')
      throw error
    },
  )
  const answer = generateAnswerSchema.parse(JSON.parse(stdout))
  expect(
    Buffer.from(await (await fetch(answer.invoiceUrl)).arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a plan without live PDFs is shown as such instead of "0 of 0"', async () => {
  const origin = byOperator(new Date())
  await service.store.addPlan(planOf('tests-only', { monthly_cap: 0 }), origin)
  await service.store.setPlan('default', 'tests-only', origin)
  const { text } = await (await signedIn(service)).get('/dashboard/welcome')
  expect(text).toContain('Live PDFs are not part of your plan.')
})
