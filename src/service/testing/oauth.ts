import { z } from 'zod'
import { grantSeconds } from '../accounts/device-grants.ts'

/** A connecting computer on the level of HTTP. */

const deviceAnswer = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.literal(grantSeconds),
  interval: z.number(),
})

const clientId = { client_id: 'billwright-desktop' }

export async function sendForm(url: string, path: string, fields: Record<string, string>) {
  const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) })
  const body = z.record(z.string(), z.unknown()).parse(await response.json())
  return { status: response.status, headers: response.headers, body }
}

export const askForCode = async (url: string, fields: Record<string, string> = {}) =>
  deviceAnswer.parse((await sendForm(url, '/oauth/device_authorization', { ...clientId, ...fields })).body)

export const pollForKey = (url: string, deviceCode: string) =>
  sendForm(url, '/oauth/token', {
    ...clientId,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: deviceCode,
  })

export const revokeKey = (url: string, key: string) =>
  sendForm(url, '/oauth/revoke', { ...clientId, token: key })
