import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { newUserId, type Role } from '../../store/users.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = byOperator(new Date())

async function userWith(role: Role): Promise<{ id: string; email: string }> {
  const email = `${role}@example.com`
  const user = { id: newUserId(), account_id: 'default', email, role, created_at: origin.at }
  await service.store.addUser(user, quickHash('right'), origin)
  return user
}

test('a user signs in with the address in any spelling, and the audit log names the user', async () => {
  const { id } = await userWith('developer')
  for (const name of ['developer@example.com', ' Developer@Example.COM ']) {
    expect((await new Browser(service.url).signIn('right', name)).location).toBe('/dashboard/usage')
  }
  expect((await new Browser(service.url).signIn('right', 'default')).status).toBe(401)
  const browser = await signedIn(service, { name: 'developer@example.com' })
  await browser.get('/dashboard/keys')
  await browser.post('/dashboard/keys', { name: 'Cash desk', mode: 'test' })
  const filter = { account_id: 'default', key_id: undefined }
  const [made, begun] = await service.store.readAudit(filter, { before: undefined, limit: 2 })
  expect(made).toMatchObject({ action: 'key.created', actor: 'dashboard', actor_id: id })
  expect(begun).toMatchObject({ action: 'dashboard.signed_in', detail: { user: id } })
})

test.each([
  ['read-only', 403],
  ['developer', 200],
  ['owner', 200],
] as const)('%s: what keys allow', async (role, status) => {
  const { email } = await userWith(role)
  await service.newKey('live')
  const [key] = await service.store.listKeysOf('default')
  const browser = await signedIn(service, { name: email })
  for (const path of ['generations', 'usage', 'reference']) {
    expect((await browser.get(`/dashboard/${path}`)).status).toBe(200)
  }
  const list = await browser.get('/dashboard/keys')
  expect(list.status).toBe(200)
  expect([list.text.includes('Create key'), list.text.includes('Revoke…<')]).toEqual(
    Array(2).fill(status === 200),
  )
  expect((await browser.get(`/dashboard/keys/${key?.id}/rotate`)).status).toBe(status)
  expect((await browser.get(`/dashboard/keys/${key?.id}/revoke`)).status).toBe(status)
  await browser.get('/dashboard/keys')
  const created = await browser.post('/dashboard/keys', { name: 'Second', mode: 'test' })
  expect(created.status).toBe(status)
  const rotated = await browser.post(`/dashboard/keys/${key?.id}/rotate`, { form_id: 'x', overlap: '7' })
  expect(rotated.status).toBe(status)
  expect((await browser.post(`/dashboard/keys/${key?.id}/revoke`)).status).toBe(status === 200 ? 303 : 403)
  const keys = await service.store.listKeysOf('default')
  expect([keys.length, keys.filter(({ revoked_at }) => revoked_at !== null).length]).toEqual(
    status === 200 ? [3, 1] : [1, 0],
  )
  if (status === 403) expect(created.text).toContain('Nothing was changed.')
  expect((await browser.post('/dashboard/sign-out')).location).toBe('/dashboard/sign-in?why=out')
})

test.each([
  ['read-only', 403],
  ['developer', 403],
  ['owner', 200],
] as const)('%s: what deletes', async (role, status) => {
  const { id, email } = await userWith(role)
  const { jobId } = (await post(service.url, await service.newKey('live'))).answer()
  const browser = await signedIn(service, { name: email })
  const shown = await browser.get(`/dashboard/generations/${jobId}`)
  expect([shown.status, shown.text.includes('Delete PDF…')]).toEqual([200, status === 200])
  for (const path of ['delete-pdf', 'revoke-links', 'delete'])
    expect((await browser.get(`/dashboard/generations/${jobId}/${path}`)).status).toBe(status)
  const done = await browser.post(`/dashboard/generations/${jobId}/delete`)
  expect(done.status).toBe(status === 200 ? 303 : 403)
  const filter = { account_id: 'default', key_id: undefined }
  const [entry] = await service.store.readAudit(filter, { before: undefined, limit: 1 })
  if (status === 200) expect(entry).toMatchObject({ action: 'job.deleted', actor_id: id })
  else expect(entry?.action).toBe('dashboard.signed_in')
})

test('another role applies from the next request on', async () => {
  const { id, email } = await userWith('owner')
  await service.store.setPassword('default', quickHash('right'), origin)
  const browser = await signedIn(service, { name: email })
  await service.store.setRole(id, 'read-only', origin)
  expect((await browser.get('/dashboard/keys')).location).toBe('/dashboard/sign-in?why=ended')
})
