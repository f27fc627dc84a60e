import type { deliveryTexts as english } from '../../en/page/delivery.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the receipt, the delivered PDF, its file and its e-mail. */
export const deliveryTexts = {
  'receipt.region': 'Comprovante',
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
  'receipt.file': 'Arquivo',
  'receipt.mode.live': 'Produção · cobrado',
  'receipt.mode.test': 'Teste · não cobrado',
  'receipt.copy': 'Copiar link',
  'receipt.copied': 'Link copiado',
  'receipt.open': 'Abrir link',
  'receipt.open-pdf': 'Abrir PDF',
  'receipt.folder': 'Mostrar na pasta',
  'receipt.save': 'Salvar PDF…',
  'receipt.saved': 'Salvo como {path}',
  'receipt.email': 'Enviar e-mail…',
  'receipt.emailed': 'O rascunho do e-mail está aberto no seu programa de e-mail, com o PDF em anexo.',
  'receipt.emailed.no-address':
    'O rascunho do e-mail está aberto no seu programa de e-mail. Adicione o endereço do cliente.',
  'receipt.emailed.link':
    'Um e-mail foi aberto, mas não foi possível anexar o PDF. Anexe o arquivo mostrado na pasta.',
  'receipt.emailed.nothing': 'Nada foi aberto?',
  'receipt.matches': 'Idêntico à visualização',
  'receipt.differs': 'Diferente da sua visualização. Confira antes de encaminhar.',
  'receipt.fetching': 'Baixando o PDF…',
  'receipt.kept': 'O PDF fica guardado neste computador.',
  'receipt.fetch-again': 'Baixar novamente',
  'receipt.fetched': 'O PDF foi baixado novamente.',
  'receipt.folder-problem.missing':
    'A pasta de PDFs não existe, por isso este PDF está na pasta de dados: {path}',
  'receipt.folder-problem.not_writable':
    'Não é possível gravar na pasta de PDFs, por isso este PDF está na pasta de dados: {path}',
  'receipt.folder-choose': 'Escolher outra pasta…',

  'unknown.test':
    'Um teste de {number} foi enviado ({time}), mas o serviço não o confirmou. Nada foi cobrado: você pode continuar escrevendo e transmitir novamente.',

  'delivered.tabs': 'O que é mostrado',
  'delivered.tab': 'PDF entregue',
  'delivered.tab.preview': 'Visualização',
  'delivered.loading': 'Abrindo o PDF…',
  'delivered.not-shown': 'Este PDF não pode ser mostrado aqui. Abra-o no seu leitor de PDF.',
  'delivered.label': 'PDF entregue {kind:@kind.of} {number}',

  'pdfs.save-all': 'Salvar todos os PDFs…',
  'pdfs.saved': {
    plural: 'count',
    one: '{count:number} PDF salvo em {folder}',
    other: '{count:number} PDFs salvos em {folder}',
  },
  'pdfs.missing': {
    plural: 'count',
    one: '{count:number} documento não tem PDF neste computador: {numbers}',
    other: '{count:number} documentos não têm PDF neste computador: {numbers}',
  },

  'settings.pdf': 'PDFs e e-mail',
  'settings.pdf.name': 'Nome dos arquivos PDF',
  'settings.pdf.name.hint': 'São substituídos: {placeholders}. Exemplo: {example}',
  'settings.pdf.name.wrong': 'Digite um nome, por exemplo {example}.',
  'settings.pdf.folder': 'Pasta para PDFs de faturas em produção',
  'settings.pdf.folder.data': 'Na pasta de dados: {folder}',
  'settings.pdf.folder.choose': 'Escolher pasta…',
  'settings.pdf.folder.reset': 'Usar a pasta de dados',
  'settings.pdf.folder.about':
    'Os PDFs anteriores permanecem onde estão. Os PDFs de teste estão sempre na pasta de dados.',
  'settings.email': 'E-mail com uma fatura',
  'settings.email.language': 'Idioma da fatura',
  'settings.email.subject': 'Assunto',
  'settings.email.body': 'Texto',
  'settings.email.hint': 'São substituídos: {placeholders}. Uma linha sem valor é omitida.',
  'settings.email.reset': 'Usar o texto padrão',
} satisfies Translation<typeof english>
