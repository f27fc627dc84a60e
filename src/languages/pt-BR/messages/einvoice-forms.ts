import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Verifique {term:@term}: {value} não é válido. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Digite “Foretaksregisteret” como n.º fiscal se a empresa estiver no registro norueguês de empresas.',
    danish_identifier:
      'Este identificador não tem tipo. Digite-o como n.º de registro com o tipo, como 0184 para um número CVR, ou como número de IVA que comece com DK.',
    danish_account:
      'Digite a conta e o código do banco (BIC): a Dinamarca exige ambos para transferências deste tipo.',
    danish_giro:
      'Um pagamento giro dinamarquês (50) precisa de uma conta de sete ou oito dígitos e de uma referência de pagamento que comece com 01#, 04# ou 15#.',
    danish_giro_reference:
      'Uma referência giro dinamarquesa que começa com 04# ou 15# tem dezesseis dígitos depois disso.',
    danish_fik:
      'Um pagamento FIK dinamarquês (93) precisa de um número de credor de oito dígitos como conta e de uma referência de pagamento que comece com 71#, 73# ou 75#.',
    danish_fik_reference:
      'Uma referência FIK dinamarquesa que começa com 71# ou 75# tem quinze ou dezesseis dígitos depois disso.',
    danish_mandate:
      'Um débito direto dinamarquês (49) precisa da referência da autorização e da conta a debitar.',
    danish_negative: 'Uma nota de crédito dinamarquesa não pode ter total negativo. Escreva uma fatura.',
    danish_class: 'Na Dinamarca, uma classe UNSPSC de um produto tem a versão 19.05.01 ou 26.08.01.',
    danish_charge:
      'O motivo de um encargo com o código ZZZ é um código fiscal dinamarquês de quatro dígitos ou começa com #.',
    swedish_tax_number:
      'Digite “Godkänd för F-skatt” como n.º fiscal ou deixe-o vazio: a Suécia não aceita outro texto.',
    swedish_rate:
      'As alíquotas de IVA suecas são 25%, 12% e 6%. Digite uma delas ou outra categoria de imposto.',
    swedish_giro:
      'Escolha a forma de pagamento 30 e digite SE:BANKGIRO ou SE:PLUSGIRO como código do banco (BIC): a Suécia não usa 50 nem 56 em faturas eletrônicas.',
    swedish_transfer: 'Escolha a forma de pagamento 30: entre empresas suecas, ela substitui a 31.',
    greek_number_parts:
      'Um número de fatura grego tem seis partes separadas por |: n.º fiscal, data, filial, tipo de documento, série e número, como 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax: 'A primeira parte do número da fatura precisa ser o n.º fiscal grego do vendedor.',
    greek_number_date: 'A segunda parte do número da fatura precisa ser a data de emissão, como 21/11/2026.',
    greek_number_branch: 'A terceira parte do número da fatura precisa ser o número da filial, como 0.',
    greek_number_type:
      'A quarta parte do número da fatura precisa ser um tipo de documento da autoridade fiscal grega, como 1.1.',
    greek_number_series:
      'A quinta parte do número da fatura, a série, está vazia. Digite 0 se não houver nenhuma.',
    greek_number_last: 'A sexta parte do número da fatura, o próprio número, está vazia.',
    greek_mark:
      'Uma fatura grega precisa do número que a autoridade fiscal lhe deu (MARK), que é escrito como um anexo com a descrição ##M.AR.K## e o número como referência.',
    greek_mark_number:
      'O número da autoridade fiscal grega (MARK) precisa ser um número inteiro maior que 0.',
    greek_link:
      'Uma fatura grega deve ter entre seus anexos um link para si mesma, com a descrição ##INVOICE|URL##.',
    greek_one_link: 'Só um anexo pode ter a descrição ##INVOICE|URL##.',
    greek_link_address: 'O anexo com a descrição ##INVOICE|URL## precisa de um endereço.',
    icelandic_type: 'Os documentos islandeses são faturas (380) ou notas de crédito (381).',
    icelandic_final_date: 'A data de vencimento final (EINDAGI) precisa ser uma data como 2026-12-31.',
    icelandic_due_date: 'Digite a data de vencimento: existe uma data de vencimento final (EINDAGI).',
    icelandic_date_order: 'A data de vencimento final (EINDAGI) é anterior à data de vencimento.',
    dutch_order: 'Digite o número do pedido: uma linha indica uma linha do pedido.',
  },
  'einvoice.address_kind':
    'O Peppol não entrega a endereços do tipo {value}. Escolha outro tipo para {term:@term}, como 0088 para um GLN ou o do número de IVA.',
  'einvoice.exemption_category':
    'O código de isenção {code} pertence à categoria de imposto {category}. Escolha esta categoria para as linhas ou outro código.',
  'einvoice.domestic_means':
    'Escolha outra forma de pagamento: para pagamentos internos {country:@country} é {codes:or}.',
  'einvoice.register_kind': 'Para {term:@term}, escolha o tipo {codes:or}: é obrigatório {country:@country}.',
  'einvoice.empty_delivery':
    'Digite a data de entrega: sem ela, a parte do arquivo sobre a entrega fica vazia, e as regras do Factur-X alertam para isso.',
  'einvoice.attachment_address':
    'O endereço de um anexo precisa ser absoluto, como https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Um GLN tem treze dígitos, e o último é verificador.',
    norwegian: 'Um número de organização norueguês tem nove dígitos, e o último é verificador.',
    norwegian_vat:
      'Um número de IVA norueguês é NO, o número de organização de nove dígitos e MVA, como NO923000011MVA.',
    cvr: 'Um número CVR dinamarquês tem oito dígitos, com ou sem DK antes.',
    danish_p: 'Um número P dinamarquês tem dez dígitos.',
    danish_se: 'Um número SE dinamarquês é DK e oito dígitos.',
    belgian: 'Um número de empresa belga tem dez dígitos sem pontos, e os dois últimos são verificadores.',
    belgian_vat:
      'Um número de IVA belga é BE e dez dígitos, e os dois últimos são verificadores, como BE0780000160.',
    ipa: 'Um código de órgão público italiano (IPA) tem seis letras ou dígitos.',
    italian_tax_code:
      'Um código fiscal italiano (codice fiscale) tem onze dígitos ou os dezesseis caracteres de uma pessoa.',
    italian_vat: 'Um número de IVA italiano (partita IVA) é IT e onze dígitos, e o último é verificador.',
    italian_tax_number: 'Um n.º fiscal italiano tem de 11 a 16 letras maiúsculas ou dígitos, sem espaços.',
    swedish: 'Um número de organização sueco tem dez dígitos sem hífen, e o último é verificador.',
    swedish_vat: 'Um número de IVA sueco é SE e doze dígitos, e os dois últimos normalmente são 01.',
    abn: 'Um ABN australiano tem onze dígitos, com dígitos verificadores.',
    kvk: 'Um número KvK holandês tem oito dígitos.',
    oin: 'Um OIN holandês tem vinte dígitos.',
    dutch_vat: 'Um número de IVA holandês é NL, nove dígitos, B e dois dígitos, como NL123456789B01.',
    dutch_branch: 'Um número de estabelecimento holandês tem doze dígitos.',
    luxembourg: 'Um número do registro de Luxemburgo (matricule) tem onze dígitos, e o último é verificador.',
    luxembourg_vat: 'Um número de IVA luxemburguês é LU e oito dígitos, e os dois últimos são verificadores.',
    greek_vat: 'Um número de IVA grego é EL e nove dígitos, e o último é verificador.',
    greek_address:
      'Um endereço eletrônico grego é do tipo 9933 e tem os nove dígitos do número de IVA, e o último é verificador.',
    bankgiro: 'Um número Bankgiro tem sete ou oito dígitos, sem hífen.',
    plusgiro: 'Um número Plusgiro tem de dois a oito dígitos, sem hífen.',
    kennitala: 'Uma kennitala islandesa tem dez dígitos.',
    icelandic_account: 'Uma conta islandesa tem doze dígitos: banco, tipo e número.',
  },
  // with its preposition: “é obrigatório na Dinamarca”
  '@country': {
    DK: 'na {value:country}',
    IS: 'na {value:country}',
    NL: 'nos {value:country}',
    other: 'em {value:country}',
  },
} satisfies Translation<typeof english>
