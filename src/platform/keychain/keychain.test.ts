import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from './keychain.ts'

/** A real gnome-keyring on a D-Bus session and in folders of its own, never the one of whoever runs the tests. */

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

/** What the script says; `shell` runs before it in the same session. */
function runScript(calls: string[], { shell = '', bus = true } = {}): Promise<Run> {
  const node = [process.execPath, script, ...calls]
  const line = `${shell} ${node.map(word => `'${word}'`).join(' ')}`
  const [program = '', ...words] = bus ? ['dbus-run-session', '--', 'sh', '-c', line] : node
  const { PATH } = process.env
  const folders = {
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  }
  const child = spawn(program, words, {
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
    // the session leaves its daemons behind: they are in the process group that was made for it
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // all gone already
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

/** Who is asked for the password of a locked keyring. */
async function prompter(command: string): Promise<void> {
  const services = join(home, 'dbus-1', 'services')
  await mkdir(services, { recursive: true })
  await writeFile(
    join(services, 'org.gnome.keyring.SystemPrompter.service'),
    `[D-BUS Service]\nName=org.gnome.keyring.SystemPrompter\nExec=${command}\n`,
  )
}

const refused = (reason: keyof typeof wordsOf) => ({ refused: wordsOf[reason] })
const unavailable = (reason: keyof typeof wordsOf) => ({ available: false, reason, message: wordsOf[reason] })

test('without a session bus the keychain is missing, and says so', async () => {
  const { answers } = await runScript(['status', 'read', 'save'], { bus: false })
  expect(answers).toEqual([
    { status: unavailable('missing') },
    { read: refused('missing') },
    { save: refused('missing') },
  ])
})

describe.runIf(hasKeyring)('a key in a real gnome-keyring', () => {
  test('is stored, read by another process of the program, and removed', async () => {
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

  test('is not lost when the keyring is locked, and the words name the lock', async () => {
    await runScript(['save'], { shell: `printf fake | ${unlock};` })
    const { answers } = await runScript(['read', 'status', 'save'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([
      { read: refused('locked') },
      { status: unavailable('locked') },
      { save: refused('locked') },
    ])
  })

  test('a prompter that fails is a locked keyring', async () => {
    await runScript(['save'], { shell: `printf fake | ${unlock};` })
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

  test('a daemon that is killed while the program runs is said at the next call: another one starts, locked', async () => {
    await prompter('/bin/false')
    const { answers, endedByItself } = await runScript(
      ['save', 'read', `sh:${kill}`, 'read', 'read', 'status', 'save'],
      { shell: `printf fake | ${unlock};` },
    )
    expect(answers).toEqual([
      { save: null },
      { read: fakeKey },
      // the bus may not have noticed yet
      { read: { refused: expect.any(String) } },
      { read: refused('locked') },
      { status: unavailable('locked') },
      { save: refused('locked') },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a keyring file that is deleted while the program runs takes the key along, and the next one is refused', async () => {
    const { answers, endedByItself } = await runScript(
      ['save', `sh:rm -r '${join(home, 'keyrings')}'`, 'read', 'save', 'status'],
      { shell: `printf fake | ${unlock};` },
    )
    expect(answers).toEqual([
      { save: null },
      // the daemon may not have looked yet
      { read: expect.toBeOneOf([null, fakeKey]) },
      { save: expect.toBeOneOf([refused('failed'), refused('empty')]) },
      { status: expect.toBeOneOf([unavailable('failed'), unavailable('empty')]) },
    ])
    expect(endedByItself).toBe(true)
  })

  test('a keyring that was deleted before the start is named', async () => {
    await runScript(['save'], { shell: `printf fake | ${unlock};` })
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

  test('a daemon that hangs is a time-out and does not keep the program from ending', async () => {
    const { answers, endedByItself } = await runScript(['read', 'status'], {
      shell: `printf fake | ${unlock}; kill -STOP $(pgrep -n -s 0 gnome-keyring);`,
    })
    expect(answers).toEqual([{ read: refused('timeout') }, { status: unavailable('timeout') }])
    expect(endedByItself).toBe(true)
  })

  test('a prompt that nobody answers does not keep the program from ending', async () => {
    await runScript(['save'], { shell: `printf fake | ${unlock};` })
    await prompter('/bin/sleep 60')
    const { answers, endedByItself } = await runScript(['read'], {
      shell: 'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;',
    })
    expect(answers).toEqual([{ read: refused('timeout') }])
    expect(endedByItself).toBe(true)
  })
})
