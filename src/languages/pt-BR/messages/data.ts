import type { dataTexts as english } from '../../en/messages/data.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** The stored data, files and links on this computer. */
export const dataTexts = {
  'operation.unknown': 'Essa operação não existe.',
  'invoice.version_gone': 'Esta versão não é mais mantida.',
  'invoice.empty_file': 'O arquivo está vazio, por isso nada foi aberto. Escolha outro arquivo.',
  'invoice.other_file': 'Este arquivo não é uma fatura.',
  'sender.last': 'É necessário pelo menos um emitente.',
  'sender.too_many': 'Pode haver no máximo {max:digits} emitentes.',
  'invoice.too_large': 'Este documento é grande demais para ser salvo.',

  'store.disk_full': 'O disco está cheio. Nada foi salvo.',
  'store.read_only': 'A pasta de dados é somente leitura. Nada foi salvo.',
  'store.in_use': 'Outro programa está usando o arquivo de dados. Nada foi salvo.',
  'store.disk_error': 'O disco informa um erro. Nada foi salvo.',
  'store.damaged': 'O arquivo de dados está danificado. Ele não foi alterado.',
  'store.no_access': 'Não é possível abrir a pasta de dados. Verifique as permissões.',
  'store.no_folder': 'Não é possível criar a pasta de dados neste caminho.',
  'store.not_a_folder': 'Existe um arquivo no caminho da pasta de dados.',
  'store.unusable': 'O arquivo de dados não pode ser usado agora. Nada foi salvo.',
  'store.full_unreadable':
    'O disco está cheio, e seus dados não podem ser lidos sem algum espaço livre. Nada foi perdido. Libere espaço em disco e abra o Billwright novamente.',
  'store.read_only_unreadable':
    'A pasta de dados é somente leitura, e a pasta de arquivos temporários não tem espaço para ler seus dados. Nada foi perdido. Permita a gravação na pasta de dados ou libere espaço na outra e abra o Billwright novamente.',
  'store.not_copied': 'Não foi possível copiar seus dados antes da atualização. Nada foi alterado.',
  'store.no_backup': 'Não há nenhum backup que possa ser lido.',
  'store.copy_gone': 'Esta cópia dos seus dados não está mais na pasta de dados. Nada foi alterado.',
  'store.copy_damaged': 'Esta cópia dos seus dados está danificada. Nada foi alterado. Escolha outra.',
  'store.recovery_stopped': 'A recuperação foi interrompida. Seus dados não foram alterados.',
  'data.submissions_open':
    'Uma transmissão não está concluída, por isso nada foi alterado. Primeiro, aguarde o fim, retire-a ou informe se o documento existe.',
  'import.nothing_received':
    'Nenhum arquivo foi recebido, por isso nada foi importado. Seus dados não foram alterados. Escolha o arquivo novamente.',
  'import.empty_file':
    'O arquivo está vazio, por isso nada foi importado. Seus dados não foram alterados. Escolha um arquivo exportado pelo Billwright.',

  'file.no_folder': 'A pasta {folder} não existe. Crie-a ou escolha outra.',
  'file.folder_not_writable': 'Não é possível gravar arquivos em {folder}. Escolha outra pasta.',
  'file.disk_full': 'O disco está cheio.',
  'file.no_program': 'Nada foi aberto: o programa {command} não existe neste computador ou falhou.',
  'file.no_mail_program':
    'Nenhum programa de e-mail foi aberto, por isso nenhum e-mail foi escrito. Salve o PDF e anexe-o a um e-mail.',
  'link.refused': 'Não é possível abrir este link.',
} satisfies Translation<typeof english>
