import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { WriteMessage } from '#core/messages/message.ts'
import { createAccount, parseName, requireAccount } from '../../accounts/accounts.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { exportedLines } from '../../accounts/export-account.ts'
import { findAccounts } from '../../accounts/find-accounts.ts'
import { byOperatorNamed } from '../../accounts/origins.ts'
import { linkHours, makePasswordLink } from '../../accounts/password-links.ts'
import { parseEmail } from '../../accounts/user-email.ts'
import { addUser } from '../../accounts/users.ts'
import { english } from '../../languages/english.ts'
import { type RetentionRule, shorterDays } from '../../retention/retention-rule.ts'
import type { FileStorage } from '../../storage/file-storage.ts'
import { accountChanged } from '../../store/audit-events.ts'
import { readPage } from '../../store/batches.ts'
import { billedOf, monthOfTime, oneMonth } from '../../store/ledger-periods.ts'
import { type Account, defaultAccount, type Store, suspendedLinks } from '../../store/store.ts'
import type { User } from '../../store/users.ts'
import type { DashboardUrl } from '../html/page.ts'
import { isRefusal } from '../html/refusals.ts'
import { sendDownload } from '../html/send-download.ts'
import { sendPage } from '../html/send-page.ts'
import { formOf } from '../session/require-session.ts'
import { setPasswordPath } from '../session/set-password.ts'
import { type AccountPage, accountPage, accountsPage, deleteAccountPage, linkPage } from './operator-pages.ts'
import { operatorOf } from './operator-session.ts'

export interface OperatorRouteDeps {
  store: Store
  files: FileStorage
  retentionDaysOf: RetentionRule
  href: DashboardUrl
  /** absolute URL of a dashboard page, for mails */
  urlOf: (path: string) => string
  now: () => Date
}

const pageLength = 50
const shownEntries = 20
const querySchema = z.object({
  search: z.string().max(100).catch(''),
  after: z.string().optional().catch(undefined),
})
const emptyForm = { name: '', email: '', wrong: {} }

const doneTexts = new Map([
  ['suspend', 'The account is suspended.'],
  ['resume', 'The account is active again.'],
  ['plan', 'The plan is set.'],
  ['revoke', 'The key is revoked.'],
  ['delete', 'The account is deleted.'],
])

