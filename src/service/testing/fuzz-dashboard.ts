import fc from 'fast-check'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { forgetBefore, hashOf, makeToken } from '../accounts/sessions.ts'
import { newUserId, type Role } from '../store/users.ts'
import { Browser, signedIn } from './browser.ts'
import { post } from './client.ts'
import { numbered } from './invoices.ts'
import { quickHash } from './quick-hash.ts'
import { type PageForm, type ReadPage, readPage } from './read-page.ts'
import { startTestService, type TestService, temporaryFolder } from './service.ts'
import { startMailServer } from './smtp.ts'
import { standInRenderer } from './stand-in-renderer.ts'

/** An actor of the dashboard. */
interface Actor {
  name: string
  /** `null` without a session */
  as: { account: string; role: Role } | 'operator' | null
  browser: Browser
  page: ReadPage
  /** path of the page */
  path: string
}

const home = { operator: '/dashboard/operator', user: '/dashboard/keys', nobody: '/dashboard/sign-in' }

/** Both accounts are used at random; users of `watched` are never changed by its own actors. */
const accounts = { used: 'acc_used', watched: 'acc_watched' } as const

const who = ['owner', 'developer', 'reader', 'operator', 'nobody'] as const

const roleOf: Record<(typeof who)[number], Actor['as']> = {
  owner: { account: accounts.used, role: 'owner' },
  developer: { account: accounts.watched, role: 'developer' },
  reader: { account: accounts.watched, role: 'read-only' },
  operator: 'operator',
  nobody: null,
}

/** Actions in the audit log that each role may cause, besides signing in. */
const allowedActions: Record<Exclude<Role, 'owner'>, readonly string[]> = {
  'read-only': ['password.', 'second_factor.'],
  developer: ['password.', 'second_factor.', 'key.', 'webhook.', 'template.', 'device.'],
}

const hostile = [
  '"><x-injected>',
  "' on-injected='1",
  '</title></script><x-injected>',
  '&lt;x-injected&gt;',
  '%00',
  '../../../etc/passwd',
  "'; DROP TABLE jobs; --",
  '\u202e\u0000\uffff',
  'x'.repeat(5000),
]

/** Plausible values of empty fields. */
const typed: Readonly<Record<string, readonly string[]>> = {
  name: ['Example', 'operator'],
  email: [1, 2, 3, 4, 5, 6].map(number => `someone-${number}@example.com`),
  url: ['https://example.com/hook', 'https://127.0.0.1/', 'example.com'],
  addresses: ['', '10.0.0.0/8, 192.0.2.1', 'loopback'],
  code: ['123456'],
  from: ['', '2026-11-01', '2026-13-01'],
  to: ['', '2026-11-30', '1e9'],
}

const password = 'a password of a test'

/** Plausible values known to signed-in users only. */
const known: typeof typed = {
  ...typed,
  password: [password],
  current: [password],
  again: [password],
  // an account created meanwhile; those of the actors are never deleted
  confirm: ['Example'],
}

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(...Object.values(typed).flat()),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const step = fc.record({
  who: fc.constantFrom(...who),
  does: fc.oneof(
    { weight: 4, arbitrary: fc.constant('submit' as const) },
    { weight: 3, arbitrary: fc.constant('follow' as const) },
    fc.constantFrom('alter', 'foreign link', 'foreign form', 'raw'),
  ),
  pick: fc.nat(),
  /** values of form fields, by index; others keep the value of the page, or get a plausible one */
  changes: fc.array(fc.tuple(fc.nat(), text), { maxLength: 2 }),
})

const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
]

/**
 * Users of three roles, an operator and a visitor without session follow links and submit forms of the
 * dashboard that many times, with random values. Rejects with the first fault: an answer of 5xx, a page that
 * is not valid HTML or contains input as markup, a redirect to another site, anything billed, data of another
 * account, or a change that the role does not allow.
 * @returns the number of answers by status
 */
