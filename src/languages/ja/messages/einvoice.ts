import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'このファイルは{encoding}として読み取れません。送付元にUTF-8のファイルを依頼してください。',
  'einvoice.malformed':
    'このファイルは整形式のXMLではありません。{line:digits}行目に誤りがあります。送付元に元のファイルを依頼してください。',
  'einvoice.doctype':
    'このファイルには、デジタルインボイスでは使用しない文書型宣言が含まれています。ファイルは開かれませんでした。',
  'einvoice.too_large': 'このファイルのサイズは{max:mebibytes} MBを超えています。',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'このファイルの要素の階層が{max:number}段を超えています。ファイルは開かれませんでした。',
    elements: 'このファイルの要素が{max:number}個を超えています。ファイルは開かれませんでした。',
    attributesPerElement:
      'このファイルに、属性が{max:number}個を超える要素があります。ファイルは開かれませんでした。',
    namespacesPerElement:
      'このファイルに、名前空間の宣言が{max:number}個を超える要素があります。ファイルは開かれませんでした。',
  },
  'einvoice.quote': '見積書にはデジタルインボイスがありません。先に請求書に変換してください。',
  'einvoice.pdf_encrypted':
    'このPDFにはパスワードが必要です。送付元にパスワードなしのファイル、またはXMLファイルを依頼してください。',
  'einvoice.pdf_damaged':
    'このPDFは破損しており、デジタルインボイスを読み取れません。送付元に元のファイルを依頼してください。',
  'einvoice.pdf_too_much':
    'このPDFの読み取りには時間またはメモリがかかりすぎるため、開かれませんでした。送付元にXMLファイルを依頼してください。',
  'einvoice.too_much': 'このファイルの読み取りには時間またはメモリがかかりすぎるため、開かれませんでした。',
  'einvoice.not_open': 'このデジタルインボイスはすでに閉じられています。ファイルをもう一度開いてください。',
  'einvoice.no_content': 'ファイルにこの添付ファイルは含まれていません。',
  'einvoice.pdf_without_einvoice':
    'このPDFにはデジタルインボイスが含まれていません。別のファイルにあるかどうか、送付元に確認してください。',
  'einvoice.unknown_root':
    'このXMLファイルはUBLまたはCIIのデジタルインボイスではありません。ルート要素は{root}です。',
  'einvoice.other_specification':
    'このファイルは別の仕様（{specification}）に準拠しています。読み取りのみ行い、検証はしていません。',
  'einvoice.identifier_not_written':
    'この国のルールではすべての番号に登録簿の指定が必要なため、デジタルインボイスにこの番号は含まれません。登録簿がある場合は選択してください。',
  'einvoice.tax_id_not_written':
    'VAT番号ではなく、登録簿も不明なため、デジタルインボイスにこの番号は含まれません。番号を修正するか、登録簿を指定して法人番号として入力してください。',
  'einvoice.received': '取引先に送るデジタルインボイス：{problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'Peppol Billingにこの種類の書類はありません。仕入明細書には別のプロセスがあります。',
  'einvoice.german_type': 'Peppolの訂正請求書は、売り手と買い手がドイツにある場合に限り使用できます。',
  'einvoice.address_not_read':
    'これらの行から郵便番号と市区町村を読み取れないため、デジタルインボイスには行のまま記載されます。封筒の宛名のように記入するか、下の郵便番号、市区町村、町名・番地の欄に入力してください。',
  'einvoice.leitweg_id':
    'このLeitweg-IDのチェックディジットが正しくありません。取引先から知らされた番号と照合してください。',
  'einvoice.missing': '{term:@term}を入力してください。',
  'einvoice.wrong_sum':
    '{term:@term}は{found:decimal}ですが、ほかの金額から計算すると{expected:decimal}です。',
  'einvoice.too_many_decimals':
    '{term:@term}は{value:decimal}ですが、デジタルインボイスでは小数点以下2桁までです。',
  'einvoice.negative_price': '{term:@term}が負の値です。代わりに数量を負の値で入力してください。',
  'einvoice.unknown_code': '{value}は、デジタルインボイスの{term:@term}に使用できるコードではありません。',
  'einvoice.vat_prefix': '{term:@term}はDEのような国コードで始めてください。',
  'einvoice.breakdown_count': '税の内訳が、税区分{category}の明細行と一致しません。',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: '売り手のVAT番号を入力してください。税区分{category}では必須です。',
    G: '売り手のVAT番号を入力してください。税区分{category}では必須です。',
    other: '売り手のVAT番号または税務番号を入力してください。税区分{category}では必須です。',
  },
  'einvoice.buyer_tax_id': '取引先のVAT番号を入力してください。税区分{category}では必須です。',
  'einvoice.vat_id_forbidden': 'VAT番号を削除してください。課税対象外（税区分O）の請求書には記載できません。',
  'einvoice.category_rate': {
    select: 'rate',
    positive: '0%を超える税率を入力してください。税区分{category}では必須です。',
    'not negative': '0%以上の税率を入力してください。税区分{category}では必須です。',
    zero: '税率に0%を入力してください。税区分{category}では必須です。',
    absent: '税率を削除してください。税区分{category}に税率はありません。',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: '課税しない理由を入力してください。税区分{category}では必須です。',
    forbidden: '課税しない理由を削除してください。税区分{category}では記載しません。',
  },
  'einvoice.intra_community_date':
    '納品日または対象期間を入力してください。EU域内供給ではどちらかが必須です。',
  'einvoice.intra_community_country': '納品先の国を入力してください。EU域内供給では必須です。',
  'einvoice.split_payment_country':
    '分割支払（税区分B）はイタリアの住所間に限られますが、この請求書には別の国が記載されています。',
  'einvoice.split_payment_standard':
    '分割支払（税区分B）は、標準税率（税区分S）と同じ請求書には使用できません。',
  'einvoice.mixed_categories':
    '課税対象外（税区分O）の明細は、ほかの税区分の明細と同じ請求書には記載できません。',
  'einvoice.period_order': '対象期間の終了日が開始日より前です。',
  'einvoice.period_outside': 'この明細行の対象期間が、請求書の対象期間から外れています。',
  'einvoice.tax_point_twice': '課税時期の日付または規則のどちらか一方だけを入力してください。',
  'einvoice.seller_identification':
    '取引先のソフトウェアが売り手を識別できるように、売り手のVAT番号、法人番号、またはその他の識別子を入力してください。',
  'einvoice.discount_terms':
    '#で始まる支払条件の行は#SKONTO#TAGE=14#PROZENT=2.00#の形にし、その他の文章は別の行に記入してください。',
  'einvoice.same_file_name': '2つの添付ファイルの名前が同じです。',
  'einvoice.payment_groups':
    '支払いの情報が支払方法と一致しません。振込には口座、カード払いにはカード、口座振替には依頼書が必要です。',
  'einvoice.same_tax_currency': '税額の通貨を削除してください。請求書の通貨と同じです。',
  'einvoice.tax_signs': '税額の合計が、一方の通貨では正、もう一方の通貨では負になっています。',
  'einvoice.price_quantity': '単価の基準数量には、0より大きい数量を入力してください。',
  'einvoice.one_preceding_invoice':
    'XRechnung（CII）などのCII D16Bのファイルに記載できる以前の請求書は1件だけです。すべてを記載できるXRechnung（UBL）やPeppolなどのUBL形式、またはFactur-Xを選択してください。',
  'einvoice.payee_is_seller': '支払先を削除してください。売り手と同じです。',
  'einvoice.iban': 'この口座は有効なIBANではありません。SEPA送金にはIBANが必要です。',
  'einvoice.debited_iban': '引き落とし口座は有効なIBANではありません。SEPA口座振替にはIBANが必要です。',
  'einvoice.email': '有効なメールアドレスを入力してください（例：name@example.com）。',
  'einvoice.unusual_type': 'XRechnungで使用できる書類の種類：{types}',
  'einvoice.specification': '仕様識別子が{format}のものではありません。',
  'einvoice.process':
    'Peppolのビジネスプロセスではありません（例：urn:fdc:peppol.eu:2017:poacc:billing:01:1.0）。',
  'einvoice.one_note':
    '備考を1つにまとめてください。Peppolでは、売り手と買い手がドイツにある場合に限り複数の備考を使用できます。',
  'einvoice.phone': '3桁以上の数字を含む電話番号を入力してください。',
  'einvoice.price_unit': '単価の単位が数量の単位と異なります。',
  'einvoice.element_unknown': {
    select: 'expected',
    '': '{line:digits}行目：{parent}の中に{element}は使用できません。',
    other: '{line:digits}行目：{parent}の中に{element}は使用できません。使用できる要素：{expected}',
  },
  'einvoice.element_order':
    '{line:digits}行目：{element}の位置が正しくありません。{parent}の中では{next}より前に置く必要があります。',
  'einvoice.element_repeated': '{line:digits}行目：{parent}の中の{element}が上限の回数を超えています。',
  'einvoice.element_missing': '{line:digits}行目：{parent}の中に{element}がありません。',
  'einvoice.element_text':
    '{line:digits}行目：{element}にテキスト「{value}」が含まれています。ここには要素だけを置けます。',
  'einvoice.element_value':
    '{line:digits}行目：「{value}」は{element}の値として使用できません。必要な値：{type:@xml_type}',
  'einvoice.element_code': '{line:digits}行目：「{value}」は{element}のコード一覧にありません。',
  'einvoice.element_expected': {
    select: 'value',
    '': '{line:digits}行目：{element}がこのルールに違反しています。必要な値：{expected}',
    other: '{line:digits}行目：{element}の値は「{value}」です。必要な値：{expected}',
  },
  'einvoice.element_decimals':
    '{line:digits}行目：{element}の値は「{value}」ですが、小数点以下は2桁までです。',
  'einvoice.blank_text':
    'スペースしか入力されていません。文字を入力するか、この項目を空のままにしてください。',
  'einvoice.element_empty': '{line:digits}行目：{element}が空です。内容のない要素は使用できません。',
  'einvoice.other_currency':
    '{line:digits}行目：{element}の通貨は{value}ですが、書類の通貨は{expected}です。',
  'einvoice.attribute_unknown': '{line:digits}行目：{element}に属性{attribute}は使用できません。',
  'einvoice.attribute_missing': '{line:digits}行目：{element}に属性{attribute}がありません。',
  'einvoice.attribute_value':
    '{line:digits}行目：「{value}」は{element}の属性{attribute}の値として使用できません。',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: '1234.50のような数値',
    boolean: 'trueまたはfalse',
    date: '2026-11-30のような日付',
    time: '14:30:00のような時刻',
    dateTime: '2026-11-30T14:30:00のような日時',
    base64Binary: 'Base64形式のデータ',
    other: '{value}',
  },
} satisfies Translation<typeof english>
