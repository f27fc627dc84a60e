import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Não foi possível criar o PDF neste computador, por isso ninguém viu o seu aspeto.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'O número começa ou termina com um espaço.',
  'quantity.zero': 'A quantidade é 0: esta linha não acrescenta nada.',
  'invoice_number.without_digits': 'O número não contém nenhum algarismo.',
  'invoice_number.zero': 'O número é 0. As faturas costumam ser numeradas a partir de 1.',
  'invoice_number.unfilled': 'O número contém {part}, que representa algo que não foi preenchido.',
  'unit_price.both_negative':
    'A quantidade e o preço são ambos negativos, por isso esta linha é somada e não subtraída.',
  'price_quantity.large':
    'O preço refere-se a mais de 100\u00a0000 unidades. Verifique a quantidade do preço.',
  'item.rounds_to_zero':
    'Esta linha resulta em menos de metade da menor unidade da moeda e não acrescenta nada.',
  'charge_amount.above_line': 'O encargo é superior ao valor da sua linha.',
  'charge.above_lines': 'O encargo é superior à soma das linhas.',
  'buyer.is_seller': 'O cliente é o emitente deste documento.',
  'preceding_invoice.own_number': 'A fatura anterior tem o mesmo número que esta.',
  'preceding_invoice.other_rate':
    'Nenhuma linha tem esta taxa, por isso é deduzido IVA que esta fatura não liquida.',
  'preceding_invoice.later': 'A fatura anterior tem uma data posterior à desta.',
  'payment_terms.unusual':
    'As condições oferecem {percent:number}\u00a0% pelo pagamento em {days:digits} dias. Verifique ambos.',
  'payment_terms.unusual_interest':
    'As condições cobram {percent:number}\u00a0% pelo pagamento após {days:digits} dias. Verifique ambos.',
  'payment_terms.malformed':
    'Uma linha parece um desconto que os programas aplicam, mas não está escrita dessa forma: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'As condições referem-se a um valor de {base:decimal}, que não faz parte do total.',
  'payment_terms.after_due':
    'As condições oferecem um desconto pelo pagamento em {days:digits} dias, depois da data de vencimento.',
  'description.month_outside_period': 'O texto menciona o mês {month}, que está fora do período da fatura.',
  'period.reversed': 'O período termina antes de começar.',
  'date.far_after_issue': 'Esta data é {days:digits} dias posterior à data de emissão. Verifique o ano.',
  'date.far_before_issue': 'Esta data é {days:digits} dias anterior à data de emissão. Verifique o ano.',
  'due_date.before_issue': 'A data de vencimento é anterior à data de emissão.',
  'country.unknown': {
    select: 'code',
    UK: '{code} não é um código de país da ISO 3166. O do Reino Unido é GB.',
    other: '{code} não é um código de país da ISO 3166.',
  },
  'postcode.differs':
    'A morada impressa tem o código postal {written}, mas uma fatura eletrónica conteria {postcode}.',
  'address.city_not_printed':
    'A página imprime estas linhas, sem {city}. Adicione uma linha com o código postal e a localidade.',
  'prepaid.negative': 'O valor já pago é negativo, o que aumenta o total a pagar.',
  'text.placeholder':
    '{placeholder} é impresso tal como está. Só é preenchido em faturas criadas por um agendamento ou para o próximo período.',
  'text.other_placeholder':
    '{placeholder} parece um marcador que não foi preenchido. É impresso tal como está.',
  'text.month_of_earlier':
    'Este texto menciona {month:month}, e {number} de {date:date} tem o mesmo texto. Verifique o mês.',
  'iban.mistyped': 'Este IBAN está mal escrito: os algarismos de controlo não batem certo.',
  'seller.name_too_long_for_payment_code':
    'Não é impresso nenhum código de pagamento: a norma dos bancos admite {limit:digits} caracteres para um nome, e o do titular da conta é mais longo.',
  'discount.raises_total': 'Este desconto aumenta o total.',
  'discount.above_subtotal': 'O desconto é superior à soma das linhas.',
  'discount.large': 'O desconto é de {percent:decimal}\u00a0%. Verifique se é o pretendido.',
  'discount.large_with_lines':
    'Com os descontos das linhas, o desconto é de {percent:decimal}\u00a0%. Verifique se é o pretendido.',
  'discount.large_lines':
    'As linhas subtraídas e com desconto retiram {percent:decimal}\u00a0% às restantes linhas. Verifique se é o pretendido.',
  'cash_rounding.large':
    'O total a pagar é arredondado a {unit:decimal} {currency}, mais do que vale qualquer moeda metálica. O habitual é a moeda de menor valor.',
  'payable.zero': 'Nada resta por pagar: o adiantamento cobre todo o total.',
  'payable.negative': 'O adiantamento é superior ao total, por isso o total a pagar é negativo.',
  'payable.above_deducted': 'É deduzido mais do que o total, por isso o total a pagar é negativo.',
  'payable.rounded_to_zero': 'Com o arredondamento, o total a pagar é 0 ou menos.',
  'total.zero': 'O total é 0. Verifique as quantidades e os preços.',
  'total.negative':
    'O total é negativo: esta fatura não pede dinheiro. Utilize antes uma nota de crédito com valores positivos.',
  'total.negative_quote': 'O total é negativo: este orçamento não propõe nada para pagar.',
  'payment_details.missing':
    'Faltam os dados de pagamento. Introduza uma conta ou indique nas condições de pagamento como pagar.',
  'due_date.missing':
    'Introduza uma data de vencimento ou condições de pagamento, para que fique claro quando pagar.',
  'issue_date.far_ahead': 'Faltam {days:digits} dias para a data de emissão. Verifique o mês e o ano.',
  'issue_date.long_ago': 'A data de emissão foi há {days:digits} dias. Verifique o mês e o ano.',
  'tax_rate.unusual':
    '{rate:decimal}\u00a0% não é uma taxa de IVA em vigor ({country:country}). Taxas habituais: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}\u00a0% é superior ao imposto de qualquer país. Verifique a taxa.',
  'tax_rate.on_export':
    'O cliente está noutro país ({buyer:country}), e as exportações são normalmente isentas do IVA do país do emitente ({country:country}). Verifique a taxa.',
  'tax_rate.missing':
    'Aqui falta a taxa de IVA e outras linhas têm-na, por isso não é aplicado IVA. Introduza 0 se for o pretendido.',
  'tax_category.without_tax':
    'A categoria {category} significa que não é liquidado IVA, mas existe uma taxa de IVA.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'A moeda é {currency}, e a habitual deste cliente é {usual}.',
  'prices_include_tax.unusual': 'Os preços incluem IVA, ao contrário dos das suas faturas anteriores.',
  'prices_include_tax.unusually_off':
    'O IVA é somado aos preços, que nas suas faturas anteriores o incluíam.',
  'amount.unusual':
    'O total a pagar, {amount:decimal} {currency}, é muito superior ao habitual deste cliente: cerca de {usual:decimal} {currency} nas últimas {count:digits} faturas.',

  'amount.above_all':
    'O total a pagar, {amount:decimal} {currency}, é pelo menos mil vezes superior ao maior das suas últimas faturas, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Indique de quem é {type:@kind.definite}.',
  'buyer.name_missing': 'Indique para quem é {type:@kind.definite}.',
  'issue_date.missing': 'Introduza a data de emissão.',
  'seller.address_missing': 'Introduza a sua morada completa: a lei do IVA exige-a.',
  'buyer.address_missing': 'Introduza a morada completa do cliente: a lei do IVA exige-a.',
  'seller.tax_id_missing': 'Introduza o seu NIF: a lei do IVA exige-o.',
  'buyer.tax_id_missing': 'Introduza o NIF do cliente: sem IVA, é obrigatório para uma empresa da UE.',
  'delivery_date.unknown':
    'Introduza a data da entrega ou da prestação do serviço, se não for a data de emissão.',
  'tax_note.reverse_charge':
    'Escreva por que motivo não é liquidado IVA, por exemplo «IVA – autoliquidação» para uma empresa de outro país da UE.',
  'tax_note.exemption':
    'Escreva por que motivo não é liquidado IVA, por exemplo «IVA – regime de isenção» (artigo 53.º do CIVA).',
} satisfies Translation<typeof english>
