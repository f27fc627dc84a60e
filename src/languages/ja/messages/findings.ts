import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered': 'このコンピューターでPDFを作成できなかったため、見た目は誰も確認していません。',

  // allowed, and probably not meant
  'invoice_number.space_around': '番号の先頭または末尾にスペースがあります。',
  'quantity.zero': '数量が0です。この明細行は合計に影響しません。',
  'invoice_number.without_digits': '番号に数字が含まれていません。',
  'invoice_number.zero': '番号が0です。請求書の番号は通常1から始まります。',
  'invoice_number.unfilled': '番号に、値が入力されていない{part}が含まれています。',
  'unit_price.both_negative': '数量と単価がどちらも負の値のため、この明細行は減算ではなく加算されます。',
  'price_quantity.large': '単価の基準数量が100,000単位を超えています。基準数量を確認してください。',
  'item.rounds_to_zero': 'この明細行の金額は通貨の最小単位の半分未満のため、合計に影響しません。',
  'charge_amount.above_line': '追加料金がこの明細行の金額を上回っています。',
  'charge.above_lines': '追加料金が明細行の合計額を上回っています。',
  'buyer.is_seller': '取引先がこの書類の送付元と同じです。',
  'preceding_invoice.own_number': '以前の請求書の番号がこの請求書の番号と同じです。',
  'preceding_invoice.other_rate': 'この税率の明細行がないため、この請求書で課税していない税が控除されます。',
  'preceding_invoice.later': '以前の請求書の日付がこの請求書の日付より後です。',
  'payment_terms.unusual':
    '支払条件では、{days:digits}日以内の支払いに{percent:number}%の割引があります。両方の値を確認してください。',
  'payment_terms.unusual_interest':
    '支払条件では、{days:digits}日を過ぎた支払いに{percent:number}%が加算されます。両方の値を確認してください。',
  'payment_terms.malformed':
    'プログラムが適用する割引に似た行がありますが、書式が異なります：#SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total': '支払条件の対象額{base:decimal}が、合計に含まれる金額と一致しません。',
  'payment_terms.after_due':
    '支払条件では{days:digits}日以内の支払いに割引がありますが、その期日は支払期限より後です。',
  'description.month_outside_period': 'テキストに{month}とありますが、請求書の対象期間から外れています。',
  'period.reversed': '対象期間の終了日が開始日より前です。',
  'date.far_after_issue': 'この日付は発行日より{days:digits}日後です。年を確認してください。',
  'date.far_before_issue': 'この日付は発行日より{days:digits}日前です。年を確認してください。',
  'due_date.before_issue': '支払期限が発行日より前です。',
  'country.unknown': {
    select: 'code',
    UK: '{code}はISO 3166の国コードではありません。イギリスはGBです。',
    other: '{code}はISO 3166の国コードではありません。',
  },
  'postcode.differs':
    '印刷される住所の郵便番号は{written}ですが、デジタルインボイスには{postcode}が記載されます。',
  'address.city_not_printed':
    'ページには{city}を含まないこれらの行が印刷されます。郵便番号と市区町村の行を追加してください。',
  'prepaid.negative': '受領済みの前受金が負の値のため、請求金額が増えます。',
  'text.placeholder':
    '{placeholder}はそのまま印刷されます。値が挿入されるのは、スケジュールで、または次の期間用に作成された請求書だけです。',
  'text.other_placeholder':
    '{placeholder}は、値が挿入されていないプレースホルダーの可能性があります。そのまま印刷されます。',
  'text.month_of_earlier':
    'このテキストに{month:month}とありますが、{date:date}の{number}にも同じテキストがあります。月を確認してください。',
  'iban.mistyped': 'このIBANには入力ミスがあります。チェックディジットが一致しません。',
  'seller.name_too_long_for_payment_code':
    '支払い用コードは印刷されません。銀行の規格では名前は{limit:digits}文字までですが、口座名義がこれを超えています。',
  'discount.raises_total': 'この値引きによって合計が増えます。',
  'discount.above_subtotal': '値引きが明細行の合計額を上回っています。',
  'discount.large': '値引きが{percent:decimal}%です。意図したものか確認してください。',
  'discount.large_with_lines':
    '明細行の値引きと合わせて、値引きが{percent:decimal}%です。意図したものか確認してください。',
  'discount.large_lines':
    'マイナスの明細行と値引きによって、ほかの明細行から{percent:decimal}%が差し引かれます。意図したものか確認してください。',
  'cash_rounding.large':
    '請求金額が{unit:decimal} {currency}単位に端数調整され、硬貨の額面を超えています。通常は最小の硬貨を単位にします。',
  'payable.zero': '前受金が合計と同額のため、請求金額は0です。',
  'payable.negative': '前受金が合計を上回っているため、請求金額が負の値です。',
  'payable.above_deducted': '控除額が合計を上回っているため、請求金額が負の値です。',
  'payable.rounded_to_zero': '端数調整によって、請求金額が0以下になります。',
  'total.zero': '合計が0です。数量と単価を確認してください。',
  'total.negative':
    '合計が負の値のため、この請求書では請求する金額がありません。代わりに、正の金額のクレジットノートを使用してください。',
  'total.negative_quote': '合計が負の値のため、この見積書には支払いの対象がありません。',
  'payment_details.missing':
    '支払いの情報がありません。口座を入力するか、支払条件に支払方法を記入してください。',
  'due_date.missing': 'いつ支払うかがわかるように、支払期限または支払条件を入力してください。',
  'issue_date.far_ahead': '発行日が今日から{days:digits}日後です。月と年を確認してください。',
  'issue_date.long_ago': '発行日が今日から{days:digits}日前です。月と年を確認してください。',
  'tax_rate.unusual':
    '{rate:decimal}%は{country:@country}の税率ではありません。通常の税率：{usual:or:@percent}',

  'tax_rate.high': '{rate:decimal}%はどの国の税率も超えています。税率を確認してください。',
  'tax_rate.on_export':
    '取引先の国は{buyer:@country}です。輸出には通常、{country:@country}の税がかかりません。税率を確認してください。',
  'tax_rate.missing':
    'ほかの明細行と違って税率がないため、課税されません。意図したものであれば、税率に0を入力してください。',
  'tax_category.without_tax': '税区分{category}は課税しないことを意味しますが、税率が入力されています。',

  // unlike the customer’s earlier invoices
  'currency.unusual': '通貨が{currency}ですが、この取引先には通常{usual}を使用しています。',
  'prices_include_tax.unusual': '以前の請求書と違い、単価が税込価格です。',
  'prices_include_tax.unusually_off': '以前の請求書の単価は税込価格でしたが、この書類では税が加算されます。',
  'amount.unusual':
    '請求金額{amount:decimal} {currency}は、この取引先への通常の金額を大きく上回っています。直近の請求書{count:digits}件では約{usual:decimal} {currency}です。',

  'amount.above_all':
    '請求金額{amount:decimal} {currency}は、直近の請求書の最高額{largest:decimal} {currency}の1,000倍以上です。',

  // probably required by VAT law
  'seller.name_missing': '{type:@kind}の送付元の名称を入力してください。',
  'buyer.name_missing': '{type:@kind}の宛先の名称を入力してください。',
  'issue_date.missing': '発行日を入力してください。',
  'seller.address_missing': '自社の住所を省略せずに入力してください。税法で求められています。',
  'buyer.address_missing': '取引先の住所を省略せずに入力してください。税法で求められています。',
  'seller.tax_id_missing': '自社の登録番号またはVAT番号を入力してください。税法で求められています。',
  'buyer.tax_id_missing':
    '取引先のVAT番号を入力してください。付加価値税を課税しない場合、EUの事業者には必須です。',
  'delivery_date.unknown': '納品日またはサービスの提供日が発行日と異なる場合は、その日付を入力してください。',
  'tax_note.reverse_charge':
    '付加価値税を課税しない理由を記入してください。ほかのEU加盟国の事業者の場合は「リバースチャージ」などです。',
  'tax_note.exemption': '課税しない理由を記入してください。適用される免税または非課税の規定などです。',
} satisfies Translation<typeof english>
