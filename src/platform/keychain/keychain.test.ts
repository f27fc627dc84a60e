/** @module-tag extended */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { KeychainStatus } from '#contract/connections.ts'

/** Uses a real gnome-keyring with its own D-Bus session and folders, never the developer's. */

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, program)))
const hasKeyring = isInstalled('dbus-run-session') && isInstalled('gnome-keyring-daemon')

const script = join(import.meta.dirname, '..', 'testing', 'keychain-script.ts')
const unlock = 'gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1'
const kill = 'kill -9 $(pgrep -n -s 0 gnome-keyring)'
const fakeKey = 'svc_test_fake000000000000000000000000'
let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'billwright-keyring-'))
  await mkdir(join(home, 'run'), { mode: 0o700 })
})
afterEach(() => rm(home, { recursive: true, force: true }))

interface Run {
  answers: unknown[]
  endedByItself: boolean
}

/** Runs the script and returns its output; `shell` runs first, in the same session. */
function runScript(calls: string[], { shell = '', bus = true } = {}): Promise<Run> {
  const node = [process.execPath, script, ...calls]
  const line = `${shell} ${node.map(word => `'${word}'`).join(' ')}`
  const [program = '', ...args] = bus ? ['dbus-run-session', '--', 'sh', '-c', line] : node
  const { PATH } = process.env
  const folders = {
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  }
  const child = spawn(program, args, {
    env: { ...(PATH ? { PATH } : {}), ...folders },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  return new Promise(resolve => {
    let endedByItself = true
    const limit = setTimeout(() => {
      endedByItself = false
      end()
    }, 50_000)
    // Kills the process group, because the session leaves its daemons running.
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The process group has already ended.
      }
    }
    child.once('exit', () => {
      clearTimeout(limit)
      end()
      const answers = output
        .trim()
        .split('\n')
        .filter(text => text !== '')
      resolve({ answers: answers.map(text => JSON.parse(text)), endedByItself })
    })
  })
}

/** Installs the program that prompts for the password of a locked keyring. */
async function prompter(command: string): Promise<void> {
  const services = join(home, 'dbus-1', 'services')
  await mkdir(services, { recursive: true })
  await writeFile(
    join(services, 'org.gnome.keyring.SystemPrompter.service'),
    `[D-BUS Service]\nName=org.gnome.keyring.SystemPrompter\nExec=${command}\n`,
  )
}

type Reason = Extract<KeychainStatus, { available: false }>['reason']

const refused = (reason: Reason) => ({ refused: `keychain.${reason}` })
const unavailable = (reason: Reason) => ({
  available: false,
  reason,
  message: { code: `keychain.${reason}` },
})

test('without a session bus the keychain is reported as missing', async () => {
  const { answers } = await runScript(['status', 'read', 'save'], { bus: false })
  expect(answers).toEqual([
    { status: unavailable('missing') },
    { read: refused('missing') },
    { save: refused('missing') },
  ])
})

const expectSaved = async () => {
  const { answers } = await runScript(['--long-limit', 'save'], { shell: `printf fake | ${unlock};` })
  expect(answers).toEqual([{ save: null }])
}

describe.runIf(hasKeyring)('a key in a real gnome-keyring', () => {
  test('is stored, read by another process, and removed', async () => {
    const node = `'${process.execPath}' '${script}'`
    const { answers } = await runScript(['read', 'remove', 'read', 'status'], {
      shell: `printf fake | ${unlock}; ${node} save;`,
    })
    expect(answers).toEqual([
      { save: null },
      { read: fakeKey },
      { remove: null },
      { read: null },
      { status: { available: true, name: 'system keyring' } },
    ])
  })

  test('survives a locked keyring, and the error names the lock', async () => {
    await expectSaved()
    const { answers } = await runScript(['read', 'status', 'save'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([
      { read: refused('locked') },
      { status: unavailable('locked') },
      { save: refused('locked') },
    ])
  })

  test('a failing prompter is reported as a locked keyring', async () => {
    await expectSaved()
    await prompter('/bin/false')
    const { answers, endedByItself } = await runScript(['read', 'status', 'save'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([
      { read: refused('locked') },
      { status: unavailable('locked') },
      { save: refused('locked') },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a killed daemon is reported at the next call; the restarted one is locked', async () => {
    await prompter('/bin/false')
    const { answers, endedByItself } = await runScript(
      ['save', 'read', `sh:${kill}`, 'read', 'read', 'status', 'save'],
      { shell: `printf fake | ${unlock};` },
    )
    expect(answers).toEqual([
      { save: null },
      { read: fakeKey },
      // The bus may not have noticed that yet.
      { read: { refused: expect.any(String) } },
      { read: refused('locked') },
      { status: unavailable('locked') },
      { save: refused('locked') },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a deleted keyring file removes the key, and the next save is refused', async () => {
    const { answers, endedByItself } = await runScript(
      ['save', `sh:rm -r '${join(home, 'keyrings')}'`, 'read', 'save', 'status'],
      { shell: `printf fake | ${unlock};` },
    )
    expect(answers).toEqual([
      { save: null },
      // The daemon may not have checked the file yet.
      { read: expect.toBeOneOf([null, fakeKey]) },
      { save: expect.toBeOneOf([refused('failed'), refused('empty')]) },
      { status: expect.toBeOneOf([unavailable('failed'), unavailable('empty')]) },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a keyring deleted before the start is reported', async () => {
    await expectSaved()
    await rm(join(home, 'keyrings'), { recursive: true })
    await prompter('/bin/false')
    const { answers, endedByItself } = await runScript(['read', 'save', 'status', 'remove'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([
      { read: null },
      { save: refused('empty') },
      { status: unavailable('empty') },
      { remove: null },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a hanging daemon causes a timeout and does not keep the program running', async () => {
    const { answers, endedByItself } = await runScript(['read', 'status'], {
      shell: `printf fake | ${unlock}; kill -STOP $(pgrep -n -s 0 gnome-keyring);`,
    })
    expect(answers).toEqual([{ read: refused('timeout') }, { status: unavailable('timeout') }])
    expect(endedByItself).toBe(true)
  })

  test('an unanswered prompt does not keep the program running', async () => {
    await expectSaved()
    await prompter('/bin/sleep 60')
    const { answers, endedByItself } = await runScript(['read'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([{ read: refused('timeout') }])
    expect(endedByItself).toBe(true)
  })
})
