import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// launched with the flags and the profile of a normal start
test.use({ ownBrowser: true, keepsWindow: true })

/** Runs code in spite of the policy, which forbids eval. */
const inPage = async (page: Page, script: string): Promise<void> => {
  const ran = page.waitForEvent('console', message => message.text() === 'about to leave')
  await page.evaluate(`void setTimeout(() => { console.log('about to leave'); ${script} })`)
  await ran
}

/** Scripts that try to navigate. */
const waysOut: [name: string, script: string][] = [
  ['an address elsewhere', "location.href = 'https://example.com/'"],
  ['an address in place of its own', "location.replace('http://127.0.0.1:1/')"],
  ['the page of the key', "location.href = 'https://key.billwright.localhost/'"],
  ['the page of the key, in Electron', "location.href = 'app://key/'"],
  ['another file of its own', "location.href = '/assets/nothing.js'"],
  ['nothing', "location.href = 'about:blank'"],
  ['data', "location.href = 'data:text/html,elsewhere'"],
  ['a file', "location.href = 'file:///etc/passwd'"],
  ['a script as an address', "location.href = 'javascript:document.title=1'"],
  ['a blob', "location.href = URL.createObjectURL(new Blob(['elsewhere'], { type: 'text/html' }))"],
  ['the source of a page', "location.href = 'view-source:https://example.com/'"],
  ['the settings of the browser', "location.href = 'chrome://settings/'"],
  ['a program of the system', "location.href = 'mailto:someone@example.com'"],
  [
    'a program of the system, by a link',
    "const a = document.body.appendChild(document.createElement('a')); a.href = 'mailto:someone@example.com'; a.click()",
  ],
  [
    'a program of the system, from a frame',
    "document.body.appendChild(document.createElement('iframe')).contentWindow.location.href = 'mailto:someone@example.com'",
  ],
  [
    'a program of the system, as a frame',
    "document.body.appendChild(document.createElement('iframe')).src = 'mailto:someone@example.com'",
  ],
  [
    'a link',
    "const a = document.body.appendChild(document.createElement('a')); a.href = 'https://example.com/'; a.click()",
  ],
  [
    'a refresh',
    "document.head.appendChild(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=https://example.com/' }))",
  ],
  [
    'a frame above itself',
    "const f = document.body.appendChild(document.createElement('iframe')); f.srcdoc = '<a href=https://example.com/ target=_top>x</a>'; f.onload = () => f.contentDocument.querySelector('a').click()",
  ],
]

test('the page cannot navigate', async ({ app }) => {
  const { page } = app
  const home = page.url()
  for (const [name, script] of waysOut) {
    await inPage(page, script)
    // The page stays or is restored.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+n')
      await expect(app.number).toHaveValue(/^INV-/, { timeout: 1000 })
    }, name).toPass()
    expect(page.url(), name).toBe(home)
  }
  expect(page.context().pages()).toHaveLength(1)
  expect(await app.running.opened()).toEqual([])
})

/** Scripts that try to open a window or another program. */
const openings: [name: string, script: string][] = [
  ['window.open', "window.open('https://example.com/')"],
  ['window.open with a name', "window.open('/', 'other', 'popup')"],
  ['window.open of nothing', 'window.open()'],
  ['window.open of a script', "window.open('javascript:1')"],
  [
    'a link to a new window',
    "const a = document.body.appendChild(document.createElement('a')); a.href = 'https://example.com/'; a.target = '_blank'; a.click()",
  ],
  [
    'a link that downloads',
    "const a = document.body.appendChild(document.createElement('a')); a.href = URL.createObjectURL(new Blob(['x'])); a.download = 'x.txt'; a.click()",
  ],
  [
    'a form to a new window',
    "const f = document.body.appendChild(document.createElement('form')); f.action = '/'; f.target = '_blank'; f.submit()",
  ],
  ['a program of the system', "window.open('mailto:someone@example.com')"],
  ['a service worker', "navigator.serviceWorker?.register('/assets/nothing.js').catch(() => {})"],
  ['a shared worker elsewhere', "try { new SharedWorker('https://example.com/w.js') } catch {}"],
]

test('the page opens no window and no other program', async ({ app }) => {
  const { page } = app
  const home = page.url()
  for (const [name, script] of openings) {
    await inPage(page, script)
    await expect.poll(() => page.context().pages().length, name).toBe(1)
    expect(page.url(), name).toBe(home)
  }
  await page.keyboard.press('ControlOrMeta+n')
  await expect(app.number).toHaveValue(/^INV-/)
  expect(await app.running.opened()).toEqual([])
})

/** Drops that must not navigate. */
const drops: [name: string, type: string, data: string][] = [
  ['an address', 'text/uri-list', 'https://example.com/'],
  ['a file', 'text/uri-list', 'file:///etc/passwd'],
  ['a script', 'text/uri-list', 'javascript:document.title=1'],
  ['a page', 'text/html', '<script>document.title=1</script><img src=x onerror="document.title=1">'],
  ['words', 'text/plain', 'elsewhere'],
]

/** Drops data like a pointer from another program. */
async function dropAt(page: Page, at: { x: number; y: number }, mimeType: string, data: string) {
  const session = await page.context().newCDPSession(page)
  const dragged = { items: [{ mimeType, data }], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data: dragged })
  await session.detach()
}

