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
  'mark.none': 'Nada a marcar como emitido',
  'mark.about':
    'Para um documento enviado sem passar por um serviço. O número dele fica usado, ele é bloqueado e conta como emitido, e só uma nota de crédito o corrige. Você pode desfazer isto durante dez segundos.',
  'mark.documents': 'Marcados como emitidos',
  'mark.means': 'Como ele foi enviado',
  'mark.means.choose': 'Escolher…',
  'mark.means.missing': 'Escolha como ele foi enviado.',
  'mark.means.e_invoice': 'Arquivo de fatura eletrônica, enviado ou carregado',
  'mark.means.portal': 'Digitado em um portal',
  'mark.means.other_program': 'Criado e enviado com outro programa',
  'mark.means.paper': 'Em papel',
  'mark.means.other': 'De outra forma',
  'mark.reason': 'Nota',
  'mark.reason.needed': 'Como, em poucas palavras',
  'mark.reason.hint': 'Por exemplo, o nome do portal ou uma referência. Não é impresso.',
  'mark.reason.missing': 'Informe em poucas palavras como ele foi enviado.',
  'mark.date': 'Enviado em',
  'mark.date.future': 'Ele já foi enviado, por isso o dia é {today} ou anterior.',
  'mark.file': 'Arquivo',
  'mark.file.option': '{name} ({time})',
  'mark.file.other': 'Outro arquivo',
  'mark.file.hash': 'Guardado como prova: SHA-256 {sha256}',
  'mark.file.none': 'Nenhum arquivo exportado aqui é guardado como prova.',
  'mark.file.outdated':
    'Este documento foi alterado depois que {name} foi exportado, por isso esse arquivo diz outra coisa. Exporte-o novamente ou restaure a versão que foi enviada.',
  'mark.files':
    'Guardado como prova: o hash do arquivo exportado mais recente de {count:number} de {all:number} documentos.',
  'mark.no-pdf':
    'Não há PDF definitivo de um documento que você marca: o que foi enviado é o original. O PDF dele só pode ser salvo e impresso com a marca TEST.',
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
  'mark.blocked.under_way': {
    select: 'kind',
    document: 'A última transmissão dele ainda não terminou.',
    quote: 'A última transmissão dele ainda não terminou.',
    other: 'A última transmissão dela ainda não terminou.',
  },
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
  'mark.receipt.pdf': 'O que foi enviado é o original; o PDF daqui tem a marca TEST.',
  'mark.receipt.marked': 'Marcado',
  'mark.receipt.hash': 'SHA-256 do arquivo',
  'mark.offer.text':
    'Órgãos públicos e empresas tratam este arquivo como a fatura. Depois que ele é enviado, o rascunho não pode ser alterado nem faturado uma segunda vez.',
  'mark.offer': 'Marcar como emitido depois da exportação',
} satisfies Translation<typeof english>
