export interface LaunchOptions {
  browser: string
  profileFolder: string
  /** folder of the built renderer */
  pageFolder: string
  title: string
  width: number
  height: number
  headless: boolean
  debugPort: number | undefined
  /** renders pages in advance, so that the first previews are fast */
  warmUp: boolean
}

/**
 * Switches that stop Chromium's background traffic. `--disable-features` is not used, because the last one
 * wins and Playwright needs its own. Translation and similar features are off in the profile.
 */
const noBackgroundTraffic = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-quic',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
]

/**
 * Routes everything, including loopback, to a proxy port where nothing listens, so that no request or DNS
 * lookup leaves the browser past the interception.
 */
const noNetwork = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>']

export const browserArguments = ({ width, height, title, debugPort }: LaunchOptions): string[] => [
  // a window without tabs and address bar; the page loads after its bridge is ready
  `--app=data:text/html,<title>${encodeURIComponent(title)}</title>`,
  `--window-size=${width},${height}`,
  ...noBackgroundTraffic,
  ...noNetwork,
  ...(debugPort === undefined ? [] : [`--remote-debugging-port=${debugPort}`]),
]

/** Default arguments of Playwright that mark the browser as automated or open an extra page. */
export const unwantedArguments = ['--enable-automation', '--disable-popup-blocking', 'about:blank']

/** Chromium's sandbox does not run as root; it is off only in that case. */
export const canSandbox = (userId: number | undefined): boolean => userId !== 0
