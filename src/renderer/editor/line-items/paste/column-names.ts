import { itemFields } from '#core/fields/item-fields.ts'
import { perLanguage } from '../../../i18n/locale.ts'
import { t } from '../../../i18n/translate.ts'
import type { ColumnMeaning } from '../../../state/view/overlay.ts'

/** Column titles used by spreadsheets and other invoices, in the languages of documents and of the window. */
const names: Record<ColumnMeaning, string> = {
  kind:
    'kind, type, line type, kind of line, item type, row type, art, positionsart, zeilenart, positionstyp, zeilentyp, ' +
    'typ, art der position, type de ligne, nature, tipo, tipo de línea, clase de línea, tipo di riga, soort, ' +
    'soort regel, regeltype, rodzaj, rodzaj wiersza, tipo de linha, النوع, ' +
    'סוג, 種類, 行種別, 类型, 類型',
  description:
    'description, item, items, product, service, article, details, detail, name, title, text, task, work, ' +
    'beschreibung, bezeichnung, leistung, artikel, produkt, tätigkeit, désignation, libellé, article, prestation, ' +
    'descripción, concepto, producto, servicio, artículo, descrizione, prodotto, servizio, articolo, omschrijving, ' +
    'dienst, opis, nazwa, nazwa towaru lub usługi, usługa, towar, descrição, produto, serviço, artigo, ' +
    'الوصف, البيان, الصنف, תיאור, פריט, שם פריט, 品目, 内容, 摘要, 品名, 商品名, 项目, 描述, 说明, 品項, 項目, 說明',
  quantity:
    'quantity, qty, count, hours, pieces, pcs, units, no of units, menge, anzahl, stück, stunden, quantité, qté, ' +
    'nombre, heures, cantidad, cant, unidades, horas, quantità, qtà, aantal, uren, ilość, liczba, quantidade, qtd, ' +
    'الكمية, العدد, כמות, 数量, 數量',
  unit:
    'unit, uom, unit of measure, measure, einheit, me, mengeneinheit, unité, unidad, unità, um, eenheid, jm, j m, jedn, ' +
    'jednostka, unidade, الوحدة, יחידה, יחידת מידה, 単位, 单位, 單位',
  unit_code:
    'unit code, uom code, unit of measure code, einheitencode, code d unité, código de unidad, codice unità, ' +
    'eenheidscode, kod jedn, kod jednostki, código da unidade',
  price_quantity:
    'price per, per, price quantity, base quantity, price unit, preiseinheit, je, ' + 'por, pour, za ilość',
  unit_price:
    'price, unit price, rate, price per unit, unit cost, cost, hourly rate, net price, preis, einzelpreis, ' +
    'stückpreis, ep, stundensatz, nettopreis, prix, prix unitaire, pu, pu ht, tarif, precio, precio unitario, ' +
    'precio unit, prezzo unit, cena jedn, ' +
    'prezzo, prezzo unitario, prijs, stukprijs, tarief, cena, cena jednostkowa, cena netto, preço, ' +
    'preço unitário, السعر, سعر الوحدة, מחיר, מחיר יחידה, מחיר ליחידה, 単価, 单价, 單價',
  discount_percent:
    'discount, discount percent, disc, rabatt, nachlass, remise, descuento, dto, sconto, korting, rabat, desconto, ' +
    'خصم, الخصم, הנחה, 値引, 割引, 折扣',
  charge_amount:
    'charge, surcharge, zuschlag, aufschlag, frais, supplément, recargo, supplemento, toeslag, opłata, encargo, ' +
    '追加料金, 附加费',
  charge_reason:
    'charge reason, surcharge reason, zuschlagsgrund, zuschlag für, motif des frais, recargo por, supplemento per, ' +
    'toeslag voor, tytuł opłaty',
  tax_rate:
    'tax, vat, gst, tax rate, vat rate, sales tax, ust, mwst, ust-satz, mwst-satz, steuer, steuersatz, umsatzsteuer, ' +
    'tva, taux de tva, taxe, iva, tipo de iva, impuesto, aliquota, aliquota iva, btw, btw-tarief, stawka vat, taxa, ' +
    'taxa de iva, الضريبة, ضريبة القيمة المضافة, מע"מ, מעמ, 税率, 消費税, 税, 稅率, 稅',
  tax_category:
    'tax category, vat category, tax code, vat code, steuerkategorie, steuerkat, catégorie de tva, cat tva, ' +
    'categoría de iva, categoria iva, cat iva, btw categorie, btw cat, kategoria vat, kat vat',
  seller_item_id:
    'sku, article number, article no, item number, item no, item code, part number, part no, product code, ' +
    'artikelnummer, artikelnr, artikel-nr, art-nr, art nr, référence, référence article, réf, ref, referencia, ' +
    'número de artículo, numer artykułu, codice, codice articolo, ' +
    'kod, indeks, código, رقم الصنف, מקט, 品番, 商品番号, 货号, 商品编号, 貨號',
  buyer_item_id:
    'customer article number, customer item number, customer part number, material number, kundenartikelnummer, ' +
    'artikelnummer des kunden, référence article du client, número de artículo del cliente, ' +
    'codice articolo del cliente, artikelnummer van de klant, numer artykułu u klienta',
  standard_item_id: 'gtin, ean, upc, barcode, isbn, gtin/ean, ean/gtin',
  standard_item_scheme: 'gtin scheme, standard item scheme',
  order_line:
    'order line, po line, order position, bestellposition, ligne de commande, línea de pedido, ' +
    'riga d ordine, orderregel, pozycja zamówienia, linha da encomenda',
  position: '#, no, nr, pos, position, line, n°, nº, n, lp, l p, #, م, מס, 番号, no., 序号, 編號',
  amount:
    'amount, total, line total, net, net amount, sum, subtotal, value, betrag, gesamt, gesamtpreis, summe, netto, ' +
    'gesamtbetrag, montant, total ht, montant ht, importe, importo, totale, bedrag, totaal, wartość, wartość netto, ' +
    'kwota, valor, valor total, المبلغ, الإجمالي, סכום, סה"כ, סהכ, 金額, 合計, 金额, 小计, 小計',
}

const meanings = new Map(
  Object.entries(names).flatMap(([meaning, list]) =>
    list.split(', ').map(name => [comparableTitle(name), meaning as ColumnMeaning] as const),
  ),
)

/** Titles that the window displays above these columns. */
const shownTitles = perLanguage(
  () =>
    new Map<string, ColumnMeaning>(
      [
        ...Object.entries(itemFields).map(([name, { label }]) => [t(label), name] as const),
        [t('lines.amount'), 'amount'] as const,
      ].map(([title, meaning]) => [comparableTitle(title), meaning as ColumnMeaning]),
    ),
)

/** Removes case, punctuation and bracketed text, such as a currency or `%`. */
export function comparableTitle(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{].*?[)\]}]/g, ' ')
    .replace(/[%€$£¥."'’״׳*:]/g, ' ')
    .replace(/[\s_/-]+/g, ' ')
    .trim()
}

export function meaningOfTitle(title: string): ColumnMeaning | undefined {
  const name = comparableTitle(title)
  if (name === '') return title.trim() === '%' ? 'tax_rate' : undefined
  return (
    meanings.get(name) ??
    shownTitles().get(name) ??
    meanings.get(name.replace(/ (eur|usd|gbp|chf|jpy|net|gross|netto|excl vat|ht)$/, ''))
  )
}
