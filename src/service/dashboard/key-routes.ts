import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { createKey } from '../keys.ts'
import { nameOf } from '../name.ts'
import type { Store, StoredKey } from '../store/store.ts'
import { emptyForm, type KeyForm, keysPage, madeBeforePage, newKeyPage, revokePage } from './key-pages.ts'
import type { At } from './page.ts'
import { sendPage } from './send-page.ts'
import { formOf, visitorOf } from './visitors.ts'

export interface KeyRouteParts {
  store: Store
  secret: Uint8Array
  at: At
  now: () => Date
}

const makeFormId = () => randomBytes(16).toString('hex')

export function addKeyPages(pages: FastifyInstance, { store, secret, at, now }: KeyRouteParts): void {
  pages.get<{ Querystring: { revoked?: unknown } }>('/dashboard/keys', async (request, reply) => {
    const visitor = visitorOf(request)
    const keys = await store.listKeysOf(visitor.account)
    // the address may be old or made up, so it says what is true or nothing
    const revoked = keys.find(key => key.id === request.query.revoked && key.revoked_at !== null)
    return sendPage(reply, keysPage({ at, visitor, keys, revoked, formId: makeFormId(), form: emptyForm }))
  })

  pages.post('/dashboard/keys', async (request, reply) => {
    const visitor = visitorOf(request)
    const { account } = visitor
    const { name: words = '', mode = '', form_id: formId = '' } = formOf(request)
    const name = nameOf(words)
    if (name === undefined || (mode !== 'live' && mode !== 'test')) {
      const form = { name: words, mode, wrong: whatIsWrong(name, mode) }
      const keys = await store.listKeysOf(account)
      return sendPage(reply, keysPage({ at, visitor, keys, formId: makeFormId(), form }), 422)
    }
    // a form that is sent again, by a reload or a second click, names the same key
    const id = `key_${createHmac('sha256', secret).update(`${account} ${formId}`).digest('hex').slice(0, 20)}`
    const made = await createKey(store, { mode, name, now: now(), account, id }).catch(async error => {
      if ((await store.listKeysOf(account)).some(key => key.id === id)) return undefined
      throw error
    })
    if (made === undefined) return sendPage(reply, madeBeforePage({ at, visitor }), 409)
    return sendPage(reply, newKeyPage({ at, visitor, ...made }))
  })

  pages.get('/dashboard/keys/:id/revoke', async (request, reply) => {
    const key = await ownKey(request)
    if (key.revoked_at !== null) return reply.redirect(at(`/keys?revoked=${key.id}`), 303)
    return sendPage(reply, revokePage({ at, visitor: visitorOf(request), key }))
  })

  pages.post('/dashboard/keys/:id/revoke', async (request, reply) => {
    const key = await ownKey(request)
    await store.revokeKey(key.id, now().toISOString())
    return reply.redirect(at(`/keys?revoked=${key.id}`), 303)
  })

  async function ownKey(request: FastifyRequest): Promise<StoredKey> {
    const { account } = visitorOf(request)
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
