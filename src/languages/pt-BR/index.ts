import type { Language } from '../grammar/language.ts'

export const ptBR: Language = {
  code: 'pt-BR',
  name: 'Português (Brasil)',
  direction: 'ltr',
  locale: 'pt-BR',
  load: {
    messages: async () => (await import('./messages/index.ts')).messages,
    shell: async () => (await import('./shell.ts')).shellTexts,
    keyWindow: async () => (await import('./key-window.ts')).keyWindow,
    page: async () => (await import('./page/page.ts')).pageTexts,
    codes: async () => (await import('./codes.ts')).codeTexts,
  },
}
