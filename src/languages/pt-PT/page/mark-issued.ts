import type { markIssuedTexts as english } from '../../en/page/mark-issued.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts about documents that left by other means than a service. */
export const markIssuedTexts = {
  'command.mark-issued': 'Marcar como emitido…',
  'mark.title': {
    plural: 'count',
    one: {
      select: 'kind',
      document: 'Marcar {kind:@kind} como emitido',
      quote: 'Marcar {kind:@kind} como emitido',
      other: 'Marcar {kind:@kind} como emitida',
    },
    other: {
      select: 'kind',
      document: 'Marcar {count:number} {kind:@kinds} como emitidos',
      quote: 'Marcar {count:number} {kind:@kinds} como emitidos',
      other: 'Marcar {count:number} {kind:@kinds} como emitidas',
    },
  },
  'mark.none': 'Nada para marcar como emitido',
  'mark.about':
    'Para um documento enviado sem passar por um serviço. O seu número fica utilizado, o documento fica bloqueado e conta como emitido, e só uma nota de crédito o corrige. Pode anular isto durante dez segundos.',
  'mark.documents': 'Marcados como emitidos',
  'mark.means': 'Como foi enviado',
  'mark.means.choose': 'Escolher…',
  'mark.means.missing': 'Escolha como foi enviado.',
  'mark.means.e_invoice': 'Ficheiro de fatura eletrónica, enviado ou carregado',
  'mark.means.portal': 'Introduzido num portal',
  'mark.means.other_program': 'Criado e enviado com outro programa',
  'mark.means.paper': 'Em papel',
  'mark.means.other': 'De outra forma',
  'mark.reason': 'Nota',
  'mark.reason.needed': 'Como, em poucas palavras',
  'mark.reason.hint': 'Por exemplo, o nome do portal ou uma referência. Não é impresso.',
  'mark.reason.missing': 'Indique em poucas palavras como foi enviado.',
  'mark.date': 'Enviado em',
  'mark.date.future': 'Já foi enviado, por isso o dia é {today} ou anterior.',
  'mark.file': 'Ficheiro',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Outro ficheiro',
  'mark.file.hash': 'Guardado como prova: SHA-256 {sha256}',
  'mark.file.none': 'Nenhum ficheiro exportado aqui é guardado como prova.',
  'mark.file.outdated':
    'Este documento foi alterado desde que {name} foi exportado, por isso esse ficheiro diz outra coisa. Exporte-o novamente ou restaure a versão que foi enviada.',
  'mark.files':
    'Guardado como prova: o hash do ficheiro exportado mais recente de {count:number} de {all:number} documentos.',
  'mark.no-pdf':
    'Não existe PDF definitivo de um documento que marca: o original é o que foi enviado. O seu PDF só pode ser guardado e impresso com a marca TEST.',
  'mark.confirm': 'Marcar como emitido',
  'mark.left-out': {
    plural: 'count',
    one: '{count:number} documento não incluído',
    other: '{count:number} documentos não incluídos',
  },
  'mark.blocked.submitted': {
    select: 'kind',
    document: 'Já emitido.',
    quote: 'Já emitido.',
    other: 'Já emitida.',
  },
  'mark.blocked.under_way': 'A sua última submissão ainda não terminou.',
  'mark.done': {
    plural: 'count',
    one: '{number} está marcado como emitido',
    other: {
      select: 'kind',
      document: '{count:number} {kind:@kinds} marcados como emitidos',
      quote: '{count:number} {kind:@kinds} marcados como emitidos',
      other: '{count:number} {kind:@kinds} marcadas como emitidas',
    },
  },
  'mark.undone': {
    plural: 'count',
    one: '{kind:capital:@kind.definite} volta a ser um rascunho',
    other: '{count:number} {kind:@kinds} voltam a ser rascunhos',
  },
  'mark.note': {
    select: 'kind',
    document: 'Marcado como emitido',
    quote: 'Marcado como emitido',
    other: 'Marcada como emitida',
  },
  'mark.receipt': {
    select: 'kind',
    document: '{kind:capital:@kind.definite} {number} está marcado como emitido',
    quote: '{kind:capital:@kind.definite} {number} está marcado como emitido',
    other: '{kind:capital:@kind.definite} {number} está marcada como emitida',
  },
  'mark.receipt.how': '{means}, em {date}.',
  'mark.receipt.pdf': 'O original é o que foi enviado; o PDF daqui tem a marca TEST.',
  'mark.receipt.marked': 'Marcado',
  'mark.receipt.hash': 'SHA-256 do ficheiro',
  'mark.offer.text':
    'Organismos públicos e empresas tratam este ficheiro como a fatura. Depois de enviado o ficheiro, o rascunho não pode ser alterado nem faturado uma segunda vez.',
  'mark.offer': 'Marcar como emitido após a exportação',
} satisfies Translation<typeof english>
