import type { connectionTexts as english } from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'キーを入力してください。キーはsvc_live_またはsvc_test_で始まります。',
  'key.space_around': 'キーの前後にスペースまたは改行があります。キーだけをコピーしてください。',
  'key.space_inside': 'キーの途中にスペースまたは改行があります。キー全体をコピーし直してください。',
  'key.capitals': 'キーは小文字のsvc_live_またはsvc_test_で始まります。',
  'key.prefix': 'これはサービスのキーではありません。キーはsvc_live_またはsvc_test_で始まります。',
  'key.character': 'キーに使用できない文字が含まれています。アカウントのページからコピーし直してください。',
  'key.too_short': 'キーが短すぎます。一部が欠けている可能性があります。',
  'key.too_long': 'キーが長すぎます。キーだけをコピーしてください。',
  'key.untried': 'キーを確認できなかったため、保存しませんでした。{problem:message}',
  'key.stopped': '中止しました。キーは保存されていません。',
  'key.no_clipboard': 'ここではクリップボードを読み取れません。入力欄に貼り付けてください。',

  'keychain.missing':
    'このコンピューターにパスワードストアが見つかりません。キーは終了するまで保持できます。',
  'keychain.empty':
    'このコンピューターのキーリングが削除されたか、設定されていません。キーは終了するまで保持できます。',
  'keychain.locked':
    'キーリングがロックされています。ロックを解除してもう一度試すか、終了するまでキーを保持してください。',
  'keychain.failed':
    'このコンピューターのパスワードストアにアクセスを拒否されました。キーは終了するまで保持できます。',
  'keychain.timeout': 'パスワードストアが応答しません。ロックの解除を待っている可能性があります。',

  'address.not_https':
    'httpsを使用してください。使用しないと、ネットワーク上の第三者にキーを読み取られる可能性があります。',
  'address.invalid': 'https://invoices.example.comのようなアドレスを入力してください。',
  'address.user': 'ユーザー名とパスワードは入力しないでください。',
  'address.query': '「?」または「#」以降は入力しないでください。',

  'connection.name_taken': '{name}という名前の接続はすでにあります。',
  'connection.practice_address': 'これは練習用サービスです。すでに一覧にあります。',
  'connection.practice_fixed': '練習用サービスはBillwrightの一部であり、変更できません。',
  'connection.in_use':
    'この接続で提出した書類の処理が完了していないため、何も変更していません。先に書類を取り下げるか、存在するかどうかを指定してください。',
  'connection.key_again':
    'キーは別のアドレス用に入力されたため、何も送信されていません。{address}がお使いのサービスであれば、キーをもう一度入力してください。',
  'connection.not_the_service':
    'このアドレスから正しい応答がありませんでした。アドレスを確認するか、後でもう一度お試しください。',
  'connection.other_answer': 'このアドレスの応答は{status:digits}で、サービスの応答と異なります。',

  'connect.unsupported':
    'このサービスはアプリからのサインインに対応していません。アカウントのページでキーを作成し、手動で入力してください。',
  'connect.unusable': 'このアドレスは応答しますが、請求書サービスのサインインの応答ではありません。',
  'connect.redirected':
    'このアドレスは別の場所に転送されるため、何も送信されていません。サービスが案内しているアドレスを使用してください。',
  'connect.busy': 'サービスが混雑しています（{status:digits}）。しばらくしてからもう一度お試しください。',
  'connect.expired': 'コードの有効期限が切れています。キーは作成されていません。',
  'connect.denied': 'サービスのページで要求が拒否されました。キーは作成されていません。',
  'connect.not_kept': 'キーを保存できなかったため、サービスがキーを失効させました。{problem:message}',
  'connect.not_revoked':
    'キーを保存できませんでした。サービスでキーが失効したことも確認できませんでした。キーのページで失効させてください。{problem:message}',
  'connect.no_place': 'キーを保存できないため、キーの作成を要求しませんでした。{problem:message}',
  'connect.no_address': 'サービスのアドレスを入力してください。',
  'connect.too_many':
    'すでに5つのサービスの接続が進行中です。先にいずれかを完了するか、キャンセルしてください。',
  'connect.ended': 'この接続の試みは終了しました。もう一度接続してください。',

  'preset.unreadable': '{path}を使用できません。baseUrlと、必要に応じてnameを含むJSONにしてください。',
  'preset.address': '{path}のアドレスを使用できません。{problem:message}',

  'practice.slow_start': '練習用サービスが時間内に起動しませんでした。',
  'practice.stopped': '練習用サービスが、準備が整う前に停止しました。',
  'practice.unexpected_response': '練習用サービスから予期しない応答がありました。',
} satisfies Translation<typeof english>
