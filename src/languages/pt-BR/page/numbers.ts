import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Números em falta…',
  'gaps.title': 'Números em falta',
  'gaps.about':
    'Uma transmissão em produção ocupa seu número definitivamente. Estes números não têm um documento confirmado.',
  'gaps.nothing':
    'Ainda não foi ocupado nenhum número. É ocupado um ao transmitir com uma chave de produção.',
  'gaps.none': 'Não há números em falta.',
  'gaps.series': {
    plural: 'count',
    one: '{first} a {last}: {count:number} documento em produção',
    other: '{first} a {last}: {count:number} documentos em produção',
  },
  'gaps.number': 'Número',
  'gaps.why': 'Motivo',
  'gaps.customer': 'Cliente',
  'gaps.taken': 'Ocupado',
  'gaps.range': '{first} a {last} ({count:number})',
  'gaps.reason.unused': 'Nenhum documento daqui o tem.',
  'gaps.reason.draft': 'Tem-no um documento que não foi transmitido.',
  'gaps.reason.test': 'Seu documento só foi transmitido com uma chave de teste.',
  'gaps.reason.deleted': 'Seu documento foi excluído antes de ser transmitido.',
  'gaps.reason.refused': 'O serviço rejeitou seu documento.',
  'gaps.reason.withdrawn': 'Seu documento foi retirado antes de ser enviado.',
  'gaps.reason.not_created': 'Seu documento foi buscado e não foi encontrado.',
  'gaps.reason.under_way': 'Seu documento está a caminho.',
  'gaps.reason.unknown': 'Não confirmado: seu documento pode existir.',
  'gaps.current-number': 'Agora é {number}.',
  'gaps.cut': 'Há mais. São mostrados os primeiros.',
  'gaps.copy': 'Copiar',
  'gaps.copied': 'A lista foi copiada.',
  'gaps.save': 'Salvar como tabela…',
  'gaps.saved': 'Salvo em {path}',
  'gaps.close': 'Fechar',
} satisfies Translation<typeof english>
