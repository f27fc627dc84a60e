import type { errorTexts as english } from '../../en/messages/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** One sentence for each error code of error-table.ts. */
export const errorTexts = {
  // the invoice
  invalid_json: 'テキストをJSONとして読み取れません。',
  invalid_invoice: '書類に修正が必要な項目があります。',
  unknown_template: 'この名前のテンプレートはありません。',
  invalid_template: 'テンプレートに誤りがあります。',

  // the service
  invalid_request: 'リクエストを読み取れませんでした。',
  invalid_key: 'APIキーがないか、不明であるか、失効しています。',
  expired_key: 'APIキーの有効期限が切れています。',
  live_key_required: 'これには本番キーが必要です。',
  missing_scope: 'このAPIキーにはこの操作の権限がありません。',
  address_not_allowed: 'このAPIキーはこのアドレスからは使用できません。',
  account_suspended: 'アカウントが停止されています。',
  storage_limit_reached:
    'アカウントにPDFを保存する空きがありません。課金はされていません。',
  template_limit_reached: 'アカウントにテンプレートを保存する空きがありません。',
  monthly_limit_reached:
    'アカウントまたはキーの月間上限に達しました。課金はされていません。',
  not_found: 'このアドレスには何もありません。',
  method_not_allowed: 'このアドレスではこのメソッドを使用できません。',
  request_timeout: 'リクエストが時間内に届きませんでした。',
  idempotency_in_flight: '同じIdempotency-Keyのリクエストがまだ処理中です。',
  pdf_deleted: 'PDFは削除されました。',
  pdf_damaged:
    '保存されたPDFがないか、破損しています。PDFは作成され記録されているため、再び課金されることはありません。',
  link_revoked: 'このリンクは新しいリンクに置き換えられました。',
  job_deleted: 'ジョブは要求に応じて削除されました。',
  precondition_failed: 'その間に、ほかのユーザーが変更しました。',
  too_large: 'リクエストが大きすぎます。',
  unsupported_media_type: 'リクエストはapplication/jsonとして送信してください。',
  idempotency_mismatch: 'このIdempotency-Keyは別の内容で使用されています。',
  invalid_idempotency_key: 'このIdempotency-Keyは使用できません。',
  invalid_query: 'アドレスのパラメーターを読み取れません。',
  range_not_satisfiable: 'ファイルが、要求された範囲より短くなっています。',
  expectation_failed: 'Expectヘッダーの要求に、このサービスは対応していません。',
  misdirected_request: 'このサービスはこのアドレスでは応答しません。',
  rate_limited: 'リクエストが多すぎます。後でもう一度お試しください。',
  headers_too_large: 'リクエストのヘッダーが大きすぎます。',
  render_timeout: '書類のレンダリングに時間がかかりすぎました。課金はされていません。',
  render_failed: '書類をレンダリングできませんでした。課金はされていません。',
  overloaded: 'サービスが混雑しています。しばらくしてからもう一度お試しください。',
  storage_unavailable: '現在、サービスに保存できません。課金はされていません。',
  recording_unknown: '書類が記録されたかどうか不明です。',
  internal: 'サービス側で問題が発生しました。',

  // its command line
  key_not_active:
    'このキーは失効しているか、有効期限が切れています。新しいキーを作成してください。',
  key_rotated:
    'このキーはすでにローテーションされ、後継のキーがあります。後継のキーをローテーションするか、新しいキーを作成してください。',
  account_not_suspended:
    'アカウントが停止されていないため、本番の請求書が作成中の可能性があります。先にaccounts suspendで停止してください。',
  account_deleted: 'アカウントは削除されました。',
  plan_exists: 'このIDのプランはすでにあります。',
  credit_exists: 'このジョブはすでに減額済みです。',
  email_taken: 'このメールアドレスは別のユーザーが使用しています。',
  too_many_invitations: 'このアドレス宛ての有効なリンクがすでに複数あります。',
  last_owner: 'アカウントには1人以上の所有者が必要です。',
  too_many_webhooks: '1つのアカウントに登録できるWebhookエンドポイントは10件までです。',

  // the host
  invalid_argument: '呼び出しを解釈できませんでした。',
  forbidden_sender: 'このページからプログラムを呼び出すことはできません。',
  no_such_invoice: 'この書類はもう存在しません。',
  not_editable:
    'この書類は提出済みのため変更できません。変更するには複製してください。',
  stale_revision: 'この書類は別の場所で変更されました。',
  no_such_record: 'このデータはもう存在しません。',
  invalid_record: 'データに修正が必要な項目があります。',
  invalid_table: '表をインポートできません。',
  stale_record: 'このデータは別の場所で変更されました。',
  stale_import: '表を確認した後にデータが変更されました。もう一度確認してください。',
  not_creditable:
    '減額できるのは、本番キーで発行された、合計が正の値の請求書だけです。',
  already_credited: 'この請求書にはすでにクレジットノートがあります。',
  no_quote: 'この書類は見積書ではありません。',
  deposit_unsettled: '前受金がどの請求書でも控除されないか、2件の請求書で控除されることになります。',
  already_invoiced: 'この書類からはすでに請求書が作成されています。',
  no_deposit_invoice: 'この書類は発行済みの前受金請求書ではありません。',
  no_such_payment: 'この入金はもう存在しません。',
  not_payable: '入金を登録できるのは、請求書の発行後です。',
  stale_payment: 'この入金は別の場所で変更されました。',
  stale_schedule: 'このスケジュールは別の場所で変更されました。',
  period_made: 'いずれかの期間の下書きがすでにあります。何も作成されていません。',
  number_taken: 'この番号はすでに使用されています。',
  superseded: '新しいプレビューに置き換えられました。',
  render_cancelled: 'キャンセルされたため、PDFは作成されていません。',
  work_cancelled: 'キャンセルしました。何も変更されていません。',
  stale_draft: '変更内容が保存済みの内容と一致しません。',
  stale_preview: 'プレビューを最初から作成し直す必要があります。',
  store_unavailable: 'データフォルダーに書き込めません。',
  store_locked: 'Billwrightはこのデータフォルダーですでに実行中です。',
  store_newer: 'データはより新しいバージョンのBillwrightで書き込まれています。',
  not_an_export:
    'このファイルはBillwrightのエクスポートではないか、破損しています。',
  no_such_connection: 'この接続はもう存在しません。',
  connection_changed: 'その間に接続が変更されました。提出する前にもう一度確認してください。',
  confirmation_required: '本番キーでの提出は課金されるため、あなたの確認が必要です。',
  already_submitting: 'この書類はすでに提出処理中です。',
  submission_cancelled: '提出をキャンセルしました。何も送信されていません。',
  not_settleable: 'この書類は応答を待っていません。',
  nothing_delivered: 'この書類のPDFはまだありません。',
  not_markable: 'この書類は発行済みにできません。',
  mark_final:
    '発行済みにした書類は、10秒を過ぎると発行済みのままになります。クレジットノートで訂正してください。',
  no_key: '提出するにはキーが必要です。',
  key_changed:
    'この接続のキーがその後変更されたため、送信されません。下書きに戻して、もう一度提出してください。',
  key_of_other_address:
    '保存されたキーは別のアドレス用に入力されたため、このアドレスには送信されません。',
  bad_key: 'これはサービスのAPIキーではありません。',
  key_untried: 'キーを確認できなかったため、保存しませんでした。',
  keychain_unavailable: 'このコンピューターのパスワードストアが応答しません。',
  not_supported: 'これにはウィンドウが必要ですが、ここにはありません。',
  file_unwritable: 'ファイルに書き込めません。',
  file_unreadable: 'ファイルを読み取れません。',

  // a submission
  unreachable: 'サービスに接続できません。何も送信されていません。',
  template_unavailable:
    'サービスにこのテンプレートがありません。何も送信されていません。',
  template_refused:
    'サービスがこのテンプレートを拒否しました。課金はされていません。',
  key_refused:
    'サービスがこのキーを却下しました。入力ミスがないか確認するか、新しいキーを作成してください。',
  stored_data_changed:
    'この提出のために保存されたデータが確認時の内容と異なります。データファイルが破損しています。何も送信されていません。書類を確認し、もう一度提出してください。',
  refused: 'サービスがこの書類を却下しました。',
  outcome_unknown:
    '応答がありませんでした。書類はすでに作成され、課金されている可能性があります。',
  practice_failed: '練習用サービスを起動できませんでした。',
} satisfies Translation<typeof english>
