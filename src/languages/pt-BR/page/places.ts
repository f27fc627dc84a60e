import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Locais',
  'place.invoices': 'Faturas',
  'place.customers': 'Clientes',
  'place.overview': 'Resumo',
  'place.position': '{position} de {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} fatura em aberto',
    other: '{count:number} faturas em aberto',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} fatura em atraso',
    other: '{count:number} faturas em atraso',
  },
  'customer.nothing-open': 'Nada em aberto',
  'customer.is-open': 'Em aberto',
  'customer.next-due': 'Em aberto, próximo vencimento {date}',
  'customer.documents': 'Documentos de {name}',
  'customer.no-documents': 'Ainda não há documentos.',
  'customer.repeats': '{number} se repete, próximo rascunho {date}, {amount}',
  'customer.repeats.edit': 'Editar…',
  'customer.details': 'Detalhes',
  'customer.invoiced': 'Faturado em {year}',
  'customer.months': 'Faturado por mês, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} cliente selecionado',
    other: '{count:number} clientes selecionados',
  },
  'customers.chosen.region': 'Clientes selecionados',
  'customers.invoice': 'Faturar para estes clientes…',
  'customers.repeat.none': 'Nenhum destes clientes tem uma fatura a repetir.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Faturar para {count:number} cliente',
    other: 'Faturar para {count:number} clientes',
  },
  'invoice-customers.description': 'Texto para todos',
  'invoice-customers.description.missing': 'Digite o que você fatura.',
  'invoice-customers.quantity.wrong': 'Digite uma quantidade maior que 0.',
  'invoice-customers.price': 'Preço unitário',
  'invoice-customers.price.wrong': 'Digite um preço.',
  'invoice-customers.rate': 'Alíquota, %',
  'invoice-customers.rate.own': 'A de cada cliente',
  'invoice-customers.about':
    'Um rascunho para cada cliente, com a moeda, o idioma e as condições do cliente.',
} satisfies Translation<typeof english>
