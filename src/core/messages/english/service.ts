/** Reason of a failure given by the operating system, if any. */
export interface SystemReason {
  reason: string | null
}

const inBrackets = (reason: string | null): string => (reason === null ? '' : ` (${reason})`)

const seconds = (count: number): string => (count === 1 ? 'a second' : `${count} seconds`)

function fieldsToFix({ count, isCut }: { count: number; isCut: boolean }): string {
  if (count === 1) return 'One field needs fixing.'
  return isCut ? `At least ${count} fields need fixing.` : `${count} fields need fixing.`
}

const templateLimits = {
  names: (limit: number) => `keep ${limit} templates, and has that many`,
  usedNames: (limit: number) => `have used ${limit} names of templates, and has used that many`,
  versions: (limit: number) => `keep ${limit} versions of templates, and has that many`,
  bytes: (limit: number) =>
    `keep ${Math.floor(limit / 1_000_000)} MB of templates, and this one would exceed it`,
}

const storageLimits = {
  live: 'The plan of the account allows live PDFs of',
  plan: 'The plan of the account allows PDFs of',
  test: 'The service allows test PDFs of one account of',
}

/** Errors of the invoice generation service, as its operator and its clients read them. */
export const serviceInEnglish = {
  // requests
  'request.not_utf8': 'The body is not UTF-8.',
  'request.no_host': 'The request has no Host header.',
  'request.several_hosts': 'The request has more than one Host header.',
  'request.transfer_encoding': 'Transfer-Encoding may only be chunked.',
  'request.connect': 'This service is not a proxy. CONNECT is not supported.',
  'request.methods': ({ methods }: { methods: string[] }): string =>
    `This address takes ${methods.join(', ')}.`,
  'request.fields': fieldsToFix,
  'rate.invalid_keys': ({ retryAfter }: { retryAfter: number }): string =>
    `Too many refused keys from this address. Try again in ${seconds(retryAfter)}.`,
  'rate.waiting': ({ retryAfter }: { retryAfter: number }): string =>
    `This account has too many invoices waiting to be rendered. Send the same request again in ${seconds(retryAfter)}. Nothing was stored or billed.`,
  'rate.queued':
    'This account has too many queued invoices. Send this one again when some of them are done. Nothing was stored or billed.',
  'rate.templates': ({ retryAfter }: { retryAfter: number }): string =>
    `This account has changed its templates too often in this hour. Try again in ${retryAfter} seconds. Nothing was stored.`,
  'rate.quota': ({
    quota,
    window,
    retryAfter,
  }: {
    quota: number
    window: number
    retryAfter: number
  }): string =>
    `This account may make ${quota} requests in ${seconds(window)}. Try again in ${seconds(retryAfter)}.`,

  // queries
  'query.month': 'Use a month, such as 2026-11.',
  'query.instant': 'Use a date such as 2026-11-01, or a time such as 2026-11-01T12:00:00Z.',
  'query.limit': 'Use a whole number from 1 to 100.',
  'query.not_with_key': 'Send either filters or an Idempotency-Key.',
  'query.next': 'Use the next of an earlier answer.',
  'query.repeated': 'Give this parameter once.',
  'query.unknown': 'This address does not take this parameter.',

  // for the operator
  'deleted.retention': ({ date }: { date: string }): string =>
    `The PDF was deleted on ${date}, after the time for which the service keeps such PDFs. The job is still recorded.`,
  'deleted.request': ({ date }: { date: string }): string =>
    `The PDF was deleted on ${date} on request. The job is still recorded.`,
  'deleted.with_job': ({ date }: { date: string }): string =>
    `The PDF was deleted on ${date} on request, together with what was kept of its job.`,

  'service.folder_unwritable': ({ folder, reason }: SystemReason & { folder: string }): string =>
    `The data folder ${folder} cannot be written${inBrackets(reason)}. Choose another with --data.`,
  'service.folder_locked': ({ folder }: { folder: string }): string =>
    `Another service is running with the data folder ${folder}. Stop it, choose another folder with --data, or give both one PostgreSQL database with DATABASE_URL.`,
  'service.database_file': ({ folder, reason }: SystemReason & { folder: string }): string =>
    `The database in ${folder} cannot be opened${inBrackets(reason)}.`,
  'service.copy_no_database': ({ folder }: { folder: string }): string =>
    `There is no database service.db in ${folder}.`,
  'service.copy_not_empty': ({ folder }: { folder: string }): string =>
    `The folder ${folder} is not empty, and nothing is overwritten. Choose an empty or a new one.`,
  'service.copy_damaged': ({ path }: { path: string }): string =>
    `${path} is damaged: it does not pass the check after copying.`,
  'service.copy_without_pdfs': ({
    folder,
    missing,
    damaged,
    first,
  }: {
    folder: string
    missing: number
    damaged: number
    first: string | null
  }): string =>
    `The copy in ${folder} has the database, but not every PDF as it was made: the source lacks ${missing} itself, and ${damaged} differ from what was made${first === null ? '' : `, the first of job ${first}`}. Take them from an earlier backup; the command verify lists them.`,
  'service.damaged_pdfs': ({ damaged }: { damaged: number }): string =>
    `Stored PDFs that are missing or differ from what was made: ${damaged}. Put them back from a backup.`,
  'service.copy_failed': ({ from, to, reason }: SystemReason & { from: string; to: string }): string =>
    `${from} cannot be copied to ${to}${inBrackets(reason)}.`,
  'service.migration_target': 'Name the database with --to or DATABASE_URL.',
  'service.migration_target_used':
    'The database has other data. Migrate into a new one, or into the one in which a migration of this folder was interrupted.',
  'service.migration_unfinished':
    'A data folder is being migrated into this database. Run the migration again until it has ended.',
  'service.migration_differs': ({ table }: { table: string }): string =>
    `The table ${table} of the database differs from the data folder, because one of them was changed since the migration began. Migrate into a new database.`,
  'service.migration_without_pdfs': ({ missing, damaged }: { missing: number; damaged: number }): string =>
    `The migration has ended, and everything was compared, but the data folder lacks ${missing} PDFs itself, and ${damaged} differ from what was made. Take them from a backup. The service can be started with DATABASE_URL and S3_BUCKET.`,
  'service.migration_file_differs': ({ id }: { id: string }): string =>
    `The PDF ${id} was read back from the bucket with other bytes.`,
  'service.copy_elsewhere':
    'DATABASE_URL or S3_BUCKET is set: database or PDFs are not in the data folder. Use pg_dump and a copy of the bucket, or unset both.',
  'service.database_owner': ({ folder }: { folder: string }): string =>
    `The database in ${folder} belongs to another user. Give the folder and all files in it to the user that runs the service.`,
  'service.database_server': ({ reason }: SystemReason): string =>
    `The PostgreSQL database cannot be used${inBrackets(reason)}.`,
  'service.bucket': ({ bucket, reason }: SystemReason & { bucket: string }): string =>
    `The bucket ${bucket} cannot be used${inBrackets(reason)}.`,
  'service.no_account': ({ id }: { id: string }): string => `There is no account with the id ${id}.`,
  'service.account_name_differs': ({ id }: { id: string }): string =>
    `The account ${id} has another name. Give its name with --confirm, as accounts show prints it. Nothing was deleted.`,
  'service.default_account': 'The account default is part of every store and cannot be deleted.',
  'service.export_exists': ({ path }: { path: string }): string =>
    `${path} exists already, and nothing is overwritten. Choose another file.`,
  'service.export_failed': ({ path, reason }: SystemReason & { path: string }): string =>
    `${path} cannot be written${inBrackets(reason)}.`,
  'service.not_billed': ({ id }: { id: string }): string =>
    `No job with the id ${id} was billed, so there is nothing to credit.`,
  'service.no_webhook': ({ id }: { id: string }): string => `There is no webhook endpoint with the id ${id}.`,
  'service.no_delivery': ({ id }: { id: string }): string =>
    `This endpoint has no delivery with the id ${id}.`,
  'service.no_operator': ({ name }: { name: string }): string => `There is no operator ${name}.`,
  'service.no_user': ({ id }: { id: string }): string => `There is no user with the id ${id}.`,
  'service.no_plan': ({ id }: { id: string }): string => `There is no plan with the id ${id}.`,
  'service.deletes_older': ({ days }: { days: number | null }): string =>
    `Live PDFs ${days === null ? 'may be deleted' : `older than ${days} days will be deleted`} within the hour, and cannot be restored. Nothing was changed. To confirm, give --delete-older.`,
  'service.plan_warning':
    'The warning comes after the limit. Give a --monthly-warning of at most --monthly-cap.',
  'service.monthly_limit': ({ cap, until }: { cap: number; until: string }): string =>
    `The plan of the account allows ${cap} live PDFs a month. Nothing was stored or billed. The next month begins on ${until} at 00:00 UTC; the operator of the service can raise the limit.`,
  'service.monthly_limit_of_key': ({ cap, until }: { cap: number; until: string }): string =>
    `This key may make ${cap} live PDFs a month. Nothing was stored or billed. The next month begins on ${until} at 00:00 UTC; connecting the computer again sets another limit.`,
  'service.storage_limit': ({
    what,
    megabytes,
  }: {
    what: 'live' | 'test' | 'plan'
    megabytes: number
  }): string =>
    `${storageLimits[what]} ${megabytes} MB, and that much is stored. Nothing was stored or billed. Delete PDFs that are not needed, or ask the operator of the service for a higher limit.`,
  'service.test_job_limit': ({ jobs }: { jobs: number }): string =>
    `An account may have ${jobs} test jobs, and has that many. Nothing was stored or billed. A deleted test job counts for 30 more days; the operator of the service can raise the limit.`,
  'service.template_limit': ({
    what,
    limit,
  }: {
    what: 'names' | 'usedNames' | 'versions' | 'bytes'
    limit: number
  }): string =>
    `An account may ${templateLimits[what](limit)}. Nothing was stored. Delete templates or versions that are not needed${what === 'usedNames' ? ', and use their names again' : ''}.`,
  'service.no_job': ({ id, account }: { id: string; account: string }): string =>
    `The account ${account} has no job with the id ${id}.`,
  'service.no_key': ({ id }: { id: string }): string => `There is no key with the id ${id}.`,
  'setting.database_url':
    'DATABASE_URL must begin with postgres://, such as postgres://billwright@db.example.com/billwright.',
  'setting.s3_endpoint': 'S3_ENDPOINT must be an address such as https://s3.example.com.',
  'setting.s3_bucket': 'S3_ENDPOINT needs the name of a bucket in S3_BUCKET.',
  'setting.smtp_url': 'SMTP_URL is no SMTP address, such as smtps://user:password@mail.example.com.',
  'setting.mail_from': 'MAIL_FROM is no sender, such as Billing <billing@example.com>.',
  'setting.sign_up_mail':
    'Sign-up cannot be open without mail, because each address is confirmed by a link. Set SMTP_URL and MAIL_FROM, or choose --sign-up invitation.',
  'setting.sign_up_plan':
    'Open sign-up needs --sign-up-plan, the plan of new accounts, because it says how many live PDFs a month they may make. “plans create trial --name Trial --monthly-cap 0” makes one for test keys only.',
  'setting.sign_up_no_plan': ({ id }: { id: string }): string =>
    `--sign-up-plan names ${id}, and there is no such plan. “plans create ${id}” makes it.`,
  'setting.s3_path_style': 'S3_PATH_STYLE is true or false.',
} as const
