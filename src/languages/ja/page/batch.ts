import type { batchTexts as english } from '../../en/page/batch.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of batch submission and selection. */
export const batchTexts = {
  'command.submit-several': '複数の書類を提出…',
  'selection.region': '選択した書類',
  'selection.choose':
    '提出する書類を選択してください。{key}を押しながらクリックするか、書類の上でスペースキーを押します。',
  'selection.count': '{count:number}件選択中',
  'selection.row': '{number}を選択',
  'selection.stop': '選択を解除',
  'selection.submit': '{kind:@kinds}{count:number}件を提出…',
  'selection.too-many': '一度に提出できるのは{count:number}件までです。選択を減らしてください。',
  'batch.review.live': '{kind:@kinds}{count:number}件を本番キーで提出しますか？',
  'batch.review.test': '{kind:@kinds}{count:number}件をテスト提出しますか？',
  'batch.review.none': '現在提出できるものはありません',
  'batch.to': '送信先は{name}です。',
  'batch.live.text':
    'それぞれTESTの透かしのない正式なPDFになり、PDFごとにアカウントに課金されます。',
  'batch.test.text': 'テストPDFは無料で、TESTの透かしが入ります。',
  'batch.offline':
    'オフラインです。オンラインになると送信されます。それまでは取り下げることができます。',
  'batch.number': '番号',
  'batch.customer': '取引先',
  'batch.total': '合計',
  'batch.state': '状態',
  'batch.sum': '{kind:@kinds}{count:number}件、合計{total}',
  'batch.going': '提出する書類',
  'batch.left-out': '対象外{count:number}件',
  'batch.submitted': '提出済み',
  'batch.under_way': '送信中',
  'batch.fix': '修正',
  'batch.fix-number': '{number}を修正',
  'batch.open-number': '{number}を開く',
  'batch.confirm.live': '{kind:@kinds}{count:number}件を提出してアカウントに課金',
  'batch.confirm.test': '{kind:@kinds}{count:number}件をテスト提出',
  'batch.title.live': '{kind:@kinds}{count:number}件を本番キーで{name}に送信',
  'batch.title.test': '{kind:@kinds}{count:number}件をテストキーで{name}に送信',
  'batch.progress': '{count:number}件中{ended:number}件提出済み',
  'batch.waiting': '{count:number}件が待機中です。再起動後でも自動的に送信されます。',
  'batch.key-refused':
    'キーが却下されたため、{kind:@kinds}{count:number}件が待機中です。キーを置き換えるまで、何も送信されません。',
  'batch.key-changed':
    '{kind:@kinds}{count:number}件は別のキーで承認されたため、送信も課金もされません。現在のキーで提出するには、もう一度確認してください。',
  'batch.review-again': '再度確認',
  'batch.running': '提出しています（{ended:number}／{count:number}）…',
  'batch.held': 'キーの問題で停止：{count:number}件中{ended:number}件提出済み',
  'batch.finished': '{kind:@kinds}{count:number}件を提出しました。',
  'batch.finished.some':
    '{count:number}件中{ended:number}件を提出しました。残りを確認してください。',
  'batch.show': '表示',
  'batch.cancelled': '取り下げ済み',
  'batch.cancel-rest': '残りをキャンセル',
  'batch.hide': '閉じる',
  'batch.done': '完了',
} satisfies Translation<typeof english>
