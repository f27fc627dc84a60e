import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Não existe essa operação.',
  'invoice.version_gone': 'Esta versão já não é conservada.',
  'invoice.empty_file': 'O ficheiro está vazio, por isso nada foi aberto. Escolha outro ficheiro.',
  'invoice.other_file': 'Este ficheiro não é uma fatura.',
  'sender.last': 'É necessário pelo menos um emitente.',
  'sender.too_many': 'Pode haver no máximo {max:digits} emitentes.',
  'invoice.too_large': 'Este documento é demasiado grande para ser guardado.',

  'store.disk_full': 'O disco está cheio. Nada foi guardado.',
  'store.read_only': 'A pasta de dados é só de leitura. Nada foi guardado.',
  'store.in_use': 'Outro programa está a utilizar o ficheiro de dados. Nada foi guardado.',
  'store.disk_error': 'O disco comunica um erro. Nada foi guardado.',
  'store.damaged': 'O ficheiro de dados está danificado. Não foi alterado.',
  'store.no_access': 'Não é possível abrir a pasta de dados. Verifique as permissões.',
  'store.no_folder': 'Não é possível criar a pasta de dados neste caminho.',
  'store.not_a_folder': 'No caminho da pasta de dados existe um ficheiro.',
  'store.unusable': 'O ficheiro de dados não pode ser utilizado neste momento. Nada foi guardado.',
  'store.full_unreadable':
    'O disco está cheio, e os seus dados não podem ser lidos sem algum espaço livre. Nada se perdeu. Liberte espaço no disco e inicie o Billwright novamente.',
  'store.read_only_unreadable':
    'A pasta de dados é só de leitura, e a pasta de ficheiros temporários não tem espaço para ler os seus dados. Nada se perdeu. Permita a escrita na pasta de dados ou liberte espaço na outra, e inicie o Billwright novamente.',
  'store.not_copied': 'Não foi possível copiar os seus dados antes da atualização. Nada foi alterado.',
  'store.no_backup': 'Não há nenhuma cópia de segurança que possa ser lida.',
  'store.copy_gone': 'Esta cópia dos seus dados já não está na pasta de dados. Nada foi alterado.',
  'store.copy_damaged': 'Esta cópia dos seus dados está danificada. Nada foi alterado. Escolha outra.',
  'store.recovery_stopped': 'A recuperação foi interrompida. Os seus dados não foram alterados.',
  'data.submissions_open':
    'Uma submissão não está concluída, por isso nada foi alterado. Primeiro, espere que termine, retire-a ou indique se o documento existe.',
  'import.nothing_received':
    'Não foi recebido nenhum ficheiro, por isso nada foi importado. Os seus dados não foram alterados. Escolha o ficheiro novamente.',
  'import.empty_file':
    'O ficheiro está vazio, por isso nada foi importado. Os seus dados não foram alterados. Escolha um ficheiro exportado pelo Billwright.',

  'file.no_folder': 'A pasta {folder} não existe. Crie-a ou escolha outra.',
  'file.folder_not_writable': 'Não é possível escrever ficheiros em {folder}. Escolha outra pasta.',
  'file.disk_full': 'O disco está cheio.',
  'file.no_program': 'Nada foi aberto: o programa {command} não existe neste computador ou falhou.',
  'file.no_mail_program':
    'Não foi aberto nenhum programa de e-mail, por isso não foi escrito nenhum e-mail. Guarde o PDF e anexe-o a um e-mail.',
  'link.refused': 'Não é possível abrir este link.',
} satisfies Translation<typeof english>
