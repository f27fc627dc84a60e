import { byOperator } from '../accounts/origins.ts'
import { beginSession } from '../accounts/sessions.ts'
import type { Store } from '../store/store.ts'
import { quickHash } from './quick-hash.ts'

/** A browser on the level of HTTP: keeps cookies, reads the tokens of forms, follows no redirects. */
export interface Visit {
  status: number
  headers: Headers
  text: string
  location: string | null
}

export class Browser {
  readonly #url: string
  readonly cookies = new Map<string, string>()
  #formToken = ''
  #formId = ''

  readonly #headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url
    this.#headers = headers
  }

  async get(path: string): Promise<Visit> {
    return this.visit(path)
  }

  /** submits the form of the last page with these fields */
  async post(path: string, fields: Record<string, string> = {}): Promise<Visit> {
    const form = { form_token: this.#formToken, form_id: this.#formId, ...fields }
    return this.visit(path, { method: 'POST', body: new URLSearchParams(form) })
  }

  async signIn(password: string, account = 'default'): Promise<Visit> {
    await this.get('/dashboard/sign-in')
    return this.post('/dashboard/sign-in', { account, password })
  }

  /** any request, with the cookies of the browser */
  async visit(path: string, init: RequestInit = {}): Promise<Visit> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)), cookie }
    const response = await fetch(this.#url + path, { ...init, redirect: 'manual', headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await response.text()
    this.#formToken = /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? this.#formToken
    this.#formId = /name="form_id" value="([^"]+)"/.exec(text)?.[1] ?? this.#formId
    const location = response.headers.get('location')
    return { status: response.status, headers: response.headers, text, location }
  }
}

/** Signs in without the form, because verifying a password is slow on purpose. */
export async function signedIn(
  { url, store }: { url: string; store: Store },
  {
    account = 'default',
    name = account,
    now = new Date(),
  }: { account?: string; name?: string; now?: Date } = {},
): Promise<Browser> {
  const browser = new Browser(url)
  if ((await store.listUsers(account)).length === 0) {
    await store.setPassword(account, quickHash('a password of a test'), byOperator(now))
  }
  const found = await store.findSignIn(name)
  const begun =
    found &&
    (await beginSession(store, { user: found.user, verified: found.hash, address: '127.0.0.1', now }))
  if (begun === undefined) throw new Error(`nobody signs in as ${name}`)
  browser.cookies.set('billwright_session', begun)
  return browser
}
