import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'このファイルは{country:@invoice_system}の代わりにはなりません。{country:@coverage}',
    france: 'フランスの事業者間の請求書には、フランス電子請求書改革に準拠した形式が必要です。',
  },
  'einvoice.fr_number':
    'フランスでは、{term:@term}に使用できるのは英字、数字、+ - _ / のみで、スペースとピリオドは使用できません。',
  'einvoice.fr_too_long': 'フランスでは、{term:@term}は{max:digits}文字以下にする必要があります。',
  'einvoice.fr_year': 'フランスでは、{term:@term}にも2000年から2099年までの年だけを使用できます。',
  'einvoice.fr_type': 'フランスに書類の種類{type}はありません。',
  'einvoice.fr_mention': '法律で定められた{code:@mention}に関する文言（{code}）がありません。',
  'einvoice.fr_mention_twice':
    '{code:@mention}に関する文言（{code}）が重複しています。売り手の項目から記載されるため、備考から#{code}#を削除してください。',
  'einvoice.fr_process': 'フランスのビジネスプロセスを一覧（B1、S1、M1など）から選択してください。',
  'einvoice.fr_siren':
    '{term:@term}には9桁のSIRENを、登録簿コード0002とともに入力してください。SIRENはSIRETの最初の9桁です。',
  'einvoice.fr_siret': '{term:@term}のSIRET（0009）は14桁で、先頭がSIRENである必要があります。',
  'einvoice.fr_category':
    'フランスの税区分（VAT）はS、E、AE、K、G、O、Zだけです。{term:@term}を変更してください。',
  'einvoice.fr_rate':
    '{rate:decimal}%はフランスの付加価値税の税率ではありません。税率は20、10、5.5、2.1、0%で、このほかに海外領土と2014年より前の税率があります。',
  'einvoice.fr_attachment':
    'フランスで使用できる添付ファイルの説明は、RIB、LISIBLE、BON_COMMANDE、DOCUMENT_ANNEXEなど12種類です。LISIBLEは1つだけ使用できます。',
  'einvoice.fr_treatment':
    'コードBARの備考に使用できる値はB2B、B2BINT、B2C、B2CINT、OUTOFSCOPE、ARCHIVEONLYのいずれかで、1つだけ使用できます。',
  'einvoice.fr_directory':
    'フランスの事業者間では、{term:@term}の種類は0225で、先頭がSIRENである必要があります。',
  'einvoice.fr_characters': 'フランスでは、{term:@term}に使用できるのは英字、数字、- _ . のみです。',
  'einvoice.fr_contract': '包括的なクレジットノート（262）には、契約と対象期間の記載が必要です。',
  'einvoice.fr_corrected': '訂正請求書には、以前の請求書をちょうど1件記載する必要があります。',
  'einvoice.fr_credited': '減額する請求書の番号と発行日を入力してください。',
  'einvoice.fr_due':
    '支払期限が請求書の発行日より前です。フランスでは、前受金の場合とプロセスB2、S2、M2の場合に限り認められます。',
  'einvoice.fr_deposit': '前受金請求書は、プロセスB4、S4、M4の精算請求書にはできません。',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'プロセスB2、S2、M2は全額入金済みの請求書に使用します。受領済みの前受金を合計と同額にしてください。',
    date: 'プロセスB2、S2、M2では、入金日を支払期限として入力する必要があります。',
  },
  'einvoice.fr_scheme':
    '{term:@term}の種類がありません。フランスでは識別子ごとに種類が必要で、同じ種類は1回だけ使用できます。',
  'einvoice.fr_euro':
    'フランスではユーロ建ての付加価値税額も必要です。請求書の通貨1単位あたりのユーロで為替レートを入力してください。',
  'einvoice.fr_group':
    '付加価値税グループ（0231）の構成員には、MEMBRE_ASSUJETTI_UNIQUEを含むTXDの備考が必要で、グループを税務代理人として記載します。',
  'einvoice.fr_decimals': 'フランスでは、{term:@term}は小数点以下{max:digits}桁、全体で19桁までです。',

  '@mention': {
    PMT: '回収費用',
    PMD: '支払遅延の利息',
    AAB: '早期支払割引',
    TXD: '付加価値税グループ',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: '官公庁および事業者向けのXRechnungと、Peppolのドイツ国内ルール。',
    FR: '請求書、訂正請求書、仕入明細書、クレジットノートに関する改革のルール（BR-FR）。対象外：1通の請求書に複数の売り手を記載する場合、双方向の請求書、eレポーティング。ファイルはプラットフォーム（PA）が送付します。',
    GR: 'Peppolのギリシャ国内ルール。ギリシャ税務当局（myDATA）が発行するMARKは手入力です。MARKを申請できるのは認定プロバイダーで、Billwrightからは申請できません。',
    IT: '国内の請求書はFatturaPA形式でSistema di Interscambio（SdI）に送られますが、Billwrightはこの形式を出力しません。PeppolとEN 16931は国外の受取人向けです。',
    PL: '国内の請求書はFA(3)形式でKSeFに送られますが、Billwrightはこの形式を出力しません。PeppolとEN 16931は国外の受取人向けです。',
    ES: '国内の請求書にはVeri*Factuの記録とQRコードが、官公庁向けにはFacturaeが必要ですが、Billwrightはどちらも出力しません。PeppolとEN 16931は国外の受取人向けです。',
    other: 'Peppolの各国ルール。',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
