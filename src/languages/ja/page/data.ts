import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'データ',
  'data.about': '入力した内容はすべて、このコンピューターにのみ保存されます。',
  'data.folder': 'データの場所：{folder}',
  'data.backup': '最終バックアップ：{time}。毎日1件作成され、10件まで保存されます。',
  'data.no-backup': 'バックアップはまだありません。毎日1件作成され、10件まで保存されます。',
  'data.storage': 'データの保存場所',
  'data.backups': 'バックアップ',
  'data.export.title': 'エクスポート',
  'data.import.section': 'インポート',
  'data.import.about':
    'このコンピューターまたは別のコンピューターのエクスポートで、ここにあるすべてのデータを置き換えます。',
  'data.open-file.title': '請求書ファイル',
  'data.open-file.about': 'JSON形式の1件の請求書を、新しい下書きとして開きます。',
  'data.deleted.title': '削除した書類',
  'data.deleted.about': '30日間は復元できます。',
  'data.diagnostics.title': '診断情報',
  'data.export': 'すべてエクスポート…',
  'data.export.about':
    '請求書、クレジットノート、見積書、履歴、全フォルダーのPDF、テンプレート、設定を1つのファイルに保存します。キーは含まれません。',
  'data.exported': '{path}にエクスポートしました',
  'data.exported.missing':
    '書類{count:number}件のPDFはファイルがないか変更されているため、エクスポートに含まれていません：{numbers}。ディスクを接続するか、もう一度ダウンロードしてから、再度エクスポートしてください。',
  'data.import': 'インポート…',
  'data.import.title': 'このファイルですべてを置き換えますか？',
  'data.import.text':
    '「{name}」の書類と設定で、ここにある書類と設定を置き換えます。ここから本番キーで提出したものは、二重に課金されないように残ります。現在のデータは先にコピーとして保存されるため、インポートは1回の操作で元に戻せます。',
  'data.replace.counts.file': 'ここにある書類：{here:number}件。確認したファイルの書類：{count:number}件。',
  'data.replace.counts.copy':
    'ここにある書類：{here:number}件。確認したバックアップの書類：{count:number}件。',
  'data.replace.changes': '書類の変更内容',
  'data.replace.added': '書類{count:number}件が追加されます',
  'data.replace.replaced': '書類{count:number}件が別のバージョンに置き換えられます',
  'data.replace.removed': 'ここにしかない書類{count:number}件が削除されます',
  'data.replace.unchanged': '書類{count:number}件は同じ内容です',
  'data.replace.kept': '書類{count:number}件は、本番キーで提出されたか、その可能性があるため、変更されません',
  'data.replace.keys': '次の接続にはキーの再入力が必要です：{names}',
  'data.changes.added': '追加{count:number}件',
  'data.changes.replaced': '置き換え{count:number}件',
  'data.changes.removed': '削除{count:number}件',
  'data.changes.unchanged': '変更なし{count:number}件',
  'data.restore': '復元…',
  'data.restore.title': '{time}のデータを復元しますか？',
  'data.restore.text':
    '書類、取引先、品目、スケジュール、設定がその時点の内容に戻ります。本番キーで提出したものは番号と入金とともに記録が残るため、二重に課金されることはありません。接続とキーは変更されません。現在のデータは先にコピーとして保存されるため、1回の操作で元に戻せます。',
  'data.restore.checking': '{time}のバックアップを確認しています…',
  'data.restore.refused': 'このバックアップは復元できません',
  'data.restore.yes': '復元',
  'data.restoring': '復元しています…',
  'data.restored': '復元しました：{changes}。',
  'copies.title': 'バックアップの復元',
  'copies.about':
    'バックアップは毎日1件作成され、10件まで保存されます。インポートや復元で置き換えられたデータも保存されます。変更前に、変更内容を確認できます。',
  'copies.daily': '日次バックアップ',
  'copies.update': '更新前',
  'copies.replaced': 'インポートまたは復元の前',
  'copies.documents': '書類{count:number}件',
  'copies.unreadable': '読み取り不可',
  'copies.restore-time': '{time}のバックアップを復元…',
  'data.import.trust':
    '信頼できるファイルだけをインポートしてください。ファイル内の送信待ちの提出は送信されず、それぞれに対処方法が表示されます。',
  'data.import.checking': '{name}を確認しています…',
  'data.import.refused': '{name}はインポートできません',
  'data.import.yes': 'すべて置き換え',
  'data.importing': 'インポートしています…',
  'data.exporting': 'すべてエクスポートしています…',
  'data.exporting.progress': 'エクスポートの進行状況',
  'data.export.cancelled': 'エクスポートをキャンセルしました。ファイルは作成されていません。',
  'data.imported': 'インポートしました：{changes}。',
  'data.imported.kept': 'インポートしました。以前のデータは{path}に保存されています。',
  'data.imported.no-pdf-folder':
    '新しいPDFはデータフォルダーに保存されます。インポートした設定の{folder}には、このコンピューターではファイルを書き込めません。',
  'data.imported.no-template':
    '新しい書類にはテンプレート{used}を使用します。インポートした設定の{template}は、このコンピューターにありません。',
  'data.imported.same': 'データが同じため、何も置き換えていません。',
  'data.diagnostics': '診断情報をエクスポート…',
  'data.diagnostics.about':
    '問題が発生したとき、バージョン、設定、プログラムの最近のメッセージをテキストとして確認し、送信できます。キー、名前、書類は含まれません。',
  'data.diagnostics.exported': '{path}に保存しました。送信する前に内容を確認してください。',
  'data.open-file': '請求書ファイルを開く…',
  'data.elsewhere': '別の場所に保存…',
  'data.saved-elsewhere': '{path}に保存しました。「請求書ファイルを開く…」で開くことができます。',
  'data.newer':
    'このデータは、より新しいバージョンのBillwrightで書き込まれています。閲覧、印刷、エクスポートは可能です。変更するには新しいバージョンをインストールしてください。',
  'data.read-only.disk-full':
    'ディスクの空き容量がないため、データを読み取り専用で開きました。入力した内容は保存されず、提出もできません。ディスクの空き容量を増やしてから、もう一度お試しください。',
  'data.read-only.write-protected':
    'データフォルダーが書き込み禁止のため、データを読み取り専用で開きました。入力した内容は保存されず、提出もできません。フォルダーを書き込み可能にしてから、もう一度お試しください。',
  'data.read-only.still.disk-full': 'ディスクの空き容量がまだありません。データは読み取り専用です。',
  'data.read-only.still.write-protected':
    'データフォルダーがまだ書き込み禁止です。データは読み取り専用です。',
  'data.read-only.submit': '何も提出されていません。データが読み取り専用で、提出を記録できないためです。',
  'data.writable': 'データに再び書き込めるようになりました。',
  'data.log-missing':
    '前回Billwrightが予期せず終了し、直前の変更を含むファイルがないか、破損しています。直前の変更が失われている可能性があるため、最後に入力した内容を確認してください。本番キーで送信したものは、専用の送信記録に残っています。',
  'data.outdated':
    'データファイルが送信記録より古いため、その後の変更が失われている可能性があります。本番キーで送信したものは、送信記録から復元しました。',
  'data.folder-outdated':
    'このデータフォルダーは、システムのバックアップから復元した場合などのように、このコンピューターで提出した内容より古くなっています。その後に入力または送信したものは含まれていません。送信待ちのものが自動的に送信されることはありません。未送信に見える書類も課金されている可能性があるため、提出する前にアカウントで確認してください。',
  'data.folder-moved':
    'このデータフォルダーはコピーされたか、別のコンピューターまたはユーザーアカウントのものです。送信待ちのものは自動的には送信されないため、それぞれを一度確認してください。バックアップから復元した場合、未送信に見える書類もその後に課金されている可能性があります。',
  'data.state-unwritable':
    '状態フォルダーに書き込めないため、Billwrightは提出の内容をこのコンピューターに記録できません。提出はできますが、Billwrightの終了時に送信待ちのものは、次回の起動時に自動的には送信されません。',
  'data.journal-rewritten':
    '本番キーで送信したものの記録が破損していたか、ありませんでした。書類から作成し直したため、失われたものはありません。',
  'data.damage-found':
    'データファイルの一部が破損しています。今すぐ復旧するか、Billwrightを閉じて開き直してください。正常な最新のバックアップが提示され、その後に入力した内容は破損したファイルから読み取られます。',
  'data.examined': 'データファイルを検査しました。すべてのページを読み取れます。',
  'data.recover.now': '今すぐ復旧…',
  'data.submissions-missing':
    '破損前に送信したものの一部を読み取れませんでした。未送信に見える書類も課金されている可能性があるため、提出する前にアカウントで確認してください。',
  'data.drafts-missing':
    '書類{count:number}件について、最後に入力した内容を、破損したファイルまたはインポートしたファイルから読み取れませんでした。破損したファイルはデータフォルダーに保存されています。',
  'data.drafts-uncounted':
    '破損したファイルまたはインポートしたファイルから、一部を読み取れませんでした。破損したファイルはデータフォルダーに保存されています。',
  'data.backup-failed': '今日のバックアップを書き込めませんでした。ディスクの空き容量を確認してください。',
  'data.damaged.title': 'データファイルが破損しています',
  'data.damaged.text':
    '安全に読み取ることができません。ファイルは変更されません。どの方法を選択しても、ファイルはデータフォルダーに保存され、入力および送信した内容は読み取れる範囲で取り出されます。',
  'data.missing.title': 'データファイルがありません',
  'data.missing.text':
    'データフォルダーにバックアップはありますが、データファイルがありません。最新のバックアップ以降に入力および送信した内容も失われています。',

  'data.recover.backup': '正常な最新のバックアップは{time}のもので、書類{count:number}件が含まれています。',
  'data.recover.none': '読み取り可能なバックアップがありません。',
  'data.recover.import': 'エクスポートをインポート…',
  'data.recover.use': 'バックアップを使用',
  'data.recover.nothing': '空の状態で開始',
  'data.recovering':
    '入力および送信した内容を、破損したファイルから読み取っています。ウィンドウを閉じても何も失われません。次回もう一度確認します。',
  'data.recovering.progress': '調べた書類',
  'data.recovered': 'データを復旧しました。',
  'command.deleted': '削除した書類…',
  'command.versions': '以前のバージョン…',
  'deleted.title': '削除した書類',
  'deleted.about':
    '過去30日間に削除した書類です。30日を過ぎると、一度も提出されていない書類は完全に削除されます。',
  'deleted.none': '過去30日間に削除した書類はありません。',
  'deleted.at': '{time}に削除、{until}まで保存',
  'deleted.restore': '復元',
  'deleted.restore-number': { select: 'number', '': '番号のない書類を復元', other: '{number}を復元' },
  'versions.title': '以前のバージョン',
  'versions.about': '編集を中断した時点の書類の内容です。使用した後でも、元に戻すことができます。',
  'versions.none': '以前のバージョンはまだありません。中断後に編集を再開するたびに保存されます。',
  'versions.lines': '{count:number}行',
  'versions.use': '使用',
  'versions.use-time': '{time}のバージョンを使用',
  'versions.used': '以前のバージョンを表示しています。',
  // while a file is dragged over the window
  'drop.e-invoice': 'ドロップしてデジタルインボイスを開く',
  'drop.invoice-file': 'ドロップして請求書ファイルから下書きを作成',
  'drop.export': 'ドロップして、このファイルのインポートで置き換わる内容を確認',
  'drop.customers': 'ドロップして取引先の表を確認。まだ何もインポートされません。',
  'drop.items': 'ドロップして品目の表を確認。まだ何もインポートされません。',
  'drop.unnamed': 'デジタルインボイス、請求書ファイル、CSVの表、Billwrightのエクスポートのいずれかをドロップ',
  'drop.several':
    '一度にドロップできるファイルは1つです。請求書の添付ファイルには複数のファイルをドロップできます。',
  'drop.image': '画像は、送付元のロゴまたは請求書の添付ファイルにのみドロップできます。',
  'drop.other':
    'この種類のファイルは開けません。開けるのは、デジタルインボイス（XML、PDF）、請求書ファイル（JSON）、表（CSV）、Billwrightのエクスポートです。',
  'drop.dialog': '先に開いているダイアログに回答してから、ファイルをドロップしてください。',
  'drop.read-only':
    '現在、データは読み取り専用のため、何もインポートできません。デジタルインボイスは開くことができます。',
  'command.export-data': 'すべてエクスポート…',
  'command.import-data': 'ファイルからすべてインポート…',
  'command.restore-backup': 'バックアップを復元…',
  'command.undo-import': '最後のインポートまたは復元を元に戻す',
  'command.open-file': '請求書ファイルを開く…',
  'command.export-diagnostics': '診断情報をエクスポート…',
} satisfies Translation<typeof english>
