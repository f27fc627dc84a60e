import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding': 'Este arquivo não pode ser lido como {encoding}. Peça ao emitente o arquivo em UTF-8.',
  'einvoice.malformed':
    'Este arquivo não é XML bem formado; o erro está na linha {line:digits}. Peça ao emitente o arquivo original.',
  'einvoice.doctype':
    'Este arquivo contém uma declaração de tipo de documento, da qual faturas eletrônicas nunca precisam. Ele não foi aberto.',
  'einvoice.too_large': 'Este arquivo tem mais de {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Este arquivo aninha seus elementos em mais de {max:number} níveis. Ele não foi aberto.',
    elements: 'Este arquivo tem mais de {max:number} elementos. Ele não foi aberto.',
    attributesPerElement:
      'Um elemento deste arquivo tem mais de {max:number} atributos. O arquivo não foi aberto.',
    namespacesPerElement:
      'Um elemento deste arquivo declara mais de {max:number} espaços de nomes. O arquivo não foi aberto.',
  },
  'einvoice.quote': 'Um orçamento não tem fatura eletrônica. Transforme-o em fatura primeiro.',
  'einvoice.pdf_encrypted':
    'Este PDF exige uma senha. Peça ao emitente o arquivo sem senha ou o arquivo XML.',
  'einvoice.pdf_damaged':
    'Este PDF está danificado, e sua fatura eletrônica não pode ser lida. Peça ao emitente o arquivo original.',
  'einvoice.pdf_too_much':
    'A leitura deste PDF exige tempo ou memória demais. Ele não foi aberto. Peça ao emitente o arquivo XML.',
  'einvoice.too_much': 'A leitura deste arquivo exige tempo ou memória demais. Ele não foi aberto.',
  'einvoice.not_open': 'Esta fatura eletrônica não está mais aberta. Abra o arquivo novamente.',
  'einvoice.no_content': 'O arquivo não contém esse anexo.',
  'einvoice.pdf_without_einvoice':
    'Este PDF não contém fatura eletrônica. Pergunte ao emitente se há uma em outro arquivo.',
  'einvoice.unknown_root': 'Este arquivo XML não é uma fatura eletrônica em UBL ou CII: sua raiz é {root}.',
  'einvoice.other_specification':
    'Este arquivo segue outra especificação: {specification}. Ele só foi lido, não verificado.',
  'einvoice.identifier_not_written':
    'A fatura eletrônica não contém este número, porque as regras do país exigem o registro de cada número. Escolha o registro, se houver.',
  'einvoice.tax_id_not_written':
    'A fatura eletrônica não contém este número, porque ele não é um número de IVA e seu registro não é conhecido. Corrija-o ou digite-o como n.º de registro, com o registro correspondente.',
  'einvoice.received': 'Fatura eletrônica para o cliente: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'O faturamento Peppol não tem este tipo de documento: faturas em autofaturamento têm um processo próprio lá.',
  'einvoice.german_type':
    'No Peppol, faturas corrigidas são somente para um vendedor e um comprador na Alemanha.',
  'einvoice.address_not_read':
    'CEP e cidade não foram encontrados nestas linhas, por isso uma fatura eletrônica as contém só como linhas. Escreva-as como em um envelope ou digite rua, CEP e cidade abaixo.',
  'einvoice.leitweg_id':
    'Os dígitos verificadores desta Leitweg-ID estão errados. Compare-a com o que o cliente escreveu.',
  'einvoice.missing': 'Informe {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term} é {found:decimal}, e os outros valores somam {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term} é {value:decimal}; faturas eletrônicas aceitam duas casas decimais.',
  'einvoice.negative_price':
    'Há um valor negativo no campo {term:bare:@term}. Em vez disso, digite uma quantidade negativa.',
  'einvoice.unknown_code': '{value} não é um código que faturas eletrônicas aceitem para {term:@term}.',
  'einvoice.vat_prefix': 'Comece {term:@term} com o código do país, como DE.',
  'einvoice.breakdown_count':
    'O detalhamento do IVA não corresponde às linhas da categoria de imposto {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Digite o número de IVA do vendedor: a categoria de imposto {category} exige isso.',
    G: 'Digite o número de IVA do vendedor: a categoria de imposto {category} exige isso.',
    other:
      'Digite o número de IVA ou o n.º fiscal do vendedor: a categoria de imposto {category} exige isso.',
  },
  'einvoice.buyer_tax_id': 'Digite o número de IVA do cliente: a categoria de imposto {category} exige isso.',
  'einvoice.vat_id_forbidden':
    'Remova os números de IVA: uma fatura não sujeita ao IVA (categoria O) não pode ter nenhum.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Digite uma alíquota de IVA acima de 0%: a categoria de imposto {category} exige isso.',
    'not negative': 'Digite uma alíquota de IVA de 0% ou mais: a categoria de imposto {category} exige isso.',
    zero: 'Digite uma alíquota de IVA de 0%: a categoria de imposto {category} exige isso.',
    absent: 'Remova a alíquota de IVA: a categoria de imposto {category} não tem nenhuma.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Informe por que o IVA não é cobrado: a categoria de imposto {category} exige isso.',
    forbidden: 'Remova o motivo para não cobrar IVA: a categoria de imposto {category} não tem nenhum.',
  },
  'einvoice.intra_community_date':
    'Digite a data de entrega ou o período faturado: as entregas intracomunitárias exigem um deles.',
  'einvoice.intra_community_country':
    'Digite o país do endereço de entrega: as entregas intracomunitárias exigem isso.',
  'einvoice.split_payment_country':
    'O pagamento dividido do IVA (split payment, categoria de imposto B) só existe entre endereços italianos, e esta fatura indica outro país.',
  'einvoice.split_payment_standard':
    'O pagamento dividido do IVA (split payment, categoria de imposto B) não pode estar na mesma fatura que a alíquota padrão (categoria de imposto S).',
  'einvoice.mixed_categories':
    'Linhas não sujeitas ao IVA (categoria O) não podem estar na mesma fatura que outras categorias de imposto.',
  'einvoice.period_order': 'O período termina antes de começar.',
  'einvoice.period_outside': 'O período desta linha está fora do período faturado.',
  'einvoice.tax_point_twice': 'Digite a data de exigibilidade do IVA ou a regra para ela, mas não ambas.',
  'einvoice.seller_identification':
    'Digite o número de IVA, o n.º de registro ou outro identificador do vendedor, para que o programa do cliente reconheça o vendedor.',
  'einvoice.discount_terms':
    'Uma linha das condições de pagamento que começa com # precisa ser como #SKONTO#TAGE=14#PROZENT=2.00#; outros textos ficam em linhas próprias.',
  'einvoice.same_file_name': 'Dois anexos têm o mesmo nome de arquivo.',
  'einvoice.payment_groups':
    'Estes dados de pagamento não correspondem a esta forma de pagamento: uma transferência tem uma conta; um pagamento com cartão, um cartão; um débito direto, uma autorização.',
  'einvoice.same_tax_currency': 'Remova a moeda do IVA: é a moeda da fatura.',
  'einvoice.tax_signs': 'O total de IVA é positivo em uma moeda e negativo na outra.',
  'einvoice.price_quantity': 'O preço precisa se referir a uma quantidade maior que 0.',
  'einvoice.one_preceding_invoice':
    'Os arquivos CII D16B, como XRechnung (CII), só podem indicar uma fatura anterior. Escolha um formato em UBL, como XRechnung (UBL) ou Peppol, ou Factur-X, que as indicam todas.',
  'einvoice.payee_is_seller': 'Remova o beneficiário: é o vendedor.',
  'einvoice.iban': 'Esta conta não é um IBAN válido, exigido por uma transferência SEPA.',
  'einvoice.debited_iban': 'A conta a debitar não é um IBAN válido, exigido por um débito direto SEPA.',
  'einvoice.email': 'Digite um endereço de e-mail válido, como name@example.com.',
  'einvoice.unusual_type': 'XRechnung espera um destes tipos de documento: {types}.',
  'einvoice.specification': 'O identificador da especificação não é o de {format}.',
  'einvoice.process':
    'O processo de negócio não é do Peppol, como urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Junte as observações em uma só: o Peppol só permite várias quando vendedor e comprador estão na Alemanha.',
  'einvoice.phone': 'Digite um número de telefone com pelo menos três dígitos.',
  'einvoice.price_unit': 'O preço e a quantidade estão em unidades diferentes.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Linha {line:digits}: {element} não é permitido em {parent}.',
    other: 'Linha {line:digits}: {element} não é permitido em {parent}. Esperado aqui: {expected}.',
  },
  'einvoice.element_order':
    'Linha {line:digits}: {element} está fora do lugar: em {parent} precisa vir antes de {next}.',
  'einvoice.element_repeated':
    'Linha {line:digits}: {element} aparece em {parent} mais vezes do que o permitido.',
  'einvoice.element_missing': 'Linha {line:digits}: em {parent} falta {element}.',
  'einvoice.element_text':
    'Linha {line:digits}: {element} contém o texto “{value}”, e ali só são permitidos elementos.',
  'einvoice.element_value':
    'Linha {line:digits}: “{value}” não é um valor de {element}, que precisa ser {type:@xml_type}.',
  'einvoice.element_code': 'Linha {line:digits}: “{value}” não é um código da lista para {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Linha {line:digits}: {element} não cumpre esta regra. Esperado: {expected}.',
    other: 'Linha {line:digits}: {element} é “{value}”. Esperado: {expected}.',
  },
  'einvoice.element_decimals':
    'Linha {line:digits}: {element} é “{value}”, e só são permitidas duas casas decimais.',
  'einvoice.blank_text': 'Digite um texto ou deixe este campo vazio: ele contém somente espaços.',
  'einvoice.element_empty':
    'Linha {line:digits}: {element} está vazio. Elementos sem conteúdo não são permitidos.',
  'einvoice.other_currency':
    'Linha {line:digits}: {element} está em {value}, mas a moeda do documento é {expected}.',
  'einvoice.attribute_unknown': 'Linha {line:digits}: {element} não pode ter o atributo {attribute}.',
  'einvoice.attribute_missing': 'Linha {line:digits}: em {element} falta o atributo {attribute}.',
  'einvoice.attribute_value':
    'Linha {line:digits}: “{value}” não é um valor do atributo {attribute} de {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'um número como 1234.50',
    boolean: 'true ou false',
    date: 'uma data como 2026-11-30',
    time: 'uma hora como 14:30:00',
    dateTime: 'uma data com hora, como 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} satisfies Translation<typeof english>
