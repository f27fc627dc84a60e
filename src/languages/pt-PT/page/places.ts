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
    one: '{count:number} fatura por pagar',
    other: '{count:number} faturas por pagar',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} fatura em atraso',
    other: '{count:number} faturas em atraso',
  },
  'customer.nothing-open': 'Nada por pagar',
  'customer.is-open': 'Por pagar',
  'customer.next-due': 'Por pagar, próximo vencimento {date}',
  'customer.documents': 'Documentos de {name}',
  'customer.no-documents': 'Ainda não há documentos.',
  'customer.repeats': '{number} repete-se, próximo rascunho {date}, {amount}',
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
  'customers.invoice': 'Faturar a estes clientes…',
  'customers.repeat.none': 'Nenhum destes clientes tem uma fatura para repetir.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Faturar a {count:number} cliente',
    other: 'Faturar a {count:number} clientes',
  },
  'invoice-customers.description': 'Texto para todos',
  'invoice-customers.description.missing': 'Introduza o que fatura.',
  'invoice-customers.quantity.wrong': 'Introduza uma quantidade superior a 0.',
  'invoice-customers.price': 'Preço unitário',
  'invoice-customers.price.wrong': 'Introduza um preço.',
  'invoice-customers.rate': 'Taxa de IVA, %',
  'invoice-customers.rate.own': 'A de cada cliente',
  'invoice-customers.about':
    'Um rascunho para cada cliente, com a sua moeda, o seu idioma e as suas condições.',
} satisfies Translation<typeof english>
