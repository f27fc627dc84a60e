import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { parseName } from '../../accounts/accounts.ts'
import { createKey, hasExpired, rotateKey } from '../../accounts/keys.ts'
import { byDashboard } from '../../accounts/origins.ts'
import { maxKeyAddresses, parseKeyAddresses } from '../../limits/address-list.ts'
import type { Origin } from '../../store/origin.ts'
import {
  type KeyRestrictions,
  type KeyScope,
  keyScopes,
  type Store,
  type StoredKey,
  usualScopes,
} from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { t } from '../html/texts.ts'
import { forDevelopers } from '../session/require-role.ts'
import { formOf, sessionOf } from '../session/require-session.ts'
import {
  alreadyCreatedPage,
  emptyForm,
  type KeyForm,
  keysPage,
  lifetimes,
  newKeyPage,
  overlaps,
  revokePage,
  rotatePage,
} from './key-pages.ts'
import { type MadeKey, makeFormId, makeKeyOnce } from './show-key-once.ts'

export interface KeyRouteDeps {
  store: Store
  secret: Uint8Array
  href: DashboardUrl
  now: () => Date
}

export function addKeyPages(pages: FastifyInstance, { store, secret, href, now }: KeyRouteDeps): void {
  pages.get<{ Querystring: { revoked?: unknown } }>('/dashboard/keys', async (request, reply) => {
    const session = sessionOf(request)
    const keys = await store.listKeysOf(session.account)
    // the query string is only a hint and is verified
    const revoked = keys.find(key => key.id === request.query.revoked && key.revoked_at !== null)
    return sendPage(
      reply,
      keysPage({ href, session, keys, now: now(), revoked, formId: makeFormId(), form: emptyForm }),
    )
  })

  pages.post('/dashboard/keys', forDevelopers, async (request, reply) => {
    const session = sessionOf(request)
    const { account } = session
    const { name: words = '', mode = '', form_id: formId = '' } = formOf(request)
    const { expires = '', scope = '', addresses = '' } = formOf(request)
    const name = parseName(words)
    const limits = limitsIn({ expires, scope, addresses }, now())
    if (name === undefined || (mode !== 'live' && mode !== 'test') || limits === undefined) {
      const wrong = whatIsWrong(name, mode, limits)
      const form = { name: words, mode, expires, scope, addresses, wrong }
      const keys = await store.listKeysOf(account)
      return sendPage(reply, keysPage({ href, session, keys, now: now(), formId: makeFormId(), form }), 422)
    }
    return showOnce(request, reply, formId, id =>
      createKey(store, { mode, name, origin: originOf(request), account, id, ...limits }),
    )
  })

  pages.get('/dashboard/keys/:id/rotate', forDevelopers, async (request, reply) => {
    const key = await ownKey(request)
    if (!mayRotate(key)) throw new AppError('key_not_active')
    return sendPage(reply, rotatePage({ href, session: sessionOf(request), key, formId: makeFormId() }))
  })

  pages.post('/dashboard/keys/:id/rotate', forDevelopers, async (request, reply) => {
    const old = await ownKey(request)
    const { overlap = '', form_id: formId = '' } = formOf(request)
    if (!mayRotate(old)) throw new AppError('key_not_active')
    if (!overlaps.includes(overlap)) {
      const wrong = t('keys_page.overlap_wrong')
      const shown = { href, session: sessionOf(request), key: old, formId: makeFormId(), wrong }
      return sendPage(reply, rotatePage(shown), 422)
    }
    const overlapMs = Number(overlap) * dayMs
    return showOnce(request, reply, formId, id =>
      rotateKey(store, { old, overlapMs, origin: originOf(request), id }),
    )
  })

  pages.get('/dashboard/keys/:id/revoke', forDevelopers, async (request, reply) => {
    const key = await ownKey(request)
    if (key.revoked_at !== null) return reply.redirect(href(`/keys?revoked=${key.id}`), 303)
    return sendPage(reply, revokePage({ href, session: sessionOf(request), key }))
  })

  pages.post('/dashboard/keys/:id/revoke', forDevelopers, async (request, reply) => {
    const key = await ownKey(request)
    await store.revokeKey(key.id, originOf(request))
    return reply.redirect(href(`/keys?revoked=${key.id}`), 303)
  })

  const originOf = (request: FastifyRequest): Origin =>
    byDashboard(sessionOf(request).user.id, request.ip, now())

  /** A key of a computer cannot be rotated, because nobody may see its successor. */
  const mayRotate = (key: StoredKey) =>
    key.revoked_at === null && !hasExpired(key, now()) && key.computer === null

  async function showOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    formId: string,
    make: (id: string) => Promise<MadeKey>,
  ): Promise<FastifyReply> {
    const session = sessionOf(request)
    const { account } = session
    const made = await makeKeyOnce({ store, secret }, { account, formId }, make)
    if (made === undefined) return sendPage(reply, alreadyCreatedPage({ href, session }), 409)
    return sendPage(reply, newKeyPage({ href, session, ...made }))
  }

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

const dayMs = 24 * 60 * 60 * 1000

const scopesOfForm: Readonly<Record<string, readonly KeyScope[]>> = {
  '': usualScopes,
  generate: ['generate'],
  read: ['read'],
  templates: keyScopes,
}

/** @returns `undefined` for fields that the form does not send, and for invalid addresses */
function limitsIn(
  form: Pick<KeyForm, 'expires' | 'scope' | 'addresses'>,
  now: Date,
): KeyRestrictions | undefined {
  const scopes = scopesOfForm[form.scope] ?? []
  const addresses = parseKeyAddresses(form.addresses)
  const isLifetime = form.expires === '' || lifetimes.includes(form.expires)
  if (scopes.length === 0 || addresses === undefined || !isLifetime) return undefined
  const expires = new Date(now.getTime() + Number(form.expires) * dayMs).toISOString()
  return { scopes, addresses, own_cap: null, expires_at: form.expires === '' ? null : expires }
}

const whatIsWrong = (
  name: string | undefined,
  mode: string,
  limits: KeyRestrictions | undefined,
): KeyForm['wrong'] => ({
  ...(limits === undefined && {
    limits: t('keys_page.wrong_addresses', { max: maxKeyAddresses }),
  }),
  ...(name === undefined && { name: t('dashboard.one_line') }),
  ...(mode !== 'live' && mode !== 'test' && { mode: t('dashboard.choose_kind') }),
})
