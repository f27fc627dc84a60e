import type { invoiceTexts as english } from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'O texto tem demasiados níveis de aninhamento.',
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
      'O texto não é JSON: faltam os dois pontos na linha {line:digits}, coluna {column:digits}.',
    ends_early: 'O texto não é JSON: termina antes do tempo na linha {line:digits}, coluna {column:digits}.',
    nothing: 'O texto não é JSON: não há nada na linha {line:digits}, coluna {column:digits}.',
    single_quotes:
      'O texto não é JSON: há aspas simples em vez de aspas duplas na linha {line:digits}, coluna {column:digits}.',
    text_after:
      'O texto não é JSON: há mais texto depois do fim na linha {line:digits}, coluna {column:digits}.',
    unclosed_text:
      'O texto não é JSON: há um texto entre aspas por fechar ou com uma quebra de linha na linha {line:digits}, coluna {column:digits}.',
    unexpected: 'O texto não é JSON: {mark} não é esperado na linha {line:digits}, coluna {column:digits}.',
    unexpected_character:
      'O texto não é JSON: há um carácter inesperado na linha {line:digits}, coluna {column:digits}.',
    unknown_number:
      'O texto não é JSON: há um número que o JSON não conhece na linha {line:digits}, coluna {column:digits}.',
    unquoted_name:
      'O texto não é JSON: há um nome de campo sem aspas duplas na linha {line:digits}, coluna {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Indique {field:@field}.',
  'field.repeated': '{path} aparece duas vezes. Mantenha apenas o que pretende.',
  'field.unknown': {
    select: 'near',
    null: '{name} não é um campo {owner:@owner}.',
    other: '{name} não é um campo {owner:@owner}. Queria dizer {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} não tem valor próprio. Omita {field:@field} ou o tipo.',
  'field.not_text': 'Introduza {field:@field} como texto, entre aspas duplas.',
  'field.not_number': 'Introduza {field:@field} como número, por exemplo 12.50.',
  'field.not_list': 'Indique {field:@field} como lista entre parênteses retos.',
  'field.not_flag': 'Indique {field:@field}: utilize true ou false.',
  'field.not_object': 'Indique {field:@field} como objeto entre chavetas.',
  'invoice.not_object': 'Uma fatura é um objeto JSON com {required:and}.',
  'item.not_object': 'Uma linha é um objeto com {required:and}.',
  'items.missing': 'Adicione pelo menos uma linha.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contém um carácter danificado. Apague-o e escreva-o novamente.',
  'value.too_long': 'Utilize no máximo {max:digits} caracteres.',
  'value.too_many_lines': 'Utilize no máximo {max:digits} linhas.',
  'value.line_break': 'Utilize uma só linha, sem quebras de linha.',
  'value.control_characters': 'Remova os caracteres de controlo.',
  'value.bidi_controls': 'Remova as marcas invisíveis que alteram a ordem dos caracteres.',
  'value.not_a_number': 'Introduza um número, por exemplo 12,50.',
  'value.decimal_comma': 'Escreva o número com ponto em vez de vírgula, por exemplo 12.50.',
  'value.too_many_digits':
    'Utilize no máximo {before:digits} algarismos antes do separador decimal e {after:digits} depois.',
  'value.percentage': 'Introduza uma percentagem de 0 a 100.',
  'value.too_many_entries': 'Utilize no máximo {max:digits} entradas.',
  'value.not_negative': 'Introduza um valor que não seja inferior a 0.',
  'value.positive': 'Introduza um valor superior a 0, por exemplo 0,05.',
  'value.date': 'Introduza uma data que exista, como AAAA-MM-DD.',
  'value.language': 'Utilize um código de idioma, como pt ou de-DE.',
  'attachment.name':
    'Utilize um nome de ficheiro sem caminho nem sinais especiais que termine em .pdf, .png, .jpg, .csv, .xlsx ou .ods.',
  'attachment.kind':
    'Utilize um ficheiro PDF, PNG, JPEG, CSV, XLSX ou ODS como URL de dados em base64, que não esteja vazio.',
  'attachment.content':
    'O conteúdo do ficheiro é de um tipo diferente do indicado. Guarde-o novamente com esse tipo.',
  'attachment.name_of_type':
    'O nome tem de terminar em {extensions:or:@extension}, conforme o tipo do ficheiro.',
  'attachment.same_name': 'Outro anexo tem este nome. Dê a cada um o seu próprio nome.',
  'attachment.no_file': 'Introduza o endereço do ficheiro ou adicione o próprio ficheiro.',
  'attachment.file_and_link': 'Indique o ficheiro ou o seu endereço, não ambos.',
  'attachments.too_large':
    'Os anexos ocupam, em conjunto, mais de 1\u00a0MiB. Omita este ficheiro ou utilize um mais pequeno.',
  'value.https_link':
    'Introduza um endereço completo que comece por https://, como https://example.com/report.pdf, sem nome de utilizador, espaços nem letras fora do ASCII.',
  'value.logo_size': 'Utilize uma imagem com, no máximo, 1\u00a0MiB.',
  'value.logo_kind': 'Utilize uma imagem PNG ou JPEG como URL de dados em base64.',
  'value.color': 'Utilize uma cor como #rrggbb, por exemplo #1d3fbb.',
  'value.scheme': 'Escolha na lista ou introduza um código como EM ou 0088.',
  'value.unit_code': 'Escolha uma unidade na lista ou introduza um código como HUR para horas.',
  'value.line_kind': 'Utilize "heading", "text", "subtotal" ou "optional" como tipo de linha.',
  'value.tax_category': 'Utilize S, Z, E, AE, K, G ou O como categoria de IVA.',
  'value.payment_means':
    'Escolha na lista ou introduza um código da UNTDID 4461, como 58 para uma transferência SEPA.',
  'value.exemption_code': 'Escolha na lista ou introduza um código VATEX, como VATEX-EU-132.',
  'value.business_process': 'Utilize um processo de negócio da reforma francesa, como B1, S1 ou M1.',
  'value.e_invoice': 'Utilize "factur-x" ou "france-factur-x" como fatura eletrónica.',
  'value.typeface': 'Utilize "sans" ou "serif" como tipo de letra.',
  'value.paper': 'Utilize "A4" ou "Letter" como tamanho do papel.',
  'value.currency': 'Utilize um código de moeda da ISO 4217, como EUR.',
  'value.country': 'Utilize um código de país de duas letras, como PT.',
  'value.template_name': 'Utilize o nome de um modelo, como minimal.',
  'value.invoice_number': 'Introduza um número de fatura.',
  'value.description': 'Introduza uma descrição.',
  'items.too_many': 'Utilize no máximo {max:digits} linhas.',
  'discount.twice': 'Indique o desconto em percentagem ou como valor, não ambos.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'Utilize uma unidade que possa ser paga em {currency}: no máximo {digits:digits} casas decimais.',
  'item.amount_too_large': 'Resulta em mais de 15 algarismos. Reduza a quantidade ou o preço.',
  'invoice.total_too_large': 'O total resulta em mais de 15 algarismos.',

  'value.document_type':
    'Utilize "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" ou "deposit" como tipo de documento.',
  'type.not_sent':
    'Esta ligação envia apenas o modelo, o número e as linhas, por isso o serviço transformaria {type:@kind.this} numa fatura normal. Deixe a ligação enviar todos os campos ou utilize outra.',

  'items.none_sent':
    'Esta ligação envia apenas linhas com valor, e este documento não tem nenhuma que conte. Deixe a ligação enviar todos os campos ou utilize outra.',
  'lines.not_sent': {
    plural: 'count',
    one: 'Esta ligação envia apenas linhas com valor, por isso o documento é criado sem uma linha que é um título, um texto, um subtotal ou uma linha opcional.',
    other:
      'Esta ligação envia apenas linhas com valor, por isso o documento é criado sem {count:digits} linhas que são títulos, textos, subtotais ou linhas opcionais.',
  },
  'invoice.billed_before':
    '{number} de {date:date} já fatura a este cliente as mesmas linhas ou o mesmo período.',
  'invoice.same_not_confirmed':
    '{number} de {date:date} tem as mesmas linhas, e não se sabe se foi cobrado. Verifique-o primeiro.',
  'invoice.billed_together':
    '{number} de {date:date}, que é submetido juntamente com este documento, fatura a este cliente as mesmas linhas ou o mesmo período.',
  'field.not_sent':
    'Esta ligação não envia {field:@field}, por isso o documento é criado e cobrado sem esse dado.',
  'fields.not_sent': 'Esta ligação não envia {fields:and:@field}.',
  'amount.another_sent':
    'O documento indica {written:decimal} {writtenCurrency}, mas esta ligação envia {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds.definite} não mostram {field:@field}.',
  'item.optional_not_billed':
    'Esta linha é opcional, por isso {type:@kind.this} não a conta. Se foi encomendada, converta-a numa linha normal; se não, remova-a.',
  'valid_until.before_issue': 'O orçamento expira antes da sua data de emissão.',
  'preceding_invoice.number_missing': 'Introduza o número da fatura original.',
  'total.negative_credit_note':
    'O total é negativo. Uma nota de crédito tem valores positivos, que subtrai à fatura.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} já credita {credited:decimal} de {total:decimal} {currency}.',
    other: '{numbers:and} já creditam {credited:decimal} de {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'Esta nota de crédito está em {currency} e a sua fatura em {original}: não reduz o que está em dívida na fatura.',
  'credit.above_rest':
    'Credita mais do que resta da fatura. Depois das outras notas de crédito, restam {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'O adiantamento de {amount:decimal} {currency} também é deduzido em {numbers:and}. Remova-o aqui ou deixe que uma nota de crédito de {numbers:and} também o deduza.',
  'deposit.not_deducted':
    'Nenhuma fatura deduz o adiantamento de {amount:decimal} {currency} de {numbers:and}. Introduza-o aqui se foi pago.',
  'deposit.returned_and_deducted':
    'O adiantamento de {amount:decimal} {currency} é devolvido por esta nota de crédito e já é deduzido em {numbers:and}. Introduza-o também aqui, para que não seja devolvido.',
  'deposit.moved_twice':
    'O adiantamento de {amount:decimal} {currency} também é deduzido em {numbers:and}, que credita a mesma fatura. Remova-o aqui.',
  'deposit.not_returned':
    'Nenhuma fatura em lugar de {numbers:and} deduz o adiantamento de {amount:decimal} {currency}. Remova-o aqui, para que seja devolvido.',
  'deposit.left_by_deletion': {
    plural: 'numbers.length',
    one: '{numbers:and} deixou o adiantamento de {amount:decimal} {currency} para ser deduzido neste documento. Se este documento for eliminado, nenhuma fatura deduz o adiantamento: deduza-o noutra ou devolva-o.',
    other:
      '{numbers:and} deixaram o adiantamento de {amount:decimal} {currency} para ser deduzido neste documento. Se este documento for eliminado, nenhuma fatura deduz o adiantamento: deduza-o noutra ou devolva-o.',
  },
  'deposit.twice_after_deletion':
    'Se esta nota de crédito for eliminada, o adiantamento de {amount:decimal} {currency} é deduzido mais do que uma vez: em {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} já deduz esta fatura de adiantamento.',
    other: '{numbers:and} já deduzem esta fatura de adiantamento.',
  },
  'deposit.credited': 'Esta fatura de adiantamento foi creditada, por isso nada resta para deduzir.',
  'quote.no_lines': 'Este orçamento ainda não propõe nada. Escreva primeiro uma linha.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} já foi criada a partir deste orçamento.',
    other: '{numbers:and} já foram criadas a partir deste orçamento.',
  },
} satisfies Translation<typeof english>
