import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#core/errors/app-error.ts'
import type { Origin } from '../store/origin.ts'
import type { PlanStore } from '../store/plans.ts'
import { newSignUpId, type SignUpStore } from '../store/sign-ups.ts'
import { newUserId, type User, type UserStore } from '../store/users.ts'
import { expiryOfLink, hashOfLink, newLinkToken } from './password-links.ts'
import { asciiDomain, domainOf } from './user-email.ts'

/** Who may open an account: everybody with an e-mail address, people invited by an operator, or nobody. */
export const signUpModes = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** The operator's settings for sign-up. */
export interface SignUpOptions {
  mode: SignUpMode
  /** id of the plan of new accounts; `undefined` for the default plan */
  plan: string | undefined
  /** accepted domains of e-mail addresses as {@link parseDomains} gives them; every domain if empty */
  domains: readonly string[]
  /** terms that must be accepted to open an account */
  terms: string | undefined
}

export const closedSignUp: SignUpOptions = { mode: 'closed', plan: undefined, domains: [], terms: undefined }

/**
 * Lifetime of links in hours: requested, sent by an operator, or made for a known address and sent to nobody.
 */
const signUpHours = { asked: 24, invited: 7 * 24, known: 1 / 60 } as const

/** Maximum valid links per address: requested, and made by operators. */
const linksOfAddress = { asked: 20, invited: 5 } as const

/** Maximum requested sign-ups without confirmation, over all addresses. */
export const maxPendingSignUps = 10_000

/**
 * Validates the settings before the service accepts requests.
 * @throws AppError invalid_argument
 */
export async function requireSignUpSettings(
  { mode, plan }: SignUpOptions,
  { store, sendsMail }: { store: Pick<PlanStore, 'listPlans'>; sendsMail: boolean },
): Promise<void> {
  if (mode === 'open' && !sendsMail)
    throw new AppError('invalid_argument', { message: { code: 'setting.sign_up_mail' } })
  if (mode === 'open' && plan === undefined)
    throw new AppError('invalid_argument', { message: { code: 'setting.sign_up_plan' } })
  if (mode === 'closed' || plan === undefined) return
  if ((await store.listPlans()).some(({ id }) => id === plan)) return
  const message = { code: 'setting.sign_up_no_plan', params: { id: plan } } as const
  throw new AppError('invalid_argument', { message })
}

/** @returns lower-case domains without repetition, or `undefined` when one of the comma-separated names is none */
export function parseDomains(text: string): string[] | undefined {
  const names = text
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name !== '')
  const domains = names.map(name => asciiDomain(name) ?? '')
  return domains.every(domain => domain.includes('.')) ? [...new Set(domains)] : undefined
}

/** Without a list, accepts all domains with a dot; names without one, such as `localhost`, are local. */
export const isAccepted = (email: string, { domains }: Pick<SignUpOptions, 'domains'>): boolean =>
  domains.length === 0 ? domainOf(email).includes('.') : domains.includes(domainOf(email))

/** Path of the page of a link, relative to the dashboard. */
export const openAccountPath = (token: string): string => `/sign-up/confirm?link=${token}`

/** SHA-256, hexadecimal: names the version of the terms that was accepted. */
export const digestOfTerms = (terms: string): string => createHash('sha256').update(terms).digest('hex')

/**
 * @param by the inviting operator, with the plan; absent for a request by the owner of the address
 * @param isKnown whether a user has the address; then a link of one minute is stored, which is sent to
 * nobody, so that the work is the same
 * @returns the token of the link, which is never stored; `undefined` if operators have made the maximum of
 * valid links
 */
export async function makeSignUp(
  store: Pick<SignUpStore, 'addSignUp'>,
  {
    email,
    now,
    by,
    isKnown = false,
  }: { email: string; now: Date; by?: { origin: Origin; plan: string }; isKnown?: boolean },
): Promise<string | undefined> {
  const { token, hash } = newLinkToken()
  const signUp = {
    ...{ id: newSignUpId(), email, created_at: now.toISOString() },
    expires_at: expiryOfLink(signUpHours[isKnown ? 'known' : by ? 'invited' : 'asked'], now),
    ...{ plan_id: by?.plan ?? null, invited_by: by?.origin.actor_id ?? null },
  }
  const of = { limit: linksOfAddress[by ? 'invited' : 'asked'], origin: by?.origin }
  return (await store.addSignUp(signUp, hash, of)) ? token : undefined
}

/**
 * Whether a user signs in with the address. False for an open invitation: its recipient may open an account
 * instead.
 */
export async function signsIn(
  store: Pick<UserStore, 'findSignIn' | 'listInvitedUsers'>,
  email: string,
): Promise<boolean> {
  const user = (await store.findSignIn(email))?.user
  if (user === undefined) return false
  return !(await store.listInvitedUsers(user.account_id)).some(({ id }) => id === user.id)
}

/** The account that a link opens. */
export interface SignUpOfLink {
  email: string
  /** `undefined` for the default plan */
  plan: string | undefined
}

/** @returns `undefined` if the link has expired, was used, or the settings no longer allow it */
export async function findSignUp(
  store: Pick<SignUpStore, 'findSignUp'>,
  token: string,
  { options, now }: { options: SignUpOptions; now: Date },
): Promise<SignUpOfLink | undefined> {
  const found = await store.findSignUp(hashOfLink(token), now.toISOString())
  if (found === undefined || options.mode === 'closed') return undefined
  if (found.invited_by === null && (options.mode !== 'open' || !isAccepted(found.email, options)))
    return undefined
  return { email: found.email, plan: found.plan_id ?? options.plan }
}

/**
 * @param opens.hash of the password
 * @returns the owner; `undefined` if the link has expired or was used
 * @throws AppError email_taken
 */
export const openAccount = (
  store: Pick<SignUpStore, 'openAccount'>,
  token: string,
  opens: {
    name: string
    plan: string | undefined
    language: string
    hash: string
    terms: string | undefined
  },
  { address, now }: { address: string; now: Date },
): Promise<User | undefined> =>
  store.openAccount(hashOfLink(token), {
    account: {
      id: `acc_${randomBytes(10).toString('hex')}`,
      ...{ name: opens.name, created_at: now.toISOString() },
    },
    plan_id: opens.plan ?? null,
    language: opens.language,
    owner: { id: newUserId() },
    ...{ hash: opens.hash, address },
    terms: opens.terms === undefined ? null : digestOfTerms(opens.terms),
  })
