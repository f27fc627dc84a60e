import type {
  designTexts as english,
  pdfDifferencesTexts as englishDifferences,
} from '../../en/page/design.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the design: templates, colour, typeface, paper. */
export const designTexts = {
  'design.title': 'デザイン',
  'design.more': '色、用紙などの詳細',
  'design.less': 'デザインの詳細を隠す',
  'design.templates': 'テンプレート',
  'design.template': '{title}：{description}',
  'design.custom': '独自のテンプレート（最初の提出時にサービスに送信されます）',
  'design.broken': '{name}は使用できません。{mistake}',
  'design.no-picture': '{name}の画像がありません：{reason}',
  'design.color': 'アクセントカラー',
  'design.by-template': 'テンプレートと同じ',
  'design.color.own': '独自の色{color}',
  'design.color.hex': 'その他の色（#rrggbb）',
  'design.color.hex.wrong': '色は#1d3fbbのように#rrggbbの形で入力してください。',
  'design.color.pale': '文字には薄すぎるため、紙の上ではより濃い色が使用されます。',
  'design.color.cobalt': 'コバルト',
  'design.color.steel': 'スチール',
  'design.color.pine': '松葉色',
  'design.color.ochre': '黄土色',
  'design.color.rust': '錆色',
  'design.color.wine': 'ワイン',
  'design.color.plum': 'プラム',
  'design.color.ink': '墨色',
  'design.typeface': '書体',
  'design.typeface.by-template': '既定のフォント',
  'design.typeface.sans': 'サンセリフ（ゴシック体）',
  'design.typeface.serif': 'セリフ（明朝体）',
  'design.paper': '用紙',
  'design.custom-folder': '独自のテンプレートは{folder}から読み込まれます',
} satisfies Translation<typeof english>

/** Texts of the comparison between delivered PDF and preview. */
export const pdfDifferencesTexts = {
  'difference.pages': 'ページ数が{expected:number}ページではなく{count:number}ページです。',
  'difference.more': 'ほかに相違点が{count:number}件あります。',
  'difference.mark_missing': 'TESTの透かしがありません。',
  'difference.mark_unexpected': '本番キーで提出したのに、TESTの透かしが入っています。',
  'difference.text': '{page:digits}ページの記載が「{expected}」ではなく「{found}」です。',
  'difference.text.missing': '{page:digits}ページに「{expected}」の記載がありません。',
  'difference.text.added': '{page:digits}ページに「{found}」の記載が追加されています。',
  'difference.value.invoice_number': '請求書番号{value}が見つかりません。',
  'difference.value.customer': '取引先「{value}」が見つかりません。',
  'difference.value.line': '明細行「{value}」が見つかりません。',
  'difference.value.payable': '金額{value}が見つかりません。',
  'difference.einvoice_missing': '要求したデジタルインボイスが添付されていません。',
  'difference.einvoice_unexpected':
    'テストには含まれないはずのデジタルインボイスが含まれています。他者に渡さないでください。',
  'difference.einvoice_attached': 'デジタルインボイス{name}が含まれています。',
  'difference.script': '不要なスクリプトが含まれています。注意して開いてください。',
  'difference.same_text': 'ページとテキストを比較しました。見た目は比較していません。',
  'difference.same_values':
    '別のプログラムで作成されたため、見た目は比較できません。番号、取引先、明細行、金額は含まれています。',
  'difference.encrypted': 'パスワードで保護されているため、比較できませんでした。',
  'difference.damaged':
    '破損しているため、比較できませんでした。もう一度ダウンロードするか、リンクを開いてください。',
  'difference.too_much':
    '読み取りに時間またはメモリがかかりすぎるため、比較できませんでした。注意して開いてください。',
  'difference.no_text': 'テキストが含まれていないため、比較できませんでした。',
  'difference.no_preview':
    'プレビューを作成できなかったため、比較できませんでした。テンプレートがない可能性があります。',
} satisfies Translation<typeof englishDifferences>
