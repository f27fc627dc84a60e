import type { JobFilter } from '../store/jobs.ts'
import { noLimits } from '../store/plans.ts'
import type { NewQueuedJob } from '../store/queued-jobs.ts'
import type { SecondFactorStore } from '../store/second-factors.ts'
import type { Store } from '../store/store.ts'
import { callsOfDeviceGrants } from './device-grant-calls.ts'
import {
  claimOf,
  generationOf,
  hashOf,
  keyOf,
  later,
  origin,
  planOf,
  sessionFor,
  time,
} from './stored-keys.ts'
import { callsOfTemplates } from './template-calls.ts'

const user = {
  id: 'usr_1',
  account_id: 'default',
  email: 'person@example.com',
  role: 'owner',
  created_at: time,
} as const

const callsOfFactors = (
  id: string,
  of: (store: Store) => SecondFactorStore,
): Record<keyof SecondFactorStore, (store: Store) => Promise<unknown>> => ({
  setSecondFactor: store =>
    of(store).setSecondFactor(
      { owner: id, secret: hashOf(7), last_step: 1, created_at: time },
      [hashOf(8)],
      origin,
    ),
  findSecondFactor: store => of(store).findSecondFactor(id),
  countRecoveryCodes: store => of(store).countRecoveryCodes(id),
  acceptStep: store => of(store).acceptStep(id, 2),
  acceptRecoveryCode: store => of(store).acceptRecoveryCode(id, hashOf(8)),
  removeSecondFactor: store => of(store).removeSecondFactor(id, origin),
})

/**
 * At least one call of each store method, with every combination of filters. A new method without an entry
 * does not compile.
 */
