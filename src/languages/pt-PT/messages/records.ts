import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Indique {field:@record_field}.',
  'record.wrong_kind': 'Indique {field:@record_field} do tipo correto.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} não é um campo de um cliente.',
    items: '{path} não é um campo de um artigo.',
  },
  'record.repeated_code': 'Outro artigo tem este código. Introduza um código próprio.',
  'record.change_gone': 'Já não é possível anular esta alteração.',
  'value.e_invoice_format':
    'Utilize xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x ou france-factur-x.',
  'value.payment_days': 'Introduza um número inteiro de 0 a 365.',
  'value.email': 'Introduza um endereço de e-mail como billing@example.com.',
  'value.too_many_currencies': 'Utilize no máximo 20 moedas.',
  'cell.ambiguous_number':
    '{text} pode ser lido de duas maneiras, uma mil vezes maior do que a outra. Escolha o separador decimal ou escreva sem separadores de milhares.',
  'cell.ambiguous_currency': '{text} pode estar em {currencies:or}. Adicione uma coluna currency.',
  'cell.other_currency': '{text} não está em {currency}, a moeda da linha da tabela. Corrija um deles.',
  'cell.not_a_number': 'Introduza um número, por exemplo 12,50.',
  'cell.not_a_flag': 'Introduza «sim» ou «não». Uma célula vazia significa «não».',
  'cell.not_prices': 'Escreva os preços como USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Indique um só preço em {currency}.',
  'row.ambiguous': 'Correspondem várias fichas. Adicione a coluna id, que uma exportação contém.',
  'row.repeated': 'Esta é a ficha da linha {line:digits}. Mantenha apenas uma das duas.',
  'table.empty': 'O ficheiro está vazio. Escolha outro ficheiro.',
  'table.too_large': 'O ficheiro ocupa mais de {megabytes:digits}\u00a0MB. Divida-o em vários ficheiros.',
  'table.too_many_rows': 'O ficheiro tem mais de {max:digits} linhas. Divida-o em vários ficheiros.',
  'table.too_many_columns': 'A linha {line:digits} tem mais de {max:digits} colunas.',
  'table.not_utf8': 'O ficheiro não é texto UTF-8. Guarde-o como «CSV UTF-8» e importe-o novamente.',
  'table.not_text': 'O ficheiro não é uma tabela em forma de texto. Guarde-o como CSV e importe-o novamente.',
  'table.quote_open':
    'As aspas na linha {line:digits} não estão fechadas. Corrija o ficheiro e importe-o novamente.',
  'table.quote_misplaced':
    'Há umas aspas fora do lugar na linha {line:digits}. Corrija o ficheiro e importe-o novamente.',
  'table.row_too_long': 'A linha {line:digits} é demasiado longa. Podem faltar umas aspas.',
  'table.repeated_column': 'Duas colunas chamam-se {column}. Mantenha apenas uma.',
  'table.column_missing':
    'A primeira linha não tem nenhuma coluna {column}. Dê nome às colunas na primeira linha.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Uma linha está errada, por isso nada foi importado.',
    other: '{rows:digits} linhas estão erradas, por isso nada foi importado.',
  },

  'payment.credit_note':
    'Esta nota de crédito refere-se a uma fatura. Registe o reembolso como pagamento negativo dessa fatura.',
  'payment.quote': 'Um orçamento não se paga. Crie uma fatura a partir dele.',
  'payment.zero': 'Introduza um valor diferente de zero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Introduza um valor em {currency} com, no máximo, {digits:digits} casas decimais.',
    0: 'Introduza um valor inteiro em {currency}.',
  },
  'payment.no_correction':
    'Nenhuma correção emitida desta fatura tem valor em dívida. Emita primeiro a fatura corrigida.',
  'payment.nothing_owed': 'Nada resta por pagar.',
  'payment.change_gone': 'Já não é possível anular esta alteração.',

  'schedule.period_billed':
    'O período de {period:date} foi faturado como {number}, por isso não recebe outra fatura. Credite ou corrija essa.',
  'schedule.source_missing': 'A fatura a repetir foi eliminada.',
  'schedule.no_lines': 'Esta fatura ainda não tem linhas. Escreva uma antes de a repetir.',
  'schedule.not_invoice': 'Só se repetem faturas, não notas de crédito nem orçamentos.',
  'schedule.no_date': 'A fatura não tem uma data de emissão válida.',
  'schedule.no_period': 'O fim é anterior à próxima data.',
} satisfies Translation<typeof english>
