import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'テキストの階層が深すぎます。',
  'json.too_many_values':
    'テキストの値が{max:digits}個を超えています。明細が上限数の請求書でも、これより少なくなります。',
  'json.name_too_long': 'テキストに{max:digits}文字を超える項目名があります。このような項目はありません。',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目の{mark}の前にコンマがあります。',
    comma_missing: 'テキストがJSONではありません：{line:digits}行{column:digits}文字目にコンマがありません。',
    colon_missing: 'テキストがJSONではありません：{line:digits}行{column:digits}文字目にコロンがありません。',
    ends_early: 'テキストがJSONではありません：{line:digits}行{column:digits}文字目で途切れています。',
    nothing: 'テキストがJSONではありません：{line:digits}行{column:digits}文字目に何もありません。',
    single_quotes:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目で、二重引用符の代わりに一重引用符が使用されています。',
    text_after:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目で、終わりの後にテキストがあります。',
    unclosed_text:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目の引用符が閉じられていないか、引用符の中に改行があります。',
    unexpected:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目に予期しない{mark}があります。',
    unexpected_character:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目に予期しない文字があります。',
    unknown_number:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目の数値はJSONの数値ではありません。',
    unquoted_name:
      'テキストがJSONではありません：{line:digits}行{column:digits}文字目の項目名が二重引用符で囲まれていません。',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': '{field:@field}を入力してください。',
  'field.repeated': '{path}が2回指定されています。必要なほうを残してください。',
  'field.unknown': {
    select: 'near',
    null: '{name}は{owner:@owner}の項目ではありません。',
    other: '{name}は{owner:@owner}の項目ではありません。{near}ではありませんか？',
  },
  'item.field_of_other_kind':
    '{kind:@unpriced_line}に金額はありません。{field:@field}または種類を削除してください。',
  'field.not_text': '{field:@field}は、二重引用符で囲んだテキストで入力してください。',
  'field.not_number': '{field:@field}は、12.50のような数値で入力してください。',
  'field.not_list': '{field:@field}は、角括弧で囲んだリストで指定してください。',
  'field.not_flag': '{field:@field}は、trueまたはfalseで指定してください。',
  'field.not_object': '{field:@field}は、波括弧で囲んだオブジェクトで指定してください。',
  'invoice.not_object': '請求書は、{required:and}を含むJSONオブジェクトです。',
  'item.not_object': '明細は、{required:and}を含むオブジェクトです。',
  'items.missing': '明細を1行以上追加してください。',

  // a value that no field of its kind can have
  'value.broken_character': '壊れた文字が含まれています。削除して入力し直してください。',
  'value.too_long': '{max:digits}文字以下にしてください。',
  'value.too_many_lines': '{max:digits}行以下にしてください。',
  'value.line_break': '改行せずに1行で入力してください。',
  'value.control_characters': '制御文字を削除してください。',
  'value.bidi_controls': '文字の並び順を変える不可視の記号を削除してください。',
  'value.not_a_number': '12.50のような数値を入力してください。',
  'value.decimal_comma': '小数点にはコンマではなくピリオドを使い、12.50のように入力してください。',
  'value.too_many_digits': '整数部は{before:digits}桁、小数部は{after:digits}桁までにしてください。',
  'value.percentage': '0から100までの百分率を入力してください。',
  'value.too_many_entries': '{max:digits}件以下にしてください。',
  'value.not_negative': '0以上の金額を入力してください。',
  'value.positive': '0.05のような、0より大きい金額を入力してください。',
  'value.date': '実在する日付をYYYY-MM-DDの形で入力してください。',
  'value.language': 'jaやde-DEのような言語タグを使用してください。',
  'attachment.name':
    'パスや特殊記号を含まず、.pdf、.png、.jpg、.csv、.xlsx、.odsのいずれかで終わるファイル名を使用してください。',
  'attachment.kind':
    'PDF、PNG、JPEG、CSV、XLSX、ODSのいずれかの空でないファイルを、base64のデータURLとして使用してください。',
  'attachment.content': 'ファイルの内容が、示された形式と異なります。その形式で保存し直してください。',
  'attachment.name_of_type':
    'ファイルの形式に合わせて、名前の末尾を{extensions:or:@extension}にしてください。',
  'attachment.same_name': '別の添付ファイルが同じ名前です。それぞれに異なる名前を付けてください。',
  'attachment.no_file': 'ファイルのアドレスを入力するか、ファイル自体を追加してください。',
  'attachment.file_and_link': 'ファイルかアドレスのどちらか一方だけを指定してください。',
  'attachments.too_large':
    '添付ファイルの合計サイズが1 MiBを超えています。このファイルを除くか、もっと小さいファイルを使用してください。',
  'value.https_link':
    'https://example.com/report.pdfのように、https://で始まる完全なアドレスを入力してください。ユーザー名、スペース、ASCII以外の文字は使用できません。',
  'value.logo_size': '1 MiB以下の画像を使用してください。',
  'value.logo_kind': 'PNGまたはJPEGの画像を、base64のデータURLとして使用してください。',
  'value.color': '色は#1d3fbbのように#rrggbbの形で指定してください。',
  'value.scheme': '一覧から選択するか、EMや0088のようなコードを入力してください。',
  'value.unit_code': '一覧から単位を選択するか、HUR（時間）のようなコードを入力してください。',
  'value.line_kind':
    '明細行の種類には"heading"、"text"、"subtotal"、"optional"のいずれかを使用してください。',
  'value.tax_category': '税区分にはS、Z、E、AE、K、G、Oのいずれかを使用してください。',
  'value.payment_means': '一覧から選択するか、58（SEPA送金）のようなUNTDID 4461のコードを入力してください。',
  'value.exemption_code': '一覧から選択するか、VATEX-EU-132のようなVATEXコードを入力してください。',
  'value.business_process': 'B1、S1、M1など、フランス電子請求書改革のビジネスプロセスを使用してください。',
  'value.e_invoice': 'デジタルインボイスには"factur-x"または"france-factur-x"を使用してください。',
  'value.typeface': '書体には"sans"または"serif"を使用してください。',
  'value.paper': '用紙サイズには"A4"または"Letter"を使用してください。',
  'value.currency': 'JPYのようなISO 4217の通貨コードを使用してください。',
  'value.country': 'JPのような2文字の国コードを使用してください。',
  'value.template_name': 'minimalのようなテンプレート名を使用してください。',
  'value.invoice_number': '請求書番号を入力してください。',
  'value.description': '品名を入力してください。',
  'items.too_many': '明細は{max:digits}行以下にしてください。',
  'discount.twice': '値引きは率か金額のどちらか一方だけを指定してください。',

  // rules about the whole invoice
  'cash_rounding.too_fine': '{currency}で支払い可能な単位にしてください（小数点以下{digits:digits}桁まで）。',
  'item.amount_too_large': '金額が15桁を超えます。数量または単価を小さくしてください。',
  'invoice.total_too_large': '合計が15桁を超えます。',

  'value.document_type':
    '書類の種類には"invoice"、"credit_note"、"quote"、"corrected"、"self_billed"、"self_billed_credit_note"、"deposit"のいずれかを使用してください。',
  'type.not_sent':
    'この接続はテンプレート、番号、明細行だけを送信するため、サービスはこの{type:@kind}を請求書として作成します。すべての項目を送信するように接続を変更するか、別の接続を使用してください。',

  'items.none_sent':
    'この接続は明細だけを送信しますが、この書類には計上される明細がありません。すべての項目を送信するように接続を変更するか、別の接続を使用してください。',
  'lines.not_sent':
    'この接続は明細だけを送信するため、見出し、テキスト、小計、オプションの明細行（{count:digits}行）は書類に含まれません。',
  'invoice.billed_before':
    '{date:date}の{number}で、同じ明細行または同じ期間がこの取引先にすでに請求されています。',
  'invoice.same_not_confirmed':
    '{date:date}の{number}に同じ明細行があり、課金されたかどうか不明です。先に確認してください。',
  'invoice.billed_together':
    'この書類と一緒に提出される{date:date}の{number}で、同じ明細行または同じ期間がこの取引先に請求されます。',
  'field.not_sent': 'この接続は{field:@field}を送信しないため、書類はその内容なしで作成され、課金されます。',
  'fields.not_sent': 'この接続では次の項目は送信されません：{fields:and:@field}',
  'amount.another_sent':
    '書類の金額は{written:decimal} {writtenCurrency}ですが、この接続は{sent:decimal} {sentCurrency}を送信します。',

  'field.not_printed': '{type:@kinds}に{field:@field}は表示されません。',
  'item.optional_not_billed':
    'この明細行はオプションのため、この{type:@kind}では計上されません。注文された場合は通常の明細行にし、そうでない場合は削除してください。',
  'valid_until.before_issue': '見積書の有効期限が発行日より前です。',
  'preceding_invoice.number_missing': '元の請求書の番号を入力してください。',
  'total.negative_credit_note':
    '合計が負の値です。クレジットノートには、請求書から差し引く金額を正の値で入力します。',

  'credit.exists':
    '{numbers:and}により、{total:decimal} {currency}のうち{credited:decimal}がすでに減額されています。',
  'credit.other_currency':
    'このクレジットノートの通貨は{currency}、請求書の通貨は{original}です。請求書の未入金額は減りません。',
  'credit.above_rest':
    'ほかのクレジットノートを含めた請求書の残額{rest:decimal} {currency}を超えて減額しています。',
  'deposit.deducted_twice':
    '前受金{amount:decimal} {currency}は{numbers:and}でも控除されています。ここから削除するか、{numbers:and}のクレジットノートでも控除してください。',
  'deposit.not_deducted':
    '{numbers:and}の前受金{amount:decimal} {currency}は、どの請求書でも控除されていません。入金済みの場合は、ここに入力してください。',
  'deposit.returned_and_deducted':
    '前受金{amount:decimal} {currency}はこのクレジットノートで返還されますが、{numbers:and}ですでに控除されています。返還されないように、ここにも入力してください。',
  'deposit.moved_twice':
    '前受金{amount:decimal} {currency}は、同じ請求書を減額する{numbers:and}でも控除されています。ここから削除してください。',
  'deposit.not_returned':
    '{numbers:and}に代わる請求書で、前受金{amount:decimal} {currency}は控除されていません。返還されるように、ここから削除してください。',
  'deposit.left_by_deletion':
    '前受金{amount:decimal} {currency}は、{numbers:and}によってこの書類に引き継がれています。削除すると、前受金はどの請求書でも控除されません。別の請求書で控除するか、返還してください。',
  'deposit.twice_after_deletion':
    'このクレジットノートを削除すると、前受金{amount:decimal} {currency}が二重に控除されます：{numbers:and}',
  'deposit.deducted': '{numbers:and}で、この前受金請求書はすでに控除されています。',
  'deposit.credited': 'この前受金請求書は減額済みのため、控除できる金額が残っていません。',
  'quote.no_lines': 'この見積書にはまだ内容がありません。先に明細行を入力してください。',
  'quote.invoiced': 'この見積書からはすでに{numbers:and}が作成されています。',
} satisfies Translation<typeof english>
