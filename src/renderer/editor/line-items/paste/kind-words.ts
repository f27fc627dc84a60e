import type { LineKind } from '#core/line-kind.ts'
import { perLanguage } from '../../../i18n/locale.ts'
import { t } from '../../../i18n/translate.ts'
import { comparableTitle } from './column-names.ts'

/** Words for line kinds in pasted tables, in the languages of documents; those for an ordinary item are last. */
const words: Record<LineKind | 'item', string> = {
  heading:
    'heading, header, title, section, chapter, group, überschrift, titel, abschnitt, gruppe, titre, section, ' +
    'encabezado, título, sección, titolo, sezione, kop, sectie, nagłówek, sekcja, cabeçalho, secção, عنوان, כותרת, ' +
    '見出し, 标题, 標題',
  text:
    'text, note, comment, remark, description only, textzeile, notiz, hinweis, kommentar, bemerkung, texte, ' +
    'remarque, commentaire, texto, nota, comentario, testo, commento, tekst, opmerking, uwaga, comentário, نص, ' +
    'טקסט, テキスト, 备注, 文本, 備註',
  subtotal:
    'subtotal, sub total, zwischensumme, sous total, subtotale, totale parziale, subtotaal, tussentotaal, ' +
    'suma częściowa, suma pośrednia, المجموع الفرعي, סכום ביניים, 小計, 小计',
  optional:
    'optional, option, optional item, alternative, optionale position, alternativposition, eventualposition, ' +
    'bedarfsposition, optionnel, opcional, opción, opzionale, opzione, optioneel, optie, opcjonalne, opcja, ' +
    'opção, اختياري, אופציה, オプション, 可选, 可選',
  item:
    'item, line, ordinary, standard, normal, product, service, position, article, artikel, posten, produkt, ' +
    'leistung, ligne, produit, partida, artículo, producto, riga, articolo, prodotto, regel, pozycja, linha, ' +
    'artigo, produto, بند, פריט, 明細, 项目, 項目',
}

const kindsByWord = new Map(
  (Object.keys(words) as (keyof typeof words)[]).flatMap(kind =>
    words[kind].split(', ').map(word => [comparableTitle(word), kind] as const),
  ),
)

/** Words that the window uses for these kinds. */
const shownWords = perLanguage(
  () =>
    new Map<string, LineKind>([
      [comparableTitle(t('lines.placeholder.heading')), 'heading'],
      [comparableTitle(t('lines.placeholder.text')), 'text'],
      [comparableTitle(t('lines.placeholder.subtotal')), 'subtotal'],
      [comparableTitle(t('lines.optional')), 'optional'],
    ]),
)

/**
 * Line kind that a cell names; `item` for an ordinary item or an empty cell.
 * @returns `undefined` for any other word
 */
export function kindOfWord(cell: string): LineKind | 'item' | undefined {
  const word = comparableTitle(cell)
  return word === '' ? 'item' : (kindsByWord.get(word) ?? shownWords().get(word))
}

/** Whether every cell of a column names a kind and at least one is not an ordinary item. */
export function isKindColumn(cells: readonly string[]): boolean {
  const kinds = cells.map(kindOfWord)
  return kinds.every(kind => kind !== undefined) && kinds.some(kind => kind !== 'item')
}
