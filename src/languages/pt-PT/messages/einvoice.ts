import type { eInvoiceTexts as english } from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding':
    'Este ficheiro não pode ser lido como {encoding}. Peça ao emitente o ficheiro em UTF-8.',
  'einvoice.malformed':
    'Este ficheiro não é XML bem formado; o erro está na linha {line:digits}. Peça ao emitente o ficheiro original.',
  'einvoice.doctype':
    'Este ficheiro contém uma declaração de tipo de documento, de que as faturas eletrónicas nunca precisam. Não foi aberto.',
  'einvoice.too_large': 'Este ficheiro ocupa mais de {max:mebibytes}\u00a0MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'Este ficheiro aninha os seus elementos em mais de {max:number} níveis. Não foi aberto.',
    elements: 'Este ficheiro tem mais de {max:number} elementos. Não foi aberto.',
    attributesPerElement:
      'Um elemento deste ficheiro tem mais de {max:number} atributos. O ficheiro não foi aberto.',
    namespacesPerElement:
      'Um elemento deste ficheiro declara mais de {max:number} espaços de nomes. O ficheiro não foi aberto.',
  },
  'einvoice.quote': 'Um orçamento não tem fatura eletrónica. Converta-o primeiro numa fatura.',
  'einvoice.pdf_encrypted':
    'Este PDF precisa de uma palavra-passe. Peça ao emitente o ficheiro sem palavra-passe ou o ficheiro XML.',
  'einvoice.pdf_damaged':
    'Este PDF está danificado, e a sua fatura eletrónica não pode ser lida. Peça ao emitente o ficheiro original.',
  'einvoice.pdf_too_much':
    'A leitura deste PDF exige demasiado tempo ou memória. Não foi aberto. Peça ao emitente o ficheiro XML.',
  'einvoice.too_much': 'A leitura deste ficheiro exige demasiado tempo ou memória. Não foi aberto.',
  'einvoice.not_open': 'Esta fatura eletrónica já não está aberta. Abra o ficheiro novamente.',
  'einvoice.no_content': 'O ficheiro não contém esse anexo.',
  'einvoice.pdf_without_einvoice':
    'Este PDF não contém nenhuma fatura eletrónica. Pergunte ao emitente se existe noutro ficheiro.',
  'einvoice.unknown_root':
    'Este ficheiro XML não é uma fatura eletrónica em UBL ou CII: a sua raiz é {root}.',
  'einvoice.other_specification':
    'Este ficheiro segue outra especificação: {specification}. Foi apenas lido, não verificado.',
  'einvoice.identifier_not_written':
    'A fatura eletrónica não contém este número, porque as regras do país exigem o registo de cada número. Escolha o registo, se existir.',
  'einvoice.tax_id_not_written':
    'A fatura eletrónica não contém este número, porque não é um NIF e não se conhece o seu registo. Corrija-o ou introduza-o como n.º de registo com o respetivo registo.',
  'einvoice.received': 'Fatura eletrónica para o cliente: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'A faturação Peppol não tem este tipo de documento: as faturas em autofaturação têm aí um processo próprio.',
  'einvoice.german_type':
    'No Peppol, as faturas corrigidas são apenas para um vendedor e um comprador na Alemanha.',
  'einvoice.address_not_read':
    'Não foram encontrados código postal e localidade nestas linhas, por isso uma fatura eletrónica contém-nas apenas como linhas. Escreva-as como num envelope ou introduza em baixo rua, código postal e localidade.',
  'einvoice.leitweg_id':
    'Os algarismos de controlo desta Leitweg-ID estão errados. Compare-a com o que o cliente escreveu.',
  'einvoice.missing': 'Indique {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term} é {found:decimal}, e os outros valores somam {expected:decimal}.',
  'einvoice.too_many_decimals':
    '{term:capital:@term} é {value:decimal}; as faturas eletrónicas admitem duas casas decimais.',
  'einvoice.negative_price':
    'Há um valor negativo no campo {term:bare:@term}. Introduza antes uma quantidade negativa.',
  'einvoice.unknown_code': '{value} não é um código que as faturas eletrónicas admitam para {term:@term}.',
  'einvoice.vat_prefix': 'Comece {term:@term} com o código do seu país, como PT.',
  'einvoice.breakdown_count':
    'A discriminação do IVA não corresponde às linhas da categoria de IVA {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Introduza o NIF do vendedor: a categoria de IVA {category} exige-o.',
    G: 'Introduza o NIF do vendedor: a categoria de IVA {category} exige-o.',
    other: 'Introduza o NIF ou o n.º fiscal do vendedor: a categoria de IVA {category} exige-o.',
  },
  'einvoice.buyer_tax_id': 'Introduza o NIF do cliente: a categoria de IVA {category} exige-o.',
  'einvoice.vat_id_forbidden':
    'Remova os NIF: uma fatura não sujeita a IVA (categoria O) não pode ter nenhum.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Introduza uma taxa de IVA superior a 0\u00a0%: a categoria de IVA {category} exige-a.',
    'not negative': 'Introduza uma taxa de IVA de 0\u00a0% ou mais: a categoria de IVA {category} exige-a.',
    zero: 'Introduza uma taxa de IVA de 0\u00a0%: a categoria de IVA {category} exige-a.',
    absent: 'Remova a taxa de IVA: a categoria de IVA {category} não tem nenhuma.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Indique por que motivo não é liquidado IVA: a categoria de IVA {category} exige-o.',
    forbidden: 'Remova o motivo para não liquidar IVA: a categoria de IVA {category} não tem nenhum.',
  },
  'einvoice.intra_community_date':
    'Introduza a data de entrega ou o período faturado: as transmissões intracomunitárias exigem um deles.',
  'einvoice.intra_community_country':
    'Introduza o país da morada de entrega: as transmissões intracomunitárias exigem-no.',
  'einvoice.split_payment_country':
    'O pagamento fracionado do IVA (split payment, categoria de IVA B) só existe entre moradas italianas, e esta fatura indica outro país.',
  'einvoice.split_payment_standard':
    'O pagamento fracionado do IVA (split payment, categoria de IVA B) não pode estar na mesma fatura que a taxa normal (categoria de IVA S).',
  'einvoice.mixed_categories':
    'As linhas não sujeitas a IVA (categoria O) não podem estar na mesma fatura que outras categorias de IVA.',
  'einvoice.period_order': 'O período termina antes de começar.',
  'einvoice.period_outside': 'O período desta linha está fora do período faturado.',
  'einvoice.tax_point_twice': 'Introduza a data de exigibilidade do IVA ou a regra para ela, mas não ambas.',
  'einvoice.seller_identification':
    'Introduza o NIF, o n.º de registo ou outro identificador do vendedor, para que o programa do cliente reconheça o vendedor.',
  'einvoice.discount_terms':
    'Uma linha das condições de pagamento que comece por # tem de ser como #SKONTO#TAGE=14#PROZENT=2.00#; outro texto fica em linhas próprias.',
  'einvoice.same_file_name': 'Dois anexos têm o mesmo nome de ficheiro.',
  'einvoice.payment_groups':
    'Estes dados de pagamento não correspondem a este meio de pagamento: uma transferência tem uma conta; um pagamento com cartão, um cartão; um débito direto, uma autorização.',
  'einvoice.same_tax_currency': 'Remova a moeda do IVA: é a moeda da fatura.',
  'einvoice.tax_signs': 'O total de IVA é positivo numa moeda e negativo na outra.',
  'einvoice.price_quantity': 'O preço tem de se referir a uma quantidade superior a 0.',
  'einvoice.one_preceding_invoice':
    'Os ficheiros CII D16B, como XRechnung (CII), só podem indicar uma fatura anterior. Escolha um formato em UBL, como XRechnung (UBL) ou Peppol, ou Factur-X, que as indicam todas.',
  'einvoice.payee_is_seller': 'Remova o beneficiário: é o vendedor.',
  'einvoice.iban': 'Esta conta não é um IBAN válido, de que uma transferência SEPA precisa.',
  'einvoice.debited_iban': 'A conta a debitar não é um IBAN válido, de que um débito direto SEPA precisa.',
  'einvoice.email': 'Introduza um endereço de e-mail válido, como name@example.com.',
  'einvoice.unusual_type': 'XRechnung espera um destes tipos de documento: {types}.',
  'einvoice.specification': 'O identificador da especificação não é o de {format}.',
  'einvoice.process':
    'O processo de negócio não é do Peppol, como urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Junte as observações numa só: o Peppol só permite várias quando vendedor e comprador estão na Alemanha.',
  'einvoice.phone': 'Introduza um número de telefone com pelo menos três algarismos.',
  'einvoice.price_unit': 'O preço e a quantidade estão em unidades diferentes.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Linha {line:digits}: {element} não é permitido em {parent}.',
    other: 'Linha {line:digits}: {element} não é permitido em {parent}. Aqui espera-se: {expected}.',
  },
  'einvoice.element_order':
    'Linha {line:digits}: {element} está fora do lugar: em {parent} tem de vir antes de {next}.',
  'einvoice.element_repeated':
    'Linha {line:digits}: {element} aparece em {parent} mais vezes do que o permitido.',
  'einvoice.element_missing': 'Linha {line:digits}: em {parent} falta {element}.',
  'einvoice.element_text':
    'Linha {line:digits}: {element} contém o texto «{value}», e aí só são permitidos elementos.',
  'einvoice.element_value':
    'Linha {line:digits}: «{value}» não é um valor de {element}, que tem de ser {type:@xml_type}.',
  'einvoice.element_code': 'Linha {line:digits}: «{value}» não é um código da lista para {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Linha {line:digits}: {element} não cumpre esta regra. Espera-se: {expected}.',
    other: 'Linha {line:digits}: {element} é «{value}». Espera-se: {expected}.',
  },
  'einvoice.element_decimals':
    'Linha {line:digits}: {element} é «{value}», e são permitidas no máximo duas casas decimais.',
  'einvoice.blank_text': 'Introduza texto ou deixe este campo vazio: contém apenas espaços.',
  'einvoice.element_empty':
    'Linha {line:digits}: {element} está vazio. Não são permitidos elementos sem conteúdo.',
  'einvoice.other_currency':
    'Linha {line:digits}: {element} está em {value}, mas a moeda do documento é {expected}.',
  'einvoice.attribute_unknown': 'Linha {line:digits}: {element} não pode ter o atributo {attribute}.',
  'einvoice.attribute_missing': 'Linha {line:digits}: em {element} falta o atributo {attribute}.',
  'einvoice.attribute_value':
    'Linha {line:digits}: «{value}» não é um valor do atributo {attribute} de {element}.',
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
