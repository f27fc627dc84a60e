/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': '{number} is already used by a document from {date:date}.',
    other: '{number} is already used, written as {other}, by a document from {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} is also the number of another draft.',
        other: '{number} is also the number of another draft, written there as {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} is also the number of the draft for {customer}.',
        other: '{number} is also the number of the draft for {customer}, written there as {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': '{number} is also the number of another submitted document.',
        other: '{number} is also the number of another submitted document, written there as {other}.',
      },
      other: {
        select: 'other',
        '{number}': '{number} is also the number of the submitted document for {customer}.',
        other:
          '{number} is also the number of the submitted document for {customer}, written there as {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': '{number} is the number of another document that you chose.',
    other: '{number} is the number of another document that you chose, written there as {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': '{number} occurs more than once in this selection.',
    other: '{number} occurs more than once in this selection, also written as {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm':
    'A live submission is billed. Confirm what goes out: {number}, {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    one: 'A live submission with one thing to check needs your confirmation.',
    other: 'A live submission with {count:digits} things to check needs your confirmation.',
  },
  'submission.may_be_billed':
    'This document may already have been billed: not all submissions could be read after your data was damaged. Look it up in your account before you submit it.',
  'submission.insecure_address': 'The address of this connection is not secure. It must begin with https.',
  'submission.key_changed_unknown':
    'The key of this connection was changed after this document was sent, so the service cannot be asked again. The document may exist and may have been billed. Look it up in your account, then say here whether it exists.',
  'submission.data_changed_sent':
    'The data stored for this submission is not what you confirmed, so it is not sent again. It was sent before: the document may exist and may have been billed. Look it up in your account, then say here whether it exists.',
  'submission.issued_kept':
    'Issued documents stay in the books. Credit or correct them instead of deleting them.',
  'submission.settle_first':
    'The service did not confirm this document. It may have been billed, so it is not deleted. First check again, or say whether it is in your account.',
  'submission.not_found':
    'The service does not say whether the document exists, and sending it again could bill a second one. Look it up in your account first.',

  // documents that left by other means
  'mark.quote': 'A quote is not issued. Accept it, or make an invoice of it and mark that one.',
  'mark.future':
    'A document that was sent already cannot have a day after today, {today:date}. Choose an earlier day.',
  'mark.reason_missing': 'Say in a few words how the document was sent.',
  'mark.file_outdated':
    'The document was changed since that file was exported, or the file is not known here. Export it again, or mark the document without a file.',
  'mark.used':
    'Payments, credit notes or corrections were made for this document after it was marked. Remove them within the ten seconds, or correct it by a credit note.',
  'mark.not_submitted':
    'This document was marked as issued, so it is not submitted: a service would issue and bill it a second time. Correct it by a credit note.',
  'mark.no_pdf':
    'This document was marked as issued: the file that was sent is the original, and there is no final PDF of it here. Its PDF can be saved and printed with the TEST mark.',

  // nothing was sent
  'unreachable.offline':
    'Can’t reach the service. Nothing was sent. This computer has no connection to the network.',
  'unreachable.name':
    'Can’t reach the service. Nothing was sent. Its name was not found: check the address and your connection.',
  'unreachable.no_server': 'Can’t reach the service. Nothing was sent. No server listens at its address.',
  'unreachable.proxy':
    'Can’t reach the service. Nothing was sent. The proxy of this computer did not let it through: check HTTPS_PROXY.',
  'unreachable.certificate': 'Can’t reach the service. Nothing was sent. Its certificate is not trusted.',
  'unreachable.timeout':
    'Can’t reach the service. Nothing was sent. It did not accept the connection in time.',

  // the service refused
  'refused.redirected':
    'The address of this connection leads elsewhere. Change it to the one that the service names.',
  'refused.account': 'Your account or this key does not allow this submission. Look at your account page.',
  'refused.missing_scope': 'The key of this connection may not make PDFs. Connect again, or use another key.',
  'refused.address_not_allowed':
    'The key of this connection may not be used from this network. Submit from an allowed network, or use a key without this limit.',
  'refused.account_suspended': 'Your account is suspended. Ask the operator of the service.',
  'refused.monthly_limit_reached':
    'Your account or the key of this computer has reached its limit for this month. Wait for the next month, ask the operator of the service for a higher limit, or connect again to choose another limit for this computer.',
  'refused.storage_limit_reached':
    'Your account has no room for more PDFs. Delete PDFs in your account that are not needed, or ask the operator of the service for more room.',
  'refused.template_limit_reached':
    'Your account has no room for more templates. Delete templates or versions in your account that are not needed.',
  'refused.no_service': 'There is no invoice service at this address. Check the connection.',
  'refused.too_large': 'The document is larger than the service takes. A smaller logo may help.',

  // a template of the user
  'own_template.not_kept':
    'This service does not have your template “{name}”, and keeps no templates of accounts. Choose a template that comes with Billwright.',
  'own_template.no_permission':
    'This service does not have your template “{name}”, and the key of this connection may not send it. Connect again, or choose a template that comes with Billwright.',
  'own_template.refused': 'The service does not take your template “{name}”. {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'At {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'The service does not have the template {template} any more. Submit again: your template is then sent to it again.',
  'own_template.file_missing':
    'Your template “{name}” is not stored as it was when you submitted. Nothing was sent. Submit again.',
  'own_template.no_answer':
    'The service did not answer when your template was sent to it. Nothing was billed, and Billwright tries again by itself.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'The service is busy. Billwright sends the document again by itself.',
  'busy.long': 'The service is busy for more than an hour. Submit again later.',
  'busy.stayed': 'The service stayed busy. Submit again later.',
  'busy.now': 'The service is busy. Submit again later.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'The service is busy, and the document may exist. Billwright asks again by itself with the same Idempotency-Key, so that it is billed once.',
  'unknown.busy_long':
    'The service is busy for more than an hour. The document may exist and may have been billed. Check again later.',
  'unknown.busy':
    'The service answered that it is busy. The document may exist and may have been billed. Look it up in your account before you send it again.',
  'unknown.still': 'It is still unknown whether the document exists. The last answer was: {answer:message}',
  'unknown.interrupted':
    'Billwright was stopped before the answer came. The document may exist and may have been billed.',
  'unknown.timeout': 'The service did not answer in time. The document may exist and may have been billed.',
  'unknown.closed':
    'Billwright was closed before the answer came. The document may exist and may have been billed.',
  'unknown.connection_lost':
    'The connection broke before the answer came. The document may exist and may have been billed.',
  'unknown.status': 'The service answered {status:digits}. The document may exist and may have been billed.',
  'unknown.unreadable':
    'The service’s answer could not be read. The document may exist and may have been billed.',
  'unknown.not_confirmed_here':
    'This computer has no record that this submission was confirmed on it, so it is not sent by itself. The document may exist and may have been billed.',
  'unknown.from_copy':
    'This submission comes from a copy of your data. The document may have been sent and billed since the copy was made.',
  'unknown.from_damaged':
    'This submission comes from a damaged file. The document may have been sent and may have been billed.',
  'unknown.from_replaced':
    'This submission comes from the replaced data. The document may have been sent and may have been billed.',
  'unknown.log_lost':
    'The last changes before the program ended are missing. The document may have been sent and may have been billed.',

  // the delivered PDF
  'pdf.from_copy':
    'The PDF was not downloaded automatically, because this invoice comes from a copy or a changed data file. Download it again.',
  'pdf.not_kept':
    'The PDF could not be saved on this computer. The document itself is safe. Download the PDF again.',
  'pdf.link_has_key':
    'The link of the PDF contains an API key, so it was not opened. Look for the PDF in your account.',
  'pdf.link_insecure':
    'The link of the PDF is not secure, so it was not opened. Look for the PDF in your account.',
  'pdf.link_gone': 'The link of the PDF has expired.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'The link has expired, and the service gave no other one. Look for the PDF in your account there.',
    other:
      'The link has expired, and the service gave no other one. Look for the job {jobId} in your account there.',
  },
  'pdf.link_needs_key': 'The link has expired. To ask for another one, this connection needs its key.',
  'pdf.file_missing': 'The PDF was moved or deleted. Download it again.',
  'pdf.file_changed':
    'The file was changed after the download. Download it again to have the PDF as it was delivered.',
  'pdf.download_failed': 'The PDF could not be downloaded. The document itself is safe.',
  'pdf.download_status':
    'The PDF could not be downloaded: the service answered {status:digits}. The document itself is safe.',
  'pdf.truncated': 'The PDF did not arrive whole, or is larger than 50 MB.',
  'pdf.incomplete': 'The PDF did not arrive whole.',
  'pdf.web_page':
    'The link leads to a web page, not to a PDF. Open it in your browser: you may have to sign in.',
  'pdf.other_format': 'What the service sent is not a PDF.',
} as const
