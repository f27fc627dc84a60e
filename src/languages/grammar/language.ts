import type { Texts } from './entry.ts'

/** What shows texts in the user's language. The command line is English only. */
export interface SurfaceTexts {
  /** errors, findings and warnings, which the page and the shells show */
  messages: Texts
  /** menus, dialogs and windows of the shells */
  shell: Texts
  keyWindow: Texts
  /** the page, beside messages */
  page: Texts
  /** names of the codes that fields of the page offer */
  codes: Texts
  /** the service: its errors, as its clients and operators read them */
  service: Texts
}

export type Surface = keyof SurfaceTexts

export interface Language {
  /** BCP 47 */
  code: string
  /** in the language itself */
  name: string
  direction: 'ltr' | 'rtl'
  /** of plural forms, and of numbers and lists in texts */
  locale: string
  /** each surface loads its own texts when it needs them */
  load: { readonly [Of in Surface]?: () => Promise<SurfaceTexts[Of]> }
}
