import type { PageName } from '#contract/page-policy.ts'
import type { ElectronModule } from '../electron/electron-module.ts'

export const scheme = 'app'

/** As `WebFrameMain.origin` spells them: each page has an origin that it shares with nothing. */
export const origins = {
  desktop: `${scheme}://desktop`,
  key: `${scheme}://key`,
} as const satisfies Record<PageName, string>

export const entryUrl = (page: PageName): string => `${origins[page]}/`

export interface ExpectedSender {
  /** the window's own contents */
  contents: Electron.WebContents
  /** exactly this origin, as `WebFrameMain.origin` spells it */
  origin: string
}

/**
 * Is the message from the main frame of this window, on this origin? Fails closed: a frame that was navigated or
 * destroyed meanwhile answers null, or throws when it is looked at.
 */
export const isExpectedSender = (event: Electron.IpcMainInvokeEvent, expected: ExpectedSender): boolean => {
  try {
    const frame = event.senderFrame
    return (
      frame !== null &&
      !frame.detached &&
      event.sender === expected.contents &&
      frame === expected.contents.mainFrame &&
      frame.parent === null &&
      frame.origin === expected.origin
    )
  } catch {
    return false
  }
}

/**
 * A page stays where the host loaded it, and opens nothing. Links are opened by the host, from what it knows of an
 * invoice (see links.ts), never from what a page says: an address that a page may choose is a way out for its data.
 */
const guardContents = (contents: Electron.WebContents): void => {
  const deny = (event: { preventDefault(): void }) => event.preventDefault()
  contents.on('will-navigate', deny)
  contents.on('will-frame-navigate', deny)
  contents.on('will-redirect', deny)
  contents.on('will-attach-webview', deny)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Every web contents there will ever be, so that no window can be forgotten. */
export const guardAllContents = ({ app }: ElectronModule): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

/** The page's files, what it made itself, and the tools for looking at it. */
const ownSchemes = [`${scheme}:`, 'blob:', 'data:', 'devtools:']

/** The pages need no camera, no location, no download and no network; so they have none, whatever they ask for. */
export const guardSession = (session: Electron.Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', event => event.preventDefault())
  session.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, ({ url }, decide) =>
    decide({ cancel: !ownSchemes.includes(new URL(url).protocol) }),
  )
  // Chromium fetches the dictionaries from a server of its maker
  session.setSpellCheckerEnabled(false)
}
