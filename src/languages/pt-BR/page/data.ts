import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Dados',
  'data.about': 'Tudo o que você escreve fica neste computador e em nenhum outro lugar.',
  'data.folder': 'Seus dados estão em {folder}',
  'data.backup': 'Último backup: {time}. Um backup é feito por dia, e dez são mantidos.',
  'data.no-backup': 'Ainda não há backup. Um backup é feito por dia, e dez são mantidos.',
  'data.storage': 'Onde estão seus dados',
  'data.backups': 'Backups',
  'data.export.title': 'Exportar',
  'data.import.section': 'Importar',
  'data.import.about': 'Uma exportação deste ou de outro computador toma o lugar de tudo o que está aqui.',
  'data.open-file.title': 'Arquivo de fatura',
  'data.open-file.about': 'Uma única fatura em JSON vira um novo rascunho.',
  'data.deleted.title': 'Documentos excluídos',
  'data.deleted.about': 'Eles podem ser restaurados durante 30 dias.',
  'data.diagnostics.title': 'Diagnóstico',
  'data.export': 'Exportar tudo…',
  'data.export.about':
    'Faturas, notas de crédito, orçamentos, histórico, PDFs de todas as pastas, modelos e configurações em um único arquivo. As chaves não estão nele.',
  'data.exported': 'Exportado para {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'A exportação não inclui o PDF de {count:number} documento, porque o arquivo dele está ausente ou foi alterado: {numbers}. Conecte o disco ou baixe-o novamente e depois exporte de novo.',
    other:
      'A exportação não inclui os PDFs de {count:number} documentos, porque os arquivos deles estão ausentes ou foram alterados: {numbers}. Conecte o disco ou baixe-os novamente e depois exporte de novo.',
  },
  'data.import': 'Importar…',
  'data.import.title': 'Substituir tudo por este arquivo?',
  'data.import.text':
    'Os documentos e as configurações de “{name}” tomam o lugar dos que estão aqui. O que foi transmitido aqui com uma chave de produção permanece, para que nada seja cobrado duas vezes. Antes, tudo o que está aqui agora é guardado como cópia, e assim a importação é desfeita em um só passo.',
  'data.replace.counts.file':
    'Documentos aqui: {here:number}. No arquivo, que foi verificado: {count:number}.',
  'data.replace.counts.copy':
    'Documentos aqui: {here:number}. No backup, que foi verificado: {count:number}.',
  'data.replace.changes': 'O que acontece com os documentos',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} documento é novo aqui',
    other: '{count:number} documentos são novos aqui',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} documento é substituído pela outra versão',
    other: '{count:number} documentos são substituídos pelas outras versões',
  },
  'data.replace.removed': {
    plural: 'count',
    one: '{count:number} documento que só está aqui é removido',
    other: '{count:number} documentos que só estão aqui são removidos',
  },
  'data.replace.unchanged': {
    plural: 'count',
    one: '{count:number} documento é igual',
    other: '{count:number} documentos são iguais',
  },
  'data.replace.kept': {
    plural: 'count',
    one: '{count:number} documento continua como está, porque foi ou pode ter sido transmitido com uma chave de produção',
    other:
      '{count:number} documentos continuam como estão, porque foram ou podem ter sido transmitidos com uma chave de produção',
  },
  'data.replace.keys': 'Estas conexões precisam novamente da chave: {names}.',
  'data.changes.added': 'novos: {count:number}',
  'data.changes.replaced': 'substituídos: {count:number}',
  'data.changes.removed': 'removidos: {count:number}',
  'data.changes.unchanged': 'sem alterações: {count:number}',
  'data.restore': 'Restaurar…',
  'data.restore.title': 'Restaurar os dados de {time}?',
  'data.restore.text':
    'Documentos, clientes, produtos, serviços, agendamentos e configurações voltam a ser o que eram. O que foi transmitido com uma chave de produção continua registrado com seu número e seus pagamentos, por isso nada pode ser cobrado duas vezes. As conexões e as chaves delas permanecem. Antes, tudo o que está aqui agora é guardado como cópia, e assim isto é desfeito em um só passo.',
  'data.restore.checking': 'Verificando o backup de {time}…',
  'data.restore.refused': 'Não é possível restaurar este backup',
  'data.restore.yes': 'Restaurar',
  'data.restoring': 'Restaurando…',
  'data.restored': 'Restaurado: {changes}.',
  'copies.title': 'Restaurar um backup',
  'copies.about':
    'Um backup é feito por dia, e dez são mantidos. O que uma importação ou restauração substituiu também é mantido. Antes que algo seja alterado, você vê o que mudaria.',
  'copies.daily': 'Backup diário',
  'copies.update': 'Antes de uma atualização',
  'copies.replaced': 'Antes de importar ou restaurar',
  'copies.documents': {
    plural: 'count',
    0: '{count:number} documentos',
    one: '{count:number} documento',
    other: '{count:number} documentos',
  },
  'copies.unreadable': 'não pode ser lido',
  'copies.restore-time': 'Restaurar o backup de {time}…',
  'data.import.trust':
    'Importe somente um arquivo em que você confia. As transmissões em espera nele não são enviadas; cada uma diz o que fazer.',
  'data.import.checking': 'Verificando {name}…',
  'data.import.refused': 'Não é possível importar {name}',
  'data.import.yes': 'Substituir tudo',
  'data.importing': 'Importando…',
  'data.exporting': 'Exportando tudo…',
  'data.exporting.progress': 'Parte exportada',
  'data.export.cancelled': 'A exportação foi cancelada. Nenhum arquivo foi gravado.',
  'data.imported': 'Importado: {changes}.',
  'data.imported.kept': 'Importado. O que estava aqui antes é mantido em {path}',
  'data.imported.no-pdf-folder':
    'Os novos PDFs são guardados na pasta de dados: as configurações importadas indicam {folder}, onde não é possível gravar arquivos neste computador.',
  'data.imported.no-template':
    'Os novos documentos usam o modelo {used}: as configurações importadas indicam {template}, que não está neste computador.',
  'data.imported.same': 'Nada foi substituído: seus dados são os mesmos.',
  'data.diagnostics': 'Exportar diagnóstico…',
  'data.diagnostics.about':
    'Para quando algo dá errado: versões, configurações e as últimas mensagens do programa em um texto para ler e enviar. Não contém chaves, nomes nem documentos.',
  'data.diagnostics.exported': 'Salvo em {path}. Leia o arquivo antes de enviá-lo.',
  'data.open-file': 'Abrir arquivo de fatura…',
  'data.elsewhere': 'Salvar em outro lugar…',
  'data.saved-elsewhere': 'Salvo em {path}. “Abrir arquivo de fatura…” traz de volta.',
  'data.newer':
    'Uma versão mais recente do Billwright gravou estes dados. Você pode lê-los, imprimi-los e exportá-los; para alterá-los, instale a versão mais recente.',
  'data.read-only.disk-full':
    'O disco está cheio, por isso seus dados foram abertos somente para leitura. Nada do que você escrever agora será salvo, e nada pode ser transmitido. Libere espaço em disco e tente novamente.',
  'data.read-only.write-protected':
    'Sua pasta de dados está protegida contra gravação, por isso seus dados foram abertos somente para leitura. Nada do que você escrever agora será salvo, e nada pode ser transmitido. Permita a gravação na pasta e tente novamente.',
  'data.read-only.still.disk-full': 'O disco continua cheio. Seus dados só podem ser lidos.',
  'data.read-only.still.write-protected':
    'Sua pasta de dados continua protegida contra gravação. Seus dados só podem ser lidos.',
  'data.read-only.submit':
    'Nada foi transmitido. Seus dados só podem ser lidos agora, por isso a transmissão não poderia ser registrada.',
  'data.writable': 'Seus dados podem ser gravados novamente.',
  'data.log-missing':
    'O Billwright foi fechado inesperadamente da última vez, e o arquivo com as últimas alterações está ausente ou danificado. As últimas alterações podem ter sido perdidas: confira o que você escreveu por último. O que foi enviado com uma chave de produção consta em um registro próprio.',
  'data.outdated':
    'Seu arquivo de dados é mais antigo do que o registro do que foi enviado, por isso podem faltar alterações feitas desde então. O que foi enviado com uma chave de produção foi restaurado a partir desse registro.',
  'data.folder-outdated':
    'Esta pasta de dados é mais antiga do que o que foi transmitido neste computador, como acontece depois de restaurar um backup do sistema. O que foi escrito e enviado desde então não está nela. Nada do que está em espera é enviado automaticamente, e documentos que parecem não enviados podem ter sido cobrados de você: procure-os na sua conta antes de transmiti-los.',
  'data.folder-moved':
    'Esta pasta de dados foi copiada ou vem de outro computador ou de outra conta de usuário. Nada do que está em espera nela é enviado automaticamente: confirme cada documento uma vez. Se ela vier de um backup, documentos que parecem não enviados podem ter sido cobrados de você desde então.',
  'data.state-unwritable':
    'O Billwright não consegue anotar neste computador o que transmite, porque não é possível gravar na pasta de estado dele. Você pode transmitir, mas o que ainda estiver em espera quando o Billwright for fechado não será enviado automaticamente na próxima vez que for aberto.',
  'data.journal-rewritten':
    'O registro do que foi enviado com uma chave de produção estava danificado ou ausente. Ele foi gravado novamente a partir dos seus documentos; nada foi perdido.',
  'data.damage-found':
    'O arquivo de dados está danificado em alguns pontos. Recupere-o agora ou feche o Billwright e abra-o novamente: o backup íntegro mais recente é oferecido, e o que foi escrito desde então é lido do arquivo danificado.',
  'data.examined': 'O arquivo de dados foi examinado: todas as páginas dele podem ser lidas.',
  'data.recover.now': 'Recuperar agora…',
  'data.submissions-missing':
    'Nem tudo o que foi enviado antes do dano pôde ser lido. Documentos que parecem não enviados podem ter sido cobrados de você: procure-os na sua conta antes de transmiti-los.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'De {count:number} documento, não foi possível ler o que foi escrito por último no arquivo danificado ou importado. Um arquivo danificado é mantido na sua pasta de dados.',
    other:
      'De {count:number} documentos, não foi possível ler o que foi escrito por último no arquivo danificado ou importado. Um arquivo danificado é mantido na sua pasta de dados.',
  },
  'data.drafts-uncounted':
    'Nem tudo pôde ser lido do arquivo danificado ou importado. Um arquivo danificado é mantido na sua pasta de dados.',
  'data.backup-failed': 'Não foi possível gravar o backup de hoje. Verifique o espaço livre em disco.',
  'data.damaged.title': 'Seu arquivo de dados está danificado',
  'data.damaged.text':
    'Ele não pode ser lido com segurança. Ele não é alterado: seja qual for sua escolha, ele é mantido na sua pasta de dados, e o que foi escrito e enviado é extraído dele até onde puder ser lido.',
  'data.missing.title': 'Seu arquivo de dados está ausente',
  'data.missing.text':
    'Há backups na sua pasta de dados, mas o próprio arquivo de dados sumiu e, com ele, o que foi escrito e enviado desde o backup mais recente.',

  'data.recover.backup': {
    plural: 'count',
    0: 'O backup íntegro mais recente é de {time} e tem {count:number} documentos.',
    one: 'O backup íntegro mais recente é de {time} e tem {count:number} documento.',
    other: 'O backup íntegro mais recente é de {time} e tem {count:number} documentos.',
  },
  'data.recover.none': 'Não há nenhum backup que possa ser lido.',
  'data.recover.import': 'Importar exportação…',
  'data.recover.use': 'Usar o backup',
  'data.recover.nothing': 'Começar do zero',
  'data.recovering':
    'Lendo do arquivo danificado o que foi escrito e enviado. Você pode fechar a janela: nada é perdido, e a pergunta aparece de novo.',
  'data.recovering.progress': 'Documentos examinados',
  'data.recovered': 'Seus dados foram recuperados.',
  'command.deleted': 'Documentos excluídos…',
  'command.versions': 'Versões anteriores…',
  'deleted.title': 'Documentos excluídos',
  'deleted.about':
    'Excluídos nos últimos 30 dias. Depois disso, um documento que nunca foi transmitido é removido definitivamente.',
  'deleted.none': 'Nada foi excluído nos últimos 30 dias.',
  'deleted.at': 'Excluído: {time}; mantido até {until}',
  'deleted.restore': 'Restaurar',
  'deleted.restore-number': {
    select: 'number',
    '': 'Restaurar o documento sem número',
    other: 'Restaurar {number}',
  },
  'versions.title': 'Versões anteriores',
  'versions.about':
    'O documento como estava em cada pausa. O uso de uma versão pode ser desfeito como qualquer outro passo.',
  'versions.none': 'Ainda não há versão anterior. Uma é guardada sempre que você volta depois de uma pausa.',
  'versions.lines': {
    plural: 'count',
    0: '{count:number} linhas',
    one: '{count:number} linha',
    other: '{count:number} linhas',
  },
  'versions.use': 'Usar',
  'versions.use-time': 'Usar a versão de {time}',
  'versions.used': 'A versão anterior está na tela.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Solte para abrir a fatura eletrônica',
  'drop.invoice-file': 'Solte para criar um rascunho deste arquivo de fatura',
  'drop.export': 'Solte para ver o que a importação deste arquivo substituiria',
  'drop.customers': 'Solte para verificar esta tabela de clientes. Nada é importado ainda.',
  'drop.items': 'Solte para verificar esta tabela de produtos e serviços. Nada é importado ainda.',
  'drop.unnamed':
    'Solte uma fatura eletrônica, um arquivo de fatura, uma tabela CSV ou uma exportação do Billwright',
  'drop.several': 'Solte um arquivo por vez. É possível soltar vários arquivos nos anexos de uma fatura.',
  'drop.image': 'Uma imagem só pode ser solta sobre o logotipo do emitente ou sobre os anexos de uma fatura.',
  'drop.other':
    'Este tipo de arquivo não pode ser aberto. Faturas eletrônicas (XML, PDF), arquivos de fatura (JSON), tabelas (CSV) e exportações do Billwright podem.',
  'drop.dialog': 'Responda primeiro à pergunta aberta e depois solte o arquivo.',
  'drop.read-only':
    'Seus dados só podem ser lidos agora, por isso nada pode ser importado. Faturas eletrônicas podem ser abertas.',
  'command.export-data': 'Exportar tudo…',
  'command.import-data': 'Importar tudo de um arquivo…',
  'command.restore-backup': 'Restaurar um backup…',
  'command.undo-import': 'Desfazer a última importação ou restauração',
  'command.open-file': 'Abrir arquivo de fatura…',
  'command.export-diagnostics': 'Exportar diagnóstico…',
} satisfies Translation<typeof english>