const calls: Record<Exclude<keyof Store, 'close' | 'sharedCounter'>, (store: Store) => Promise<unknown>> = {
  addAccount: store => store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin),
  listAccounts: store => store.listAccounts(),
  listAccountsBefore: async store => [
    await store.listAccountsBefore(undefined, 10),
    await store.listAccountsBefore('acc_2', 10),
  ],
  countAccountsByPlan: store => store.countAccountsByPlan(),
  findAccount: store => store.findAccount('default'),
  isOnlyAccount: store => store.isOnlyAccount('default'),

  addPlan: store => store.addPlan(planOf('business'), origin),
  listPlans: store => store.listPlans(),
  findPlanOf: store => store.findPlanOf('default'),
  changePlan: store => store.changePlan('business', { ...noLimits, monthly_cap: 5 }, origin),
  setPlanPrice: store => store.setPlanPrice('business', '0.20 € per PDF', origin),
  setPlan: store => store.setPlan('default', 'business', origin),

  addKey: async store => {
    await store.addKey(live, hashOf(1), origin)
    await store.addKey(test, hashOf(2), origin)
    await store.addKey(keyOf('key_2', { account_id: 'acc_2' }), hashOf(3), origin)
  },
  findKey: store => store.findKey(hashOf(1)),
  findKeyById: store => store.findKeyById('key_live'),
  listKeys: store => store.listKeys(),
  listKeysOf: store => store.listKeysOf('default'),
  recordKeyUse: store => store.recordKeyUse('key_live', time),
  replaceKey: store =>
    store.replaceKey(
      { id: 'key_2', expires_at: later(1) },
      keyOf('key_3', { account_id: 'acc_2' }),
      hashOf(4),
      origin,
    ),
  revokeKey: store => store.revokeKey('key_3', origin),

  addWebhook: async store => {
    for (const mode of ['live', 'test'] as const)
      await store.addWebhook({ ...webhook, id: `whk_${mode}`, mode }, hashOf(5), origin)
  },
  listWebhooks: store => store.listWebhooks('default'),
  findWebhook: store => store.findWebhook('whk_live'),

  record: async store => {
    for (const id of ['job_1', 'job_2', 'job_3'])
      await store.record({
        ...generationOf(id, live, id === 'job_3' ? {} : { idempotencyKey: id }),
        answer: '{}',
      })
    await store.record(generationOf('job_test', test))
  },
  findAnswer: store => store.findAnswer({ ...owner, idempotency_key: 'job_1' }, time),
  findJob: store => store.findJob('job_1', owner),
  findJobOfAccount: store => store.findJobOfAccount('job_1', 'default'),
  findJobOfFile: store => store.findJobOfFile('file of job_1'),
  namedFiles: store => store.namedFiles(['file of job_1']),
  listJobs: async store => {
    for (const filter of filters)
      for (const before of [undefined, 'job_2']) await store.listJobs(filter, { before, limit: 2 })
  },
  countJobsByDay: store => store.countJobsByDay(november),
  listLedger: store => store.listLedger(),
  readLedger: async store => {
    for (const after of [undefined, 'job_1']) await store.readLedger(november, { after, limit: 2 })
  },
  readSums: async store => {
    for (const account_id of ['default', undefined])
      await store.readSums({ account_id, from: '2026-11', until: '2026-12' })
  },
  addCredit: store => store.addCredit('job_1', 'goodwill', origin),
  readCredits: async store => {
    for (const account_id of ['default', undefined]) await store.readCredits({ ...november, account_id })
  },
  readRepeatedNumbers: store => store.readRepeatedNumbers(november, 2),

  addQueuedJob: async store => {
    await store.addQueuedJob({ ...queued, idempotency_key: 'queued' })
    await store.addQueuedJob({ ...queued, id: 'job_retried', file_id: 'retried' })
    await store.addQueuedJob({ ...queued, id: 'job_failing', file_id: 'failing' })
    await store.addQueuedJob({ ...queued, id: 'job_left', file_id: 'left' })
  },
  findQueuedJob: store => store.findQueuedJob('job_queued', owner),
  findQueuedJobByKey: store => store.findQueuedJobByKey({ ...owner, idempotency_key: 'queued' }),
  listQueuedJobs: async store => {
    for (const filter of filters)
      for (const status of [undefined, 'queued', 'running', 'failed'] as const)
        for (const before of [undefined, { created_at: time, id: 'job_queued' }])
          await store.listQueuedJobs({ ...filter, status }, { before, limit: 2 })
  },
  claimQueuedJob: store => store.claimQueuedJob(claim),
  renewQueuedJob: async store => {
    const claimed = await store.claimQueuedJob(claim)
    if (claimed) await store.renewQueuedJob(claimed, time)
  },
  retryQueuedJob: async store => {
    const claimed = await store.claimQueuedJob(claim)
    if (claimed) await store.retryQueuedJob(claimed, time)
  },
  failQueuedJob: async store => {
    const claimed = await store.claimQueuedJob(claim)
    if (claimed) await store.failQueuedJob(claimed, { at: time, code: 'internal', problem: '{}' })
  },
  removeQueuedJob: store => store.removeQueuedJob('job_queued', owner, origin),
  forgetFailedJobs: store => store.forgetFailedJobs(later(1)),

  storedBytes: async store => {
    for (const account of ['default', undefined]) await store.storedBytes(account)
  },
  countTestJobs: store => store.countTestJobs('default'),
  listFilesToCheck: store => store.listFilesToCheck({ after: '', limit: 2 }),
  isFileKept: store => store.isFileKept('job_1'),
  digestOf: store => store.digestOf('job_1'),
  setDigest: store => store.setDigest('job_1', hashOf(13), time),
  recordDamage: store => store.recordDamage('job_1', { found_at: time, problem: 'differs' }),
  listDamagedFiles: store => store.listDamagedFiles(2),
  countDamagedFiles: store => store.countDamagedFiles(),
  forgetDamage: store => store.forgetDamage('job_1'),
  readFileCheck: store => store.readFileCheck(),
  writeFileCheck: store =>
    store.writeFileCheck({
      ...{ last_job_id: 'job_1', started_at: time, files: 1, ended_at: null, ended_files: null },
    }),
  listNotMeasured: store => store.listNotMeasured({ after: '', limit: 2 }),
  setBytes: store => store.setBytes('job_1', 7),
  listFilesBefore: store => store.listFilesBefore(owner, later(1), 2),
  markFilesDeleted: store => store.markFilesDeleted(['job_2'], { at: time, reason: 'retention' }),
  recordFileDeletion: store => store.recordFileDeletion({ ...owner, id: 'job_1' }, origin),
  revokeLinks: store => store.revokeLinks({ ...owner, id: 'job_test', mode: 'test' }, origin),
  eraseJob: store => store.eraseJob({ ...owner, id: 'job_1' }, origin),
  forgetTestJobs: store => store.forgetTestJobs(later(1)),

  ...callsOfTemplates,

  claimDeliveries: store => store.claimDeliveries({ ...claimOf(later(1), later(2)), except: ['x'] }),
  recordAttempt: async store => {
    for (const claimed of await store.claimDeliveries(claimOf(later(3), later(4))))
      await store.recordAttempt(claimed, {
        ...{ at: later(3), is_prompt: false, answer_status: null, failure: 'timeout' },
        ...{ status: 'pending', next_attempt_at: later(5) },
      })
  },
  listDeliveries: store => store.listDeliveries('whk_live', 2),
  redeliver: async store => {
    const [delivery] = await store.listDeliveries('whk_live', 1)
    if (delivery) await store.redeliver('whk_live', delivery.id, time)
  },
  resumeWebhook: store => store.resumeWebhook('whk_live', origin),
  forgetDeliveries: store => store.forgetDeliveries(later(1)),
  removeWebhook: store => store.removeWebhook('whk_live', origin),

  offerPassword: store => store.offerPassword('default', 'hash', origin),
  setPassword: store => store.setPassword('default', 'hash', origin),
  addUser: store => store.addUser(user, 'hash', origin),
  listUsers: store => store.listUsers('default'),
  inviteUser: store =>
    store.inviteUser(
      { ...user, id: 'usr_2', email: 'invited@example.com' },
      { hash: 'hash', link: hashOf(14), expires_at: later(1) },
      origin,
    ),
  listInvitedUsers: store => store.listInvitedUsers('default'),
  withdrawInvitation: store =>
    store.withdrawInvitation({ account_id: 'default', email: 'invited@example.com' }, origin),
  findUser: store => store.findUser(user.id),
  findSignIn: store => store.findSignIn('person@example.com'),
  setRole: store => store.setRole(user.id, 'developer', origin),
  setEmail: store => store.setEmail(user.id, 'other@example.com', origin),
  setUserPassword: store => store.setUserPassword(user.id, 'hash', origin),
  addPasswordLink: async store => {
    for (const [number, user_id] of [
      [5, null],
      [6, user.id],
    ] as const)
      await store.addPasswordLink({ hash: hashOf(number), user_id, expires_at: later(1) }, time, origin)
  },
  findPasswordLink: store => store.findPasswordLink(hashOf(6), time),
  redeemPasswordLink: store =>
    store.redeemPasswordLink(hashOf(6), 'hash', { at: time, address: '192.0.2.7' }),
  addSignUp: async store => {
    for (const [id, link, invited_by] of [
      ['sgn_1', 15, null],
      ['sgn_2', 16, 'example'],
    ] as const)
      await store.addSignUp({ ...signUp, id, invited_by }, hashOf(link), { limit: 2, origin })
  },
  findSignUp: store => store.findSignUp(hashOf(15), time),
  countSignUps: store => store.countSignUps(time),
  listSignUps: async store => {
    for (const before of [undefined, 'sgn_2']) await store.listSignUps(time, { before, limit: 2 })
  },
  withdrawSignUp: store => store.withdrawSignUp('sgn_2', origin),
  openAccount: store =>
    store.openAccount(hashOf(15), {
      ...{ account: { id: 'acc_3', name: 'Third', created_at: time }, plan_id: null, owner: { id: 'usr_3' } },
      language: 'en',
      ...{ hash: 'hash', terms: null, address: '192.0.2.7' },
    }),
  forgetSignUps: store => store.forgetSignUps(later(9)),
  ...callsOfDeviceGrants(user.id),
  ...callsOfFactors(user.id, store => store),
  removeUser: store => store.removeUser(user.id, origin),
  addSession: async store => store.addSession(hashOf(9), await sessionFor(store, 'default'), time, origin),
  findSession: store => store.findSession(hashOf(9)),
  recordSessionUse: store => store.recordSessionUse(hashOf(9), time),
  endSession: store => store.endSession(hashOf(9)),

  setOperator: store => store.setOperator({ name: 'example', hash: 'hash', created_at: time }, origin),
  listOperators: store => store.listOperators(),
  findOperator: store => store.findOperator('example'),
  addOperatorSession: store =>
    store.addOperatorSession(
      hashOf(10),
      { name: 'example', created_at: time, last_seen_at: time },
      { verified: 'hash', forgetBefore: time, origin },
    ),
  operatorFactors: async store => {
    for (const call of Object.values(callsOfFactors('example', ({ operatorFactors }) => operatorFactors)))
      await call(store)
  },
  findOperatorSession: store => store.findOperatorSession(hashOf(10)),
  recordOperatorSessionUse: store => store.recordOperatorSessionUse(hashOf(10), time),
  endOperatorSession: store => store.endOperatorSession(hashOf(10)),
  removeOperator: store => store.removeOperator('example', origin),

  recordAudit: store =>
    store.recordAudit({
      ...origin,
      action: 'account.exported',
      account_id: 'default',
      key_id: null,
      detail: {},
    }),
  readAudit: async store => {
    for (const account_id of ['default', undefined])
      for (const key_id of ['key_live', undefined])
        for (const before of [undefined, 5])
          await store.readAudit(
            { account_id, key_id, isForCustomer: account_id !== undefined },
            { before, limit: 2 },
          )
  },
  logRequests: store => store.logRequests([request]),
  readRequests: async store => {
    for (const request_id of ['request', undefined])
      for (const isFailed of [true, false])
        for (const before of [undefined, 5])
          await store.readRequests(
            { account_id: 'default', request_id, isFailed, since: time },
            { before, limit: 2 },
          )
  },
  forgetRequests: store => store.forgetRequests(time),
  limitRequests: store => store.limitRequests('default', 0),
  claimSpendingMails: store => store.claimSpendingMails({ now: later(1), leaseUntil: later(2), limit: 2 }),
  settleSpendingMail: store =>
    store.settleSpendingMail(
      {
        ...{ account_id: 'default', month: '2026-11', event: 'spending.warning', created_at: time },
        ...{ limit_value: 1, billed: 1, cap: null },
      },
      null,
    ),

  secret: store => store.secret('links'),
  linkSecrets: store => store.linkSecrets(time),
  rotateLinkSecret: store => store.rotateLinkSecret({ value: hashOf(11), expires_at: later(1) }, origin),
  tryLock: async store => (await store.tryLock('example'))?.(),
  prepareMonths: async store => store.prepareMonths?.(new Date()),
  check: store => store.check(),

  suspendAccount: store => store.suspendAccount('acc_2', 'stop', origin),
  setAccountLanguage: store => store.setAccountLanguage('acc_2', 'de', origin),
  resumeAccount: store => store.resumeAccount('acc_2', origin),
  deleteAccount: async store => {
    await store.suspendAccount('acc_2', 'stop', origin)
    await store.deleteAccount('acc_2', origin)
  },
  eraseJobs: store => store.eraseJobs('acc_2', ['job_x']),
  eraseAccount: store => store.eraseAccount('acc_2'),
}

