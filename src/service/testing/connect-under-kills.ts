import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../backends/open-store.ts'
import { Browser, signedIn } from './browser.ts'
import { get } from './client.ts'
import { askForCode, pollForKey, revokeKey } from './oauth.ts'

/** Computers that connect to a service while it is killed. */
export interface ConnectingComputers {
  /** one computer requests a code and is confirmed; every third computer disconnects again */
  connect(url: string): Promise<void>
  /** repeats requests interrupted by kills */
  settle(url: string): Promise<void>
  /** number of computers with a key, and violations, one line each */
  result(): Promise<{ connected: number; violations: string[] }>
}

/** Poll interval in milliseconds (RFC 8628, section 3.2). */
const interval = 5000

interface WaitingComputer {
  computer: string
  deviceCode: string
  userCode: string
  askedAt: number
}

export async function startComputers(
  folder: string,
  databaseUrl: string | undefined,
): Promise<ConnectingComputers> {
  const store = await openStore(folder, databaseUrl)
  const { cookies } = await signedIn({ url: '', store })
  await store.close()
  const found: string[] = []
  let count = 0
  /** no key yet, but a code that may be confirmed */
  const waiting = new Set<WaitingComputer>()
  const connected = new Set<string>()
  /** revocation sent, but not confirmed */
  const leaving = new Set<string>()
  const left = new Set<string>()

  const confirm = async (url: string, userCode: string): Promise<void> => {
    const browser = new Browser(url)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    await browser.get(`/dashboard/connect?user_code=${userCode}`)
    const fields = { user_code: userCode, decision: 'confirm', mode: 'test' }
    const { status, text } = await browser.post('/dashboard/connect', fields)
    if (status !== 200 && !text.includes('No computer waits'))
      found.push(`confirming ${userCode} was answered ${status}`)
  }

  async function poll(url: string, asking: WaitingComputer): Promise<void> {
    const { computer, deviceCode } = asking
    asking.askedAt = performance.now()
    const { status, body } = await pollForKey(url, deviceCode)
    if (status === 200) {
      waiting.delete(asking)
      connected.add(computer)
      const key = String(body.access_token)
      const used = await get(url, '/v1/account', key)
      if (used.status !== 200) found.push(`the key of ${computer} was answered ${used.status}`)
      if (Number(computer.split('-')[1]) % 3 !== 0) return
      leaving.add(computer)
      if ((await revokeKey(url, key)).status === 200) left.add(computer)
    } else if (body.error === 'invalid_grant') waiting.delete(asking)
    else found.push(`${computer} was answered ${String(body.error)}`)
  }

  /** The interrupted step: requesting the code, confirming it, or fetching the key. */
  async function askAgain(url: string): Promise<void> {
    for (const asking of [...waiting])
      if (performance.now() - asking.askedAt > interval) {
        await confirm(url, asking.userCode)
        await poll(url, asking)
      }
  }

  return {
    async connect(url) {
      await askAgain(url)
      const computer = `computer-${++count}`
      const asked = await askForCode(url, { computer_name: computer })
      const codes = { deviceCode: asked.device_code, userCode: asked.user_code }
      const asking = { computer, ...codes, askedAt: performance.now() }
      waiting.add(asking)
      await confirm(url, asking.userCode)
      await poll(url, asking)
    },

    async settle(url) {
      if (waiting.size > 0) await sleep(interval)
      await askAgain(url)
      for (const { computer } of waiting) found.push(`${computer} has no key in the end`)
    },

    async result() {
      const store = await openStore(folder, databaseUrl)
      const keys = (await store.listKeysOf('default')).filter(({ computer }) => computer !== null)
      await store.close()
      const valid = keys.flatMap(({ computer, revoked_at }) => (revoked_at === null ? [computer ?? ''] : []))
      for (const computer of valid) {
        // the first answer was lost; polling again revokes that key
        if (!connected.has(computer)) found.push(`${computer} has a key that nobody received`)
        if (left.has(computer)) found.push(`the key of ${computer} is valid, although it has disconnected`)
      }
      for (const computer of connected)
        if (!leaving.has(computer) && !valid.includes(computer))
          found.push(`the key that ${computer} received is not valid`)
      if (new Set(keys.map(({ computer }) => computer)).size !== keys.length)
        found.push('a code gave two keys')
      return { connected: connected.size, violations: found }
    },
  }
}
