import type { templateTexts as english } from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'テンプレートの最上位に誤りがあります：{mistake:message}',
    other: 'テンプレートの{path}に誤りがあります：{mistake:message}',
  },
  'template.too_deep': 'テンプレートの階層が{max:digits}段を超えています。',
  'template.too_many_values': 'テンプレートの値が多すぎるか、名前が長すぎます。',
  'template.too_large': 'テンプレート「{name}」のサイズが1 MiBを超えています。',
  'template.unreadable': 'テンプレート「{name}」を読み取れません。',
  'template.name_taken':
    '「{name}」はBillwrightが予約している名前です。テンプレートとそのフォルダーに別の名前を付けてください。',
  'template.name_differs':
    'ファイル内の名前は「{inFile}」ですが、アドレスの名前は「{name}」です。同じ名前にしてください。',
  'template.no_version': 'アカウントにテンプレート「{name}」のバージョン{version:digits}はありません。',
  'template.outdated':
    'テンプレート「{name}」のバージョン{version:digits}は、サービスで使用できなくなりました。「billwright templates check」でファイルを確認し、公開し直してください。',
  'template.no_default': '既定のテンプレートが選択されていません。ダッシュボードで選択してください。',
  'template.file_missing': 'フォルダー「{name}」にファイルtemplate.jsonがありません。',
  'template.folder_name':
    '「{name}」はテンプレートの名前に使用できません。フォルダー名には小文字の英字、数字、ハイフンを使用してください。',
  'template.other_name':
    'フォルダー「{folder}」のテンプレートに書かれている名前は「{name}」です。同じ名前にしてください。',

  // settings and their values
  'template.setting_missing': 'ここに必要な値がありません：{expected:@json_type}',
  'template.setting_type': 'ここには{expected:@json_type}を記述してください。',
  'template.setting_value': '次のいずれかを使用してください：{values:and:@quoted}',
  'template.setting_unknown': {
    select: 'others',
    other: '次の設定は存在しません：{names:and}、その他{others:digits}個',
    0: '次の設定は存在しません：{names:and}',
  },
  'template.setting_repeated': '2回指定されています。必要なほうを残してください。',
  'template.too_little': {
    select: 'of',
    entries: '{limit:digits}個以上にしてください。',
    characters: '{limit:digits}文字以上にしてください。',
    number: '{limit:digits}以上にしてください。',
  },
  'template.too_much': {
    select: 'of',
    entries: '{limit:digits}個以下にしてください。',
    characters: '{limit:digits}文字以下にしてください。',
    number: '{limit:digits}以下にしてください。',
  },
  'template.name': '小文字の英字、数字、ハイフンを使用し、64文字以下にしてください。',
  'template.key': 'この名前は使用できません。小文字の英字、数字、ハイフンを使用してください。',
  'template.short_name': '小文字の英字、数字、ハイフンからなる短い名前を使用してください。',
  'template.color':
    '色は#1d3fbbのように#rrggbbの形で記述するか、別の色から作成してください：{{"from": "accent", "as": "tint", "percent": 90}}',
  'template.unknown_color': {
    select: 'known.others',
    other: '{name}という色はありません。使用できる色：{known.names:and}、その他{known.others:digits}色',
    0: '{name}という色はありません。使用できる色：{known.names:and}',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other: '{name}という単色はありません。使用できる色：{known.names:and}、その他{known.others:digits}色',
    0: '{name}という単色はありません。使用できる色：{known.names:and}',
  },
  'template.unknown_style': {
    select: 'known.others',
    other:
      '{name}というスタイルはありません。使用できるスタイル：{known.names:and}、その他{known.others:digits}個',
    0: '{name}というスタイルはありません。使用できるスタイル：{known.names:and}',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'ここには種類のないブロックを置けません。置けるブロック：{known:and}',
    other: 'ここには{name}というブロックを置けません。置けるブロック：{known:and}',
  },
  'template.block_missing': 'テンプレートには"{type}"のブロックがちょうど1つ必要です。',
  'template.totals_first': '"totals"のブロックは"items"のブロックより後に置いてください。',
  'template.stage_late': '"stage"のブロックは最初に置いてください。その枠は用紙に直接配置されます。',
  'template.frame_position': '"left"、"right"、"width"のうち2つを指定してください。',
  'template.column_missing': '列"{column}"を追加してください。請求書に必要な列です。',
  'template.column_repeated': '列"{column}"はすでにあります。',
  'template.unknown_placeholder': '{{{name}}}という項目はありません。',
  'template.page_placeholder': '{{page_of_pages}}はフッターでのみ使用できます。フッターに移動してください。',
  'template.loose_brace': '項目の名前を{{と}}で囲んでください。',

  // room on the page
  'template.footer_in_text':
    'フッターが本文と重なっています。フッターを小さくするか、下余白を広げてください。',
  'template.body_too_low':
    '余白とフッターを除くと、請求書に使える高さは1ページあたり{points:digits}ポイントです。{needed:digits}ポイント以上にしてください。',
  'template.line_too_high': '余白を除いたページの高さに対して、明細行が高すぎます。',
  'template.frame_too_wide': 'この枠は用紙からはみ出しています。用紙の幅は{points:digits}ポイントです。',
  'template.code_too_narrow':
    'コードとその周囲の余白には幅{needed:digits}ポイントが必要ですが、ここには{points:digits}ポイントしかありません。列を広げてください。',
  'template.narrow_share':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。この列の割合を増やしてください。',
  'template.narrow_items':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。"gutter"または"inset"を小さくしてください。',
  'template.narrow_inset':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。"inset"を小さくしてください。',
  'template.narrow_padding':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。この値を小さくしてください。',
  'template.narrow_frame':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。枠を広げるか、内側の余白を小さくしてください。',
  'template.narrow_widths':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。"gap"または幅を小さくしてください。',
  'template.narrow_column':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。列を広げるか、"gap"を小さくしてください。',
  'template.narrow_gap':
    'ここのテキストの幅は{points:digits}ポイントしかなく、{needed:digits}ポイントが必要です。"gap"を小さくしてください。',

  // what a setting can be
  '@json_type': {
    string: '引用符で囲んだテキスト',
    number: '数値',
    boolean: 'trueまたはfalse',
    array: '[ ]で囲んだリスト',
    object: '{{ }}で囲んだグループ',
    record: '{{ }}で囲んだグループ',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} satisfies Translation<typeof english>
