import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': '画面',
  'place.invoices': '請求書',
  'place.customers': '取引先',
  'place.overview': '概要',
  'place.position': '{position}／{count}',
  'customer.open': '未入金の請求書{count:number}件',
  'customer.late': '期限超過の請求書{count:number}件',
  'customer.nothing-open': '未入金なし',
  'customer.is-open': '未入金',
  'customer.next-due': '未入金、次の支払期限{date}',
  'customer.documents': '{name}の書類',
  'customer.no-documents': '書類はまだありません。',
  'customer.repeats': '{number}を繰り返し、次の下書き{date}、{amount}',
  'customer.repeats.edit': '編集…',
  'customer.details': '詳細',
  'customer.invoiced': '{year}年の請求額',
  'customer.months': '月別の請求額、{currency}',
  'customers.chosen': '取引先{count:number}件選択中',
  'customers.chosen.region': '選択した取引先',
  'customers.invoice': 'これらの取引先に請求…',
  'customers.repeat.none': 'これらの取引先には、繰り返す請求書がありません。',
  'invoice-customers.title': '取引先{count:number}件に請求',
  'invoice-customers.description': '共通の品名',
  'invoice-customers.description.missing': '請求する内容を入力してください。',
  'invoice-customers.quantity.wrong': '0より大きい数量を入力してください。',
  'invoice-customers.price': '単価',
  'invoice-customers.price.wrong': '単価を入力してください。',
  'invoice-customers.rate': '税率（%）',
  'invoice-customers.rate.own': '取引先ごとの設定',
  'invoice-customers.review': '確認…',
  'invoice-customers.back': '戻る',
  'invoice-customers.about':
    '取引先ごとに、取引先の通貨、言語、支払条件で下書きを作成します。提出はされません。',
} satisfies Translation<typeof english>
