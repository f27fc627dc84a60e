/** The pages need no camera, no location, no download and no network; so they have none, whatever they ask for. */
export const guardSession = (session: Electron.Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', event => event.preventDefault())
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file://*/*'] },
    (_request, decide) => decide({ cancel: true }),
  )
  // Chromium fetches the dictionaries from a server of its maker
  session.setSpellCheckerEnabled(false)
}
