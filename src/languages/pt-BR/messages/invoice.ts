import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'O texto tem níveis demais de aninhamento.',
  'json.too_many_values':
    'O texto tem mais de {max:digits} valores. Uma fatura com todas as linhas permitidas tem menos.',
  'json.name_too_long':
    'O texto contém um nome de campo com mais de {max:digits} caracteres, que nenhum campo tem.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'O texto não é JSON: há uma vírgula antes de {mark} na linha {line:digits}, coluna {column:digits}.',
    comma_missing: 'O texto não é JSON: falta uma vírgula na linha {line:digits}, coluna {column:digits}.',
    colon_missing:
      'O texto não é JSON: faltam os dois-pontos na linha {line:digits}, coluna {column:digits}.',
    ends_early: 'O texto não é JSON: termina antes do tempo na linha {line:digits}, coluna {column:digits}.',
    nothing: 'O texto não é JSON: não há nada na linha {line:digits}, coluna {column:digits}.',
    single_quotes:
      'O texto não é JSON: há aspas simples em vez de aspas duplas na linha {line:digits}, coluna {column:digits}.',
    text_after:
      'O texto não é JSON: há mais texto depois do fim na linha {line:digits}, coluna {column:digits}.',
    unclosed_text:
      'O texto não é JSON: há um texto entre aspas não fechado ou com uma quebra de linha na linha {line:digits}, coluna {column:digits}.',
    unexpected: 'O texto não é JSON: {mark} não é esperado na linha {line:digits}, coluna {column:digits}.',
    unexpected_character:
      'O texto não é JSON: há um caractere inesperado na linha {line:digits}, coluna {column:digits}.',
    unknown_number:
      'O texto não é JSON: há um número que o JSON não conhece na linha {line:digits}, coluna {column:digits}.',
    unquoted_name:
      'O texto não é JSON: há um nome de campo sem aspas duplas na linha {line:digits}, coluna {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Informe {field:@field}.',
  'field.repeated': '{path} aparece duas vezes. Mantenha só o que você quer.',
  'field.unknown': {
    select: 'near',
    null: '{name} não é um campo {owner:@owner}.',
    other: '{name} não é um campo {owner:@owner}. Você quis dizer {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} não tem valor próprio. Omita {field:@field} ou o tipo.',
  'field.not_text': 'Digite {field:@field} como texto, entre aspas duplas.',
  'field.not_number': 'Digite {field:@field} como número, por exemplo 12.50.',
  'field.not_list': 'Informe {field:@field} como lista entre colchetes.',
  'field.not_flag': 'Informe {field:@field}: use true ou false.',
  'field.not_object': 'Informe {field:@field} como objeto entre chaves.',
  'invoice.not_object': 'Uma fatura é um objeto JSON com {required:and}.',
  'item.not_object': 'Uma linha é um objeto com {required:and}.',
  'items.missing': 'Adicione pelo menos uma linha.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contém um caractere corrompido. Apague-o e digite-o novamente.',
  'value.too_long': 'Use no máximo {max:digits} caracteres.',
  'value.too_many_lines': 'Use no máximo {max:digits} linhas.',
  'value.line_break': 'Use uma única linha, sem quebras.',
  'value.control_characters': 'Remova os caracteres de controle.',
  'value.bidi_controls': 'Remova as marcas invisíveis que alteram a ordem dos caracteres.',
  'value.not_a_number': 'Digite um número, por exemplo 12,50.',
  'value.decimal_comma': 'Escreva o número com ponto em vez de vírgula, por exemplo 12.50.',
  'value.too_many_digits':
    'Use no máximo {before:digits} dígitos antes do separador decimal e {after:digits} depois.',
  'value.percentage': 'Digite uma porcentagem de 0 a 100.',
  'value.too_many_entries': 'Use no máximo {max:digits} entradas.',
  'value.not_negative': 'Digite um valor que não seja menor que 0.',
  'value.positive': 'Digite um valor maior que 0, por exemplo 0,05.',
  'value.date': 'Digite uma data que exista, como AAAA-MM-DD.',
  'value.language': 'Use um código de idioma, como pt-BR ou de-DE.',
  'attachment.name':
    'Use um nome de arquivo sem caminho nem caracteres especiais que termine em .pdf, .png, .jpg, .csv, .xlsx ou .ods.',
  'attachment.kind':
    'Use um arquivo PDF, PNG, JPEG, CSV, XLSX ou ODS como URL de dados em base64, que não esteja vazio.',
  'attachment.content':
    'O conteúdo do arquivo é de um tipo diferente do informado. Salve-o novamente com esse tipo.',
  'attachment.name_of_type':
    'O nome precisa terminar em {extensions:or:@extension}, conforme o tipo do arquivo.',
  'attachment.same_name': 'Outro anexo tem este nome. Dê um nome próprio a cada um.',
  'attachment.no_file': 'Digite o endereço do arquivo ou adicione o próprio arquivo.',
  'attachment.file_and_link': 'Informe o arquivo ou o endereço dele, não ambos.',
  'attachments.too_large': 'Os anexos somam mais de 1\u00a0MiB. Deixe este arquivo de fora ou use um menor.',
  'value.https_link':
    'Digite um endereço completo que comece com https://, como https://example.com/report.pdf, sem nome de usuário, espaços nem letras fora do ASCII.',
  'value.logo_size': 'Use uma imagem de, no máximo, 1\u00a0MiB.',
  'value.logo_kind': 'Use uma imagem PNG ou JPEG como URL de dados em base64.',
  'value.color': 'Use uma cor como #rrggbb, por exemplo #1d3fbb.',
  'value.scheme': 'Escolha na lista ou digite um código como EM ou 0088.',
  'value.unit_code': 'Escolha uma unidade na lista ou digite um código como HUR para horas.',
  'value.line_kind': 'Use "heading", "text", "subtotal" ou "optional" como tipo de linha.',
  'value.tax_category': 'Use S, Z, E, AE, K, G ou O como categoria de imposto.',
  'value.payment_means':
    'Escolha na lista ou digite um código da UNTDID 4461, como 58 para uma transferência SEPA.',
  'value.exemption_code': 'Escolha na lista ou digite um código VATEX, como VATEX-EU-132.',
  'value.business_process': 'Use um processo de negócio da reforma francesa, como B1, S1 ou M1.',
  'value.e_invoice': 'Use "factur-x" ou "france-factur-x" como fatura eletrônica.',
  'value.typeface': 'Use "sans" ou "serif" como fonte.',
  'value.paper': 'Use "A4" ou "Letter" como tamanho do papel.',
  'value.currency': 'Use um código de moeda da ISO 4217, como BRL.',
  'value.country': 'Use um código de país de duas letras, como BR.',
  'value.template_name': 'Use o nome de um modelo, como minimal.',
  'value.invoice_number': 'Digite um número de fatura.',
  'value.description': 'Digite uma descrição.',
  'items.too_many': 'Use no máximo {max:digits} linhas.',
  'discount.twice': 'Informe o desconto em porcentagem ou como valor, não ambos.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Use uma unidade que possa ser paga em {currency}: no máximo {digits:digits} casas decimais.',
  'item.amount_too_large': 'Resulta em mais de 15 dígitos. Reduza a quantidade ou o preço.',
  'invoice.total_too_large': 'O total resulta em mais de 15 dígitos.',

  'value.document_type':
    'Use "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" ou "deposit" como tipo de documento.',
  'type.not_sent':
    'Esta conexão envia somente o modelo, o número e as linhas, por isso o serviço transformaria {type:@kind.this} em uma fatura comum. Deixe a conexão enviar todos os campos ou use outra.',

  'items.none_sent':
    'Esta conexão envia somente linhas com valor, e este documento não tem nenhuma que conte. Deixe a conexão enviar todos os campos ou use outra.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Esta conexão envia somente linhas com valor, por isso o documento é criado sem uma linha que é um título, um texto, um subtotal ou uma linha opcional.',
    other:
      'Esta conexão envia somente linhas com valor, por isso o documento é criado sem {count:digits} linhas que são títulos, textos, subtotais ou linhas opcionais.',
  },
  'invoice.billed_before':
    '{number} de {date:date} já fatura para este cliente as mesmas linhas ou o mesmo período.',
  'invoice.same_not_confirmed':
    '{number} de {date:date} tem as mesmas linhas, e não se sabe se foi cobrado. Verifique isso primeiro.',
  'invoice.billed_together':
    '{number} de {date:date}, que é transmitido junto com este documento, fatura para este cliente as mesmas linhas ou o mesmo período.',
  'field.not_sent':
    'Esta conexão não envia {field:@field}, por isso o documento é criado e cobrado sem esse dado.',
  'fields.not_sent': 'Esta conexão não envia {fields:and:@field}.',
  'amount.another_sent':
    'O documento informa {written:decimal} {writtenCurrency}, mas esta conexão envia {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds.definite} não mostram {field:@field}.',
  'item.optional_not_billed':
    'Esta linha é opcional, por isso {type:@kind.this} não a considera. Se foi pedida, transforme-a em uma linha comum; se não, remova-a.',
  'valid_until.before_issue': 'O orçamento expira antes da sua data de emissão.',
  'preceding_invoice.number_missing': 'Digite o número da fatura original.',
  'total.negative_credit_note':
    'O total é negativo. Uma nota de crédito tem valores positivos, que são subtraídos da fatura.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} já credita {credited:decimal} de {total:decimal} {currency}.',
    other: '{numbers:and} já creditam {credited:decimal} de {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Esta nota de crédito está em {currency}, e a fatura, em {original}: ela não reduz o valor em aberto da fatura.',
  'credit.above_rest':
    'Isto credita mais do que resta da fatura. Depois das outras notas de crédito, restam {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'O adiantamento de {amount:decimal} {currency} também é deduzido em {numbers:and}. Remova-o aqui ou deixe que uma nota de crédito para {numbers:and} também o deduza.',
  'deposit.not_deducted':
    'Nenhuma fatura deduz o adiantamento de {amount:decimal} {currency} de {numbers:and}. Digite-o aqui se ele foi pago.',
  'deposit.returned_and_deducted':
    'O adiantamento de {amount:decimal} {currency} é devolvido por esta nota de crédito e já é deduzido em {numbers:and}. Digite-o aqui também, para que não seja devolvido.',
  'deposit.moved_twice':
    'O adiantamento de {amount:decimal} {currency} também é deduzido em {numbers:and}, que credita a mesma fatura. Remova-o aqui.',
  'deposit.not_returned':
    'Nenhuma fatura no lugar de {numbers:and} deduz o adiantamento de {amount:decimal} {currency}. Remova-o aqui, para que seja devolvido.',
  'deposit.left_by_deletion': {
    plural: 'numbers.length',
    one: '{numbers:and} deixou o adiantamento de {amount:decimal} {currency} para ser deduzido neste documento. Se este documento for excluído, nenhuma fatura deduz o adiantamento: deduza-o em outra ou devolva-o.',
    other:
      '{numbers:and} deixaram o adiantamento de {amount:decimal} {currency} para ser deduzido neste documento. Se este documento for excluído, nenhuma fatura deduz o adiantamento: deduza-o em outra ou devolva-o.',
  },
  'deposit.twice_after_deletion':
    'Se esta nota de crédito for excluída, o adiantamento de {amount:decimal} {currency} é deduzido mais de uma vez: em {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} já deduz esta fatura de adiantamento.',
    other: '{numbers:and} já deduzem esta fatura de adiantamento.',
  },
  'deposit.credited': 'Esta fatura de adiantamento foi creditada, por isso não resta nada a deduzir.',
  'quote.no_lines': 'Este orçamento ainda não oferece nada. Escreva uma linha primeiro.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} já foi gerada a partir deste orçamento.',
    other: '{numbers:and} já foram geradas a partir deste orçamento.',
  },
} satisfies Translation<typeof english>
