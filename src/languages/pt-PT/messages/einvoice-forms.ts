import type { eInvoiceFormTexts as english } from '../../en/messages/einvoice-forms.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Rules of the Peppol network and of countries in it. */
export const eInvoiceFormTexts = {
  'einvoice.number_form': 'Verifique {term:@term}: {value} não é válido. {form:@number_form}',
  // what a country demands that is no missing term and no number
  'einvoice.national': {
    select: 'demand',
    norwegian_register:
      'Introduza «Foretaksregisteret» como n.º fiscal se a empresa estiver no registo norueguês de empresas.',
    danish_identifier:
      'Este identificador não tem tipo. Introduza-o como n.º de registo com o respetivo tipo, como 0184 para um número CVR, ou como NIF que comece por DK.',
    danish_account:
      'Introduza a conta e o código do banco (BIC): a Dinamarca exige ambos para transferências deste tipo.',
    danish_giro:
      'Um pagamento giro dinamarquês (50) precisa de uma conta de sete ou oito algarismos e de uma referência de pagamento que comece por 01#, 04# ou 15#.',
    danish_giro_reference:
      'Uma referência giro dinamarquesa que começa por 04# ou 15# tem depois dezasseis algarismos.',
    danish_fik:
      'Um pagamento FIK dinamarquês (93) precisa de um número de credor de oito algarismos como conta e de uma referência de pagamento que comece por 71#, 73# ou 75#.',
    danish_fik_reference:
      'Uma referência FIK dinamarquesa que começa por 71# ou 75# tem depois quinze ou dezasseis algarismos.',
    danish_mandate:
      'Um débito direto dinamarquês (49) precisa da referência da autorização e da conta a debitar.',
    danish_negative:
      'Uma nota de crédito dinamarquesa não pode ter um total negativo. Escreva antes uma fatura.',
    danish_class: 'Na Dinamarca, uma classe UNSPSC de um artigo tem a versão 19.05.01 ou 26.08.01.',
    danish_charge:
      'O motivo de um encargo com o código ZZZ é um código fiscal dinamarquês de quatro algarismos ou começa por #.',
    swedish_tax_number:
      'Introduza «Godkänd för F-skatt» como n.º fiscal ou deixe-o vazio: a Suécia não admite outro texto.',
    swedish_rate:
      'As taxas de IVA suecas são 25\u00a0%, 12\u00a0% e 6\u00a0%. Introduza uma delas ou outra categoria de IVA.',
    swedish_giro:
      'Escolha o meio de pagamento 30 e introduza SE:BANKGIRO ou SE:PLUSGIRO como código do banco (BIC): a Suécia não utiliza 50 nem 56 em faturas eletrónicas.',
    swedish_transfer: 'Escolha o meio de pagamento 30: entre empresas suecas, substitui o 31.',
    greek_number_parts:
      'Um número de fatura grego tem seis partes separadas por |: n.º fiscal, data, sucursal, tipo de documento, série e número, como 094000012|21/11/2026|1|1.1|A|7.',
    greek_number_tax: 'A primeira parte do número da fatura tem de ser o n.º fiscal grego do vendedor.',
    greek_number_date: 'A segunda parte do número da fatura tem de ser a data de emissão, como 21/11/2026.',
    greek_number_branch: 'A terceira parte do número da fatura tem de ser o número da sucursal, como 0.',
    greek_number_type:
      'A quarta parte do número da fatura tem de ser um tipo de documento da administração fiscal grega, como 1.1.',
    greek_number_series:
      'A quinta parte do número da fatura, a série, está vazia. Introduza 0 se não houver nenhuma.',
    greek_number_last: 'A sexta parte do número da fatura, o próprio número, está vazia.',
    greek_mark:
      'Uma fatura grega precisa do número que a administração fiscal lhe atribuiu (MARK), que é escrito como um anexo com a descrição ##M.AR.K## e o número como referência.',
    greek_mark_number:
      'O número da administração fiscal grega (MARK) tem de ser um número inteiro superior a 0.',
    greek_link:
      'Uma fatura grega deve ter entre os seus anexos um link para si própria, com a descrição ##INVOICE|URL##.',
    greek_one_link: 'Só um anexo pode ter a descrição ##INVOICE|URL##.',
    greek_link_address: 'O anexo com a descrição ##INVOICE|URL## precisa de um endereço.',
    icelandic_type: 'Os documentos islandeses são faturas (380) ou notas de crédito (381).',
    icelandic_final_date: 'A data de vencimento final (EINDAGI) tem de ser uma data como 2026-12-31.',
    icelandic_due_date: 'Introduza a data de vencimento: existe uma data de vencimento final (EINDAGI).',
    icelandic_date_order: 'A data de vencimento final (EINDAGI) é anterior à data de vencimento.',
    dutch_order: 'Introduza o número da encomenda: uma linha indica uma linha da encomenda.',
  },
  'einvoice.address_kind':
    'O Peppol não entrega a endereços do tipo {value}. Escolha outro tipo para {term:@term}, como 0088 para um GLN ou o do NIF.',
  'einvoice.exemption_category':
    'O código de isenção {code} pertence à categoria de IVA {category}. Escolha esta categoria para as linhas ou outro código.',
  'einvoice.domestic_means':
    'Escolha outro meio de pagamento: para pagamentos internos {country:@country} é {codes:or}.',
  'einvoice.register_kind': 'Para {term:@term}, escolha o tipo {codes:or}: é obrigatório {country:@country}.',
  'einvoice.empty_delivery':
    'Introduza a data de entrega: sem ela, a parte do ficheiro sobre a entrega fica vazia, e as regras de Factur-X alertam para isso.',
  'einvoice.attachment_address':
    'O endereço de um anexo tem de ser absoluto, como https://example.com/report.pdf.',

  // what numbers look like
  '@number_form': {
    gln: 'Um GLN tem treze algarismos, o último dos quais é de controlo.',
    norwegian: 'Um número de organização norueguês tem nove algarismos, o último dos quais é de controlo.',
    norwegian_vat:
      'Um NIF norueguês é NO, o número de organização de nove algarismos e MVA, como NO923000011MVA.',
    cvr: 'Um número CVR dinamarquês tem oito algarismos, com ou sem DK antes.',
    danish_p: 'Um número P dinamarquês tem dez algarismos.',
    danish_se: 'Um número SE dinamarquês é DK e oito algarismos.',
    belgian:
      'Um número de empresa belga tem dez algarismos sem pontos, os dois últimos dos quais são de controlo.',
    belgian_vat:
      'Um NIF belga é BE e dez algarismos, os dois últimos dos quais são de controlo, como BE0780000160.',
    ipa: 'Um código de organismo público italiano (IPA) tem seis letras ou algarismos.',
    italian_tax_code:
      'Um código fiscal italiano (codice fiscale) tem onze algarismos ou os dezasseis caracteres de uma pessoa.',
    italian_vat: 'Um NIF italiano (partita IVA) é IT e onze algarismos, o último dos quais é de controlo.',
    italian_tax_number: 'Um n.º fiscal italiano tem 11 a 16 letras maiúsculas ou algarismos, sem espaços.',
    swedish: 'Um número de organização sueco tem dez algarismos sem hífen, o último dos quais é de controlo.',
    swedish_vat: 'Um NIF sueco é SE e doze algarismos, os dois últimos dos quais são normalmente 01.',
    abn: 'Um ABN australiano tem onze algarismos, com algarismos de controlo.',
    kvk: 'Um número KvK neerlandês tem oito algarismos.',
    oin: 'Um OIN neerlandês tem vinte algarismos.',
    dutch_vat: 'Um NIF neerlandês é NL, nove algarismos, B e dois algarismos, como NL123456789B01.',
    dutch_branch: 'Um número de estabelecimento neerlandês tem doze algarismos.',
    luxembourg:
      'Um número do registo do Luxemburgo (matricule) tem onze algarismos, o último dos quais é de controlo.',
    luxembourg_vat: 'Um NIF luxemburguês é LU e oito algarismos, os dois últimos dos quais são de controlo.',
    greek_vat: 'Um NIF grego é EL e nove algarismos, o último dos quais é de controlo.',
    greek_address:
      'Um endereço eletrónico grego é do tipo 9933 e tem os nove algarismos do NIF, o último dos quais é de controlo.',
    bankgiro: 'Um número Bankgiro tem sete ou oito algarismos, sem hífen.',
    plusgiro: 'Um número Plusgiro tem dois a oito algarismos, sem hífen.',
    kennitala: 'Uma kennitala islandesa tem dez algarismos.',
    icelandic_account: 'Uma conta islandesa tem doze algarismos: banco, tipo e número.',
  },
  // with its preposition: «é obrigatório na Dinamarca»
  '@country': {
    DK: 'na {value:country}',
    IS: 'na {value:country}',
    NL: 'nos {value:country}',
    other: 'em {value:country}',
  },
} satisfies Translation<typeof english>
