import { AppError } from '#core/errors/app-error.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import type { MailOptions } from '../mail/smtp-mailer.ts'
import type { BucketOptions } from '../storage/file-storage.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the database URL from the environment only, because command-line arguments are visible in the process list.
 * @throws AppError invalid_argument
 */
export function databaseUrlFrom(environment: Environment): string | undefined {
  const url = environment.DATABASE_URL || undefined
  if (url !== undefined && !isPostgresUrl(url)) {
    throw wrong('setting.database_url')
  }
  return url
}

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text)

/** @throws AppError invalid_argument */
export function bucketFrom(environment: Environment): BucketOptions | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION, AWS_REGION, S3_PATH_STYLE = '' } = environment
  const endpoint = S3_ENDPOINT || undefined
  if (endpoint !== undefined && !/^https?:\/\/./.test(endpoint)) throw wrong('setting.s3_endpoint')
  if (!bucket && endpoint !== undefined) throw wrong('setting.s3_bucket')
  if (!bucket) return undefined
  if (!['', 'true', 'false'].includes(S3_PATH_STYLE)) throw wrong('setting.s3_path_style')
  return {
    bucket,
    endpoint,
    region: S3_REGION || AWS_REGION || 'us-east-1',
    isPathStyle: S3_PATH_STYLE === '' ? endpoint !== undefined : S3_PATH_STYLE === 'true',
  }
}

/**
 * Reads how mail is sent, from the environment only, because the URL has a password.
 * @throws AppError invalid_argument
 */
export function mailFrom({ SMTP_URL, MAIL_FROM }: Environment): MailOptions | undefined {
  if (!SMTP_URL && !MAIL_FROM) return undefined
  if (!SMTP_URL || !/^smtps?:\/\/[^/]/.test(SMTP_URL) || !hasReadableCredentials(SMTP_URL))
    throw wrong('setting.smtp_url')
  if (!MAIL_FROM?.includes('@')) throw wrong('setting.mail_from')
  return { smtpUrl: SMTP_URL, from: MAIL_FROM }
}

function hasReadableCredentials(text: string): boolean {
  try {
    const { username, password } = new URL(text)
    return [username, password].every(part => decodeURIComponent(part) !== undefined)
  } catch {
    return false
  }
}

const wrong = (code: PlainMessageCode) => new AppError('invalid_argument', { message: { code } })
