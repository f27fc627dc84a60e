import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { createKey } from '../../accounts/keys.ts'
import { parseName } from '../../accounts/parse-name.ts'
import type { Store, StoredKey } from '../../store/store.ts'
import type { DashboardUrl } from '../page.ts'
import { sendPage } from '../send-page.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import { alreadyCreatedPage, emptyForm, type KeyForm, keysPage, newKeyPage, revokePage } from './key-pages.ts'

export interface KeyRouteParts {
  store: Store
  secret: Uint8Array
  href: DashboardUrl
  now: () => Date
}

const makeFormId = () => randomBytes(16).toString('hex')

export function addKeyPages(pages: FastifyInstance, { store, secret, href, now }: KeyRouteParts): void {
  pages.get<{ Querystring: { revoked?: unknown } }>('/dashboard/keys', async (request, reply) => {
    const session = sessionOf(request)
    const keys = await store.listKeysOf(session.account)
    // the query string is only a hint and is verified
    const revoked = keys.find(key => key.id === request.query.revoked && key.revoked_at !== null)
    return sendPage(reply, keysPage({ href, session, keys, revoked, formId: makeFormId(), form: emptyForm }))
  })

  pages.post('/dashboard/keys', async (request, reply) => {
    const session = sessionOf(request)
    const { account } = session
    const { name: words = '', mode = '', form_id: formId = '' } = formOf(request)
    const name = parseName(words)
    if (name === undefined || (mode !== 'live' && mode !== 'test')) {
      const form = { name: words, mode, wrong: whatIsWrong(name, mode) }
      const keys = await store.listKeysOf(account)
      return sendPage(reply, keysPage({ href, session, keys, formId: makeFormId(), form }), 422)
    }
    // a form submitted again, by reload or double click, has the same key id
    const id = `key_${createHmac('sha256', secret).update(`${account} ${formId}`).digest('hex').slice(0, 20)}`
    const made = await createKey(store, { mode, name, now: now(), account, id }).catch(async error => {
      if ((await store.listKeysOf(account)).some(key => key.id === id)) return undefined
      throw error
    })
    if (made === undefined) return sendPage(reply, alreadyCreatedPage({ href, session }), 409)
    return sendPage(reply, newKeyPage({ href, session, ...made }))
  })

  pages.get('/dashboard/keys/:id/revoke', async (request, reply) => {
    const key = await ownKey(request)
    if (key.revoked_at !== null) return reply.redirect(href(`/keys?revoked=${key.id}`), 303)
    return sendPage(reply, revokePage({ href, session: sessionOf(request), key }))
  })

  pages.post('/dashboard/keys/:id/revoke', async (request, reply) => {
    const key = await ownKey(request)
    await store.revokeKey(key.id, now().toISOString())
    return reply.redirect(href(`/keys?revoked=${key.id}`), 303)
  })

  async function ownKey(request: FastifyRequest): Promise<StoredKey> {
    const { account } = sessionOf(request)
    const id = idIn(request)
    const key = (await store.listKeysOf(account)).find(each => each.id === id)
    if (key === undefined) throw new AppError('not_found')
    return key
  }
}

const idIn = ({ params }: FastifyRequest): unknown =>
  typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined

const whatIsWrong = (name: string | undefined, mode: string): KeyForm['wrong'] => ({
  ...(name === undefined && { name: 'Use 1 to 100 characters on one line.' }),
  ...(mode !== 'live' && mode !== 'test' && { mode: 'Choose test or live.' }),
})
