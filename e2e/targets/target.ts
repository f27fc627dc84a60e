import type { Page } from '@playwright/test'

/** The running program, independent of its shell. */
export interface RunningApp {
  /** the invoice page */
  page: Page
  /** what was opened in the system's browser or viewer, in order */
  opened(): Promise<string[]>
  /** answers the next request of the shell for a path; absent if the page shows a dialog for it */
  choosePath?(path: string): Promise<void>
  /** holds back the answers of an operation until the returned function is called; page tests only */
  holdAnswers?(operation: string): () => void
  /** waits for the window in which a key is typed; `ask` makes the program open it */
  keyWindow(ask: () => Promise<void>): Promise<Page>
  /** closes the program like a user */
  close(): Promise<void>
  /** kills the program like a power failure */
  kill(): Promise<void>
  /** process id of the host */
  pid(): Promise<number>
  /** everything written to the terminal */
  log(): string
}

/** the narrowest window in which the list is next to the invoice */
export const listBesideInvoice = { width: 1600, height: 900 }

export interface LaunchOptions {
  dataFolder: string
  /** home folder of the user */
  homeFolder: string
  /** whether it has its own password store, or none */
  keychain: boolean
  /** whether the preview pane is closed, so that nothing is rendered; page tests only */
  hidesPreview?: boolean
  /** in addition to the environment of the tests */
  environment?: Record<string, string>
  /** options of the host's Node; Electron has no separate one */
  nodeArguments?: string[]
}