test('dropped files and links neither navigate, open windows nor run', async ({ app }) => {
  const { page } = app
  const home = page.url()
  const opened: string[] = []
  let dropped = ''
  page.context().on('page', () => opened.push(dropped))
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const)
  for (const [name, type, data] of drops) {
    for (const [across, down] of [
      [0.1, 0.5],
      [0.45, 0.1],
      [0.45, 0.4],
      [0.45, 0.7],
      [0.8, 0.5],
    ] as const) {
      dropped = `${name} at ${across}, ${down}`
      await dropAt(page, { x: width * across, y: height * down }, type, data)
    }
    await page.keyboard.press('ControlOrMeta+n')
    await expect(app.number, name).toHaveValue(/^INV-/)
    expect(page.url(), name).toBe(home)
    expect(await page.title(), name).not.toBe('1')
  }
  expect(opened).toEqual([])
})

test('text can be dropped on a field', async ({ app }) => {
  await app.newInvoice()
  await app.number.fill('')
  // the first change replaces the questions of the first run
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect(async () => {
    await app.number.hover()
    box = (await app.number.boundingBox()) ?? box
    expect(box.width).toBeGreaterThan(0)
  }).toPass()
  await dropAt(app.page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 'text/plain', '2026-7')
  await expect(app.number).toHaveValue('2026-7')
})

test('the page has no network access', async ({ app }) => {
  const outcome = await app.page.evaluate(async () => {
    const tries = [
      fetch('https://example.com/'),
      fetch('http://127.0.0.1:1/'),
      fetch('file:///etc/passwd'),
      fetch('https://key.billwright.localhost/'),
      new Promise((resolve, reject) => {
        const socket = new WebSocket('wss://example.com/')
        socket.onopen = resolve
        socket.onclose = reject
      }),
      new Promise((resolve, reject) => {
        Object.assign(new Image(), { onload: resolve, onerror: reject, src: 'https://example.com/x.png' })
      }),
      new Promise((resolve, reject) => {
        const source = new EventSource('https://example.com/')
        source.onopen = resolve
        source.onerror = reject
      }),
    ]
    return (await Promise.allSettled(tries)).map(({ status }) => status)
  })
  expect(outcome).toEqual(Array(7).fill('rejected'))
})

/** Every permission of the browser. Only writing to the clipboard is allowed, for copying links. */
const permissions: [name: string, state: string][] = [
  ['geolocation', 'denied'],
  ['notifications', 'denied'],
  ['camera', 'denied'],
  ['microphone', 'denied'],
  ['clipboard-read', 'denied'],
  ['midi', 'denied'],
  ['background-sync', 'denied'],
  ['persistent-storage', 'denied'],
  ['window-management', 'denied'],
  ['local-fonts', 'denied'],
  ['idle-detection', 'denied'],
  ['accelerometer', 'denied'],
  ['screen-wake-lock', 'denied'],
]

test('the page has no permissions', async ({ app }) => {
  const found = await app.page.evaluate(
    names =>
      Promise.all(
        names.map(async name => {
          const status = await navigator.permissions.query({ name: name as PermissionName }).catch(() => null)
          return [name, status?.state ?? 'denied']
        }),
      ),
    permissions.map(([name]) => name),
  )
  expect(found).toEqual(permissions)
  const used = await app.page.evaluate(async () => {
    const { mediaDevices, clipboard, geolocation } = navigator
    const uses = [
      mediaDevices.getUserMedia({ audio: true }),
      mediaDevices.getUserMedia({ video: true }),
      mediaDevices.getDisplayMedia(),
      clipboard.readText(),
      new Promise((resolve, reject) => geolocation.getCurrentPosition(resolve, reject)),
      Notification.requestPermission().then(state => (state === 'granted' ? state : Promise.reject(state))),
    ]
    return (await Promise.allSettled(uses)).map(({ status }) => status)
  })
  expect(used).toEqual(Array(6).fill('rejected'))
})

/** The bridge of the real window; tests of the shells cover more arguments. */
test('the bridge rejects hostile calls and keeps working', async ({ app }) => {
  const answers = await app.page.evaluate(async () => {
    const { billwright } = window
    const hostile = [
      null,
      0,
      'x'.repeat(1_000_000),
      [],
      { id: '../../etc/passwd' },
      JSON.parse('{"__proto__":{"polluted":true}}'),
      { constructor: { prototype: { polluted: true } } },
    ]
    // these close the window or wait for the user
    const left = ['onEvent', 'readyToClose', 'closingAcknowledged', 'recoverStore']
    const calls = Object.entries(
      billwright as unknown as Record<string, (argument: unknown) => Promise<unknown>>,
    )
      .filter(([name]) => !left.includes(name))
      // two values each, because all reach the same dispatch
      .flatMap(([, call], index) => [0, 1].map(next => call(hostile[(index * 2 + next) % hostile.length])))
    const settled = await Promise.allSettled(calls)
    return {
      calls: calls.length,
      polluted: 'polluted' in {},
      words: settled.map(result =>
        JSON.stringify(result.status === 'fulfilled' ? result.value : result.reason),
      ),
    }
  })
  expect(answers.calls).toBeGreaterThan(200)
  expect(answers.polluted).toBe(false)
  for (const words of answers.words) {
    expect(words).toMatch(/^\{"ok":false,"error":\{"code":"(invalid_argument|no_such_connection)"/)
    expect(words).not.toMatch(/node_modules|\.ts:|\/src\//)
  }
  expect(await app.writeInvoice()).toMatch(/^INV-/)
})

test('the page has no Node.js API', async ({ app }) => {
  const found = await app.page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter(name => name in window),
    isolated: window.isSecureContext,
  }))
  expect(found).toEqual({ node: [], isolated: true })
})
