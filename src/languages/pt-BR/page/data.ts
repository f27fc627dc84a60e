import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Dados',
  'data.about': 'Tudo o que escreve é salvo neste computador e em mais lado nenhum.',
  'data.folder': 'Seus dados estão em {folder}',
  'data.backup': 'Última backup: {time}. É feita uma por dia, e são conservadas dez.',
  'data.no-backup': 'Ainda não há nenhuma backup. É feita uma por dia, e são conservadas dez.',
  'data.storage': 'Onde estão seus dados',
  'data.backups': 'Backups',
  'data.export.title': 'Exportar',
  'data.import.section': 'Importar',
  'data.import.about': 'Uma exportação deste ou de outro computador toma o lugar de tudo o que está aqui.',
  'data.open-file.title': 'Arquivo de fatura',
  'data.open-file.about': 'Uma só fatura em JSON se torna um novo rascunho.',
  'data.deleted.title': 'Documentos excluídos',
  'data.deleted.about': 'Podem ser restaurados durante 30 dias.',
  'data.diagnostics.title': 'Diagnóstico',
  'data.export': 'Exportar tudo…',
  'data.export.about':
    'Faturas, notas de crédito, orçamentos, histórico, PDF de todas as pastas, modelos e configurações em um só arquivo. Não contém chaves.',
  'data.exported': 'Exportado para {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'A exportação não inclui o PDF de {count:number} documento, porque seu arquivo falta ou foi alterado: {numbers}. Conecte seu disco ou baixe-o novamente e depois exporte de novo.',
    other:
      'A exportação não inclui os PDFs de {count:number} documentos, porque seus arquivos faltam ou foram alterados: {numbers}. Conecte seu disco ou baixe-os novamente e depois exporte de novo.',
  },
  'data.import': 'Importar…',
  'data.import.title': 'Substituir tudo por este arquivo?',
  'data.import.text':
    'Os documentos e as configurações de “{name}” tomam o lugar dos que estão aqui. O que foi transmitido aqui com uma chave de produção permanece, para que nada seja cobrado duas vezes. Antes, tudo o que está aqui agora é salvo como cópia, por isso a importação anula-se em um passo.',
  'data.replace.counts.file':
    'Documentos aqui: {here:number}. No arquivo, que foi verificado: {count:number}.',
  'data.replace.counts.copy':
    'Documentos aqui: {here:number}. No backup, que foi verificada: {count:number}.',
  'data.replace.changes': 'O que acontece aos documentos',
  'data.replace.added': {
    plural: 'count',
    one: '{count:number} documento é novo aqui',
    other: '{count:number} documentos são novos aqui',
  },
  'data.replace.replaced': {
    plural: 'count',
    one: '{count:number} documento é substituído pela sua outra versão',
    other: '{count:number} documentos são substituídos pelas suas outras versões',
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
    one: '{count:number} documento fica como está, porque foi ou pode ter sido transmitido com uma chave de produção',
    other:
      '{count:number} documentos ficam como estão, porque foram ou podem ter sido transmitidos com uma chave de produção',
  },
  'data.replace.keys': 'Estas conexões precisam novamente da sua chave: {names}.',
  'data.changes.added': 'novos: {count:number}',
  'data.changes.replaced': 'substituídos: {count:number}',
  'data.changes.removed': 'removidos: {count:number}',
  'data.changes.unchanged': 'sem alterações: {count:number}',
  'data.restore': 'Restaurar…',
  'data.restore.title': 'Restaurar os dados de {time}?',
  'data.restore.text':
    'Os documentos, clientes, produtos, agendamentos e configurações voltam sendo os de então. O que foi transmitido com uma chave de produção continua registrado com seu número e seus pagamentos, por isso nada pode ser cobrado duas vezes. As conexões e suas chaves permanecem. Antes, tudo o que está aqui agora é salvo como cópia, por isso isto anula-se em um passo.',
  'data.restore.checking': 'Verificando o backup de {time}…',
  'data.restore.refused': 'Não é possível restaurar este backup',
  'data.restore.yes': 'Restaurar',
  'data.restoring': 'Restaurando…',
  'data.restored': 'Restaurado: {changes}.',
  'copies.title': 'Restaurar um backup',
  'copies.about':
    'É feita um backup por dia, e são conservadas dez. O que uma importação ou um restauro substituiu também é conservado. Antes de algo ser alterado, é mostrado o que mudaria.',
  'copies.daily': 'Backup diária',
  'copies.update': 'Antes de uma atualização',
  'copies.replaced': 'Antes de importar ou restaurar',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} documento',
    other: '{count:number} documentos',
  },
  'copies.unreadable': 'não pode ser lida',
  'copies.restore-time': 'Restaurar o backup de {time}…',
  'data.import.trust':
    'Importe apenas um arquivo que conheça. As transmissões que nele estão em espera não são enviadas; cada uma indica o que fazer.',
  'data.import.checking': 'Verificando {name}…',
  'data.import.refused': 'Não é possível importar {name}',
  'data.import.yes': 'Substituir tudo',
  'data.importing': 'Importando…',
  'data.exporting': 'Exportando tudo…',
  'data.exporting.progress': 'Parte exportada',
  'data.export.cancelled': 'A exportação foi cancelada. Não foi escrito nenhum arquivo.',
  'data.imported': 'Importado: {changes}.',
  'data.imported.kept': 'Importado. O que estava aqui antes é conservado em {path}',
  'data.imported.no-pdf-folder':
    'Os novos PDF são salvos na pasta de dados: as configurações importadas indicam {folder}, onde não é possível escrever arquivos neste computador.',
  'data.imported.no-template':
    'Os novos documentos usam o modelo {used}: as configurações importadas indicam {template}, que não está neste computador.',
  'data.imported.same': 'Nada foi substituído: seus dados são os mesmos.',
  'data.diagnostics': 'Exportar diagnóstico…',
  'data.diagnostics.about':
    'Para quando algo corre mal: versões, configurações e as últimas mensagens do programa em um texto para ler e enviar. Não contém chaves, nomes nem documentos.',
  'data.diagnostics.exported': 'Salvo em {path}. Leia-o antes de o enviar.',
  'data.open-file': 'Abrir arquivo de fatura…',
  'data.elsewhere': 'Salvar em outro local…',
  'data.saved-elsewhere': 'Salvo em {path}. “Abrir arquivo de fatura…” recupera-o.',
  'data.newer':
    'Uma versão mais recente do Billwright escreveu estes dados. Pode lê-los, imprimi-los e exportá-los; para os alterar, instale a versão mais recente.',
  'data.read-only.disk-full':
    'O disco está cheio, por isso seus dados foram abertos só para leitura. Nada do que escrever agora é salvo, e nada pode ser transmitido. Liberte espaço no disco e tente novamente.',
  'data.read-only.write-protected':
    'Sua pasta de dados está protegida contra escrita, por isso seus dados foram abertos só para leitura. Nada do que escrever agora é salvo, e nada pode ser transmitido. Permita a escrita na pasta e tente novamente.',
  'data.read-only.still.disk-full': 'O disco continua cheio. Seus dados só podem ser lidos.',
  'data.read-only.still.write-protected':
    'Sua pasta de dados continua protegida contra escrita. Seus dados só podem ser lidos.',
  'data.read-only.submit':
    'Nada foi transmitido. Seus dados só podem ser lidos agora, por isso a transmissão não poderia ser registrada.',
  'data.writable': 'Já é possível escrever novamente nos seus dados.',
  'data.log-missing':
    'O Billwright fechou inesperadamente da última vez, e o arquivo com suas últimas alterações falta ou está danificado. As últimas alterações podem ter-se perdido: verifique o que escreveu por último. O que foi enviado com uma chave de produção consta de um diário próprio.',
  'data.outdated':
    'Seu arquivo de dados é mais antigo do que o diário do que foi enviado, por isso podem faltar alterações feitas desde então. O que foi enviado com uma chave de produção foi restaurado a partir do diário.',
  'data.folder-outdated':
    'Esta pasta de dados é mais antiga do que o que foi transmitido neste computador, como acontece depois de restaurar um backup do sistema. O que foi escrito e enviado desde então não está nela. Nada do que está em espera é enviado automaticamente, e documentos que parecem não enviados podem ter sido cobrados: procure-os na sua conta antes de os transmitir.',
  'data.folder-moved':
    'Esta pasta de dados foi copiada ou vem de outro computador ou de outra conta de usuário. Nada do que nela está em espera é enviado automaticamente: confirme cada um uma vez. Se vier de um backup, documentos que parecem não enviados podem ter sido cobrados desde então.',
  'data.state-unwritable':
    'O Billwright não consegue anotar neste computador o que transmite, porque não é possível escrever na sua pasta de estado. Pode transmitir, mas o que ainda estiver em espera quando o Billwright fechar não é enviado automaticamente no próximo arranque.',
  'data.journal-rewritten':
    'O diário do que foi enviado com uma chave de produção estava danificado ou faltava. Foi escrito novamente a partir dos seus documentos; nada se perdeu.',
  'data.damage-found':
    'O arquivo de dados está danificado em alguns pontos. Recupere-o agora ou feche o Billwright e abra-o novamente: é proposta a backup bom mais recente, e o que foi escrito desde então é lido do arquivo danificado.',
  'data.examined': 'O arquivo de dados foi examinado: todas suas páginas podem ser lidas.',
  'data.recover.now': 'Recuperar agora…',
  'data.submissions-missing':
    'Não foi possível ler tudo o que foi enviado antes do dano. Documentos que parecem não enviados podem ter sido cobrados: procure-os na sua conta antes de os transmitir.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'De {count:number} documento, não foi possível ler o que foi escrito por último no arquivo danificado ou importado. Um arquivo danificado é conservado na sua pasta de dados.',
    other:
      'De {count:number} documentos, não foi possível ler o que foi escrito por último no arquivo danificado ou importado. Um arquivo danificado é conservado na sua pasta de dados.',
  },
  'data.drafts-uncounted':
    'Não foi possível ler tudo do arquivo danificado ou importado. Um arquivo danificado é conservado na sua pasta de dados.',
  'data.backup-failed': 'Não foi possível escrever o backup de hoje. Verifique o espaço livre no disco.',
  'data.damaged.title': 'Seu arquivo de dados está danificado',
  'data.damaged.text':
    'Não pode ser lido com segurança. Não é alterado: seja qual for sua escolha, é conservado na sua pasta de dados, e o que foi escrito e enviado é retirado dele na medida em que possa ser lido.',
  'data.missing.title': 'Seu arquivo de dados falta',
  'data.missing.text':
    'Há backups na sua pasta de dados, mas o próprio arquivo de dados desapareceu e, com ele, o que foi escrito e enviado desde o backup mais recente.',

  'data.recover.backup': {
    plural: 'count',
    one: 'A backup bom mais recente é de {time} e tem {count:number} documento.',
    other: 'A backup bom mais recente é de {time} e tem {count:number} documentos.',
  },
  'data.recover.none': 'Não há nenhum backup que possa ser lido.',
  'data.recover.import': 'Importar uma exportação…',
  'data.recover.use': 'Usar a cópia',
  'data.recover.nothing': 'Começar sem nada',
  'data.recovering':
    'Lendo do arquivo danificado o que foi escrito e enviado. Pode fechar a janela: nada se perde, e a pergunta volta sendo feita.',
  'data.recovering.progress': 'Documentos examinados',
  'data.recovered': 'Seus dados foram recuperados.',
  'command.deleted': 'Documentos excluídos…',
  'command.versions': 'Versões anteriores…',
  'deleted.title': 'Documentos excluídos',
  'deleted.about':
    'Excluídos nos últimos 30 dias. Depois disso, um documento que nunca foi transmitido é removido definitivamente.',
  'deleted.none': 'Nada foi excluído nos últimos 30 dias.',
  'deleted.at': 'Excluído: {time}; conservado até {until}',
  'deleted.restore': 'Restaurar',
  'deleted.restore-number': 'Restaurar {number}',
  'versions.title': 'Versões anteriores',
  'versions.about':
    'Como estava quando fez uma pausa. Usar uma é um passo como qualquer outro: pode ser desfeito.',
  'versions.none':
    'Ainda não há nenhuma versão anterior. É salva uma sempre que regressa depois de uma pausa.',
  'versions.lines': { plural: 'count', one: '{count:number} linha', other: '{count:number} linhas' },
  'versions.use': 'Usar',
  'versions.use-time': 'Usar a versão de {time}',
  'versions.used': 'A versão anterior está no tela.',
  'edit.version': 'Usar versão anterior',
  // while a file is dragged over the window
  'drop.e-invoice': 'Solte para abrir a fatura eletrônica',
  'drop.invoice-file': 'Solte para criar um rascunho deste arquivo de fatura',
  'drop.export': 'Solte para ver o que a importação deste arquivo substituiria',
  'drop.customers': 'Solte para verificar esta tabela de clientes. Ainda nada é importado.',
  'drop.items': 'Solte para verificar esta tabela de produtos. Ainda nada é importado.',
  'drop.unnamed':
    'Solte uma fatura eletrônica, um arquivo de fatura, uma tabela CSV ou uma exportação do Billwright',
  'drop.several': 'Solte um arquivo de cada vez. É possível soltar vários arquivos nos anexos de uma fatura.',
  'drop.image': 'Uma imagem só pode ser solta no logotipo do emitente ou nos anexos de uma fatura.',
  'drop.other':
    'Este género de arquivo não pode ser aberto. Podem ser abertas faturas eletrônicas (XML, PDF), arquivos de fatura (JSON), tabelas (CSV) e exportações do Billwright.',
  'drop.dialog': 'Responda primeiro à pergunta aberta e depois solte o arquivo.',
  'drop.read-only':
    'Seus dados só podem ser lidos agora, por isso nada pode ser importado. As faturas eletrônicas podem ser abertas.',
  'command.export-data': 'Exportar tudo…',
  'command.import-data': 'Importar tudo de um arquivo…',
  'command.restore-backup': 'Restaurar um backup…',
  'command.undo-import': 'Desfazer a última importação ou o último restauro',
  'command.open-file': 'Abrir arquivo de fatura…',
  'command.export-diagnostics': 'Exportar diagnóstico…',
} satisfies Translation<typeof english>