export async function fuzzDashboard(steps: number): Promise<Record<string, number>> {
  const [folder, mail] = await Promise.all([temporaryFolder(), startMailServer()])
  const service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    rateLimits: { requests: 0 },
    mail: { smtpUrl: mail.url, from: 'billing@example.com' },
    operatorAddresses: 'loopback,10.0.0.0/8',
    signUp: { mode: 'open', plan: 'default', domains: [], terms: 'Terms' },
  })
  const actors = new Map<string, Actor>()
  const userIds = new Map<string, { account: string; role: Role }>()
  /** paths that any actor has seen */
  const seenPaths = new Set<string>()
  const seenForms = new Map<string, PageForm>()
  const statuses: Record<string, number> = {}
  let visits = 0

  async function visit(actor: Actor, path: string, init: RequestInit = {}): Promise<void> {
    const what = `${actor.name}: ${init.method ?? 'GET'} ${path} ${String(init.body ?? '').slice(0, 500)}`
    // wrong passwords would slow down an address
    visits += 1
    const address = `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`
    const { status, text, headers, location } = await actor.browser.visit(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address },
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500) throw new Error(`answered ${status} to ${what}`)
    if (location !== null && !/^\/dashboard(?![^/?])/.test(location))
      throw new Error(`redirected to ${location} by ${what}`)
    if (headers.get('content-type')?.startsWith('text/html')) {
      const page = readPage(text, path)
      if ([...page.names].some(name => name.includes('injected'))) throw new Error(`injected by ${what}`)
      if (!headers.get('content-security-policy')?.includes("default-src 'none'"))
        throw new Error(`no policy for ${what}`)
      const other = actor.name === 'owner' ? 'Watched' : actor.as === 'operator' ? undefined : 'Used'
      if (other !== undefined && text.includes(`${other} secret`))
        throw new Error(`${other} shown by ${what}`)
      if (actor.as === 'operator' && /svc_(live|test)_\w{20}/.test(text)) throw new Error(`a key in ${what}`)
      actor.page = page
      actor.path = path
      for (const link of page.links) seenPaths.add(link)
      for (const form of page.forms.filter(isNotSignOut)) seenForms.set(form.action, form)
    }
    if (location?.includes('sign-in') && actor.as !== null) await enter(actor)
    else if (location !== null) await visit(actor, location)
  }

  /** Signs in, and restores what other actors have removed. */
  async function enter(actor: Actor): Promise<void> {
    actor.browser = await browserOf(service, actor)
    if (actor.as !== null && actor.as !== 'operator') {
      const { account } = actor.as
      const user = (await service.store.listUsers(account)).find(({ email }) => email === emailOf(actor.name))
      if (user) userIds.set(user.id, actor.as)
    }
    const start = actor.as === 'operator' ? home.operator : actor.as === null ? home.nobody : home.user
    await visit(actor, start)
  }

  try {
    await prepare(service)
    for (const name of who) {
      const browser = new Browser(service.url)
      const actor: Actor = { name, as: roleOf[name], browser, page: emptyPage, path: home.nobody }
      actors.set(name, actor)
      await enter(actor)
    }
    await fc.assert(
      fc.asyncProperty(step, async ({ who: name, does, pick, changes }) => {
        const actor = actors.get(name) as Actor
        const nth = <T>(of: Iterable<T>) => {
          const all = [...of]
          return all[pick % all.length]
        }
        const ownForms = actor.page.forms.filter(isNotSignOut)
        const form = nth(does === 'foreign form' ? seenForms.values() : ownForms)
        const link = nth(actor.page.links) ?? actor.path
        if (does === 'alter') return visit(actor, altered(link, changes))
        if (does === 'foreign link') return visit(actor, nth(seenPaths) ?? link)
        if (does === 'follow' || form === undefined) return visit(actor, link)
        if (does === 'raw') {
          const headers = { 'content-type': nth(types) ?? '' }
          const body = changes.map(([, value]) => value).join('&')
          return visit(actor, form.action, { method: 'POST', headers, body })
        }
        const token = actor.page.forms.flatMap(({ fields }) => fields.filter(isToken))[0]?.values[0] ?? ''
        const { action, method, fields } = form
        const plausible = actor.as === null ? typed : known
        const filled = new URLSearchParams(
          fields.map(({ name: field, values }, index): [string, string] => {
            const changed = changes.find(([at]) => at % fields.length === index)
            // a form with a wrong token is not varied further
            if (isToken({ name: field }) && pick % 50 > 0) return [field, token]
            return [field, changed?.[1] ?? (nth(values) || nth(plausible[field] ?? []) || '')]
          }),
        )
        if (method === 'GET') return visit(actor, `${action.split('?')[0]}?${filled}`)
        return visit(actor, action, { method, body: filled })
      }),
      { numRuns: steps, endOnFailure: true },
    )
    if ((await service.ledger()).length !== billedAtStart) throw new Error('the dashboard billed something')
    for (const account of Object.values(accounts)) await checkAudit(account)
  } finally {
    await service.close()
    await Promise.all([folder.remove(), mail.close()])
  }
  return statuses

  async function checkAudit(account_id: string): Promise<void> {
    const filter = { account_id, key_id: undefined }
    const entries = await service.store.readAudit(filter, { before: undefined, limit: 100_000 })
    for (const { actor, actor_id, action } of entries) {
      const user = userIds.get(actor_id)
      if (actor !== 'dashboard' || user === undefined || action === 'dashboard.signed_in') continue
      if (user.account !== account_id)
        throw new Error(`a user of ${user.account} did ${action} in ${account_id}`)
      if (user.role === 'owner') continue
      if (!allowedActions[user.role].some(each => action.startsWith(each)))
        throw new Error(`somebody who is ${user.role} did ${action}`)
    }
  }
}

