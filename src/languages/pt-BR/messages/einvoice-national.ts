import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Este arquivo não substitui {country:@invoice_system}. {country:@coverage}',
    france: 'As faturas entre empresas francesas precisam de um formato da reforma francesa.',
  },
  'einvoice.fr_number':
    'A França aceita letras, dígitos e + - _ / no campo {term:bare:@term}, sem espaços nem pontos.',
  'einvoice.fr_too_long': 'A França aceita no máximo {max:digits} caracteres no campo {term:bare:@term}.',
  'einvoice.fr_year': 'A França aceita somente os anos 2000 a 2099, também no campo {term:bare:@term}.',
  'einvoice.fr_type': 'A França não tem o tipo de documento {type}.',
  'einvoice.fr_mention': 'Falta o texto legal sobre {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'O texto sobre {code:@mention} ({code}) aparece mais de uma vez. Remova #{code}# das observações: é escrito a partir dos campos do vendedor.',
  'einvoice.fr_process': 'Escolha um dos processos de negócio franceses: B1, S1, M1 e os outros da lista.',
  'einvoice.fr_siren':
    'Digite um SIREN de nove dígitos como {term:@term}, com o código de registro 0002. São os primeiros nove dígitos de um SIRET.',
  'einvoice.fr_siret': 'Um SIRET (0009) como {term:@term} tem catorze dígitos e começa com o SIREN.',
  'einvoice.fr_category':
    'A França tem somente as categorias de imposto S, E, AE, K, G, O e Z: altere {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}% não é uma alíquota de IVA francesa. A França tem 20%, 10%, 5,5%, 2,1% e 0%, e mais algumas nos territórios ultramarinos e antes de 2014.',
  'einvoice.fr_attachment':
    'A França conhece doze descrições de anexos, como RIB, LISIBLE, BON_COMMANDE ou DOCUMENT_ANNEXE; LISIBLE no máximo uma vez.',
  'einvoice.fr_treatment':
    'Uma nota com o código BAR tem um dos valores B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE e ARCHIVEONLY, e aparece no máximo uma vez.',
  'einvoice.fr_directory': 'Entre empresas francesas, {term:@term} é do tipo 0225 e começa com o SIREN.',
  'einvoice.fr_characters': 'A França aceita letras, dígitos e - _ . no campo {term:bare:@term}.',
  'einvoice.fr_contract': 'Uma nota de crédito global (262) indica o contrato e o período.',
  'einvoice.fr_corrected': 'Uma fatura corrigida indica exatamente uma fatura anterior.',
  'einvoice.fr_credited': 'Digite o número e a data da fatura creditada.',
  'einvoice.fr_due':
    'A data de vencimento é anterior à data da fatura. A França só permite isso para adiantamentos e para os processos B2, S2 e M2.',
  'einvoice.fr_deposit': 'Uma fatura de adiantamento não é a fatura final dos processos B4, S4 e M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'Os processos B2, S2 e M2 são para faturas totalmente pagas: o valor já pago precisa ser o total.',
    date: 'Os processos B2, S2 e M2 precisam da data do pagamento como data de vencimento.',
  },
  'einvoice.fr_scheme':
    'Falta o tipo no campo {term:bare:@term}. A França exige o tipo de cada identificador, e cada tipo uma só vez.',
  'einvoice.fr_euro':
    'A França exige o IVA também em euros: digite a taxa de câmbio, em euros por uma unidade da moeda da fatura.',
  'einvoice.fr_group':
    'Um membro de um grupo de IVA (0231) tem uma nota TXD com MEMBRE_ASSUJETTI_UNIQUE e indica o grupo como representante fiscal.',
  'einvoice.fr_decimals':
    'A França aceita no máximo {max:digits} casas decimais, e 19 dígitos, no campo {term:bare:@term}.',

  '@mention': {
    PMT: 'os custos de cobrança',
    PMD: 'os juros por atraso no pagamento',
    AAB: 'o desconto por pagamento antecipado',
    TXD: 'o grupo de IVA',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung para órgãos públicos e empresas; as regras alemãs do Peppol.',
    FR: 'As regras da reforma (BR-FR) para faturas, faturas corrigidas, faturas em autofaturamento e notas de crédito. Não cobertos: vários vendedores em uma fatura, faturas nos dois sentidos, e-reporting. Uma plataforma (PA) entrega o arquivo.',
    GR: 'As regras Peppol do país. O MARK, dado pela autoridade fiscal grega (myDATA), precisa ser digitado: quem o solicita é um provedor certificado, e o Billwright não pode fazer isso.',
    IT: 'As faturas nacionais vão para o Sistema di Interscambio (SdI) como FatturaPA, que o Billwright não gera. Peppol e EN 16931 são para destinatários no exterior.',
    PL: 'As faturas nacionais vão para o KSeF como FA(3), que o Billwright não gera. Peppol e EN 16931 são para destinatários no exterior.',
    ES: 'As faturas nacionais precisam dos registros e do código QR do Veri*Factu, e de Facturae para órgãos públicos, que o Billwright não gera. Peppol e EN 16931 são para destinatários no exterior.',
    other: 'As regras Peppol do país.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
