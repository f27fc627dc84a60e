import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': '{field:@record_field}を入力してください。',
  'record.wrong_kind': '{field:@record_field}を正しい形式で入力してください。',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path}は取引先の項目ではありません。',
    items: '{path}は品目の項目ではありません。',
  },
  'record.repeated_code': '別の品目がこのコードを使用しています。重複しないコードを入力してください。',
  'record.change_gone': 'この変更はもう元に戻せません。',
  'value.e_invoice_format':
    'xrechnung-ubl、xrechnung-cii、peppol、france-ubl、france-cii、ubl、cii、factur-x、france-factur-xのいずれかを使用してください。',
  'value.payment_days': '0から365までの整数を入力してください。',
  'value.email': 'billing@example.comのようなメールアドレスを入力してください。',
  'value.too_many_currencies': '通貨は20種類までにしてください。',
  'cell.ambiguous_number':
    '{text}は1,000倍の値を意味する可能性があります。小数点の記号を選択するか、桁区切りなしで入力してください。',
  'cell.ambiguous_currency':
    '{text}の通貨は{currencies:or}の可能性があります。列currencyを追加してください。',
  'cell.other_currency': '{text}は行の通貨（{currency}）と異なります。どちらかを修正してください。',
  'cell.not_a_number': '12.50のような数値を入力してください。',
  'cell.not_a_flag': '「はい」または「いいえ」を入力してください。空のセルは「いいえ」になります。',
  'cell.not_prices': '単価はUSD 14.00 | CHF 13.00のように入力してください。',
  'cell.repeated_currency': '{currency}の単価は1つだけにしてください。',
  'row.ambiguous': '複数のデータが一致します。エクスポートに含まれる列idを追加してください。',
  'row.repeated': 'この行は{line:digits}行目と同じデータです。どちらか一方を残してください。',
  'table.empty': 'ファイルが空です。別のファイルを選択してください。',
  'table.too_large':
    'ファイルのサイズが{megabytes:digits} MBを超えています。複数のファイルに分割してください。',
  'table.too_many_rows': 'ファイルの行数が{max:digits}行を超えています。複数のファイルに分割してください。',
  'table.too_many_columns': '{line:digits}行目の列数が{max:digits}列を超えています。',
  'table.not_utf8':
    'ファイルがUTF-8のテキストではありません。「CSV UTF-8」で保存し、もう一度インポートしてください。',
  'table.not_text': 'ファイルがテキスト形式の表ではありません。CSVで保存し、もう一度インポートしてください。',
  'table.quote_open':
    '{line:digits}行目の引用符が閉じられていません。ファイルを修正し、もう一度インポートしてください。',
  'table.quote_misplaced':
    '{line:digits}行目の引用符の位置が正しくありません。ファイルを修正し、もう一度インポートしてください。',
  'table.row_too_long': '{line:digits}行目からの行が長すぎます。引用符が抜けている可能性があります。',
  'table.repeated_column': '{column}という列が2つあります。どちらか一方を残してください。',
  'table.column_missing': '1行目に列{column}がありません。1行目に列名を入力してください。',
  'table.wrong_rows': '{rows:digits}行に誤りがあるため、何もインポートされていません。',

  'payment.credit_note':
    'このクレジットノートには元の請求書があります。返金は、その請求書の負の入金として登録してください。',
  'payment.quote': '見積書には入金を登録できません。請求書を作成してください。',
  'payment.zero': '0以外の金額を入力してください。',
  'payment.too_many_decimals': {
    select: 'digits',
    other: '{currency}の金額は小数点以下{digits:digits}桁までで入力してください。',
    0: '{currency}の金額は整数で入力してください。',
  },
  'payment.no_correction':
    'この請求書に、未入金額のある発行済みの訂正請求書がありません。先に訂正請求書を発行してください。',
  'payment.nothing_owed': '未入金額はありません。',
  'payment.change_gone': 'この変更はもう元に戻せません。',

  'schedule.period_billed':
    '期間{period:date}は{number}で請求済みのため、別の請求書は作成されません。{number}を減額または訂正してください。',
  'schedule.source_missing': '繰り返し元の請求書は削除されました。',
  'schedule.no_lines':
    'この請求書にはまだ明細行がありません。明細行を入力してから繰り返しを設定してください。',
  'schedule.not_invoice': '繰り返せるのは請求書だけです。クレジットノートと見積書は繰り返せません。',
  'schedule.no_date': '請求書に有効な発行日がありません。',
  'schedule.no_period': '終了日が次の日付より前です。',
} satisfies Translation<typeof english>
