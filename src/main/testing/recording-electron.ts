import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { PassThrough } from 'node:stream'
import type { ElectronModule } from '../electron/electron-module.ts'

/**
 * Replaces the `electron` module where its binary is missing: records what the shell sets, and lets a test emit
 * Electron's events (a message, a navigation, a crash). It contains no logic of its own.
 */

type Handler = (event: unknown, ...rest: unknown[]) => unknown

/** An event with `preventDefault`, like Electron's. */
export const cancellable = () => {
  const event = { defaultPrevented: false, preventDefault: () => {} }
  event.preventDefault = () => {
    event.defaultPrevented = true
  }
  return event
}

export interface RecordedFrame {
  origin: string
  parent: RecordedFrame | null
  detached: boolean
}

class RecordedContents extends EventEmitter {
  readonly mainFrame: RecordedFrame
  readonly sent: { channel: string; message: unknown }[] = []
  windowOpenHandler: ((details: { url: string }) => unknown) | undefined
  reloads = 0

  constructor(origin = 'about:blank') {
    super()
    this.mainFrame = { origin, parent: null, detached: false }
  }

  setWindowOpenHandler(handler: (details: { url: string }) => unknown) {
    this.windowOpenHandler = handler
  }

  send(channel: string, message: unknown) {
    this.sent.push({ channel, message })
  }

  reload() {
    this.reloads += 1
  }
}

export class RecordedWindow extends EventEmitter {
  readonly options: Electron.BrowserWindowConstructorOptions
  readonly webContents = new RecordedContents()
  readonly did: string[] = []
  url = ''
  destroyed = false
  minimized = false
  menuRemoved = false
  contentProtected = false
  overlay: unknown

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super()
    this.options = options
  }

  async loadURL(url: string) {
    this.url = url
    this.webContents.mainFrame.origin = url.replace(/^(\w+:\/\/[^/]+).*$/, '$1')
    this.emit('ready-to-show')
  }
  show() {
    this.did.push('show')
  }
  focus() {
    this.did.push('focus')
  }
  restore() {
    this.minimized = false
    this.did.push('restore')
  }
  isMinimized() {
    return this.minimized
  }
  isDestroyed() {
    return this.destroyed
  }
  removeMenu() {
    this.menuRemoved = true
  }
  setContentProtection(on: boolean) {
    this.contentProtected = on
  }
  setBackgroundColor(colour: string) {
    this.did.push(`background ${colour}`)
  }
  setTitleBarOverlay(overlay: unknown) {
    this.overlay = overlay
  }
  /** Simulates closing by the user. */
  close() {
    const event = cancellable()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
    return event
  }
  destroy() {
    if (this.destroyed) return
    this.destroyed = true
    this.emit('closed')
  }
}

export class RecordedSession extends EventEmitter {
  requestHandler:
    | ((contents: unknown, permission: string, decide: (yes: boolean) => void) => void)
    | undefined
  checkHandler: ((...details: unknown[]) => boolean) | undefined
  deviceHandler: ((...details: unknown[]) => boolean) | undefined
  blocked: { urls: string[]; decide: Handler } | undefined
  spellChecker: boolean | undefined
  readonly served = new Map<string, (request: Request) => Promise<Response>>()

  readonly protocol = {
    handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
      this.served.set(scheme, handler)
    },
  }
  readonly webRequest = {
    onBeforeRequest: (filter: { urls: string[] }, decide: Handler) => {
      this.blocked = { ...filter, decide }
    },
  }
  setPermissionRequestHandler(handler: RecordedSession['requestHandler']) {
    this.requestHandler = handler
  }
  setPermissionCheckHandler(handler: RecordedSession['checkHandler']) {
    this.checkHandler = handler
  }
  setDevicePermissionHandler(handler: RecordedSession['deviceHandler']) {
    this.deviceHandler = handler
  }
  setSpellCheckerEnabled(on: boolean) {
    this.spellChecker = on
  }
}

class RecordedApp extends EventEmitter {
  readonly did: string[] = []
  readonly isPackaged = true
  readonly firstInstance: boolean
  readonly paths: Map<string, string>
  lockFolder: string | undefined
  constructor(firstInstance: boolean, userData: string) {
    super()
    this.firstInstance = firstInstance
    this.paths = new Map([['userData', userData]])
  }
  requestSingleInstanceLock() {
    this.lockFolder = this.paths.get('userData')
    return this.firstInstance
  }
  enableSandbox() {
    this.did.push('enableSandbox')
  }
  async whenReady() {
    this.did.push('ready')
  }
  setAboutPanelOptions() {}
  getLocale() {
    return 'en-US'
  }
  getVersion() {
    return '0.2.0'
  }
  getPath(name: string) {
    return this.paths.get(name) ?? `/volumes/someone/${name}`
  }
  setPath(name: string, path: string) {
    this.paths.set(name, path)
  }
  quit() {
    this.did.push('quit')
  }
  exit(code = 0) {
    this.did.push(`exit ${code}`)
  }
}

