import type { Language } from '../grammar/language.ts'

export const en: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  locale: 'en-GB',
  load: {
    messages: async () => (await import('./messages/index.ts')).messages,
    shell: async () => (await import('./shell.ts')).shellTexts,
    keyWindow: async () => (await import('./key-window.ts')).keyWindow,
    page: async () => (await import('./page/page.ts')).pageTexts,
    codes: async () => (await import('./codes.ts')).codeTexts,
    service: async () => (await import('./service/index.ts')).service,
  },
}
