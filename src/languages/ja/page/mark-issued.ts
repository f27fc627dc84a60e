import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': '発行済みにする…',
  'mark.title': {
    plural: 'count',
    1: '{kind:@kind}を発行済みにする',
    other: '{kind:@kinds}{count:number}件を発行済みにする',
  },
  'mark.none': '発行済みにするものがありません',
  'mark.about':
    'サービスを使わずに送付した書類のための機能です。番号は使用済みになり、書類はロックされて発行済みとして扱われ、訂正はクレジットノートでのみ可能です。10秒以内であれば元に戻せます。',
  'mark.documents': '発行済みにする書類',
  'mark.means': '送付方法',
  'mark.means.choose': '選択…',
  'mark.means.missing': '送付方法を選択してください。',
  'mark.means.e_invoice': 'デジタルインボイスのファイルを送信またはアップロード',
  'mark.means.portal': 'ポータルに入力',
  'mark.means.other_program': '別のプログラムで作成して送信',
  'mark.means.paper': '紙で送付',
  'mark.means.other': 'その他',
  'mark.reason': 'メモ',
  'mark.reason.needed': '送付方法の簡潔な説明',
  'mark.reason.hint': 'ポータルの名前や参照番号など。印刷されません。',
  'mark.reason.missing': '送付方法を簡潔に入力してください。',
  'mark.date': '送付日',
  'mark.date.future': '送付済みの書類のため、{today}以前の日付を入力してください。',
  'mark.file': 'ファイル',
  'mark.file.option': '{name}（{time}）',
  'mark.file.other': '別のファイル',
  'mark.file.hash': '証跡として保存：SHA-256 {sha256}',
  'mark.file.none': 'ここからエクスポートされたファイルは、証跡として保存されません。',
  'mark.file.outdated':
    '{name}のエクスポート後に書類が変更されたため、ファイルの内容が異なります。再度エクスポートするか、送付したバージョンを復元してください。',
  'mark.files':
    '証跡として保存：書類{all:number}件のうち{count:number}件について、最後にエクスポートしたファイルのハッシュ値。',
  'mark.no-pdf':
    '発行済みにする書類に正式なPDFはありません。送付したものが原本です。PDFはTESTの透かし入りでのみ保存および印刷できます。',
  'mark.confirm': '発行済みにする',
  'mark.left-out': '対象外の書類{count:number}件',
  'mark.blocked.submitted': 'すでに発行済みです。',
  'mark.blocked.under_way': '前回の提出が完了していません。',
  'mark.done': {
    plural: 'count',
    1: '{number}を発行済みにしました',
    other: '{kind:@kinds}{count:number}件を発行済みにしました',
  },
  'mark.undone': {
    plural: 'count',
    1: '{kind:@kind}を下書きに戻しました',
    other: '{kind:@kinds}{count:number}件を下書きに戻しました',
  },
  'mark.note': '発行済みにしました',
  'mark.receipt': '{kind:@kind}{number}は発行済みに設定されています',
  'mark.receipt.how': '{date}、{means}。',
  'mark.receipt.pdf': '送付したものが原本です。ここのPDFにはTESTの透かしが入ります。',
  'mark.receipt.marked': '登録日時',
  'mark.receipt.hash': 'ファイルのSHA-256',
  'mark.offer.text':
    '官公庁や事業者は、このファイルを請求書として扱います。送付した後に、下書きが変更されたり、二重に課金されたりしないようにする必要があります。',
  'mark.offer': 'エクスポート後に発行済みにする',
} satisfies Translation<typeof english>
