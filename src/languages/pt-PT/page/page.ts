import type { pageTexts as english } from '../../en/page/page.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { batchTexts } from './batch.ts'
import { checksTexts } from './checks.ts'
import { commandsTexts, paletteTexts } from './commands.ts'
import { connectionsTexts } from './connections.ts'
import { dataTexts } from './data.ts'
import { deliveryTexts } from './delivery.ts'
import { designTexts, pdfDifferencesTexts } from './design.ts'
import { einvoiceTexts } from './einvoice.ts'
import { headerTexts } from './header.ts'
import { kindsTexts } from './kinds.ts'
import { linesTexts } from './lines.ts'
import { listTexts } from './list.ts'
import { markIssuedTexts } from './mark-issued.ts'
import { numbersTexts } from './numbers.ts'
import { overviewTexts } from './overview.ts'
import { paymentsTexts } from './payments.ts'
import { placesTexts } from './places.ts'
import { recordsTexts } from './records.ts'
import { schedulesTexts } from './schedules.ts'
import { sendersTexts } from './senders.ts'

/** All texts of the page by key. */
export const pageTexts = {
  'app.name': 'Billwright',
  'app.title': '{number} — Billwright',

  // regions
  'region.list': 'Faturas',
  'region.editor': 'Editor de faturas',
  'region.preview': 'Pré-visualização',
  'region.settings': 'Definições',
  'splitter.sidebar': 'Largura da lista de faturas',
  'splitter.preview': 'Largura da pré-visualização',

  // toolbar
  'toolbar.sidebar.hide': 'Ocultar lista de faturas',
  'toolbar.preview.hide': 'Ocultar pré-visualização',
  'toolbar.preview.show': 'Mostrar pré-visualização',
  'toolbar.palette': 'Procurar ou executar um comando',
  'toolbar.settings': 'Definições',
  'tab.editor': 'Escrever',
  'tab.preview': 'Pré-visualização',
  'mode.test': 'TEST',
  'mode.practice': 'PRÁTICA',
  'mode.live': 'REAL',

  // saved state
  'save.saved': 'Guardado {time}',
  'save.saved.where': 'Guardado neste computador',
  'save.saving': 'A guardar…',
  'save.editing': 'Alterado',
  'save.failed': 'Não guardado: {reason}',
  'save.again': 'Tentar novamente',
  'save.announced': 'Guardado',
  'save.first': 'Não foi feito, porque não foi possível guardar as últimas alterações.',
  'unsaved.title': 'Há alterações por guardar',
  'unsaved.text':
    'Não foi possível guardar as últimas alterações: {reason} Se fechar agora, perdem-se.',
  'unsaved.close': 'Fechar e perdê-las',
  'unsaved.stay': 'Continuar a escrever',

  'state.draft': 'Rascunho',
  'state.queued': 'Em espera de envio',
  'state.sending': 'A enviar…',
  'state.done': 'Submetido',
  'state.refused': 'Rejeitado',
  'state.unknown': 'Não confirmado',

  // first run
  'welcome.title': 'A sua primeira fatura',
  'welcome.lead':
    'Tudo fica neste computador. Não é necessária nenhuma conta para escrever, imprimir ou guardar.',
  'welcome.from': 'Nome da sua empresa',
  'welcome.from.hint': 'Por exemplo: Estúdio Peneireiro',
  'welcome.iban': 'IBAN, mostrado nas suas faturas',
  'welcome.tax-rate': 'Taxa de IVA predefinida (%)',
  'welcome.skip':
    'Qualquer campo pode ficar vazio. As novas faturas utilizam: {currency}, {paper}, {language}.',
  'welcome.paper': 'papel do modelo',
  'welcome.language': 'idioma do modelo',
  'welcome.change': 'Alterar',
  'welcome.start': 'Começar a escrever',
  'welcome.sample': 'Ver uma fatura de exemplo',

  // header fields
  'editor.title': '{kind:capital:@kind} {number}',
  'editor.untitled': {
    select: 'kind',
    document: 'Novo {kind:@kind}',
    quote: 'Novo {kind:@kind}',
    other: 'Nova {kind:@kind}',
  },
  'editor.read-only': {
    select: 'kind',
    document: '{kind:capital:@kind.this} foi submetido e não pode ser alterado.',
    quote: '{kind:capital:@kind.this} foi submetido e não pode ser alterado.',
    other: '{kind:capital:@kind.this} foi submetida e não pode ser alterada.',
  },
  'editor.marked': {
    select: 'kind',
    document: '{kind:capital:@kind.this} foi marcado como emitido e não pode ser alterado.',
    quote: '{kind:capital:@kind.this} foi marcado como emitido e não pode ser alterado.',
    other: '{kind:capital:@kind.this} foi marcada como emitida e não pode ser alterada.',
  },
  'editor.frozen': {
    select: 'kind',
    document:
      '{kind:capital:@kind.this} foi enviado e não pode ser alterado até o serviço responder.',
    quote: '{kind:capital:@kind.this} foi enviado e não pode ser alterado até o serviço responder.',
    other: '{kind:capital:@kind.this} foi enviada e não pode ser alterada até o serviço responder.',
  },
  'field.number': 'Número da fatura',
  'field.number.provisional': 'Provisório',
  'field.number.provisional.why': {
    select: 'kind',
    document:
      'O número só é consumido quando {kind:@kind.definite} é submetido com uma chave real. Até lá, pode mudar.',
    quote:
      'O número só é consumido quando {kind:@kind.definite} é submetido com uma chave real. Até lá, pode mudar.',
    other:
      'O número só é consumido quando {kind:@kind.definite} é submetida com uma chave real. Até lá, pode mudar.',
  },
  'field.number.use': 'Utilizar {number}',
  'field.issue-date': 'Data de emissão',
  'field.due-date': 'Vencimento',
  'field.delivery-date': 'Data de entrega',
  'field.currency': 'Moeda',
  'field.date.wrong': 'Introduza uma data, por exemplo {example}.',
  'field.pick-date': 'Abrir calendário',
  'calendar.label': 'Calendário',
  'calendar.previous': 'Mês anterior',
  'calendar.next': 'Mês seguinte',
  'calendar.today': 'Hoje',
  'calendar.day': 'Outro dia no calendário',
  'calendar.week': 'Primeiro ou último dia da semana',
  'calendar.month': 'Mês anterior ou seguinte',
  'calendar.year': 'Ano anterior ou seguinte',
  'calendar.days': '{days:number} dias',
  'calendar.month-end': 'Fim do mês',
  'currency.option': '{code} – {name}',

  // parties
  'from.title': 'De',
  'from.edit': 'Editar',
  'from.edit.label': 'Editar os dados do emitente',
  'from.sheet': 'A sua empresa',
  'from.empty': 'Adicione a sua empresa',
  'remembered.seller': 'Emitente guardado para novas faturas',
  'remembered.logo': 'Logótipo guardado para novas faturas',
  'remembered.locale': 'Idioma guardado para novas faturas',
  'remembered.only-this': 'Apenas esta fatura',
  'to.title': 'Faturar a',
  'to.change': 'Alterar',
  'to.change.label': 'Alterar o cliente a faturar',
  'to.empty': 'Adicione um cliente',
  'to.details': 'Adicionar detalhes',
  'party.done': 'Concluído',
  'party.close': 'Fechar os detalhes',
  'party.from.name': 'Nome da empresa',
  'party.to.name': 'Nome do cliente',
  'party.address': 'Morada',
  'party.country': 'País',
  'party.country.none': 'Escolha um país',
  'party.tax-id': 'NIF',
  'party.reference': 'Referência do cliente',
  'party.registration': 'N.º de registo',
  'party.email': 'E-mail',
  'party.phone': 'Telefone',
  'party.website': 'Site',
  'party.account-holder': 'Titular da conta',
  'party.iban': 'IBAN ou número da conta',
  'party.bic': 'BIC ou código do banco',

  // totals
  'totals.title': 'Totais',
  'totals.subtotal': 'Subtotal',
  'totals.discount': 'Desconto',
  'totals.tax': 'IVA {rate}\u00a0%',
  'totals.tax.included': 'incl. IVA {rate}\u00a0%',
  'totals.total': 'Total',
  'totals.prepaid': 'Adiantamento pago',
  'totals.rounding': 'Arredondamento',
  'totals.payable': 'Total a pagar',
  'totals.incomplete': {
    plural: 'count',
    one: '{count:number} linha sem valor não está incluída',
    other: '{count:number} linhas sem valor não estão incluídas',
  },
  'totals.announced': 'Total {total}',
  'amount.none': '–',

