import type { ElectronModule } from '../electron/electron-module.ts'

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
export const guardEveryContents = ({ app }: ElectronModule): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}
