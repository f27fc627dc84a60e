import type { PageName } from '#contract/page-policy.ts'
import type { ElectronModule } from '../electron/electron-module.ts'

export const scheme = 'app'

/** As in `WebFrameMain.origin`; each page has its own origin. */
export const origins = {
  desktop: `${scheme}://desktop`,
  key: `${scheme}://key`,
} as const satisfies Record<PageName, string>

export const entryUrl = (page: PageName): string => `${origins[page]}/`

export interface ExpectedSender {
  /** The contents of the window. */
  contents: Electron.WebContents
  /** The exact origin, as in `WebFrameMain.origin`. */
  origin: string
}

/**
 * Checks that a message comes from the main frame of this window with this origin. Fails closed: a navigated
 * or destroyed frame is null or throws when accessed.
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
 * Pages cannot navigate or open windows. Only the host opens links, from the data of an invoice (see
 * links.ts), because an address chosen by a page could carry data out.
 */
const guardContents = (contents: Electron.WebContents): void => {
  const deny = (event: { preventDefault(): void }) => event.preventDefault()
  contents.on('will-navigate', deny)
  contents.on('will-frame-navigate', deny)
  contents.on('will-redirect', deny)
  contents.on('will-attach-webview', deny)
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Covers all present and future web contents. */
export const guardAllContents = ({ app }: ElectronModule): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

/** Schemes of the pages' files, their own objects, and the developer tools. */
const ownSchemes = [`${scheme}:`, 'blob:', 'data:', 'devtools:']

/** The pages need no permissions, downloads or network, so all requests are denied. */
export const guardSession = (session: Electron.Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', event => event.preventDefault())
  session.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, ({ url }, decide) =>
    decide({ cancel: !ownSchemes.includes(new URL(url).protocol) }),
  )
  // Chromium would download dictionaries.
  session.setSpellCheckerEnabled(false)
}
