import { join } from 'node:path'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { keyScopes } from '../store/store.ts'
import { templateLimits } from '../store/templates.ts'
import { newUserId, type User } from '../store/users.ts'
import { newWebhookId } from '../store/webhook-store.ts'
import { generationOf, hashOf, keyOf, later, origin, planOf, time } from './stored-keys.ts'

/** The job whose content and PDF are deleted. */
export const erased = 2

export const fileIdOf = (number: number) => number.toString(16).padStart(32, '0')

/** A data folder with rows in every table. */
export async function fillDataFolder(path: string, jobs: number): Promise<void> {
  const store = openSqliteStore(join(path, 'service.db'))
  const live = keyOf('key_live')
  const trial = keyOf('key_test', { mode: 'test', name: 'Żółw “quoted”\n' })
  await store.addPlan(planOf('small', { monthly_warning: 1, stored_bytes: 10 ** 12 }), origin)
  await store.setPlan('default', 'small', origin)
  await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
  await store.suspendAccount('acc_2', 'stop', origin)
  await store.addKey(live, hashOf(1), origin)
  await store.addKey(trial, hashOf(2), origin)
  const user: User = {
    ...{ id: newUserId(), account_id: 'default', email: 'owner@example.com' },
    ...{ role: 'owner', created_at: time },
  }
  await store.addUser(user, 'hash', origin)
  const session = { account_id: 'default', user_id: user.id, created_at: time, last_seen_at: time }
  await store.addSession(hashOf(3), session, time, origin)
  await store.addPasswordLink({ hash: hashOf(4), user_id: user.id, expires_at: later(7) }, time, origin)
  const signUp = { id: 'sgn_1', email: 'new@example.com', created_at: time, expires_at: later(7) }
  const invited = { ...signUp, plan_id: 'small', invited_by: 'example' }
  await store.addSignUp(invited, hashOf(14), { limit: 1, origin })
  const factor = { secret: hashOf(5), last_step: 7, created_at: time }
  await store.setSecondFactor({ ...factor, owner: user.id }, [hashOf(6), hashOf(7)], origin)
  await store.addSession(hashOf(8), session, time, origin)
  await store.setOperator({ name: 'example', hash: 'hash', created_at: time })
  await store.operatorFactors.setSecondFactor({ ...factor, owner: 'example' }, [hashOf(6)], origin)
  await store.addOperatorSession(
    hashOf(9),
    { name: 'example', created_at: time, last_seen_at: time },
    { verified: 'hash', forgetBefore: time },
  )
  const webhook = {
    id: newWebhookId(),
    account_id: 'default',
    mode: 'live',
    url: 'https://example.com/',
  } as const
  await store.addWebhook({ ...webhook, events: ['invoice.generated'], created_at: time }, hashOf(10), origin)
  for (const text of ['{}', '{ "title": "Żółw" }'])
    await store.publishTemplate(
      {
        ...{ account_id: 'default', name: 'studio', title: 'Studio', description: 'Example', text },
        ...{ sha256: text, bytes: text.length, created_at: time },
      },
      { sha256: undefined, limits: templateLimits },
      origin,
    )
  await store.setDefaultTemplate('default', 'studio', origin)
  await store.addDeviceGrant(
    {
      ...{ id: 'dev_1', user_code: 'CODE', computer: 'Example', scopes: keyScopes, address: '192.0.2.7' },
      ...{ created_at: time, expires_at: later(7) },
    },
    hashOf(15),
    5,
  )
  const secret = await store.secret('links')
  await store.rotateLinkSecret({ value: secret.map(byte => 255 - byte), expires_at: later(7) }, origin)
  for (let number = 0; number < jobs; number++) {
    const by = number % 2 === 0 ? live : trial
    const more = number % 3 === 0 ? { idempotencyKey: `order ${number}` } : {}
    const made = { number: `${number % 40}`, at: later(number / 100), ...more }
    const generation = generationOf(`job_${number}`, by, made)
    await store.record({ ...generation, job: { ...generation.job, file_id: fileIdOf(number) } })
  }
  await store.recordDamage('job_0', { found_at: time, problem: 'missing' })
  const check = { last_job_id: 'job_0', started_at: time, files: 1, ended_at: null, ended_files: null }
  await store.writeFileCheck(check)
  await store.addCredit('job_0', 'goodwill', origin)
  await store.eraseJob({ id: `job_${erased}`, account_id: 'default', mode: 'live' }, origin)
  await store.logRequests([requestOf(1), requestOf(2)])
  await store.addQueuedJob({
    ...{ id: 'job_queued', account_id: 'default', key_id: 'key_live', mode: 'live', file_id: 'file_queued' },
    ...{ template: 'minimal', invoice_number: '1', created_at: time },
    ...{ idempotency_key: 'order queued', fingerprint: 'example', body: hashOf(11) },
    ...{ template_version: 2, template_text: '{}' },
  })
  await store.close()
}

export const requestOf = (number: number) => ({
  ...{
    at: time,
    request_id: `request ${number}`,
    method: 'POST',
    route: '/v1/invoices/generate',
    status: 200,
  },
  ...{ code: null, account_id: 'default', key_id: 'key_live', client: '192.0.2.7', milliseconds: 12 },
})
