import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number}は{date:date}の書類ですでに使用されています。',
    other: '{number}は{date:date}の書類で「{other}」としてすでに使用されています。',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number}は別の下書きの番号と同じです。',
        other: '{number}は別の下書きの番号（「{other}」と表記）と同じです。',
      },
      other: {
        select: 'other',
        '{number}': '{number}は「{customer}」宛ての下書きの番号と同じです。',
        other: '{number}は「{customer}」宛ての下書きの番号（「{other}」と表記）と同じです。',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number}は提出済みの別の書類の番号と同じです。',
        other: '{number}は提出済みの別の書類の番号（「{other}」と表記）と同じです。',
      },
      other: {
        select: 'other',
        '{number}': '{number}は「{customer}」宛ての提出済みの書類の番号と同じです。',
        other: '{number}は「{customer}」宛ての提出済みの書類の番号（「{other}」と表記）と同じです。',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number}は、選択した別の書類の番号と同じです。',
    other: '{number}は、選択した別の書類の番号（「{other}」と表記）と同じです。',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '選択した書類の中で{number}が重複しています。',
    other: '選択した書類の中で{number}が重複しています（「{other}」とも表記されています）。',
  },

  // before anything is sent
  'batch.of_invoice': '{number}：{problem:message}',
  'submission.confirm':
    '本番キーで提出すると課金されます。提出する内容を確認してください：{number}、{payable:decimal} {currency}',
  'submission.findings': '確認事項が{count:digits}件あるため、本番キーで提出する前に内容の確認が必要です。',
  'submission.may_be_billed':
    'データの破損後に一部の提出記録を読み取れなかったため、この書類はすでに課金されている可能性があります。提出する前に、アカウントで確認してください。',
  'submission.insecure_address': 'この接続のアドレスは安全ではありません。httpsで始まる必要があります。',
  'submission.key_changed_unknown':
    'この書類の送信後に接続のキーが変更されたため、サービスに再度問い合わせることができません。書類はすでに作成され、課金されている可能性があります。アカウントで書類を確認し、存在するかどうかをここで指定してください。',
  'submission.data_changed_sent':
    'この提出のために保存されたデータが確認時の内容と異なるため、再送信しません。以前に送信されているため、書類はすでに作成され、課金されている可能性があります。アカウントで確認し、存在するかどうかをここで指定してください。',
  'submission.issued_kept':
    '発行済みの書類は帳簿に残ります。削除せず、クレジットノートまたは訂正請求書を作成してください。',
  'submission.settle_first':
    'サービスで完了したことを確認できていない書類です。課金されている可能性があるため、削除していません。先に再度確認するか、アカウントにあるかどうかを指定してください。',
  'submission.not_found':
    '書類が存在するかどうか、サービスから回答がありません。再送信すると二重に課金される可能性があります。まずアカウントで確認してください。',

  // documents that left by other means
  'mark.quote':
    '見積書は発行済みにできません。承諾済みにするか、請求書を作成してその請求書を発行済みにしてください。',
  'mark.future': '送付済みの書類のため、今日（{today:date}）以前の日付を選択してください。',
  'mark.reason_missing': '書類の送付方法を簡潔に入力してください。',
  'mark.file_outdated':
    'そのファイルをエクスポートした後に書類が変更されたか、ファイルがこのコンピューターの記録にありません。再度エクスポートするか、ファイルなしで書類を発行済みにしてください。',
  'mark.used':
    'この書類に対して、発行済みにした後に入金、クレジットノート、または訂正が登録されました。10秒以内にそれらを削除するか、クレジットノートで訂正してください。',
  'mark.not_submitted':
    'この書類は発行済みに設定されているため、提出されません。提出すると、サービスで二重に発行され、課金されます。クレジットノートで訂正してください。',
  'mark.no_pdf':
    'この書類は発行済みに設定されています。送付したファイルが原本で、ここに正式なPDFはありません。TESTの透かし入りのPDFを保存または印刷できます。',

  // nothing was sent
  'unreachable.offline':
    'サービスに接続できません。何も送信されていません。このコンピューターはネットワークに接続されていません。',
  'unreachable.name':
    'サービスに接続できません。何も送信されていません。サービスの名前が見つかりません。アドレスとネットワーク接続を確認してください。',
  'unreachable.no_server':
    'サービスに接続できません。何も送信されていません。このアドレスで応答するサーバーがありません。',
  'unreachable.proxy':
    'サービスに接続できません。何も送信されていません。このコンピューターのプロキシで通信が拒否されました。HTTPS_PROXYを確認してください。',
  'unreachable.certificate':
    'サービスに接続できません。何も送信されていません。サービスの証明書が信頼されていません。',
  'unreachable.timeout':
    'サービスに接続できません。何も送信されていません。時間内に接続が確立されませんでした。',

  // the service refused
  'refused.redirected':
    'この接続のアドレスは別の場所に転送されます。サービスが案内しているアドレスに変更してください。',
  'refused.account':
    'お使いのアカウントまたはこのキーでは提出できません。アカウントのページを確認してください。',
  'refused.missing_scope':
    'この接続のキーにはPDFを作成する権限がありません。接続し直すか、別のキーを使用してください。',
  'refused.address_not_allowed':
    'この接続のキーはこのネットワークからは使用できません。許可されたネットワークから提出するか、この制限のないキーを使用してください。',
  'refused.account_suspended': 'アカウントが停止されています。サービスの運営者に問い合わせてください。',
  'refused.monthly_limit_reached':
    'アカウントまたはこのコンピューターのキーが今月の上限に達しました。来月まで待つか、サービスの運営者に上限の引き上げを依頼するか、接続し直してこのコンピューターの上限を選び直してください。',
  'refused.storage_limit_reached':
    'アカウントにPDFを保存する空きがありません。アカウントの不要なPDFを削除するか、サービスの運営者に空きの追加を依頼してください。',
  'refused.template_limit_reached':
    'アカウントにテンプレートを保存する空きがありません。アカウントの不要なテンプレートまたはバージョンを削除してください。',
  'refused.no_service': 'このアドレスに請求書サービスはありません。接続を確認してください。',
  'refused.too_large':
    '書類のサイズがサービスの上限を超えています。ロゴを小さくすると解決する場合があります。',

  // a template of the user
  'own_template.not_kept':
    'このサービスにはテンプレート「{name}」がなく、アカウントのテンプレートは保存できません。Billwright付属のテンプレートを選択してください。',
  'own_template.no_permission':
    'このサービスにはテンプレート「{name}」がなく、この接続のキーには送信する権限がありません。接続し直すか、Billwright付属のテンプレートを選択してください。',
  'own_template.refused': 'サービスはテンプレート「{name}」を受け付けません。{reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: '{path}：{mistake:message}',
  },
  'own_template.version_gone':
    'サービスにテンプレート{template}がなくなりました。もう一度提出すると、テンプレートも再送信されます。',
  'own_template.file_missing':
    'テンプレート「{name}」が、提出時の内容で保存されていません。何も送信されていません。もう一度提出してください。',
  'own_template.no_answer':
    'テンプレートを送信しましたが、サービスから応答がありませんでした。課金はされておらず、Billwrightが自動的に再試行します。',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'サービスが混雑しています。Billwrightが書類を自動的に再送信します。',
  'busy.long': 'サービスの混雑が1時間以上続いています。後でもう一度提出してください。',
  'busy.stayed': 'サービスの混雑が解消しませんでした。後でもう一度提出してください。',
  'busy.now': 'サービスが混雑しています。後でもう一度提出してください。',

  // the outcome is unknown
  'unknown.busy_repeated':
    'サービスが混雑しており、書類はすでに作成されている可能性があります。Billwrightが同じIdempotency-Keyで自動的に再度問い合わせるため、課金は一度だけです。',
  'unknown.busy_long':
    'サービスの混雑が1時間以上続いています。書類はすでに作成され、課金されている可能性があります。後でもう一度確認してください。',
  'unknown.busy':
    'サービスから混雑しているという応答がありました。書類はすでに作成され、課金されている可能性があります。再送信する前に、アカウントで確認してください。',
  'unknown.still': '書類が存在するかどうかはまだ不明です。最後の応答：{answer:message}',
  'unknown.interrupted':
    '応答を受け取る前にBillwrightが停止しました。書類はすでに作成され、課金されている可能性があります。',
  'unknown.timeout':
    'サービスから時間内に応答がありませんでした。書類はすでに作成され、課金されている可能性があります。',
  'unknown.closed':
    '応答を受け取る前にBillwrightが終了しました。書類はすでに作成され、課金されている可能性があります。',
  'unknown.connection_lost':
    '応答を受け取る前に接続が切れました。書類はすでに作成され、課金されている可能性があります。',
  'unknown.status':
    'サービスの応答は{status:digits}でした。書類はすでに作成され、課金されている可能性があります。',
  'unknown.unreadable':
    'サービスの応答を読み取れませんでした。書類はすでに作成され、課金されている可能性があります。',
  'unknown.not_confirmed_here':
    'この提出を確認した記録がこのコンピューターにないため、自動的には送信されません。書類はすでに作成され、課金されている可能性があります。',
  'unknown.from_copy':
    'この提出はデータのコピーから復元されました。コピーの作成後に書類が送信され、課金されている可能性があります。',
  'unknown.from_damaged':
    'この提出は破損したファイルから復元されました。書類はすでに送信され、課金されている可能性があります。',
  'unknown.from_replaced':
    'この提出は置き換え前のデータから引き継がれました。書類はすでに送信され、課金されている可能性があります。',
  'unknown.log_lost':
    'プログラムが終了する直前の変更が失われています。書類はすでに送信され、課金されている可能性があります。',

  // the delivered PDF
  'pdf.from_copy':
    'この請求書はコピーまたは変更されたデータファイルから取り込まれたため、PDFは自動でダウンロードされませんでした。もう一度ダウンロードしてください。',
  'pdf.not_kept':
    'このコンピューターにPDFを保存できませんでした。書類自体は失われていません。PDFをもう一度ダウンロードしてください。',
  'pdf.link_has_key':
    'PDFのリンクにAPIキーが含まれているため、開きませんでした。アカウントでPDFを探してください。',
  'pdf.link_insecure': 'PDFのリンクが安全ではないため、開きませんでした。アカウントでPDFを探してください。',
  'pdf.link_gone': 'PDFのリンクの有効期限が切れています。',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'リンクの有効期限が切れており、サービスから別のリンクを取得できませんでした。サービスのアカウントでPDFを探してください。',
    other:
      'リンクの有効期限が切れており、サービスから別のリンクを取得できませんでした。サービスのアカウントでジョブ{jobId}を探してください。',
  },
  'pdf.link_needs_key':
    'リンクの有効期限が切れています。新しいリンクを取得するには、この接続にキーが必要です。',
  'pdf.file_missing': 'PDFが移動または削除されました。もう一度ダウンロードしてください。',
  'pdf.file_changed':
    'ダウンロード後にファイルが変更されました。受信時のPDFが必要な場合は、もう一度ダウンロードしてください。',
  'pdf.download_failed': 'PDFをダウンロードできませんでした。書類自体は失われていません。',
  'pdf.download_status':
    'PDFをダウンロードできませんでした。サービスの応答：{status:digits}。書類自体は失われていません。',
  'pdf.truncated': 'PDFを最後まで受信できなかったか、サイズが50 MBを超えています。',
  'pdf.incomplete': 'PDFを最後まで受信できませんでした。',
  'pdf.web_page':
    'リンク先はPDFではなくWebページです。ブラウザーで開いてください。サインインが必要な場合があります。',
  'pdf.other_format': 'サービスから送信されたのはPDFではありません。',
} satisfies Translation<typeof english>
