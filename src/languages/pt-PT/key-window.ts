import type { keyWindowTexts as english } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
const keyWindowTexts = {
  'key_window.title': 'Chave de API',
  'key_window.title.of': 'Chave para {connection}',
  'key_window.sent-to': 'Enviada para {origin} e para nenhum outro endereço.',
  'key_window.label': 'Chave de API',
  'key_window.placeholder': 'svc_test_… ou svc_live_…',
  'key_window.show': 'Mostrar chave',
  'key_window.hide': 'Ocultar chave',
  'key_window.paste': 'Colar e testar',
  'key_window.cancel': 'Cancelar',
  'key_window.save': 'Testar e guardar',
  'key_window.trying': 'A testar a chave…',
  'key_window.stop': 'Parar',
  'key_window.keep-untried': 'Guardar sem testar',
  'key_window.no-keychain': 'Sem repositório de palavras-passe',
  'key_window.keep-in-memory': 'Manter esta chave até sair do Billwright',
  'key_window.choose-first': 'Escolha manter a chave até sair do Billwright ou cancele.',
  'key_window.no-answer': 'O Billwright não responde. Feche esta janela e tente novamente.',
  'key_window.replaces': {
    select: 'kind',
    test: 'Substitui a chave de teste terminada em {last4}.',
    live: 'Substitui a chave real terminada em {last4}.',
    other: 'Substitui a chave {kind} terminada em {last4}.',
  },
  'key_window.kind.test': 'Uma chave de teste: gratuita, e cada PDF leva a marca TEST.',
  'key_window.kind.live': 'Uma chave real: cada fatura submetida com ela é debitada na sua conta.',
  'key_window.kept-in': 'Guardada em {name}, nunca num ficheiro.',
  'key_window.kept-nowhere':
    'O Billwright nunca escreve uma chave num ficheiro. Pode manter esta em memória até sair do programa.',
} satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
}
