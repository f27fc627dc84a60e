/** Errors of the commands and the settings of the service, which its operator reads. */
export const serviceCommandTexts = {
  'service.folder_unwritable':
    'The data folder {folder} cannot be written{reason:@reason}. Choose another with --data.',
  'service.folder_locked':
    'Another service is running with the data folder {folder}. Stop it, choose another folder with --data, or give both one PostgreSQL database with DATABASE_URL.',
  'service.database_file': 'The database in {folder} cannot be opened{reason:@reason}.',
  'service.copy_no_database': 'There is no database service.db in {folder}.',
  'service.copy_not_empty':
    'The folder {folder} is not empty, and nothing is overwritten. Choose an empty or a new one.',
  'service.copy_damaged': '{path} is damaged: it does not pass the check after copying.',
  'service.copy_without_pdfs': {
    select: 'first',
    null: 'The copy in {folder} has the database, but not every PDF as it was made: the source lacks {missing:digits} itself, and {damaged:digits} differ from what was made. Take them from an earlier backup; the command verify lists them.',
    other:
      'The copy in {folder} has the database, but not every PDF as it was made: the source lacks {missing:digits} itself, and {damaged:digits} differ from what was made, the first of job {first}. Take them from an earlier backup; the command verify lists them.',
  },
  'service.damaged_pdfs':
    'Stored PDFs that are missing or differ from what was made: {damaged:digits}. Put them back from a backup.',
  'service.copy_failed': '{from} cannot be copied to {to}{reason:@reason}.',
  'service.migration_target': 'Name the database with --to or DATABASE_URL.',
  'service.migration_target_used':
    'The database has other data. Migrate into a new one, or into the one in which a migration of this folder was interrupted.',
  'service.migration_unfinished':
    'A data folder is being migrated into this database. Run the migration again until it has ended.',
  'service.migration_differs':
    'The table {table} of the database differs from the data folder, because one of them was changed since the migration began. Migrate into a new database.',
  'service.migration_without_pdfs':
    'The migration has ended, and everything was compared, but the data folder lacks {missing:digits} PDFs itself, and {damaged:digits} differ from what was made. Take them from a backup. The service can be started with DATABASE_URL and S3_BUCKET.',
  'service.migration_file_differs': 'The PDF {id} was read back from the bucket with other bytes.',
  'service.copy_elsewhere':
    'DATABASE_URL or S3_BUCKET is set: database or PDFs are not in the data folder. Use pg_dump and a copy of the bucket, or unset both.',
  'service.database_owner':
    'The database in {folder} belongs to another user. Give the folder and all files in it to the user that runs the service.',
  'service.database_server': 'The PostgreSQL database cannot be used{reason:@reason}.',
  'service.bucket': 'The bucket {bucket} cannot be used{reason:@reason}.',
  'service.no_account': 'There is no account with the id {id}.',
  'service.account_name_differs':
    'The account {id} has another name. Give its name with --confirm, as accounts show prints it. Nothing was deleted.',
  'service.default_account': 'The account default is part of every store and cannot be deleted.',
  'service.export_exists': '{path} exists already, and nothing is overwritten. Choose another file.',
  'service.export_failed': '{path} cannot be written{reason:@reason}.',
  'service.not_billed': 'No job with the id {id} was billed, so there is nothing to credit.',
  'service.no_webhook': 'There is no webhook endpoint with the id {id}.',
  'service.no_delivery': 'This endpoint has no delivery with the id {id}.',
  'service.no_operator': 'There is no operator {name}.',
  'service.no_user': 'There is no user with the id {id}.',
  'service.no_plan': 'There is no plan with the id {id}.',
  'service.deletes_older': {
    select: 'days',
    null: 'Live PDFs may be deleted within the hour, and cannot be restored. Nothing was changed. To confirm, give --delete-older.',
    other:
      'Live PDFs older than {days:digits} days will be deleted within the hour, and cannot be restored. Nothing was changed. To confirm, give --delete-older.',
  },
  'service.plan_warning':
    'The warning comes after the limit. Give a --monthly-warning of at most --monthly-cap.',
  'service.no_job': 'The account {account} has no job with the id {id}.',
  'service.no_key': 'There is no key with the id {id}.',
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
  'setting.sign_up_no_plan':
    '--sign-up-plan names {id}, and there is no such plan. “plans create {id}” makes it.',
  'setting.s3_path_style': 'S3_PATH_STYLE is true or false.',
  '@reason': { null: '', other: ' ({value})' },
} as const
