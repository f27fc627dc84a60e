import type { Language } from '../grammar/language.ts'

export const ja: Language = {
  code: 'ja',
  name: '日本語',
  direction: 'ltr',
  locale: 'ja',
  load: {
    messages: async () => (await import('./messages/index.ts')).messages,
    shell: async () => (await import('./shell.ts')).shellTexts,
    keyWindow: async () => (await import('./key-window.ts')).keyWindow,
    page: async () => (await import('./page/page.ts')).pageTexts,
    codes: async () => (await import('./codes.ts')).codeTexts,
  },
}
