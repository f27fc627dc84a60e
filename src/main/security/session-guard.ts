import { scheme } from './origins.ts'

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
