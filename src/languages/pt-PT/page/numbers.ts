import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Números em falta…',
  'gaps.title': 'Números em falta',
  'gaps.about':
    'Uma submissão real ocupa o seu número definitivamente. Estes números não têm um documento confirmado.',
  'gaps.nothing': 'Ainda não foi ocupado nenhum número. É ocupado um ao submeter com uma chave real.',
  'gaps.none': 'Não há números em falta.',
  'gaps.series': {
    plural: 'count',
    one: '{first} a {last}: {count:number} documento real',
    other: '{first} a {last}: {count:number} documentos reais',
  },
  'gaps.number': 'Número',
  'gaps.why': 'Motivo',
  'gaps.customer': 'Cliente',
  'gaps.taken': 'Ocupado',
  'gaps.range': '{first} a {last} ({count:number})',
  'gaps.reason.unused': 'Nenhum documento daqui tem este número.',
  'gaps.reason.draft': 'Um documento que não foi submetido tem este número.',
  'gaps.reason.test': 'O seu documento só foi submetido com uma chave de teste.',
  'gaps.reason.deleted': 'O seu documento foi eliminado antes de ser submetido.',
  'gaps.reason.refused': 'O serviço rejeitou o seu documento.',
  'gaps.reason.withdrawn': 'O seu documento foi retirado antes de ser enviado.',
  'gaps.reason.not_created': 'O seu documento foi procurado e não foi encontrado.',
  'gaps.reason.under_way': 'O seu documento ainda está a ser enviado.',
  'gaps.reason.unknown': 'Não confirmado: o seu documento pode existir.',
  'gaps.current-number': 'Agora é {number}.',
  'gaps.cut': 'Há mais. São mostrados os primeiros.',
  'gaps.copy': 'Copiar',
  'gaps.copied': 'A lista foi copiada.',
  'gaps.save': 'Guardar como tabela…',
  'gaps.saved': 'Guardado em {path}',
  'gaps.close': 'Fechar',
} satisfies Translation<typeof english>
