/** Errors of the invoice generation service, as its operator and its clients read them. */
export const serviceTexts = {
  // for whoever opened a link, such as one to a PDF, and has no key
  'link_page.not_found': 'This link is not valid',
  'link_page.not_found.text':
    'A link to a PDF works for a limited time. This one has expired, or it was not copied whole.',
  'link_page.not_found.next': 'Ask whoever sent it to you for a new one.',
  'link_page.revoked': 'This link is no longer valid',
  'link_page.revoked.text': 'It was replaced by a new one.',
  'link_page.revoked.next': 'Ask whoever sent it to you for the new one.',
  'link_page.deleted': 'This PDF was deleted',
  'link_page.deleted.next': 'Ask whoever sent you the link for a copy.',
  'link_page.damaged': 'This PDF cannot be shown',
  'link_page.damaged.text': 'Its stored copy is missing or damaged.',
  'link_page.damaged.next':
    'Ask whoever sent you the link for a copy. Whoever runs this service can put it back from a backup.',
  'link_page.next': 'Try again in a moment.',
  'link_page.request': 'Request {id}',

  // requests
  'request.not_utf8': 'The body is not UTF-8.',
  'request.no_host': 'The request has no Host header.',
  'request.several_hosts': 'The request has more than one Host header.',
  'request.transfer_encoding': 'Transfer-Encoding may only be chunked.',
  'request.connect': 'This service is not a proxy. CONNECT is not supported.',
  'request.methods': 'This address takes {methods:list}.',
  'request.fields': {
    plural: 'count',
    one: 'One field needs fixing.',
    other: {
      select: 'isCut',
      true: 'At least {count:digits} fields need fixing.',
      false: '{count:digits} fields need fixing.',
    },
  },
  'rate.invalid_keys': {
    plural: 'retryAfter',
    one: 'Too many refused keys from this address. Try again in a second.',
    other: 'Too many refused keys from this address. Try again in {retryAfter:digits} seconds.',
  },
  'rate.waiting': {
    plural: 'retryAfter',
    one: 'This account has too many invoices waiting to be rendered. Send the same request again in a second. Nothing was stored or billed.',
    other:
      'This account has too many invoices waiting to be rendered. Send the same request again in {retryAfter:digits} seconds. Nothing was stored or billed.',
  },
  'rate.queued':
    'This account has too many queued invoices. Send this one again when some of them are done. Nothing was stored or billed.',
  'rate.templates':
    'This account has changed its templates too often in this hour. Try again in {retryAfter:digits} seconds. Nothing was stored.',
  'rate.quota': {
    plural: 'window',
    one: {
      plural: 'retryAfter',
      one: 'This account may make {quota:digits} requests in a second. Try again in a second.',
      other:
        'This account may make {quota:digits} requests in a second. Try again in {retryAfter:digits} seconds.',
    },
    other: {
      plural: 'retryAfter',
      one: 'This account may make {quota:digits} requests in {window:digits} seconds. Try again in a second.',
      other:
        'This account may make {quota:digits} requests in {window:digits} seconds. Try again in {retryAfter:digits} seconds.',
    },
  },

  // queries
  'query.month': 'Use a month, such as 2026-11.',
  'query.instant': 'Use a date such as 2026-11-01, or a time such as 2026-11-01T12:00:00Z.',
  'query.limit': 'Use a whole number from 1 to 100.',
  'query.not_with_key': 'Send either filters or an Idempotency-Key.',
  'query.next': 'Use the next of an earlier answer.',
  'query.repeated': 'Give this parameter once.',
  'query.unknown': 'This address does not take this parameter.',

  // for the operator
  'deleted.retention':
    'The PDF was deleted on {date:date}, after the time for which the service keeps such PDFs. The job is still recorded.',
  'deleted.request': 'The PDF was deleted on {date:date} on request. The job is still recorded.',
  'deleted.with_job':
    'The PDF was deleted on {date:date} on request, together with what was kept of its job.',

  'service.monthly_limit':
    'The plan of the account allows {cap:digits} live PDFs a month. Nothing was stored or billed. The next month begins on {until:date} at 00:00 UTC; the operator of the service can raise the limit.',
  'service.monthly_limit_of_key':
    'This key may make {cap:digits} live PDFs a month. Nothing was stored or billed. The next month begins on {until:date} at 00:00 UTC; connecting the computer again sets another limit.',
  'service.storage_limit': {
    select: 'what',
    live: 'The plan of the account allows live PDFs of {megabytes:digits} MB, and that much is stored. Nothing was stored or billed. Delete PDFs that are not needed, or ask the operator of the service for a higher limit.',
    plan: 'The plan of the account allows PDFs of {megabytes:digits} MB, and that much is stored. Nothing was stored or billed. Delete PDFs that are not needed, or ask the operator of the service for a higher limit.',
    test: 'The service allows test PDFs of one account of {megabytes:digits} MB, and that much is stored. Nothing was stored or billed. Delete PDFs that are not needed, or ask the operator of the service for a higher limit.',
  },
  'service.test_job_limit':
    'An account may have {jobs:digits} test jobs, and has that many. Nothing was stored or billed. A deleted test job counts for 30 more days; the operator of the service can raise the limit.',
  'service.template_limit': {
    select: 'what',
    names:
      'An account may keep {limit:digits} templates, and has that many. Nothing was stored. Delete templates or versions that are not needed.',
    usedNames:
      'An account may have used {limit:digits} names of templates, and has used that many. Nothing was stored. Delete templates or versions that are not needed, and use their names again.',
    versions:
      'An account may keep {limit:digits} versions of templates, and has that many. Nothing was stored. Delete templates or versions that are not needed.',
    bytes:
      'An account may keep {limit:megabytes} MB of templates, and this one would exceed it. Nothing was stored. Delete templates or versions that are not needed.',
  },
} as const
