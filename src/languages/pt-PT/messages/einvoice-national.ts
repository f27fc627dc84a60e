import type { nationalEInvoiceTexts as english } from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'Este ficheiro não substitui {country:@invoice_system}. {country:@coverage}',
    france: 'As faturas entre empresas francesas precisam de um formato da reforma francesa.',
  },
  'einvoice.fr_number':
    'A França admite letras, algarismos e + - _ / no campo {term:bare:@term}, sem espaços nem pontos.',
  'einvoice.fr_too_long': 'A França admite no máximo {max:digits} caracteres no campo {term:bare:@term}.',
  'einvoice.fr_year': 'A França admite apenas os anos 2000 a 2099, também no campo {term:bare:@term}.',
  'einvoice.fr_type': 'A França não tem o tipo de documento {type}.',
  'einvoice.fr_mention': 'Falta o texto legal sobre {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'O texto sobre {code:@mention} ({code}) aparece mais do que uma vez. Remova #{code}# das observações: é escrito a partir dos campos do vendedor.',
  'einvoice.fr_process': 'Escolha um dos processos de negócio franceses: B1, S1, M1 e os outros da lista.',
  'einvoice.fr_siren':
    'Introduza um SIREN de nove algarismos como {term:@term}, com o código de registo 0002. São os primeiros nove algarismos de um SIRET.',
  'einvoice.fr_siret': 'Um SIRET (0009) como {term:@term} tem catorze algarismos e começa pelo SIREN.',
  'einvoice.fr_category':
    'A França tem apenas as categorias de IVA S, E, AE, K, G, O e Z: altere {term:@term}.',
  'einvoice.fr_rate':
    '{rate:decimal}\u00a0% não é uma taxa de IVA francesa. A França tem 20\u00a0%, 10\u00a0%, 5,5\u00a0%, 2,1\u00a0% e 0\u00a0%, e mais algumas nos territórios ultramarinos e antes de 2014.',
  'einvoice.fr_attachment':
    'A França conhece doze descrições de anexos, como RIB, LISIBLE, BON_COMMANDE ou DOCUMENT_ANNEXE; LISIBLE no máximo uma vez.',
  'einvoice.fr_treatment':
    'Uma nota com o código BAR tem um dos valores B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE e ARCHIVEONLY, e aparece no máximo uma vez.',
  'einvoice.fr_directory': 'Entre empresas francesas, {term:@term} é do tipo 0225 e começa pelo SIREN.',
  'einvoice.fr_characters': 'A França admite letras, algarismos e - _ . no campo {term:bare:@term}.',
  'einvoice.fr_contract': 'Uma nota de crédito global (262) indica o contrato e o período.',
  'einvoice.fr_corrected': 'Uma fatura corrigida indica exatamente uma fatura anterior.',
  'einvoice.fr_credited': 'Introduza o número e a data da fatura que é creditada.',
  'einvoice.fr_due':
    'A data de vencimento é anterior à data da fatura. A França só o permite para adiantamentos e para os processos B2, S2 e M2.',
  'einvoice.fr_deposit': 'Uma fatura de adiantamento não é a fatura final dos processos B4, S4 e M4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount:
      'Os processos B2, S2 e M2 são para faturas pagas na totalidade: o valor já pago tem de ser o total.',
    date: 'Os processos B2, S2 e M2 precisam da data do pagamento como data de vencimento.',
  },
  'einvoice.fr_scheme':
    'Falta o tipo no campo {term:bare:@term}. A França precisa do tipo de cada identificador, e de cada tipo uma só vez.',
  'einvoice.fr_euro':
    'A França precisa do IVA também em euros: introduza a taxa de câmbio, em euros por uma unidade da moeda da fatura.',
  'einvoice.fr_group':
    'Um membro de um grupo de IVA (0231) tem uma nota TXD com MEMBRE_ASSUJETTI_UNIQUE e indica o grupo como representante fiscal.',
  'einvoice.fr_decimals':
    'A França admite no máximo {max:digits} casas decimais, e 19 algarismos, no campo {term:bare:@term}.',

  '@mention': {
    PMT: 'os custos de cobrança',
    PMD: 'os juros pelo pagamento em atraso',
    AAB: 'o desconto de pronto pagamento',
    TXD: 'o grupo de IVA',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung para organismos públicos e empresas; as regras alemãs do Peppol.',
    FR: 'As regras da reforma (BR-FR) para faturas, faturas corrigidas, faturas em autofaturação e notas de crédito. Não abrangidos: vários vendedores numa fatura, faturas em ambos os sentidos, e-reporting. Uma plataforma (PA) entrega o ficheiro.',
    GR: 'As regras Peppol do país. O MARK, que a administração fiscal grega atribui (myDATA), tem de ser introduzido: é um prestador certificado que o pede, e o Billwright não o pode fazer.',
    IT: 'As faturas nacionais vão para o Sistema di Interscambio (SdI) como FatturaPA, que o Billwright não escreve. Peppol e EN 16931 são para destinatários no estrangeiro.',
    PL: 'As faturas nacionais vão para o KSeF como FA(3), que o Billwright não escreve. Peppol e EN 16931 são para destinatários no estrangeiro.',
    ES: 'As faturas nacionais precisam dos registos e do código QR do Veri*Factu, e de Facturae para organismos públicos, que o Billwright não escreve. Peppol e EN 16931 são para destinatários no estrangeiro.',
    other: 'As regras Peppol do país.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} satisfies Translation<typeof english>
