import type { keyWindow as english } from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'APIキー',
  'key_window.title.of': '{connection}のキー',
  'key_window.sent-to': 'キーは{origin}だけに送信されます。',
  'key_window.label': 'APIキー',
  'key_window.placeholder': 'svc_test_…またはsvc_live_…',
  'key_window.show': 'キーを表示',
  'key_window.hide': 'キーを隠す',
  'key_window.paste': '貼り付けて確認',
  'key_window.cancel': 'キャンセル',
  'key_window.save': '確認して保存',
  'key_window.trying': 'キーを確認しています…',
  'key_window.stop': '中止',
  'key_window.keep-untried': '確認せずに保存',
  'key_window.no-keychain': 'パスワードストアがありません',
  'key_window.keep-in-memory': '終了するまでキーを保持する',
  'key_window.choose-first': '終了するまでキーを保持するか、キャンセルしてください。',
  'key_window.no-answer': 'Billwrightが応答しません。このウィンドウを閉じて、もう一度お試しください。',
  'key_window.replaces': {
    select: 'kind',
    test: '末尾が{last4}のテストキーを置き換えます。',
    live: '末尾が{last4}の本番キーを置き換えます。',
    other: '末尾が{last4}のキー（{kind}）を置き換えます。',
  },
  'key_window.kind.test': 'テストキー：無料です。PDFにはすべてTESTの透かしが入ります。',
  'key_window.kind.live': '本番キー：このキーで請求書を提出するたびに、アカウントに課金されます。',
  'key_window.kept-in': '{name}に保存され、ファイルには書き込まれません。',
  'key_window.kept-nowhere':
    'Billwrightはキーをファイルに書き込みません。このキーは、終了するまでメモリに保持できます。',
} satisfies Translation<typeof english>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} satisfies Translation<typeof english>
