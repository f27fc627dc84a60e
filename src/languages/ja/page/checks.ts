import type { checksTexts as english } from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': '提出可能',
  'checks.count': '確認事項{count:number}件',
  'checks.hints-only': 'ヒント{count:number}件',
  'checks.title': '提出前の確認',
  'checks.all-right': '確認事項はありません。この{kind:@kind}は提出できます。',
  'checks.errors': '提出前に修正',
  'checks.warnings': '要確認',
  'checks.hints': 'ヒント',
  'checks.more': 'ほか{count:number}件',

  // the question of a live submission
  'live.checking': '提出する内容を確認しています…',
  'live.from': '送付元',
  'live.no-sender': '送付元未入力',
  'live.due': '支払期限',
  'live.no-due': '支払期限なし',
  'live.findings': '確認事項{count:number}件',
  'live.remember': 'この接続では今後確認しない',
  'live.remember.countdown':
    '確認事項のない請求書は{count:number}秒後に提出され、アカウントに課金されます。それまではキャンセルできます。',
  'live.remember.at-once': '確認事項のない請求書はすぐに提出され、アカウントに課金されます。',

  // submitting without a question
  'countdown.title': '{kind:@kind}{number}を提出します',
  'countdown.text': '{customer}宛ての{kind:@kind}{number}（{amount}）を、本番キーで提出します。',
  'countdown.seconds': '{count:number}秒',
  'countdown.left': '{count:number}秒後に提出',
  'countdown.announced':
    '{kind:@kind}{number}（{amount}）を{count:number}秒後に本番キーで提出します。キャンセルするにはEscキーを押してください。',
  'countdown.cancelled': '{kind:@kind}{number}は提出されていません。課金はされていません。',
  'consent.given':
    '{day}から、確認事項のない請求書は、提出前の確認なしに本番キーで提出され、アカウントに課金されます。',
  'consent.withdraw': '本番キーでの提出前に毎回確認',
  'consent.withdrawn': '本番キーでの提出前に毎回確認するようにしました',
  'consent.countdown': '自動提出までの待ち時間',
  'consent.countdown.none': 'なし',
} satisfies Translation<typeof english>
