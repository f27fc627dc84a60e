import type { numbersTexts as english } from '../../en/page/numbers.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of missing invoice numbers. */
export const numbersTexts = {
  'command.number-gaps': 'Números faltantes…',
  'gaps.title': 'Números faltantes',
  'gaps.about':
    'Uma transmissão em produção ocupa seu número definitivamente. Estes números não têm documento confirmado.',
  'gaps.nothing': 'Nenhum número foi ocupado ainda. Transmitir com uma chave de produção ocupa um.',
  'gaps.none': 'Não há números faltantes.',
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
  'gaps.reason.unused': 'Nenhum documento daqui tem este número.',
  'gaps.reason.draft': 'Um documento que não foi transmitido tem este número.',
  'gaps.reason.test': 'O documento dele só foi transmitido com uma chave de teste.',
  'gaps.reason.deleted': 'O documento dele foi excluído antes de ser transmitido.',
  'gaps.reason.refused': 'O serviço rejeitou o documento dele.',
  'gaps.reason.withdrawn': 'O documento dele foi retirado antes de ser enviado.',
  'gaps.reason.not_created': 'O documento dele foi procurado e não foi encontrado.',
  'gaps.reason.under_way': 'O documento dele ainda está sendo enviado.',
  'gaps.reason.unknown': 'Não confirmado: o documento dele pode existir.',
  'gaps.current-number': 'Agora é {number}.',
  'gaps.cut': 'Há mais. Os primeiros são mostrados.',
  'gaps.copy': 'Copiar',
  'gaps.copied': 'A lista foi copiada.',
  'gaps.save': 'Salvar como tabela…',
  'gaps.saved': 'Salvo em {path}',
  'gaps.close': 'Fechar',
} satisfies Translation<typeof english>
