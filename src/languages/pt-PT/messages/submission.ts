import type { submissionTexts as english } from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} já é utilizado por um documento de {date:date}.',
    other: '{number} já é utilizado, escrito como {other}, por um documento de {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} é também o número de outro rascunho.',
        other: '{number} é também o número de outro rascunho, aí escrito como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} é também o número do rascunho para {customer}.',
        other: '{number} é também o número do rascunho para {customer}, aí escrito como {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} é também o número de outro documento submetido.',
        other: '{number} é também o número de outro documento submetido, aí escrito como {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} é também o número do documento submetido para {customer}.',
        other: '{number} é também o número do documento submetido para {customer}, aí escrito como {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} é o número de outro documento que escolheu.',
    other: '{number} é o número de outro documento que escolheu, aí escrito como {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} aparece mais do que uma vez nesta seleção.',
    other: '{number} aparece mais do que uma vez nesta seleção, também escrito como {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'Uma submissão real é cobrada. Confirme o que é enviado: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'Uma submissão real com um ponto a verificar precisa da sua confirmação.',
    other: 'Uma submissão real com {count:digits} pontos a verificar precisa da sua confirmação.',
  },
  'submission.may_be_billed':
    'Este documento pode já ter-lhe sido cobrado: não foi possível ler todas as submissões depois de os seus dados terem ficado danificados. Procure-o na sua conta antes de o submeter.',
  'submission.insecure_address': 'O endereço desta ligação não é seguro. Tem de começar por https.',
  'submission.key_changed_unknown':
    'A chave desta ligação foi alterada depois de este documento ter sido enviado, por isso não é possível perguntar novamente ao serviço. O documento pode existir e pode ter-lhe sido cobrado. Procure-o na sua conta e depois indique aqui se existe.',
  'submission.data_changed_sent':
    'Os dados guardados para esta submissão não são os que confirmou, por isso não é enviada novamente. Já foi enviada antes: o documento pode existir e pode ter-lhe sido cobrado. Procure-o na sua conta e depois indique aqui se existe.',
  'submission.issued_kept':
    'Os documentos emitidos permanecem na contabilidade. Credite-os ou corrija-os em vez de os eliminar.',
  'submission.settle_first':
    'O serviço não confirmou este documento. Pode ter-lhe sido cobrado, por isso não é eliminado. Primeiro, verifique novamente ou indique se está na sua conta.',
  'submission.not_found':
    'O serviço não indica se o documento existe, e enviá-lo novamente poderia cobrar um segundo. Procure-o primeiro na sua conta.',

  // documents that left by other means
  'mark.quote': 'Um orçamento não é emitido. Aceite-o ou crie uma fatura a partir dele e marque essa fatura.',
  'mark.future':
    'Um documento que já foi enviado não pode ter uma data posterior a hoje, {today:date}. Escolha um dia anterior.',
  'mark.reason_missing': 'Indique em poucas palavras como o documento foi enviado.',
  'mark.file_outdated':
    'O documento foi alterado desde que esse ficheiro foi exportado, ou o ficheiro não é conhecido aqui. Exporte-o novamente ou marque o documento sem ficheiro.',
  'mark.used':
    'Depois de este documento ter sido marcado, foram criados pagamentos, notas de crédito ou correções dele. Remova-os dentro dos dez segundos ou corrija-o com uma nota de crédito.',
  'mark.not_submitted':
    'Este documento foi marcado como emitido, por isso não é submetido: um serviço iria emiti-lo e cobrá-lo uma segunda vez. Corrija-o com uma nota de crédito.',
  'mark.no_pdf':
    'Este documento foi marcado como emitido: o ficheiro enviado é o original, e aqui não existe PDF definitivo dele. O seu PDF pode ser guardado e impresso com a marca TEST.',

  // nothing was sent
  'unreachable.offline':
    'Não é possível contactar o serviço. Nada foi enviado. Este computador não tem ligação à rede.',
  'unreachable.name':
    'Não é possível contactar o serviço. Nada foi enviado. O seu nome não foi encontrado: verifique o endereço e a sua ligação.',
  'unreachable.no_server':
    'Não é possível contactar o serviço. Nada foi enviado. Nenhum servidor responde no seu endereço.',
  'unreachable.proxy':
    'Não é possível contactar o serviço. Nada foi enviado. O proxy deste computador não o deixou passar: verifique HTTPS_PROXY.',
  'unreachable.certificate':
    'Não é possível contactar o serviço. Nada foi enviado. O seu certificado não é de confiança.',
  'unreachable.timeout':
    'Não é possível contactar o serviço. Nada foi enviado. Não aceitou a ligação a tempo.',

  // the service refused
  'refused.redirected':
    'O endereço desta ligação encaminha para outro. Altere-o para o que o serviço indica.',
  'refused.account': 'A sua conta ou esta chave não permite esta submissão. Consulte a página da sua conta.',
  'refused.missing_scope':
    'A chave desta ligação não tem permissão para criar PDF. Ligue novamente ou utilize outra chave.',
  'refused.address_not_allowed':
    'A chave desta ligação não pode ser utilizada a partir desta rede. Submeta a partir de uma rede permitida ou utilize uma chave sem este limite.',
  'refused.account_suspended': 'A sua conta está suspensa. Contacte o operador do serviço.',
  'refused.monthly_limit_reached':
    'A sua conta ou a chave deste computador atingiu o limite deste mês. Aguarde pelo próximo mês, peça um limite mais alto ao operador do serviço ou ligue novamente para escolher outro limite para este computador.',
  'refused.storage_limit_reached':
    'A sua conta não tem espaço para mais PDF. Elimine da sua conta os PDF de que não precisa ou peça mais espaço ao operador do serviço.',
  'refused.template_limit_reached':
    'A sua conta não tem espaço para mais modelos. Elimine da sua conta os modelos ou as versões de que não precisa.',
  'refused.no_service': 'Não existe nenhum serviço de faturas neste endereço. Verifique a ligação.',
  'refused.too_large': 'O documento é maior do que o serviço aceita. Um logótipo mais pequeno pode ajudar.',

  // a template of the user
  'own_template.not_kept':
    'Este serviço não tem o seu modelo «{name}» e não guarda modelos de contas. Escolha um modelo incluído no Billwright.',
  'own_template.no_permission':
    'Este serviço não tem o seu modelo «{name}», e a chave desta ligação não tem permissão para o enviar. Ligue novamente ou escolha um modelo incluído no Billwright.',
  'own_template.refused': 'O serviço não aceita o seu modelo «{name}». {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'Em {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'O serviço já não tem o modelo {template}. Submeta novamente: o seu modelo é então enviado outra vez.',
  'own_template.file_missing':
    'O seu modelo «{name}» não está guardado como estava quando submeteu. Nada foi enviado. Submeta novamente.',
  'own_template.no_answer':
    'O serviço não respondeu quando o seu modelo lhe foi enviado. Nada foi cobrado, e o Billwright volta a tentar automaticamente.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'O serviço está ocupado. O Billwright volta a enviar o documento automaticamente.',
  'busy.long': 'O serviço está ocupado há mais de uma hora. Submeta novamente mais tarde.',
  'busy.stayed': 'O serviço continuou ocupado. Submeta novamente mais tarde.',
  'busy.now': 'O serviço está ocupado. Submeta novamente mais tarde.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'O serviço está ocupado, e o documento pode existir. O Billwright volta a perguntar automaticamente com a mesma Idempotency-Key, para que seja cobrado uma só vez.',
  'unknown.busy_long':
    'O serviço está ocupado há mais de uma hora. O documento pode existir e pode ter-lhe sido cobrado. Verifique novamente mais tarde.',
  'unknown.busy':
    'O serviço respondeu que está ocupado. O documento pode existir e pode ter-lhe sido cobrado. Procure-o na sua conta antes de o enviar novamente.',
  'unknown.still': 'Continua sem se saber se o documento existe. A última resposta foi: {answer:message}',
  'unknown.interrupted':
    'O Billwright foi interrompido antes de chegar a resposta. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.timeout': 'O serviço não respondeu a tempo. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.closed':
    'O Billwright foi fechado antes de chegar a resposta. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.connection_lost':
    'A ligação foi interrompida antes de chegar a resposta. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.status':
    'O serviço respondeu {status:digits}. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.unreadable':
    'Não foi possível ler a resposta do serviço. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.not_confirmed_here':
    'Neste computador não há registo de que esta submissão tenha sido confirmada nele, por isso não é enviada automaticamente. O documento pode existir e pode ter-lhe sido cobrado.',
  'unknown.from_copy':
    'Esta submissão vem de uma cópia dos seus dados. O documento pode ter sido enviado e ter-lhe sido cobrado depois de a cópia ter sido feita.',
  'unknown.from_damaged':
    'Esta submissão vem de um ficheiro danificado. O documento pode ter sido enviado e ter-lhe sido cobrado.',
  'unknown.from_replaced':
    'Esta submissão vem dos dados substituídos. O documento pode ter sido enviado e ter-lhe sido cobrado.',
  'unknown.log_lost':
    'Faltam as últimas alterações feitas antes de o programa terminar. O documento pode ter sido enviado e ter-lhe sido cobrado.',

  // the delivered PDF
  'pdf.from_copy':
    'O PDF não foi transferido automaticamente, porque esta fatura vem de uma cópia ou de um ficheiro de dados alterado. Transfira-o novamente.',
  'pdf.not_kept':
    'Não foi possível guardar o PDF neste computador. O próprio documento está seguro. Transfira o PDF novamente.',
  'pdf.link_has_key':
    'O link do PDF contém uma chave de API, por isso não foi aberto. Procure o PDF na sua conta.',
  'pdf.link_insecure': 'O link do PDF não é seguro, por isso não foi aberto. Procure o PDF na sua conta.',
  'pdf.link_gone': 'O link do PDF expirou.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'O link expirou, e o serviço não deu outro. Procure o PDF na sua conta no serviço.',
    other: 'O link expirou, e o serviço não deu outro. Procure o trabalho {jobId} na sua conta no serviço.',
  },
  'pdf.link_needs_key': 'O link expirou. Para pedir outro, esta ligação precisa da sua chave.',
  'pdf.file_missing': 'O PDF foi movido ou eliminado. Transfira-o novamente.',
  'pdf.file_changed':
    'O ficheiro foi alterado depois da transferência. Transfira-o novamente para ter o PDF tal como foi entregue.',
  'pdf.download_failed': 'Não foi possível transferir o PDF. O próprio documento está seguro.',
  'pdf.download_status':
    'Não foi possível transferir o PDF: o serviço respondeu {status:digits}. O próprio documento está seguro.',
  'pdf.truncated': 'O PDF não chegou completo ou ocupa mais de 50\u00a0MB.',
  'pdf.incomplete': 'O PDF não chegou completo.',
  'pdf.web_page':
    'O link conduz a uma página web e não a um PDF. Abra-o no navegador: poderá ter de iniciar sessão.',
  'pdf.other_format': 'O que o serviço enviou não é um PDF.',
} satisfies Translation<typeof english>
