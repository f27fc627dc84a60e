import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Comprovativo',
  'receipt.title': {
    select: 'kind',
    document: '{kind:capital:@kind} {number} criado',
    quote: '{kind:capital:@kind} {number} criado',
    other: '{kind:capital:@kind} {number} criada',
  },
  'receipt.title.test': {
    select: 'kind',
    document: '{kind:capital:@kind} {number} criado como teste',
    quote: '{kind:capital:@kind} {number} criado como teste',
    other: '{kind:capital:@kind} {number} criada como teste',
  },
  'receipt.test': 'Teste de {kind:@kind} criado. Leva a marca TEST e não foi cobrado.',
  'receipt.test.unchanged': 'PDF de teste criado: {time}, sem alterações desde então.',
  'receipt.test.changed': 'PDF de teste criado: {time}, com alterações desde então.',
  'receipt.test.marked': 'Leva a marca TEST e não foi cobrado.',
  'receipt.test.free': 'Não foi cobrado.',
  'receipt.job': 'Trabalho',
  'receipt.time': 'Hora',
  'receipt.mode': 'Modo',
  'receipt.link': 'Link',
  'receipt.file': 'Ficheiro',
  'receipt.mode.live': 'Real · cobrado',
  'receipt.mode.test': 'Teste · não cobrado',
  'receipt.copy': 'Copiar link',
  'receipt.copied': 'Link copiado',
  'receipt.open': 'Abrir link',
  'receipt.open-pdf': 'Abrir PDF',
  'receipt.folder': 'Mostrar na pasta',
  'receipt.save': 'Guardar PDF…',
  'receipt.saved': 'Guardado como {path}',
  'receipt.email': 'Enviar e-mail…',
  'receipt.emailed': 'O rascunho do e-mail está aberto no seu programa de e-mail, com o PDF em anexo.',
  'receipt.emailed.no-address':
    'O rascunho do e-mail está aberto no seu programa de e-mail. Adicione o endereço do cliente.',
  'receipt.emailed.link':
    'Foi aberto um e-mail, mas não foi possível anexar o PDF. Anexe o ficheiro que é mostrado na sua pasta.',
  'receipt.emailed.nothing': 'Não foi aberto nada?',
  'receipt.matches': 'Idêntico à pré-visualização',
  'receipt.differs': 'Difere da sua pré-visualização. Veja-o antes de o reencaminhar.',
  'receipt.fetching': 'A transferir o PDF…',
  'receipt.kept': 'O PDF é guardado neste computador.',
  'receipt.fetch-again': 'Transferir novamente',
  'receipt.fetched': 'O PDF foi transferido novamente.',
  'receipt.folder-problem.missing':
    'A pasta para os PDF não existe, por isso este PDF está na pasta de dados: {path}',
  'receipt.folder-problem.not_writable':
    'Não é possível escrever na pasta para os PDF, por isso este PDF está na pasta de dados: {path}',
  'receipt.folder-choose': 'Escolher outra pasta…',

  'unknown.test':
    'Foi enviado um teste de {number} ({time}), mas o serviço não o confirmou. Nada foi cobrado: pode continuar a escrever e submeter novamente.',

  'delivered.tabs': 'O que é mostrado',
  'delivered.tab': 'PDF entregue',
  'delivered.tab.preview': 'Pré-visualização',
  'delivered.loading': 'A abrir o PDF…',
  'delivered.not-shown': 'Este PDF não pode ser mostrado aqui. Abra-o no seu leitor de PDF.',
  'delivered.label': 'PDF entregue {kind:@kind.of} {number}',

  'pdfs.save-all': 'Guardar todos os PDF…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF guardado em {folder}',
    other: '{count:number} PDF guardados em {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} documento não tem PDF neste computador: {numbers}',
    other: '{count:number} documentos não têm PDF neste computador: {numbers}',
  },

  'settings.pdf': 'PDF e e-mail',
  'settings.pdf.name': 'Nome dos ficheiros PDF',
  'settings.pdf.name.hint': 'São substituídos: {placeholders}. Exemplo: {example}',
  'settings.pdf.name.wrong': 'Introduza um nome, por exemplo {example}.',
  'settings.pdf.folder': 'Pasta para os PDF de faturas reais',
  'settings.pdf.folder.data': 'Na pasta de dados: {folder}',
  'settings.pdf.folder.choose': 'Escolher pasta…',
  'settings.pdf.folder.reset': 'Utilizar a pasta de dados',
  'settings.pdf.folder.about':
    'Os PDF anteriores permanecem onde estão. Os PDF de teste estão sempre na pasta de dados.',
  'settings.email': 'E-mail com uma fatura',
  'settings.email.language': 'Idioma da fatura',
  'settings.email.subject': 'Assunto',
  'settings.email.body': 'Texto',
  'settings.email.hint': 'São substituídos: {placeholders}. Uma linha sem valor é omitida.',
  'settings.email.reset': 'Utilizar o texto predefinido',
} satisfies Translation<typeof english>
