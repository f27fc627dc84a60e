import { createHash, randomBytes } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { AppError } from '#core/errors/app-error.ts'
import type { Origin } from '../store/origin.ts'
import type { PlanStore } from '../store/plans.ts'
import { newSignUpId, type SignUpStore } from '../store/sign-ups.ts'
import { newUserId, type User } from '../store/users.ts'
import { expiryOfLink, hashOfLink, newLinkToken } from './password-links.ts'

/** Who may open an account: everybody with an e-mail address, whom an operator invites, or nobody. */
export const signUpModes = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]

/** How the operator offers accounts. */
export interface SignUpOptions {
  mode: SignUpMode
  /** id of the plan of new accounts; `undefined` for the plan that every account has */
  plan: string | undefined
  /** accepted domains of e-mail addresses as {@link parseDomains} gives them; every domain if empty */
  domains: readonly string[]
  /** text that whoever opens an account accepts */
  terms: string | undefined
}

export const closedSignUp: SignUpOptions = { mode: 'closed', plan: undefined, domains: [], terms: undefined }

/** Hours for which a link is valid that somebody asked for, or that an operator made. */
const signUpHours = { asked: 24, invited: 7 * 24 } as const

/** Valid links of one address. */
const linksOfAddress = 5

/** Sign-ups that somebody asked for and nobody confirmed yet, of all addresses. */
export const maxPendingSignUps = 10_000

/**
 * Before the service takes requests.
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

/** @param domain lower case; as the name servers have it, so that two spellings are one domain, and empty when it is none */
const asciiDomain = (domain: string): string => domainToASCII(domain)

/** @returns lower-case domains without repetition, or `undefined` when one of the comma-separated names is none */
export function parseDomains(text: string): string[] | undefined {
  const names = text
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name !== '')
  const domains = names.map(name => (/[\s@/]/.test(name) ? '' : asciiDomain(name)))
  return domains.every(domain => domain.includes('.')) ? [...new Set(domains)] : undefined
}

/** @param email as parseEmail gives it @returns empty for what is no domain name */
export const domainOf = (email: string): string => asciiDomain(email.slice(email.lastIndexOf('@') + 1))

export const isAccepted = (email: string, { domains }: Pick<SignUpOptions, 'domains'>): boolean =>
  domains.length === 0 ? domainOf(email) !== '' : domains.includes(domainOf(email))

/** SHA-256, hexadecimal: names the version of the terms that was accepted. */
export const digestOfTerms = (terms: string): string => createHash('sha256').update(terms).digest('hex')

/**
 * @param by the operator who invites, with the plan; absent when the owner of the address asks
 * @returns the token of the link, which is never stored; `undefined` when the address has enough valid links
 */
export async function makeSignUp(
  store: Pick<SignUpStore, 'addSignUp'>,
  { email, now, by }: { email: string; now: Date; by?: { origin: Origin; plan: string } },
): Promise<string | undefined> {
  const { token, hash } = newLinkToken()
  const signUp = {
    ...{ id: newSignUpId(), email, created_at: now.toISOString() },
    expires_at: expiryOfLink(by ? signUpHours.invited : signUpHours.asked, now),
    ...{ plan_id: by?.plan ?? null, invited_by: by?.origin.actor_id ?? null },
  }
  const of = { limit: linksOfAddress, origin: by?.origin }
  return (await store.addSignUp(signUp, hash, of)) ? token : undefined
}

/** What a link opens. */
export interface SignUpOfLink {
  email: string
  /** `undefined` for the plan that every account has */
  plan: string | undefined
}

/** @returns `undefined` when the link has expired, was used, or is not offered any more */
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
 * @returns the owner; `undefined` when the link has expired or was used
 * @throws AppError email_taken
 */
export const openAccount = (
  store: Pick<SignUpStore, 'openAccount'>,
  token: string,
  opens: { name: string; plan: string | undefined; hash: string; terms: string | undefined },
  { address, now }: { address: string; now: Date },
): Promise<User | undefined> =>
  store.openAccount(hashOfLink(token), {
    account: {
      id: `acc_${randomBytes(10).toString('hex')}`,
      ...{ name: opens.name, created_at: now.toISOString() },
    },
    plan_id: opens.plan ?? null,
    owner: { id: newUserId() },
    ...{ hash: opens.hash, address },
    terms: opens.terms === undefined ? null : digestOfTerms(opens.terms),
  })
