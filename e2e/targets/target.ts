import type { Page } from '@playwright/test'

/** The running program, whichever shell hosts it. */
export interface RunningApp {
  /** the invoice page */
  page: Page
  /** what was handed to the system's browser or viewer, in order */
  opened(): Promise<string[]>
  /** answers the next question of the shell for a path; absent where the page shows a dialog for it */
  choosePath?(path: string): Promise<void>
  /** the answers of an operation wait until the returned function is called; page tests only */
  holdAnswers?(operation: string): () => void
  /** waits for the window in which a key is typed, while `ask` makes the program open it */
  keyWindow(ask: () => Promise<void>): Promise<Page>
  /** as the person closes it */
  close(): Promise<void>
  /** as the power fails */
  kill(): Promise<void>
  /** of the process that hosts the host */
  pid(): Promise<number>
  /** everything that the program wrote to its terminal */
  log(): string
}

/** the narrowest window with the list beside the invoice */
export const listBesideInvoice = { width: 1600, height: 900 }

export interface LaunchOptions {
  dataFolder: string
  /** of the person: Downloads and the like */
  homeFolder: string
  /** with a password store of its own, or with none */
  keychain: boolean
  /** the pane of the preview is closed in the settings, so that nothing is rendered; page tests only */
  hidesPreview?: boolean
  /** beside the environment of the tests */
  environment?: Record<string, string>
  /** for the Node that hosts the host; in Electron there is none of its own */
  nodeArguments?: string[]
}
