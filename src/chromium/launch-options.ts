export interface LaunchOptions {
  browser: string
  profileFolder: string
  /** the built pages */
  pageFolder: string
  title: string
  width: number
  height: number
  headless: boolean
  debugPort: number | undefined
  /** draws pages in advance, so that the first keystrokes are fast */
  warmUp: boolean
}

/**
 * Chromium's own calls home, each by the switch that ends it. No `--disable-features` here: the last one wins, and
 * Playwright's has what its control of the browser needs. Translation and the like are off in the profile.
 */
const quiet = [
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
 * A proxy where nothing listens, for loopback too: whatever would leave the browser past the interception ends
 * there, without even a name being looked up.
 */
const noNetwork = ['--proxy-server=http://127.0.0.1:9', '--proxy-bypass-list=<-loopback>']

export const browserArguments = ({ width, height, title, debugPort }: LaunchOptions): string[] => [
  // a window without tabs and address; the page comes when its bridge stands
  `--app=data:text/html,<title>${encodeURIComponent(title)}</title>`,
  `--window-size=${width},${height}`,
  ...quiet,
  ...noNetwork,
  ...(debugPort === undefined ? [] : [`--remote-debugging-port=${debugPort}`]),
]

/** Playwright's own arguments that make a browser look and act like a robot's, or open what we do not want. */
export const unwantedArguments = ['--enable-automation', '--disable-popup-blocking', 'about:blank']

/** Chromium's sandbox refuses to run as root; then, and only then, it is off. */
export const canSandbox = (userId: number | undefined): boolean => userId !== 0
