import type { headerTexts as english } from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'その他の操作',
  'header.message': '提出の状態',
  'header.amount': '金額：',
  'header.due': '支払期限',
  'header.open-of': '未入金（合計{total}）',
  'header.overpaid': '過入金{amount}',
  'header.to-refund': '要返金{amount}',
  'header.record-payment': '入金を登録',
  'header.show-differences': '相違点を見る',
  'header.go-to-field': '項目へ移動',
  'header.save-anyway': 'このままPDFを保存',
  'header.make-invoice': '請求書を作成',
  'header.receipt': '控え',
  'header.emailed': '{date}にメール送信',
  'header.paid': '{date}、{note}',
  'header.nothing-open': '未入金なし',
  'header.email.undo': 'メール未送信にする',
  'header.email.mark': 'メール送信済みにする',
  'header.email.undone': '{kind:@kind}{number}をメール未送信にしました。',
  'header.email.marked': '{kind:@kind}{number}をメール送信済みにしました。',
  'header.pdf-checked': 'PDF照合済み',
  'header.pdf-kept': 'PDF未照合',
  'header.pdf-differs': 'PDFに相違あり',
  'header.pdf-missing': 'PDF未ダウンロード',
  'header.test-made': '{time}にテストPDFを作成',
  'header.test-changed': 'テストPDFの作成後に変更あり',

  'unknown.safe':
    '{time}に{number}（{amount}）を送信しましたが、応答がありませんでした。すでに作成され、課金されている可能性があります。再度確認してください。作成と課金は最大でも1回だけです。',
  'unknown.unsafe':
    '{time}に{number}（{amount}）を送信しましたが、サービスで完了したことを確認できませんでした。すでに作成され、課金されている可能性があります。再送信する前に、サービスに問い合わせるか、アカウントで確認してください。',
  'unknown.key-changed':
    '{time}に{number}（{amount}）を送信しましたが、サービスで完了したことを確認できませんでした。すでに作成され、課金されている可能性があります。再度確認できるのは送信時のキーだけですが、この接続のキーは変更されています。元のキーに戻すか、アカウントで確認してください。',
  'unknown.check': '再度確認',
  'unknown.ask': 'サービスに問い合わせ',
  'unknown.created': 'アカウントにありました…',
  'unknown.send-again': 'アカウントになかったためロック解除…',
  'resolve.created.title': '{number}はアカウントにありますか？',
  'resolve.created.text':
    'この書類はロックされたままで、このコンピューターから再送信されることはありません。',
  'resolve.created.link': 'リンク（ある場合）',
  'resolve.created.confirm': 'アカウントにありました',
  'resolve.again.title': '{number}のロックを解除して下書きに戻しますか？',
  'resolve.again.text':
    'アカウントに表示されない場合にのみ行ってください。最初の送信が届いていた場合、再送信すると二重に作成され、課金されます。',
  'resolve.again.confirm': 'アカウントになかったためロック解除',
  'resolve.again.exists': 'サービスによると{number}は存在するため、下書きに戻しませんでした。',
} satisfies Translation<typeof english>
