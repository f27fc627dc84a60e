import type { documentTexts as english } from '../../en/messages/document.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about the printed document: pictures, characters, size. */
export const documentTexts = {
  'logo.too_large': 'ロゴのサイズが1 MiBを超えています。もっと小さい画像を使用してください。',
  'logo.other_format': 'ロゴがPNGでもJPEGでもありません。どちらかの形式で保存してください。',
  'logo.jpeg_kind': 'この種類のJPEGは表示できません。PNGで保存してください。',
  'logo.jpeg_unreadable':
    'ロゴを読み取り可能なJPEGとして認識できません。保存し直すか、PNGを使用してください。',
  'logo.png_damaged': 'ロゴのPNGが途中で切れているか、破損しています。保存し直してください。',
  'logo.png_unreadable': 'ロゴを読み取り可能なPNGとして認識できません。保存し直してください。',
  'logo.too_many_pixels':
    'ロゴは{width:digits}×{height:digits}ピクセルです。縦横とも{max:digits}ピクセル以下の画像を使用してください。',
  'logo.too_few_pixels':
    'ロゴは{actual.width:digits}×{actual.height:digits}ピクセルしかないため、鮮明に印刷できるように小さく配置されます。枠いっぱいに表示するには、{needed.width:digits}×{needed.height:digits}ピクセル以上の画像を使用してください。',

  'accent.darkened':
    'このアクセントカラーは紙の上の文字としては薄すぎるため、文字にはより濃い色（{color}）を使用します。',
  'glyph.missing': {
    select: 'others',
    other:
      '文字「{characters:and}」とその他{others:digits}文字を表示できるフォントがないため、四角形が印刷されます。別の文字を使用してください。',
    0: '文字「{characters:and}」を表示できるフォントがないため、四角形が印刷されます。別の文字を使用してください。',
  },

  'document.too_many_pages':
    '明細が{max:digits}ページを超えています。明細を減らすか、複数の書類に分けてください。',
  'document.too_many_shapes':
    'テキストに含まれる記号付き文字が{max:number}種類を超えており、PDFに収まりません。テキストを短くするか、複数の書類に分けてください。',
  'document.too_many_words':
    '明細に含まれる、連結文字や記号付き文字を使った語の種類が、1つの書類には多すぎます。明細を短くするか、複数の書類に分けてください。',
  'renderer.closed': 'レンダラーが終了しました。',
} satisfies Translation<typeof english>
