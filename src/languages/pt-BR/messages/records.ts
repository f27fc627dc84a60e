import type { recordTexts as english } from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Informe {field:@record_field}.',
  'record.wrong_kind': 'Informe {field:@record_field} do tipo correto.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} não é um campo de cliente.',
    items: '{path} não é um campo de produto ou serviço.',
  },
  'record.repeated_code': 'Outro produto ou serviço tem este código. Digite um código próprio.',
  'record.change_gone': 'Não é mais possível desfazer esta alteração.',
  'value.e_invoice_format':
    'Use xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x ou france-factur-x.',
  'value.payment_days': 'Digite um número inteiro de 0 a 365.',
  'value.email': 'Digite um endereço de e-mail como billing@example.com.',
  'value.too_many_currencies': 'Use no máximo 20 moedas.',
  'cell.ambiguous_number':
    '{text} pode ser lido de duas maneiras, uma mil vezes maior que a outra. Escolha o separador decimal ou escreva sem separadores de milhar.',
  'cell.ambiguous_currency': '{text} pode estar em {currencies:or}. Adicione uma coluna currency.',
  'cell.other_currency': '{text} não está em {currency}, a moeda da linha. Corrija um dos dois.',
  'cell.not_a_number': 'Digite um número, por exemplo 12,50.',
  'cell.not_a_flag': 'Digite “sim” ou “não”. Uma célula vazia significa “não”.',
  'cell.not_prices': 'Escreva os preços como USD 14,00 | CHF 13,00.',
  'cell.repeated_currency': 'Informe um só preço em {currency}.',
  'row.ambiguous': 'Vários cadastros correspondem. Adicione a coluna id, que uma exportação contém.',
  'row.repeated': 'Este é o cadastro da linha {line:digits}. Mantenha só uma das duas linhas.',
  'table.empty': 'O arquivo está vazio. Escolha outro arquivo.',
  'table.too_large': 'O arquivo tem mais de {megabytes:digits}\u00a0MB. Divida-o em vários arquivos.',
  'table.too_many_rows': 'O arquivo tem mais de {max:digits} linhas. Divida-o em vários arquivos.',
  'table.too_many_columns': 'A linha {line:digits} tem mais de {max:digits} colunas.',
  'table.not_utf8': 'O arquivo não é texto UTF-8. Salve-o como “CSV UTF-8” e importe-o novamente.',
  'table.not_text': 'O arquivo não é uma tabela em formato de texto. Salve-o como CSV e importe-o novamente.',
  'table.quote_open':
    'As aspas da linha {line:digits} não estão fechadas. Corrija o arquivo e importe-o novamente.',
  'table.quote_misplaced':
    'Há aspas fora do lugar na linha {line:digits}. Corrija o arquivo e importe-o novamente.',
  'table.row_too_long': 'A linha {line:digits} é longa demais. Talvez faltem aspas.',
  'table.repeated_column': 'Duas colunas se chamam {column}. Mantenha só uma.',
  'table.column_missing': 'A primeira linha não tem a coluna {column}. Dê nome às colunas na primeira linha.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'Uma linha está errada, por isso nada foi importado.',
    other: '{rows:digits} linhas estão erradas, por isso nada foi importado.',
  },

  'payment.credit_note':
    'Esta nota de crédito se refere a uma fatura. Registre o reembolso como pagamento negativo dessa fatura.',
  'payment.quote': 'Um orçamento não é pago. Gere uma fatura a partir dele.',
  'payment.zero': 'Digite um valor diferente de zero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Digite um valor em {currency} com, no máximo, {digits:digits} casas decimais.',
    0: 'Digite um valor inteiro em {currency}.',
  },
  'payment.no_correction':
    'Nenhuma correção emitida desta fatura tem valor em aberto. Emita primeiro a fatura corrigida.',
  'payment.nothing_owed': 'Não resta nada a pagar.',
  'payment.change_gone': 'Não é mais possível desfazer esta alteração.',

  'schedule.period_billed':
    'O período de {period:date} foi faturado como {number}, por isso não recebe outra fatura. Credite ou corrija essa.',
  'schedule.source_missing': 'A fatura a repetir foi excluída.',
  'schedule.no_lines': 'Esta fatura ainda não tem linhas. Escreva uma antes de repeti-la.',
  'schedule.not_invoice': 'Só faturas são repetidas, não notas de crédito nem orçamentos.',
  'schedule.no_date': 'A fatura não tem uma data de emissão válida.',
  'schedule.no_period': 'O fim é anterior à próxima data.',
} satisfies Translation<typeof english>
