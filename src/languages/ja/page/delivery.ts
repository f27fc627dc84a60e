import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': '控え',
  'receipt.title': '{kind:@kind}{number}が作成されました',
  'receipt.title.test': '{kind:@kind}{number}がテストとして作成されました',
  'receipt.test': 'テストの{kind:@kind}が作成されました。TESTの透かしが入り、課金はされていません。',
  'receipt.test.unchanged': '{time}にテストPDFを作成。その後の変更はありません。',
  'receipt.test.changed': '{time}にテストPDFを作成。その後に変更されています。',
  'receipt.test.marked': 'TESTの透かしが入り、課金はされていません。',
  'receipt.test.free': '課金はされていません。',
  'receipt.job': 'ジョブ',
  'receipt.time': '日時',
  'receipt.mode': 'モード',
  'receipt.link': 'リンク',
  'receipt.file': 'ファイル',
  'receipt.mode.live': '本番・課金済み',
  'receipt.mode.test': 'テスト・課金なし',
  'receipt.copy': 'リンクをコピー',
  'receipt.copied': 'リンクをコピーしました',
  'receipt.open': 'リンクを開く',
  'receipt.open-pdf': 'PDFを開く',
  'receipt.folder': 'フォルダーで表示',
  'receipt.save': 'PDFを保存…',
  'receipt.saved': '{path}に保存しました',
  'receipt.email': 'メール…',
  'receipt.emailed': 'PDFを添付したメールの下書きを、メールソフトで開きました。',
  'receipt.emailed.no-address':
    'メールの下書きをメールソフトで開きました。取引先のアドレスを追加してください。',
  'receipt.emailed.link':
    'メールを開きましたが、PDFを添付できませんでした。フォルダーに表示されたファイルを添付してください。',
  'receipt.emailed.nothing': '何も開きませんでしたか？',
  'receipt.matches': 'プレビューと同じ',
  'receipt.differs': 'プレビューと異なります。送付する前に確認してください。',
  'receipt.fetching': 'PDFをダウンロードしています…',
  'receipt.kept': 'PDFはこのコンピューターに保存されています。',
  'receipt.fetch-again': '再ダウンロード',
  'receipt.fetched': 'PDFを再度ダウンロードしました。',
  'receipt.folder-problem.missing':
    'PDF用のフォルダーがないため、このPDFはデータフォルダーにあります：{path}',
  'receipt.folder-problem.not_writable':
    'PDF用のフォルダーに書き込めないため、このPDFはデータフォルダーにあります：{path}',
  'receipt.folder-choose': '別のフォルダーを選択…',

  'unknown.test':
    '{time}に{number}をテスト送信しましたが、サービスで完了したことを確認できませんでした。課金はされていません。編集を続けて、もう一度提出できます。',

  'delivered.tabs': '表示内容',
  'delivered.tab': '受信したPDF',
  'delivered.tab.preview': 'プレビュー',
  'delivered.loading': 'PDFを開いています…',
  'delivered.not-shown': 'このPDFはここに表示できません。PDFビューアーで開いてください。',
  'delivered.label': '受信した{kind:@kind}{number}のPDF',

  'pdfs.save-all': 'すべてのPDFを保存…',
  'pdfs.saved': 'PDF {count:number}件を{folder}に保存しました',
  'pdfs.missing': '書類{count:number}件のPDFはこのコンピューターにありません：{numbers}',

  'settings.pdf': 'PDFとメール',
  'settings.pdf.name': 'PDFファイルの名前',
  'settings.pdf.name.hint': '{placeholders}には値が挿入されます。例：{example}',
  'settings.pdf.name.wrong': '{example}のような名前を入力してください。',
  'settings.pdf.folder': '本番の請求書PDFの保存先フォルダー',
  'settings.pdf.folder.data': 'データフォルダー内：{folder}',
  'settings.pdf.folder.choose': 'フォルダーを選択…',
  'settings.pdf.folder.reset': 'データフォルダーを使用',
  'settings.pdf.folder.about':
    '以前のPDFは元の場所に残ります。テストPDFは常にデータフォルダーに保存されます。',
  'settings.email': '請求書の送付メール',
  'settings.email.language': '請求書の言語',
  'settings.email.subject': '件名',
  'settings.email.body': '本文',
  'settings.email.hint': '{placeholders}には値が挿入されます。値のない行は省略されます。',
  'settings.email.reset': '既定の本文を使用',
} satisfies Translation<typeof english>
