import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': '欠番…',
  'gaps.title': '欠番',
  'gaps.about':
    '本番キーで提出すると、その番号は使用済みになります。次の番号には、作成を確認できた書類がありません。',
  'gaps.nothing': '使用済みの番号はまだありません。本番キーで提出すると番号が使用されます。',
  'gaps.none': '欠番はありません。',
  'gaps.series': '{first}～{last}：本番の書類{count:number}件',
  'gaps.number': '番号',
  'gaps.why': '理由',
  'gaps.customer': '取引先',
  'gaps.taken': '使用日',
  'gaps.range': '{first}～{last}（{count:number}件）',
  'gaps.reason.unused': 'この番号の書類はここにありません。',
  'gaps.reason.draft': 'この番号の書類は提出されていません。',
  'gaps.reason.test': 'この番号の書類はテストキーでのみ提出されました。',
  'gaps.reason.deleted': 'この番号の書類は提出前に削除されました。',
  'gaps.reason.refused': 'この番号の書類はサービスに却下されました。',
  'gaps.reason.withdrawn': 'この番号の書類は送信前に取り下げられました。',
  'gaps.reason.not_created': 'この番号の書類を確認しましたが、見つかりませんでした。',
  'gaps.reason.under_way': 'この番号の書類は送信中です。',
  'gaps.reason.unknown': '結果未確認：この番号の書類が存在する可能性があります。',
  'gaps.current-number': '現在の番号は{number}です。',
  'gaps.cut': 'ほかにもあります。最初のものだけを表示しています。',
  'gaps.copy': 'コピー',
  'gaps.copied': '一覧をコピーしました。',
  'gaps.save': '表として保存…',
  'gaps.saved': '{path}に保存しました',
  'gaps.close': '閉じる',
} satisfies Translation<typeof english>
