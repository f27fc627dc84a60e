import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { SecondFactor, SecondFactorStore } from '../store/second-factors.ts'
import { makeGroups } from './password.ts'

const recoveryCodeCount = 10

/** Codes of the period before and after are accepted too, because clocks differ. */
const window = 1

/** TOTP (RFC 6238) as authenticator apps assume it: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: Secret, label: string) => new TOTP({ issuer: 'Billwright', label, secret })

/** Returns a new secret in Base32, as typed into an app; {@link otpauthUri} is its QR code. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

export const otpauthUri = (secret: string, label: string): string =>
  totpOf(Secret.fromBase32(secret), label).toString()

/** @returns the time step of a valid code */
function stepOf(secret: Secret, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code.replaceAll(/\s/g, ''), timestamp, window })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

/** Whether a text has the form of {@link newSecret}. */
export const isSecret = (text: string): boolean => /^[A-Z2-7]{32}$/.test(text)

/** The second factor to store, and the recovery codes to show once. */
export interface NewSecondFactor {
  factor: SecondFactor
  recoveryCodes: string[]
  recoveryHashes: Uint8Array[]
}

/** @returns `undefined` if the code does not match, or the secret is malformed */
export function confirmSecret(
  owner: string,
  { secret: text, code, now }: { secret: string; code: string; now: Date },
): NewSecondFactor | undefined {
  if (!isSecret(text)) return undefined
  const secret = Secret.fromBase32(text)
  const last_step = stepOf(secret, code, now)
  if (last_step === undefined) return undefined
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => makeGroups(2))
  return {
    factor: { owner, secret: secret.bytes, last_step, created_at: now.toISOString() },
    recoveryCodes,
    recoveryHashes: recoveryCodes.map(hashOf),
  }
}

const hashOf = (code: string): Uint8Array => createHash('sha256').update(code).digest()

/** A one-time code, or a recovery code. Each is accepted once. */
export async function acceptCode(
  store: Pick<SecondFactorStore, 'acceptStep' | 'acceptRecoveryCode'>,
  { owner, secret }: SecondFactor,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const step = stepOf(new Secret({ buffer: Uint8Array.from(secret).buffer }), code, now)
  if (step !== undefined) return store.acceptStep(owner, step)
  return store.acceptRecoveryCode(owner, hashOf(code.trim().toLowerCase()))
}