/** Accounts, for operators. Each change is that of a command, with the operator in the audit log. */
export function addOperatorRoutes(pages: FastifyInstance, deps: OperatorRouteDeps): void {
  const { store, files, retentionDaysOf, href, urlOf, now } = deps
  const accountPath = (id: string) => `/operator/accounts/${id}`
  const originOf = (request: FastifyRequest) => byOperatorNamed(operatorOf(request).name, request.ip, now())

  /** Live PDFs of this month. */
  const billedThisMonth = async (account: string): Promise<number> =>
    billedOf(await store.readSums(oneMonth(account, monthOfTime(now().toISOString()))))

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Parameters<typeof accountsPage>[0]['form'],
    status = 200,
  ) {
    const { search, after } = querySchema.parse(request.query ?? {})
    const { rows: accounts, hasMore } = await readPage(pageLength, limit =>
      findAccounts(store, { search, before: after, limit }),
    )
    const visit = operatorOf(request)
    const sums = accounts.map(async ({ id }) => [id, await billedThisMonth(id)] as const)
    const billed = new Map(await Promise.all(sums))
    return sendPage(reply, accountsPage({ href, visit, accounts, billed, search, hasMore, form }), status)
  }

  pages.get('/dashboard/operator', (request, reply) => sendList(request, reply, emptyForm))

  pages.post('/dashboard/operator/accounts', async (request, reply) => {
    const { name: nameText = '', email: emailText = '' } = formOf(request)
    const name = parseName(nameText)
    const email = emailText.trim() === '' ? null : parseEmail(emailText)
    const isTaken = typeof email === 'string' && (await store.findSignIn(email)) !== undefined
    if (name === undefined || email === undefined || isTaken) {
      const wrong = {
        ...(name === undefined && { name: 'Use 1 to 100 characters on one line.' }),
        ...(email === undefined && { email: 'Use an e-mail address, such as name@example.com.' }),
        ...(isTaken && { email: 'Another user has this address.' }),
      }
      return sendList(request, reply, { name: nameText, email: emailText, wrong }, 422)
    }
    const origin = originOf(request)
    const account = await createAccount(store, name, origin)
    if (email === null) return reply.redirect(href(accountPath(account.id)), 303)
    const { user } = await addUser(store, { account_id: account.id, email, role: 'owner', origin })
    return sendLink(request, reply, user)
  })

  async function sendAccount(
    request: FastifyRequest<OfAccount>,
    reply: FastifyReply,
    { status = 200, ...shown }: Pick<AccountPage, 'chosen' | 'done' | 'wrong'> & { status?: number },
  ) {
    const account = await requireAccount(store, request.params.id)
    const { id } = account
    const [plan, plans, billed, stored, keys, users, invited, audit] = await Promise.all([
      store.findPlanOf(id),
      store.listPlans(),
      billedThisMonth(id),
      store.storedBytes(id),
      store.listKeysOf(id),
      store.listUsers(id),
      store.listInvitedUsers(id),
      store.readAudit({ account_id: id, key_id: undefined }, { before: undefined, limit: shownEntries }),
    ])
    if (plan === undefined) throw new AppError('not_found')
    const found = {
      account,
      plan,
      plans,
      retentionDaysOf,
      billed,
      stored,
      keys,
      users: [...users, ...invited],
      audit,
    }
    return sendPage(reply, accountPage({ href, visit: operatorOf(request), ...found, ...shown }), status)
  }

  pages.get<OfAccount>('/dashboard/operator/accounts/:id', (request, reply) =>
    sendAccount(request, reply, { done: doneTexts.get(String(request.query.done)) }),
  )

  /** Adds a form that changes an account and redirects to its page. */
  function addChange(
    name: string,
    path: string,
    change: (account: Account, request: FastifyRequest<OfAccount>) => Promise<unknown>,
  ): void {
    pages.post<OfAccount>(`/dashboard/operator/accounts/:id/${path}`, async (request, reply) => {
      const account = await requireAccount(store, request.params.id)
      const wrong = await refusalOf(change(account, request), english)
      if (wrong !== undefined) return sendAccount(request, reply, { status: 409, wrong })
      return reply.redirect(href(`${accountPath(account.id)}?done=${name}`), 303)
    })
  }

  addChange('suspend', 'suspend', ({ id }, request) => {
    const links = suspendedLinks.find(each => each === formOf(request).links)
    if (links === undefined) throw new AppError('not_found')
    return store.suspendAccount(id, links, originOf(request))
  })
  addChange('resume', 'resume', ({ id }, request) => store.resumeAccount(id, originOf(request)))
  addChange('revoke', 'keys/:key/revoke', async ({ id }, request) => {
    const keys = await store.listKeysOf(id)
    const key = keys.find(each => each.id === request.params.key)
    if (key === undefined) throw new AppError('not_found')
    return store.revokeKey(key.id, originOf(request))
  })

  pages.post<OfAccount>('/dashboard/operator/accounts/:id/plan', async (request, reply) => {
    const { id } = await requireAccount(store, request.params.id)
    const form = formOf(request)
    const [present, plans] = await Promise.all([store.findPlanOf(id), store.listPlans()])
    const next = plans.find(each => each.id === form.plan)
    if (present === undefined || next === undefined) throw new AppError('not_found')
    const deletesAfter = shorterDays(retentionDaysOf, { present, next })
    if (deletesAfter !== undefined && form.deletes_after !== `${deletesAfter}`)
      return sendAccount(request, reply, { status: 422, chosen: { id: next.id, deletesAfter } })
    const wrong = await refusalOf(store.setPlan(id, next.id, originOf(request)), english)
    if (wrong !== undefined) return sendAccount(request, reply, { status: 409, wrong })
    return reply.redirect(href(`${accountPath(id)}?done=plan`), 303)
  })

  pages.post<OfAccount>('/dashboard/operator/accounts/:id/users/:user/link', async (request, reply) => {
    const user = await store.findUser(request.params.user)
    if (user?.account_id !== request.params.id) throw new AppError('not_found')
    return sendLink(request, reply, user)
  })

  async function sendLink(request: FastifyRequest, reply: FastifyReply, user: User) {
    const of = { user_id: user.id, hours: linkHours.invitation, now: now(), origin: originOf(request) }
    const link = urlOf(setPasswordPath(await makePasswordLink(store, of)))
    const account = { id: user.account_id }
    return sendPage(reply, linkPage({ href, visit: operatorOf(request), account, user, link }))
  }

  pages.get<OfAccount>('/dashboard/operator/accounts/:id/export', async (request, reply) => {
    const account = await requireAccount(store, request.params.id)
    await store.recordAudit(accountChanged('account.exported', account.id, originOf(request)))
    return sendDownload(reply, {
      name: `${account.id}.jsonl`,
      type: 'application/jsonl',
      parts: exportedLines(store, account),
    })
  })

  pages.get<OfAccount>('/dashboard/operator/accounts/:id/delete', async (request, reply) => {
    const account = await requireAccount(store, request.params.id)
    return sendPage(reply, deleteAccountPage({ href, visit: operatorOf(request), account }))
  })

  pages.post<OfAccount>('/dashboard/operator/accounts/:id/delete', async (request, reply) => {
    const account = await requireAccount(store, request.params.id)
    const refuse = (wrong: string) =>
      sendPage(reply, deleteAccountPage({ href, visit: operatorOf(request), account, wrong }), 422)
    if (account.id === defaultAccount) return refuse('The account of the operator cannot be deleted.')
    if (account.suspended_at === null) return refuse('Suspend the account first.')
    const confirmedName = formOf(request).confirm ?? ''
    if (confirmedName !== account.name) return refuse('This is not the name of the account.')
    await deleteAccount({ store, files }, { account, confirmedName, origin: originOf(request) })
    return reply.redirect(href(`${accountPath(account.id)}?done=delete`), 303)
  })
}

/**
 * @returns why a change was rejected, such as after a concurrent deletion of the account; `undefined` on
 * success
 */
async function refusalOf(change: Promise<unknown>, write: WriteMessage): Promise<string | undefined> {
  try {
    await change
    return undefined
  } catch (error) {
    if (isRefusal(error)) return write(error.reason)
    throw error
  }
}

interface OfAccount {
  Params: { id: string; key: string; user: string }
  Querystring: { done?: unknown }
}
