import type { placesTexts as english } from '../../en/page/places.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the places of the window. */
export const placesTexts = {
  'region.places': 'Lugares',
  'place.invoices': 'Facturas',
  'place.customers': 'Clientes',
  'place.overview': 'Resumen',
  'place.position': '{position} de {count}',
  'customer.open': {
    plural: 'count',
    one: '{count:number} factura pendiente',
    other: '{count:number} facturas pendientes',
  },
  'customer.late': {
    plural: 'count',
    one: '{count:number} factura con retraso',
    other: '{count:number} facturas con retraso',
  },
  'customer.nothing-open': 'Nada pendiente',
  'customer.is-open': 'Pendiente',
  'customer.next-due': 'Pendiente, próximo vencimiento {date}',
  'customer.documents': 'Documentos de {name}',
  'customer.no-documents': 'Aún no hay documentos.',
  'customer.repeats': '{number} se repite, próximo borrador {date}, {amount}',
  'customer.repeats.edit': 'Editar…',
  'customer.details': 'Datos',
  'customer.invoiced': 'Facturado en {year}',
  'customer.months': 'Facturado por mes, {currency}',
  'customers.chosen': {
    plural: 'count',
    one: '{count:number} cliente seleccionado',
    other: '{count:number} clientes seleccionados',
  },
  'customers.chosen.region': 'Clientes seleccionados',
  'customers.invoice': 'Facturar a estos clientes…',
  'customers.repeat.none': 'Ninguno de estos clientes tiene una factura que repetir.',
  'invoice-customers.title': {
    plural: 'count',
    one: 'Facturar a {count:number} cliente',
    other: 'Facturar a {count:number} clientes',
  },
  'invoice-customers.description': 'Texto para todos',
  'invoice-customers.description.missing': 'Introduce lo que facturas.',
  'invoice-customers.quantity.wrong': 'Introduce una cantidad superior a 0.',
  'invoice-customers.price': 'Precio unitario',
  'invoice-customers.price.wrong': 'Introduce un precio.',
  'invoice-customers.rate': 'Tipo de IVA, %',
  'invoice-customers.rate.own': 'El de cada cliente',
  'invoice-customers.about': 'Un borrador para cada cliente, con su moneda, su idioma y sus condiciones.',
} satisfies Translation<typeof english>
