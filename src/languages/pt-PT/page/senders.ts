import type { sendersTexts as english } from '../../en/page/senders.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

export const sendersTexts = {
  'sender.title': 'Emitentes',
  'sender.about':
    'Se trabalha com vários nomes, cada um tem os seus próprios números, logótipo, dados de pagamento e valores predefinidos.',
  'sender.label': 'Emitente',
  'sender.unnamed': 'Emitente sem nome',
  'sender.edited': 'Emitente a editar',
  'sender.default': 'Para novas faturas',
  'sender.make-default': 'Utilizar para novas faturas',
  'sender.add': 'Adicionar emitente…',
  'sender.add.name': 'Nome da empresa',
  'sender.add.submit': 'Adicionar emitente',
  'sender.duplicate': 'Duplicar',
  'sender.copy': 'Cópia de {name}',
  'sender.remove': 'Remover',
  'sender.added': 'Emitente adicionado: {name}',
  'sender.removed': 'Emitente removido: {name}. Os seus documentos ficam como estão.',
  'sender.profile-name': 'Nome nas listas',
  'sender.profile-name.hint': 'Não é impresso. Sem ele, é mostrado o nome da empresa.',
  'sender.same-pattern': 'Mesmo padrão que {names}: partilham a numeração.',
  'sender.suggestions': 'Emitentes',
  'sender.former': '{name} (removido)',
  'sender.changed': 'O emitente é {name}',
  'sender.outdated': {
    plural: 'count',
    one: '1 rascunho ainda tem outros dados deste emitente.',
    other: '{count:number} rascunhos ainda têm outros dados deste emitente.',
  },
  'sender.outdated.update': {
    plural: 'count',
    one: 'Atualizar 1 rascunho',
    other: 'Atualizar {count:number} rascunhos',
  },
  'sender.updated': {
    plural: 'count',
    one: 'Emitente atualizado em 1 rascunho',
    other: 'Emitente atualizado em {count:number} rascunhos',
  },
  'sender.update-undone': {
    plural: 'count',
    one: 'Anulado, exceto em 1 rascunho que foi alterado desde então',
    other: 'Anulado, exceto em {count:number} rascunhos que foram alterados desde então',
  },
  'sender.differs': 'As definições têm outros dados deste emitente.',
  'sender.differs.update': 'Atualizar este documento',
  'sender.filter': 'Emitente',
  'sender.filter.all': 'Todos os emitentes',
  'palette.new-invoice-from': 'Nova fatura de {name}',
  'palette.change-sender': 'Alterar o emitente para {name}',
  'sender.keywords': 'de empresa vendedor companhia firma nome perfil mudar negócio',
} satisfies Translation<typeof english>
