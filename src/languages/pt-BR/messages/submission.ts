import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} já é usado por um documento de {date:date}.',
    other: '{number} já é usado, escrito como {other}, por um documento de {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} é também o número de outro rascunho.',
        other: '{number} é também o número de outro rascunho, escrito lá como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} é também o número do rascunho para {customer}.',
        other: '{number} é também o número do rascunho para {customer}, escrito lá como {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} é também o número de outro documento transmitido.',
        other: '{number} é também o número de outro documento transmitido, escrito lá como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} é também o número do documento transmitido para {customer}.',
        other:
          '{number} é também o número do documento transmitido para {customer}, escrito lá como {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} é o número de outro documento que você escolheu.',
    other: '{number} é o número de outro documento que você escolheu, escrito lá como {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} aparece mais de uma vez nesta seleção.',
    other: '{number} aparece mais de uma vez nesta seleção, também escrito como {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Uma transmissão em produção é cobrada. Confirme o que é enviado: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Uma transmissão em produção com um ponto a verificar precisa da sua confirmação.',
    other: 'Uma transmissão em produção com {count:digits} pontos a verificar precisa da sua confirmação.',
  },
  'submission.may_be_billed':
    'Este documento talvez já tenha sido cobrado de você: nem todas as transmissões puderam ser lidas depois que seus dados foram danificados. Procure-o na sua conta antes de transmiti-lo.',
  'submission.insecure_address': 'O endereço desta conexão não é seguro. Ele precisa começar com https.',
  'submission.key_changed_unknown':
    'A chave desta conexão foi alterada depois que este documento foi enviado, por isso não é possível perguntar de novo ao serviço. O documento pode existir e pode ter sido cobrado de você. Procure-o na sua conta e depois informe aqui se ele existe.',
  'submission.data_changed_sent':
    'Os dados guardados para esta transmissão não são os que você confirmou, por isso ela não é enviada de novo. Ela já foi enviada antes: o documento pode existir e pode ter sido cobrado de você. Procure-o na sua conta e depois informe aqui se ele existe.',
  'submission.issued_kept':
    'Documentos emitidos permanecem na contabilidade. Credite-os ou corrija-os em vez de excluí-los.',
  'submission.settle_first':
    'O serviço não confirmou este documento. Ele pode ter sido cobrado de você, por isso não é excluído. Primeiro, verifique novamente ou informe se ele está na sua conta.',
  'submission.not_found':
    'O serviço não informa se o documento existe, e enviá-lo de novo poderia cobrar um segundo. Procure-o primeiro na sua conta.',

  // documents that left by other means
  'mark.quote': 'Um orçamento não é emitido. Aceite-o ou gere uma fatura a partir dele e marque essa fatura.',
  'mark.future':
    'Um documento que já foi enviado não pode ter uma data posterior a hoje, {today:date}. Escolha um dia anterior.',
  'mark.reason_missing': 'Informe em poucas palavras como o documento foi enviado.',
  'mark.file_outdated':
    'O documento foi alterado depois que esse arquivo foi exportado, ou o arquivo não é conhecido aqui. Exporte-o novamente ou marque o documento sem arquivo.',
  'mark.used':
    'Depois que este documento foi marcado, foram criados pagamentos, notas de crédito ou correções dele. Remova-os dentro dos dez segundos ou corrija o documento com uma nota de crédito.',
  'mark.not_submitted':
    'Este documento foi marcado como emitido, por isso não é transmitido: um serviço o emitiria e cobraria uma segunda vez. Corrija-o com uma nota de crédito.',
  'mark.no_pdf':
    'Este documento foi marcado como emitido: o arquivo enviado é o original, e não há PDF definitivo dele aqui. O PDF pode ser salvo e impresso com a marca TEST.',

  // nothing was sent
  'unreachable.offline':
    'Não é possível acessar o serviço. Nada foi enviado. Este computador está sem conexão com a rede.',
  'unreachable.name':
    'Não é possível acessar o serviço. Nada foi enviado. O nome dele não foi encontrado: verifique o endereço e sua conexão.',
  'unreachable.no_server':
    'Não é possível acessar o serviço. Nada foi enviado. Nenhum servidor responde no endereço dele.',
  'unreachable.proxy':
    'Não é possível acessar o serviço. Nada foi enviado. O proxy deste computador bloqueou o acesso: verifique HTTPS_PROXY.',
  'unreachable.certificate':
    'Não é possível acessar o serviço. Nada foi enviado. O certificado dele não é confiável.',
  'unreachable.timeout':
    'Não é possível acessar o serviço. Nada foi enviado. Ele não aceitou a conexão a tempo.',

  // the service refused
  'refused.redirected': 'O endereço desta conexão leva a outro. Troque-o pelo que o serviço informa.',
  'refused.account': 'Sua conta ou esta chave não permite esta transmissão. Consulte a página da sua conta.',
  'refused.missing_scope':
    'A chave desta conexão não tem permissão para criar PDFs. Conecte novamente ou use outra chave.',
  'refused.address_not_allowed':
    'A chave desta conexão não pode ser usada a partir desta rede. Transmita de uma rede permitida ou use uma chave sem este limite.',
  'refused.account_suspended': 'Sua conta está suspensa. Fale com o operador do serviço.',
  'refused.monthly_limit_reached':
    'Sua conta ou a chave deste computador atingiu o limite deste mês. Espere o próximo mês, peça um limite maior ao operador do serviço ou conecte novamente para escolher outro limite para este computador.',
  'refused.storage_limit_reached':
    'Sua conta não tem espaço para mais PDFs. Exclua da sua conta os PDFs de que não precisa ou peça mais espaço ao operador do serviço.',
  'refused.template_limit_reached':
    'Sua conta não tem espaço para mais modelos. Exclua da sua conta os modelos ou as versões de que não precisa.',
  'refused.no_service': 'Não há serviço de faturas neste endereço. Verifique a conexão.',
  'refused.too_large': 'O documento é maior do que o serviço aceita. Um logotipo menor pode ajudar.',

  // a template of the user
  'own_template.not_kept':
    'Este serviço não tem seu modelo “{name}” e não guarda modelos de contas. Escolha um modelo que vem com o Billwright.',
  'own_template.no_permission':
    'Este serviço não tem seu modelo “{name}”, e a chave desta conexão não tem permissão para enviá-lo. Conecte novamente ou escolha um modelo que vem com o Billwright.',
  'own_template.refused': 'O serviço não aceita seu modelo “{name}”. {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Em {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'O serviço não tem mais o modelo {template}. Transmita novamente: seu modelo será enviado de novo a ele.',
  'own_template.file_missing':
    'Seu modelo “{name}” não está mais como estava quando você transmitiu. Nada foi enviado. Transmita novamente.',
  'own_template.no_answer':
    'O serviço não respondeu quando seu modelo foi enviado a ele. Nada foi cobrado, e o Billwright tenta de novo automaticamente.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'O serviço está ocupado. O Billwright enviará o documento de novo automaticamente.',
  'busy.long': 'O serviço está ocupado há mais de uma hora. Transmita novamente mais tarde.',
  'busy.stayed': 'O serviço continuou ocupado. Transmita novamente mais tarde.',
  'busy.now': 'O serviço está ocupado. Transmita novamente mais tarde.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'O serviço está ocupado, e o documento pode existir. O Billwright pergunta de novo automaticamente com a mesma Idempotency-Key, para que ele seja cobrado uma só vez.',
  'unknown.busy_long':
    'O serviço está ocupado há mais de uma hora. O documento pode existir e pode ter sido cobrado de você. Verifique novamente mais tarde.',
  'unknown.busy':
    'O serviço respondeu que está ocupado. O documento pode existir e pode ter sido cobrado de você. Procure-o na sua conta antes de enviá-lo de novo.',
  'unknown.still': 'Ainda não se sabe se o documento existe. A última resposta foi: {answer:message}',
  'unknown.interrupted':
    'O Billwright foi interrompido antes que a resposta chegasse. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.timeout':
    'O serviço não respondeu a tempo. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.closed':
    'O Billwright foi fechado antes que a resposta chegasse. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.connection_lost':
    'A conexão caiu antes que a resposta chegasse. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.status':
    'O serviço respondeu {status:digits}. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.unreadable':
    'Não foi possível ler a resposta do serviço. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.not_confirmed_here':
    'Não há registro neste computador de que esta transmissão tenha sido confirmada nele, por isso ela não é enviada automaticamente. O documento pode existir e pode ter sido cobrado de você.',
  'unknown.from_copy':
    'Esta transmissão vem de uma cópia dos seus dados. O documento pode ter sido enviado e cobrado de você depois que a cópia foi feita.',
  'unknown.from_damaged':
    'Esta transmissão vem de um arquivo danificado. O documento pode ter sido enviado e cobrado de você.',
  'unknown.from_replaced':
    'Esta transmissão vem dos dados substituídos. O documento pode ter sido enviado e cobrado de você.',
  'unknown.log_lost':
    'Faltam as últimas alterações feitas antes que o programa fosse encerrado. O documento pode ter sido enviado e cobrado de você.',

  // the delivered PDF
  'pdf.from_copy':
    'O PDF não foi baixado automaticamente, porque esta fatura vem de uma cópia ou de um arquivo de dados alterado. Baixe-o novamente.',
  'pdf.not_kept':
    'Não foi possível salvar o PDF neste computador. O documento em si está seguro. Baixe o PDF novamente.',
  'pdf.link_has_key':
    'O link do PDF contém uma chave de API, por isso não foi aberto. Procure o PDF na sua conta.',
  'pdf.link_insecure': 'O link do PDF não é seguro, por isso não foi aberto. Procure o PDF na sua conta.',
  'pdf.link_gone': 'O link do PDF expirou.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'O link expirou, e o serviço não deu outro. Procure o PDF na sua conta no serviço.',
    other: 'O link expirou, e o serviço não deu outro. Procure o trabalho {jobId} na sua conta no serviço.',
  },
  'pdf.link_needs_key': 'O link expirou. Para solicitar outro, esta conexão precisa da sua chave.',
  'pdf.file_missing': 'O PDF foi movido ou excluído. Baixe-o novamente.',
  'pdf.file_changed':
    'O arquivo foi alterado depois do download. Baixe-o novamente para ter o PDF como foi entregue.',
  'pdf.download_failed': 'Não foi possível baixar o PDF. O documento em si está seguro.',
  'pdf.download_status':
    'Não foi possível baixar o PDF: o serviço respondeu {status:digits}. O documento em si está seguro.',
  'pdf.truncated': 'O PDF não chegou inteiro ou tem mais de 50\u00a0MB.',
  'pdf.incomplete': 'O PDF não chegou inteiro.',
  'pdf.web_page':
    'O link leva a uma página da web, e não a um PDF. Abra-o no navegador: talvez seja preciso entrar na sua conta.',
  'pdf.other_format': 'O que o serviço enviou não é um PDF.',
} satisfies Translation<typeof english>
