import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': '{term:@term}を確認してください。{value}は有効ではありません。{form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      '会社がノルウェーの企業登録簿に登録されている場合は、税務番号に"Foretaksregisteret"と入力してください。',
    danish_identifier:
      'この識別子に種類がありません。種類（CVR番号の場合は0184など）を指定して法人番号として入力するか、DKで始まるVAT番号として入力してください。',
    danish_account:
      '口座と銀行コード（BIC）を入力してください。デンマークでは、この種類の振込に両方が必要です。',
    danish_giro:
      'デンマークのジーロ払い（50）には、7桁または8桁の口座番号と、01#、04#、15#のいずれかで始まる支払いの参照番号が必要です。',
    danish_giro_reference:
      '04#または15#で始まるデンマークのジーロ参照番号では、その後に16桁の数字が続きます。',
    danish_fik:
      'デンマークのFIK払い（93）には、口座として8桁の債権者番号と、71#、73#、75#のいずれかで始まる支払いの参照番号が必要です。',
    danish_fik_reference:
      '71#または75#で始まるデンマークのFIK参照番号では、その後に15桁または16桁の数字が続きます。',
    danish_mandate: 'デンマークの口座振替（49）には、依頼書の参照番号と引き落とし口座が必要です。',
    danish_negative:
      'デンマークのクレジットノートの合計は負の値にできません。代わりに請求書を作成してください。',
    danish_class:
      'デンマークでは、品目のUNSPSC分類のバージョンを19.05.01または26.08.01にする必要があります。',
    danish_charge: 'コードZZZの追加料金の理由は、デンマークの4桁の税コードにするか、#で始めてください。',
    swedish_tax_number:
      '税務番号に"Godkänd för F-skatt"と入力するか、空のままにしてください。スウェーデンではほかの文言は使用できません。',
    swedish_rate:
      'スウェーデンの付加価値税の税率は25%、12%、6%です。いずれかを入力するか、別の税区分を選択してください。',
    swedish_giro:
      '支払方法30を選択し、銀行コード（BIC）にSE:BANKGIROまたはSE:PLUSGIROを入力してください。スウェーデンのデジタルインボイスでは50と56を使用しません。',
    swedish_transfer: '支払方法30を選択してください。スウェーデンの会社間では31の代わりに使用します。',
    greek_number_parts:
      'ギリシャの請求書番号は、税務番号、日付、支店、書類の種類、シリーズ、番号の6つの部分を|で区切ります（例：094000012|21/11/2026|1|1.1|A|7）。',
    greek_number_tax: '請求書番号の1番目の部分は、売り手のギリシャの税務番号にしてください。',
    greek_number_date: '請求書番号の2番目の部分は、21/11/2026のような発行日にしてください。',
    greek_number_branch: '請求書番号の3番目の部分は、0のような支店の番号にしてください。',
    greek_number_type: '請求書番号の4番目の部分は、1.1のようなギリシャ税務当局の書類の種類にしてください。',
    greek_number_series:
      '請求書番号の5番目の部分（シリーズ）が空です。シリーズがない場合は0を入力してください。',
    greek_number_last: '請求書番号の6番目の部分（番号）が空です。',
    greek_mark:
      'ギリシャの請求書には、税務当局が発行した番号（MARK）が必要です。MARKは、説明が##M.AR.K##で、この番号を参照番号とする1つの添付ファイルとして記載されます。',
    greek_mark_number: 'ギリシャ税務当局の番号（MARK）は、0より大きい整数にしてください。',
    greek_link:
      'ギリシャの請求書には、説明が##INVOICE|URL##で、請求書自身へのリンクである添付ファイルが1つ必要です。',
    greek_one_link: '説明が##INVOICE|URL##の添付ファイルは1つだけにしてください。',
    greek_link_address: '説明が##INVOICE|URL##の添付ファイルにはアドレスが必要です。',
    icelandic_type: 'アイスランドの書類の種類は、請求書（380）またはクレジットノート（381）です。',
    icelandic_final_date: '最終支払期限（EINDAGI）は、2026-12-31のような日付にしてください。',
    icelandic_due_date: '最終支払期限（EINDAGI）があるため、支払期限を入力してください。',
    icelandic_date_order: '最終支払期限（EINDAGI）が支払期限より前です。',
    dutch_order: '明細行に注文明細の指定があるため、注文番号を入力してください。',
  },
  'einvoice.address_kind':
    'Peppolは種類{value}のアドレスには送付しません。{term:@term}に別の種類（GLNの場合は0088など）か、VAT番号の種類を選択してください。',
  'einvoice.exemption_category':
    '免税コード{code}は税区分{category}に属します。明細にこの税区分を選択するか、別のコードを選択してください。',
  'einvoice.domestic_means': '別の支払方法を選択してください。{country:@country}国内では{codes:or}です。',
  'einvoice.register_kind':
    '{term:@term}の種類に{codes:or}を選択してください。{country:@country}では必須です。',
  'einvoice.empty_delivery':
    '納品日を入力してください。納品日がないと、ファイルの納品に関する部分が空になり、Factur-Xのルールで警告の対象になります。',
  'einvoice.attachment_address':
    '添付ファイルのアドレスは、https://example.com/report.pdfのような絶対アドレスにしてください。',

  // what numbers look like
  '@number_form': {
    gln: 'GLNは13桁で、最後の1桁がチェックディジットです。',
    norwegian: 'ノルウェーの組織番号は9桁で、最後の1桁がチェックディジットです。',
    norwegian_vat: 'ノルウェーのVAT番号は、NO、9桁の組織番号、MVAからなります（例：NO923000011MVA）。',
    cvr: 'デンマークのCVR番号は8桁で、先頭にDKを付けることもできます。',
    danish_p: 'デンマークのP番号は10桁です。',
    danish_se: 'デンマークのSE番号は、DKと8桁の数字からなります。',
    belgian: 'ベルギーの企業番号はピリオドなしの10桁で、最後の2桁がチェックディジットです。',
    belgian_vat:
      'ベルギーのVAT番号はBEと10桁の数字からなり、最後の2桁がチェックディジットです（例：BE0780000160）。',
    ipa: 'イタリアの官公庁コード（IPA）は、6文字の英数字です。',
    italian_tax_code: 'イタリアの税コード（codice fiscale）は11桁の数字です。個人の場合は16文字です。',
    italian_vat:
      'イタリアのVAT番号（partita IVA）はITと11桁の数字からなり、最後の1桁がチェックディジットです。',
    italian_tax_number: 'イタリアの税務番号は、スペースなしの11～16文字の英大文字または数字です。',
    swedish: 'スウェーデンの組織番号はハイフンなしの10桁で、最後の1桁がチェックディジットです。',
    swedish_vat: 'スウェーデンのVAT番号はSEと12桁の数字からなり、最後の2桁は通常01です。',
    abn: 'オーストラリアのABNは、チェックディジットを含む11桁です。',
    kvk: 'オランダのKvK番号は8桁です。',
    oin: 'オランダのOINは20桁です。',
    dutch_vat: 'オランダのVAT番号は、NL、9桁の数字、B、2桁の数字からなります（例：NL123456789B01）。',
    dutch_branch: 'オランダの事業所番号は12桁です。',
    luxembourg: 'ルクセンブルクの登録番号（matricule）は11桁で、最後の1桁がチェックディジットです。',
    luxembourg_vat: 'ルクセンブルクのVAT番号はLUと8桁の数字からなり、最後の2桁がチェックディジットです。',
    greek_vat: 'ギリシャのVAT番号はELと9桁の数字からなり、最後の1桁がチェックディジットです。',
    greek_address:
      'ギリシャの電子アドレスは種類が9933で、VAT番号の9桁の数字からなり、最後の1桁がチェックディジットです。',
    bankgiro: 'Bankgiro番号は、ハイフンなしの7桁または8桁です。',
    plusgiro: 'Plusgiro番号は、ハイフンなしの2～8桁です。',
    kennitala: 'アイスランドのkennitalaは10桁です。',
    icelandic_account: 'アイスランドの口座番号は、銀行、元帳、番号からなる12桁です。',
  },
  '@country': { other: '{value:country}' },
} satisfies Translation<typeof english>
