import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'この操作は存在しません。',
  'invoice.version_gone': 'このバージョンはもう保存されていません。',
  'invoice.empty_file': 'ファイルが空のため、何も開きませんでした。別のファイルを選択してください。',
  'invoice.other_file': 'このファイルは請求書ではありません。',
  'sender.last': '送付元は1つ以上必要です。',
  'sender.too_many': '送付元は{max:digits}件まで登録できます。',
  'invoice.too_large': 'この書類は大きすぎて保存できません。',

  'store.disk_full': 'ディスクの空き容量がありません。何も保存されていません。',
  'store.read_only': 'データフォルダーは読み取り専用です。何も保存されていません。',
  'store.in_use': '別のプログラムがデータファイルを使用しています。何も保存されていません。',
  'store.disk_error': 'ディスクのエラーが発生しました。何も保存されていません。',
  'store.damaged': 'データファイルが破損しています。ファイルは変更していません。',
  'store.no_access': 'データフォルダーを開けません。アクセス権を確認してください。',
  'store.no_folder': 'このパスにデータフォルダーを作成できません。',
  'store.not_a_folder': 'データフォルダーのパスにファイルがあります。',
  'store.unusable': '現在、データファイルを使用できません。何も保存されていません。',
  'store.full_unreadable':
    'ディスクの空き容量がなく、データを読み取るための余裕もありません。データは失われていません。ディスクの空き容量を増やして、Billwrightを起動し直してください。',
  'store.read_only_unreadable':
    'データフォルダーは読み取り専用で、一時ファイル用のフォルダーにもデータを読み取るための空きがありません。データは失われていません。データフォルダーを書き込み可能にするか、一時ファイル用のフォルダーの空きを増やして、Billwrightを起動し直してください。',
  'store.not_copied': '更新前にデータをコピーできませんでした。何も変更されていません。',
  'store.no_backup': '読み取り可能なバックアップがありません。',
  'store.copy_gone': 'このデータのコピーはデータフォルダーからなくなりました。何も変更されていません。',
  'store.copy_damaged':
    'このデータのコピーは破損しています。何も変更されていません。別のコピーを選択してください。',
  'store.recovery_stopped': '復旧を中止しました。データは変更されていません。',
  'data.submissions_open':
    '完了していない提出があるため、何も変更していません。先に完了を待つか、取り下げるか、書類が存在するかどうかを指定してください。',
  'import.nothing_received':
    'ファイルを受け取れなかったため、何もインポートされていません。データは変更されていません。ファイルを選択し直してください。',
  'import.empty_file':
    'ファイルが空のため、何もインポートされていません。データは変更されていません。Billwrightからエクスポートしたファイルを選択してください。',

  'file.no_folder': 'フォルダー{folder}がありません。作成するか、別のフォルダーを選択してください。',
  'file.folder_not_writable': '{folder}にファイルを書き込めません。別のフォルダーを選択してください。',
  'file.disk_full': 'ディスクの空き容量がありません。',
  'file.no_program':
    '何も開いていません。プログラム{command}がこのコンピューターにないか、エラーで終了しました。',
  'file.no_mail_program':
    'メールソフトを開けなかったため、メールは作成されていません。PDFを保存し、手動でメールに添付してください。',
  'link.refused': 'このリンクは開けません。',
} satisfies Translation<typeof english>