const live = keyOf('key_live')
const test = keyOf('key_test', { mode: 'test' })
const owner = { account_id: 'default', mode: 'live' } as const
const november = { account_id: 'default', from: '2026-11-01', until: '2026-12-01' }
const webhook = {
  account_id: 'default',
  url: 'https://example.com/billing',
  events: ['invoice.generated', 'invoice.failed'],
  created_at: time,
} as const
const signUp = {
  ...{ email: 'third@example.com', created_at: time, expires_at: later(1) },
  ...{ plan_id: null, invited_by: null },
}
const claim = { mode: 'live', now: later(1), except: ['acc_2'] } as const
const queued: NewQueuedJob = {
  ...{ id: 'job_queued', account_id: 'default', key_id: 'key_live', mode: 'live', file_id: 'queued' },
  ...{ template: 'minimal', invoice_number: '1', created_at: time, idempotency_key: null },
  ...{ fingerprint: 'example', body: hashOf(12), template_version: 1, template_text: '{}' },
}
const request = {
  ...{
    at: later(-8),
    request_id: 'request',
    method: 'GET',
    route: '/v1/jobs',
    status: 404,
    code: 'not_found',
  },
  ...{ account_id: 'default', key_id: 'key_live', client: '192.0.2.7', milliseconds: 1 },
}

/** Returns every combination. */
const filters: JobFilter[] = [undefined, 'live' as const].flatMap(mode =>
  [undefined, 'minimal'].flatMap(template =>
    [undefined, '1'].flatMap(number =>
      [
        { from: undefined, until: undefined },
        { from: '2026-11-01', until: '2026-12-01' },
      ].map(period => ({
        ...{ account_id: 'default', mode, template, number },
        ...period,
      })),
    ),
  ),
)

/** Calls every method of an empty store. */
export async function callEveryMethod(store: Store): Promise<void> {
  for (const call of Object.values(calls)) await call(store)
}