export const recordingElectron = ({ firstInstance = true, dark = false, userData = tmpdir() } = {}) => {
  const app = new RecordedApp(firstInstance, userData)
  const windows: RecordedWindow[] = []
  const handlers = new Map<string, Handler>()
  const sessions = new Map<string, RecordedSession>([['', new RecordedSession()]])
  const privileged: { scheme: string; privileges?: object; beforeReady: boolean }[] = []
  const opened: string[] = []
  const errors: string[] = []
  const saveDialogs: Electron.SaveDialogOptions[] = []
  const openDialogs: { window: unknown; options: Electron.OpenDialogOptions }[] = []
  const processes: { path: string; args: string[]; options: unknown }[] = []
  const clipboard = { text: '' }
  const answers = {
    save: { canceled: true, filePath: '' },
    open: { canceled: true, filePaths: [] as string[] },
    openPath: '',
    openExternal: undefined as Error | undefined,
  }
  let menu: Electron.MenuItemConstructorOptions[] = []

  const sessionOf = (partition: string): RecordedSession => {
    const known = sessions.get(partition) ?? new RecordedSession()
    sessions.set(partition, known)
    return known
  }

  class BrowserWindow extends RecordedWindow {
    constructor(options: Electron.BrowserWindowConstructorOptions) {
      super(options)
      windows.push(this)
      app.emit('web-contents-created', {}, this.webContents)
    }
  }

  const nativeTheme = Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: dark })

  const electron = {
    app,
    BrowserWindow,
    clipboard: {
      readText: () => clipboard.text,
      writeText: (text: string) => {
        clipboard.text = text
      },
    },
    dialog: {
      showErrorBox: (title: string, content: string) => errors.push(`${title}: ${content}`),
      showSaveDialog: async (...given: unknown[]) => {
        saveDialogs.push(given.at(-1) as Electron.SaveDialogOptions)
        return answers.save
      },
      showOpenDialog: async (...given: unknown[]) => {
        const options = given.at(-1) as Electron.OpenDialogOptions
        openDialogs.push({ window: given.length > 1 ? given[0] : undefined, options })
        return answers.open
      },
    },
    ipcMain: {
      handle: (channel: string, handler: Handler) => {
        if (handlers.has(channel)) throw new Error(`second handler for ${channel}`)
        handlers.set(channel, handler)
      },
    },
    Menu: {
      buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (template: Electron.MenuItemConstructorOptions[]) => {
        menu = template
      },
    },
    nativeTheme,
    protocol: {
      registerSchemesAsPrivileged: (schemes: { scheme: string; privileges?: object }[]) => {
        for (const scheme of schemes) privileged.push({ ...scheme, beforeReady: !app.did.includes('ready') })
      },
    },
    session: { defaultSession: sessionOf(''), fromPartition: sessionOf },
    shell: {
      openExternal: async (url: string) => {
        if (answers.openExternal) throw answers.openExternal
        opened.push(url)
      },
      openPath: async (path: string) => {
        opened.push(path)
        return answers.openPath
      },
      showItemInFolder: (path: string) => opened.push(`folder of ${path}`),
    },
    utilityProcess: {
      fork: (path: string, args: string[], options: unknown) => {
        const child = Object.assign(new EventEmitter(), {
          stdout: new PassThrough(),
          kill: () => child.emit('exit', 0),
        })
        processes.push({ path, args, options })
        return child
      },
    },
  }

  return {
    /** The module as the shell sees it; the only cast of the stand-in. */
    module: electron as unknown as ElectronModule,
    app,
    windows,
    sessions,
    handlers,
    privileged,
    opened,
    errors,
    saveDialogs,
    openDialogs,
    processes,
    clipboard,
    answers,
    nativeTheme,
    menu: () => menu,
    /** A call from a page, like ipcRenderer.invoke; by default from the window's main frame. */
    invoke: async (
      channel: string,
      window: RecordedWindow,
      argument?: unknown,
      frame: RecordedFrame | null = window.webContents.mainFrame,
    ): Promise<unknown> =>
      handlers.get(channel)?.({ sender: window.webContents, senderFrame: frame }, argument),
  }
}
