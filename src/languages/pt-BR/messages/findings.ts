import type { findingTexts as english } from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered':
    'Não foi possível criar o PDF neste computador, por isso ninguém viu a aparência dele.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'O número começa ou termina com um espaço.',
  'quantity.zero': 'A quantidade é 0: esta linha não acrescenta nada.',
  'invoice_number.without_digits': 'O número não contém nenhum dígito.',
  'invoice_number.zero': 'O número é 0. As faturas costumam ser numeradas a partir de 1.',
  'invoice_number.unfilled': 'O número contém {part}, que representa algo que não foi preenchido.',
  'unit_price.both_negative':
    'A quantidade e o preço são negativos, por isso esta linha é somada, e não subtraída.',
  'price_quantity.large': 'O preço se refere a mais de 100.000 unidades. Verifique a quantidade do preço.',
  'item.rounds_to_zero':
    'Esta linha resulta em menos da metade da menor unidade da moeda e não acrescenta nada.',
  'charge_amount.above_line': 'O encargo é maior que o valor da sua linha.',
  'charge.above_lines': 'O encargo é maior que a soma das linhas.',
  'buyer.is_seller': 'O cliente é o emitente deste documento.',
  'preceding_invoice.own_number': 'A fatura anterior tem o mesmo número desta.',
  'preceding_invoice.other_rate':
    'Nenhuma linha tem esta alíquota, por isso são deduzidos impostos que esta fatura não cobra.',
  'preceding_invoice.later': 'A fatura anterior tem uma data posterior à desta.',
  'payment_terms.unusual':
    'As condições oferecem {percent:number}% para pagamento em {days:digits} dias. Verifique ambos.',
  'payment_terms.unusual_interest':
    'As condições cobram {percent:number}% para pagamento depois de {days:digits} dias. Verifique ambos.',
  'payment_terms.malformed':
    'Uma linha parece um desconto que os programas aplicam, mas não está escrita assim: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'As condições se referem a um valor de {base:decimal}, que não faz parte do total.',
  'payment_terms.after_due':
    'As condições oferecem desconto para pagamento em {days:digits} dias, depois da data de vencimento.',
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
    'O endereço impresso tem o CEP {written}, mas uma fatura eletrônica conteria {postcode}.',
  'address.city_not_printed':
    'A página imprime estas linhas, sem {city}. Adicione uma linha com CEP e cidade.',
  'prepaid.negative': 'O valor já pago é negativo, o que aumenta o total a pagar.',
  'text.placeholder':
    '{placeholder} é impresso como está. Só é preenchido em faturas criadas por um agendamento ou para o próximo período.',
  'text.other_placeholder': '{placeholder} parece um marcador que não foi preenchido. É impresso como está.',
  'text.month_of_earlier':
    'Este texto menciona {month:month}, e {number} de {date:date} tem o mesmo texto. Verifique o mês.',
  'iban.mistyped': 'Este IBAN tem um erro de digitação: os dígitos verificadores não conferem.',
  'seller.name_too_long_for_payment_code':
    'Nenhum código de pagamento é impresso: o padrão dos bancos permite {limit:digits} caracteres para um nome, e o do titular da conta é mais longo.',
  'discount.raises_total': 'Este desconto aumenta o total.',
  'discount.above_subtotal': 'O desconto é maior que a soma das linhas.',
  'discount.large': 'O desconto é de {percent:decimal}%. Verifique se está correto.',
  'discount.large_with_lines':
    'Com os descontos das linhas, o desconto é de {percent:decimal}%. Verifique se está correto.',
  'discount.large_lines':
    'As linhas subtraídas e com desconto tiram {percent:decimal}% das outras linhas. Verifique se está correto.',
  'cash_rounding.large':
    'O total a pagar é arredondado para {unit:decimal} {currency}, mais do que vale qualquer moeda metálica. O usual é a moeda de menor valor.',
  'payable.zero': 'Não resta nada a pagar: o adiantamento cobre o total.',
  'payable.negative': 'O adiantamento é maior que o total, por isso o total a pagar é negativo.',
  'payable.above_deducted': 'A dedução é maior que o total, por isso o total a pagar é negativo.',
  'payable.rounded_to_zero': 'Com o arredondamento, o total a pagar é 0 ou menos.',
  'total.zero': 'O total é 0. Verifique as quantidades e os preços.',
  'total.negative':
    'O total é negativo: esta fatura não pede dinheiro. Use uma nota de crédito com valores positivos.',
  'total.negative_quote': 'O total é negativo: este orçamento não oferece nada a pagar.',
  'payment_details.missing':
    'Faltam os dados de pagamento. Digite uma conta ou informe nas condições de pagamento como pagar.',
  'due_date.missing':
    'Digite uma data de vencimento ou condições de pagamento, para que fique claro quando pagar.',
  'issue_date.far_ahead': 'Faltam {days:digits} dias para a data de emissão. Verifique o mês e o ano.',
  'issue_date.long_ago': 'A data de emissão foi há {days:digits} dias. Verifique o mês e o ano.',
  'tax_rate.unusual':
    '{rate:decimal}% não é uma alíquota em vigor ({country:country}). Usuais: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal}% é mais do que o imposto de qualquer país. Verifique a alíquota.',
  'tax_rate.on_export':
    'O cliente está em outro país ({buyer:country}), e exportações normalmente não têm o imposto do país do emitente ({country:country}). Verifique a alíquota.',
  'tax_rate.missing':
    'Aqui falta a alíquota, e outras linhas a têm, por isso não há imposto. Digite 0 se for isso mesmo.',
  'tax_category.without_tax':
    'A categoria {category} significa que nenhum imposto é cobrado, mas há uma alíquota.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'A moeda é {currency}, e a usual deste cliente é {usual}.',
  'prices_include_tax.unusual': 'Os preços incluem impostos, ao contrário das suas faturas anteriores.',
  'prices_include_tax.unusually_off':
    'Os impostos são somados aos preços, que nas suas faturas anteriores já os incluíam.',
  'amount.unusual':
    'O total a pagar, {amount:decimal} {currency}, está muito acima do usual deste cliente: cerca de {usual:decimal} {currency} nas últimas {count:digits} faturas.',

  'amount.above_all':
    'O total a pagar, {amount:decimal} {currency}, é pelo menos mil vezes o maior das suas últimas faturas, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Informe de quem é {type:@kind.definite}.',
  'buyer.name_missing': 'Informe para quem é {type:@kind.definite}.',
  'issue_date.missing': 'Digite a data de emissão.',
  'seller.address_missing': 'Digite seu endereço completo: a lei do IVA exige isso.',
  'buyer.address_missing': 'Digite o endereço completo do cliente: a lei do IVA exige isso.',
  'seller.tax_id_missing': 'Digite seu CNPJ/CPF ou número de IVA: a lei do IVA exige isso.',
  'buyer.tax_id_missing':
    'Digite o número de IVA do cliente: sem IVA, ele é obrigatório para uma empresa da UE.',
  'delivery_date.unknown':
    'Digite a data da entrega ou da prestação do serviço, se não for a data de emissão.',
  'tax_note.reverse_charge':
    'Escreva por que o IVA não é cobrado, por exemplo “Autoliquidação (reverse charge)” para uma empresa de outro país da UE.',
  'tax_note.exemption': 'Escreva por que o imposto não é cobrado, por exemplo a isenção aplicável.',
} satisfies Translation<typeof english>