/** Ignores signing out, which is on every page. */
const isNotSignOut = ({ action }: PageForm) => !action.endsWith('/sign-out')
const isToken = ({ name }: { name: string }) => name === 'form_token'

const emptyPage: ReadPage = { links: new Set(), forms: [], names: new Set() }
const emailOf = (name: string) => `${name}@example.com`
const billedAtStart = 4

/** Creates accounts with keys, invoices and a plan. */
async function prepare({ store, url }: TestService): Promise<void> {
  const origin = byOperator(new Date())
  await store.addPlan({ id: 'small', name: 'Small', created_at: origin.at, ...smallPlan }, origin)
  for (const [name, id] of Object.entries(accounts)) {
    const secret = `${name === 'used' ? 'Used' : 'Watched'} secret`
    await store.addAccount({ id, name: secret, created_at: origin.at }, origin)
    for (const mode of ['live', 'test'] as const) {
      const { key } = await createKey(store, { mode, name: secret, origin, account: id })
      for (const _ of [1, 2]) await post(url, key, { body: numbered(secret) })
    }
  }
}

const smallPlan = {
  price: null,
  requests_per_minute: 1000,
  concurrent_renders: 2,
  stored_bytes: 1_000_000,
  monthly_warning: 10,
  monthly_cap: 20,
  live_kept_days: 365,
}

async function browserOf({ store, url }: TestService, { name, as }: Actor): Promise<Browser> {
  const now = new Date()
  const origin = byOperator(now)
  if (as === null) return new Browser(url)
  if (as === 'operator') {
    const hash = quickHash('what no other knows')
    await store.setOperator({ name, hash, created_at: origin.at })
    const token = makeToken()
    const session = { name, created_at: origin.at, last_seen_at: origin.at }
    await store.addOperatorSession(hashOf(token), session, {
      verified: hash,
      forgetBefore: forgetBefore(now),
    })
    const browser = new Browser(url)
    browser.cookies.set('billwright_operator', token)
    return browser
  }
  await store.resumeAccount(as.account, origin)
  const users = await store.listUsers(as.account)
  if (!users.some(({ email }) => email === emailOf(name))) {
    const user = { id: newUserId(), account_id: as.account, email: emailOf(name), created_at: origin.at }
    await store.addUser({ ...user, role: as.role }, quickHash(password), origin)
  }
  return signedIn({ url, store }, { account: as.account, name: emailOf(name) })
}

/** Returns a link with another id in its path, or other values in its query. */
function altered(link: string, changes: readonly (readonly [number, string])[]): string {
  const [path = '', query = ''] = link.split('?')
  const segments = path.split('/')
  if (segments.length > 4 && query === '') {
    const id = encodeURIComponent(changes[0]?.[1].toWellFormed() ?? '1')
    return segments.map((each, index) => (index === 3 ? id : each)).join('/')
  }
  const names = [...new URLSearchParams(query).keys(), 'search', 'after', 'before', 'month', 'mode']
  const values = changes.map(([at, value]): [string, string] => [names[at % names.length] ?? '', value])
  return `${path}?${new URLSearchParams(values)}`
}
