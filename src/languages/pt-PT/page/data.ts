import type { dataTexts as english } from '../../en/page/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the data as a whole: state, backups, import and export. */
export const dataTexts = {
  'settings.data': 'Dados',
  'data.about': 'Tudo o que escreve é guardado neste computador e em mais lado nenhum.',
  'data.folder': 'Os seus dados estão em {folder}',
  'data.backup': 'Última cópia de segurança: {time}. É feita uma por dia, e são conservadas dez.',
  'data.no-backup': 'Ainda não há nenhuma cópia de segurança. É feita uma por dia, e são conservadas dez.',
  'data.storage': 'Onde estão os seus dados',
  'data.backups': 'Cópias de segurança',
  'data.export.title': 'Exportar',
  'data.import.section': 'Importar',
  'data.import.about': 'Uma exportação deste ou de outro computador toma o lugar de tudo o que está aqui.',
  'data.open-file.title': 'Ficheiro de fatura',
  'data.open-file.about': 'Uma só fatura em JSON torna-se um novo rascunho.',
  'data.deleted.title': 'Documentos eliminados',
  'data.deleted.about': 'Podem ser restaurados durante 30 dias.',
  'data.diagnostics.title': 'Diagnóstico',
  'data.export': 'Exportar tudo…',
  'data.export.about':
    'Faturas, notas de crédito, orçamentos, histórico, PDF de todas as pastas, modelos e definições num só ficheiro. Não contém chaves.',
  'data.exported': 'Exportado para {path}',
  'data.exported.missing': {
    plural: 'count',
    one: 'A exportação não inclui o PDF de {count:number} documento, porque o seu ficheiro está em falta ou foi alterado: {numbers}. Ligue o seu disco ou transfira-o novamente e depois exporte outra vez.',
    other:
      'A exportação não inclui os PDF de {count:number} documentos, porque os seus ficheiros estão em falta ou foram alterados: {numbers}. Ligue o seu disco ou transfira-os novamente e depois exporte outra vez.',
  },
  'data.import': 'Importar…',
  'data.import.title': 'Substituir tudo por este ficheiro?',
  'data.import.text':
    'Os documentos e as definições de «{name}» tomam o lugar dos que estão aqui. O que foi submetido aqui com uma chave real permanece, para que nada seja cobrado duas vezes. Antes, tudo o que está aqui agora é guardado como cópia, por isso a importação anula-se num passo.',
  'data.replace.counts.file':
    'Documentos aqui: {here:number}. No ficheiro, que foi verificado: {count:number}.',
  'data.replace.counts.copy':
    'Documentos aqui: {here:number}. Na cópia de segurança, que foi verificada: {count:number}.',
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
    one: '{count:number} documento fica como está, porque foi ou pode ter sido submetido com uma chave real',
    other:
      '{count:number} documentos ficam como estão, porque foram ou podem ter sido submetidos com uma chave real',
  },
  'data.replace.keys': 'Estas ligações precisam novamente da sua chave: {names}.',
  'data.changes.added': 'novos: {count:number}',
  'data.changes.replaced': 'substituídos: {count:number}',
  'data.changes.removed': 'removidos: {count:number}',
  'data.changes.unchanged': 'sem alterações: {count:number}',
  'data.restore': 'Restaurar…',
  'data.restore.title': 'Restaurar os dados de {time}?',
  'data.restore.text':
    'Os documentos, clientes, artigos, agendamentos e definições voltam a ser os de então. O que foi submetido com uma chave real continua registado com o seu número e os seus pagamentos, por isso nada pode ser cobrado duas vezes. As ligações e as suas chaves permanecem. Antes, tudo o que está aqui agora é guardado como cópia, por isso isto anula-se num passo.',
  'data.restore.checking': 'A verificar a cópia de segurança de {time}…',
  'data.restore.refused': 'Não é possível restaurar esta cópia de segurança',
  'data.restore.yes': 'Restaurar',
  'data.restoring': 'A restaurar…',
  'data.restored': 'Restaurado: {changes}.',
  'copies.title': 'Restaurar uma cópia de segurança',
  'copies.about':
    'É feita uma cópia de segurança por dia, e são conservadas dez. O que uma importação ou um restauro substituiu também é conservado. Antes de algo ser alterado, é mostrado o que mudaria.',
  'copies.daily': 'Cópia de segurança diária',
  'copies.update': 'Antes de uma atualização',
  'copies.replaced': 'Antes de importar ou restaurar',
  'copies.documents': {
    plural: 'count',
    one: '{count:number} documento',
    other: '{count:number} documentos',
  },
  'copies.unreadable': 'não pode ser lida',
  'copies.restore-time': 'Restaurar a cópia de segurança de {time}…',
  'data.import.trust':
    'Importe apenas um ficheiro em que confie. As submissões que nele estão em espera não são enviadas; cada uma indica o que fazer.',
  'data.import.checking': 'A verificar {name}…',
  'data.import.refused': 'Não é possível importar {name}',
  'data.import.yes': 'Substituir tudo',
  'data.importing': 'A importar…',
  'data.exporting': 'A exportar tudo…',
  'data.exporting.progress': 'Parte exportada',
  'data.export.cancelled': 'A exportação foi cancelada. Não foi escrito nenhum ficheiro.',
  'data.imported': 'Importado: {changes}.',
  'data.imported.kept': 'Importado. O que estava aqui antes é conservado em {path}',
  'data.imported.no-pdf-folder':
    'Os novos PDF são guardados na pasta de dados: as definições importadas indicam {folder}, onde não é possível escrever ficheiros neste computador.',
  'data.imported.no-template':
    'Os novos documentos utilizam o modelo {used}: as definições importadas indicam {template}, que não está neste computador.',
  'data.imported.same': 'Nada foi substituído: os seus dados são os mesmos.',
  'data.diagnostics': 'Exportar diagnóstico…',
  'data.diagnostics.about':
    'Para quando algo corre mal: versões, definições e as últimas mensagens do programa num texto para ler e enviar. Não contém chaves, nomes nem documentos.',
  'data.diagnostics.exported': 'Guardado em {path}. Leia-o antes de o enviar.',
  'data.open-file': 'Abrir ficheiro de fatura…',
  'data.elsewhere': 'Guardar noutro local…',
  'data.saved-elsewhere': 'Guardado em {path}. «Abrir ficheiro de fatura…» recupera-o.',
  'data.newer':
    'Uma versão mais recente do Billwright escreveu estes dados. Pode lê-los, imprimi-los e exportá-los; para os alterar, instale a versão mais recente.',
  'data.read-only.disk-full':
    'O disco está cheio, por isso os seus dados foram abertos só para leitura. Nada do que escrever agora é guardado, e nada pode ser submetido. Liberte espaço no disco e tente novamente.',
  'data.read-only.write-protected':
    'A sua pasta de dados está protegida contra escrita, por isso os seus dados foram abertos só para leitura. Nada do que escrever agora é guardado, e nada pode ser submetido. Permita a escrita na pasta e tente novamente.',
  'data.read-only.still.disk-full': 'O disco continua cheio. Os seus dados só podem ser lidos.',
  'data.read-only.still.write-protected':
    'A sua pasta de dados continua protegida contra escrita. Os seus dados só podem ser lidos.',
  'data.read-only.submit':
    'Nada foi submetido. Os seus dados só podem ser lidos neste momento, por isso a submissão não poderia ser registada.',
  'data.writable': 'Já é possível escrever novamente nos seus dados.',
  'data.log-missing':
    'O Billwright fechou inesperadamente da última vez, e o ficheiro com as suas últimas alterações está em falta ou danificado. As últimas alterações podem ter-se perdido: verifique o que escreveu por último. O que foi enviado com uma chave real consta de um registo próprio.',
  'data.outdated':
    'O seu ficheiro de dados é mais antigo do que o registo do que foi enviado, por isso podem faltar alterações feitas desde então. O que foi enviado com uma chave real foi restaurado a partir desse registo.',
  'data.folder-outdated':
    'Esta pasta de dados é mais antiga do que o que foi submetido neste computador, como acontece depois de restaurar uma cópia de segurança do sistema. O que foi escrito e enviado desde então não está nela. Nada do que está em espera é enviado automaticamente, e documentos que parecem não enviados podem ter-lhe sido cobrados: procure-os na sua conta antes de os submeter.',
  'data.folder-moved':
    'Esta pasta de dados foi copiada ou vem de outro computador ou de outra conta de utilizador. Nada do que nela está em espera é enviado automaticamente: confirme cada documento uma vez. Se vier de uma cópia de segurança, documentos que parecem não enviados podem ter-lhe sido cobrados desde então.',
  'data.state-unwritable':
    'O Billwright não consegue anotar neste computador o que submete, porque não é possível escrever na sua pasta de estado. Pode submeter, mas o que ainda estiver em espera quando o Billwright fechar não é enviado automaticamente no próximo arranque.',
  'data.journal-rewritten':
    'O registo do que foi enviado com uma chave real estava danificado ou em falta. Foi escrito novamente a partir dos seus documentos; nada se perdeu.',
  'data.damage-found':
    'O ficheiro de dados está danificado em alguns pontos. Recupere-o agora ou feche o Billwright e abra-o novamente: é proposta a cópia de segurança intacta mais recente, e o que foi escrito desde então é lido do ficheiro danificado.',
  'data.examined': 'O ficheiro de dados foi examinado: todas as suas páginas podem ser lidas.',
  'data.recover.now': 'Recuperar agora…',
  'data.submissions-missing':
    'Não foi possível ler tudo o que foi enviado antes do dano. Documentos que parecem não enviados podem ter-lhe sido cobrados: procure-os na sua conta antes de os submeter.',
  'data.drafts-missing': {
    plural: 'count',
    one: 'De {count:number} documento, não foi possível ler o que foi escrito por último no ficheiro danificado ou importado. Um ficheiro danificado é conservado na sua pasta de dados.',
    other:
      'De {count:number} documentos, não foi possível ler o que foi escrito por último no ficheiro danificado ou importado. Um ficheiro danificado é conservado na sua pasta de dados.',
  },
  'data.drafts-uncounted':
    'Não foi possível ler tudo do ficheiro danificado ou importado. Um ficheiro danificado é conservado na sua pasta de dados.',
  'data.backup-failed':
    'Não foi possível escrever a cópia de segurança de hoje. Verifique o espaço livre no disco.',
  'data.damaged.title': 'O seu ficheiro de dados está danificado',
  'data.damaged.text':
    'Não pode ser lido com segurança. Não é alterado: seja qual for a sua escolha, é conservado na sua pasta de dados, e o que foi escrito e enviado é retirado dele na medida em que possa ser lido.',
  'data.missing.title': 'O seu ficheiro de dados está em falta',
  'data.missing.text':
    'Há cópias de segurança na sua pasta de dados, mas o próprio ficheiro de dados desapareceu e, com ele, o que foi escrito e enviado desde a cópia de segurança mais recente.',

  'data.recover.backup': {
    plural: 'count',
    one: 'A cópia de segurança intacta mais recente é de {time} e tem {count:number} documento.',
    other: 'A cópia de segurança intacta mais recente é de {time} e tem {count:number} documentos.',
  },
  'data.recover.none': 'Não há nenhuma cópia de segurança que possa ser lida.',
  'data.recover.import': 'Importar exportação…',
  'data.recover.use': 'Utilizar a cópia',
  'data.recover.nothing': 'Começar do zero',
  'data.recovering':
    'A ler do ficheiro danificado o que foi escrito e enviado. Pode fechar a janela: nada se perde, e a pergunta volta a ser feita.',
  'data.recovering.progress': 'Documentos examinados',
  'data.recovered': 'Os seus dados foram recuperados.',
  'command.deleted': 'Documentos eliminados…',
  'command.versions': 'Versões anteriores…',
  'deleted.title': 'Documentos eliminados',
  'deleted.about':
    'Eliminados nos últimos 30 dias. Depois disso, um documento que nunca foi submetido é removido definitivamente.',
  'deleted.none': 'Nada foi eliminado nos últimos 30 dias.',
  'deleted.at': 'Eliminado: {time}; conservado até {until}',
  'deleted.restore': 'Restaurar',
  'deleted.restore-number': {
    select: 'number',
    '': 'Restaurar o documento sem número',
    other: 'Restaurar {number}',
  },
  'versions.title': 'Versões anteriores',
  'versions.about':
    'O documento como estava em cada pausa. A utilização de uma versão pode ser anulada como qualquer outro passo.',
  'versions.none':
    'Ainda não há nenhuma versão anterior. É guardada uma sempre que regressa depois de uma pausa.',
  'versions.lines': { plural: 'count', one: '{count:number} linha', other: '{count:number} linhas' },
  'versions.use': 'Utilizar',
  'versions.use-time': 'Utilizar a versão de {time}',
  'versions.used': 'A versão anterior está no ecrã.',
  // while a file is dragged over the window
  'drop.e-invoice': 'Largue para abrir a fatura eletrónica',
  'drop.invoice-file': 'Largue para criar um rascunho deste ficheiro de fatura',
  'drop.export': 'Largue para ver o que a importação deste ficheiro substituiria',
  'drop.customers': 'Largue para verificar esta tabela de clientes. Ainda nada é importado.',
  'drop.items': 'Largue para verificar esta tabela de artigos. Ainda nada é importado.',
  'drop.unnamed':
    'Largue uma fatura eletrónica, um ficheiro de fatura, uma tabela CSV ou uma exportação do Billwright',
  'drop.several':
    'Largue um ficheiro de cada vez. É possível largar vários ficheiros nos anexos de uma fatura.',
  'drop.image': 'Uma imagem só pode ser largada no logótipo do emitente ou nos anexos de uma fatura.',
  'drop.other':
    'Este tipo de ficheiro não pode ser aberto. Podem ser abertas faturas eletrónicas (XML, PDF), ficheiros de fatura (JSON), tabelas (CSV) e exportações do Billwright.',
  'drop.dialog': 'Responda primeiro à pergunta aberta e depois largue o ficheiro.',
  'drop.read-only':
    'Os seus dados só podem ser lidos neste momento, por isso nada pode ser importado. As faturas eletrónicas podem ser abertas.',
  'command.export-data': 'Exportar tudo…',
  'command.import-data': 'Importar tudo de um ficheiro…',
  'command.restore-backup': 'Restaurar uma cópia de segurança…',
  'command.undo-import': 'Anular a última importação ou o último restauro',
  'command.open-file': 'Abrir ficheiro de fatura…',
  'command.export-diagnostics': 'Exportar diagnóstico…',
} satisfies Translation<typeof english>
