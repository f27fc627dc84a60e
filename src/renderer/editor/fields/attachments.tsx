import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { attachmentExtensions, bytesOfFile } from '#core/text/attachment-files.ts'
import { Button, IconButton } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame } from '../../controls/text-field.tsx'
import { sentences } from '../../i18n/joined-texts.ts'
import { formatKilobytes } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { messagesOf } from '../../state/document/field-messages.ts'
import { focusField } from '../../state/focus-field.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { addedAttachments, type DraftAttachment } from './added-attachments.ts'
import styles from './attachments.module.css'
import { FileDrop } from './file-drop.tsx'
import { PathField } from './path-field.tsx'

const none: readonly DraftAttachment[] = []
const path = 'attachments'
const accept = attachmentExtensions.map(extension => `.${extension}`).join(',')

/**
 * Files sent with the document, chosen or dropped, and links to other files. Limits are checked before a file is read.
 * A link is displayed as text and cannot be opened.
 */
export function Attachments() {
  const app = useApp()
  const readOnly = useReadOnly()
  const attachments = useOpenInvoice(({ doc }) => doc.draft.attachments) ?? none
  const id = useOpenInvoice(invoice => invoice.id)
  const message = useOpenInvoice(
    invoice => messagesOf(invoice).find(({ field }) => field.startsWith(path))?.issue,
  )
  const [status, setStatus] = useState<{ problem: string; of: string | undefined }>()
  if (readOnly && attachments.length === 0) return null

  const edit = (label: 'attachment-added' | 'attachment-removed', list: DraftAttachment[]) =>
    app.openInvoices.edit({
      label,
      coalesceKey: null,
      recipe: ({ draft }) => {
        if (list.length > 0) draft.attachments = list
        else delete draft.attachments
      },
    })
  const add = async (files: readonly File[]) => {
    if (readOnly || files.length === 0) return
    const { added, problems } = await addedAttachments(attachments, files)
    // the user may have opened another invoice or changed this one while the files were read
    const now = app.openInvoices.current()
    if (now?.id !== id || (now?.doc.draft.attachments ?? none) !== attachments) return
    const problem = sentences(...problems)
    setStatus(problem === '' ? undefined : { problem, of: id })
    const done = added.length > 0 ? t('attachments.added', { count: added.length }) : ''
    app.view.announce(sentences(done, problem))
    if (added.length > 0) edit('attachment-added', [...attachments, ...added])
  }
  const addLink = () => {
    setStatus(undefined)
    app.view.announce(t('attachments.link-added'))
    edit('attachment-added', [...attachments, { name: '', url: '' }])
    focusField(app, `${path}[${attachments.length}].name`)
  }
  const remove = (index: number, name: string) => {
    setStatus(undefined)
    app.view.announce(t('attachments.removed', { name }))
    edit(
      'attachment-removed',
      attachments.filter((_, at) => at !== index),
    )
    focusField(app, path)
  }
  const bytes = attachments.reduce((sum, { data }) => sum + bytesOfFile(data), 0)
  const problem = status?.of === id ? status?.problem : undefined

  return (
    <FieldFrame
      label={t('attachments.title')}
      path={path}
      message={problem === undefined ? message : { severity: 'error', message: problem }}
    >
      {({ id, describedBy }) => (
        <FileDrop accept={accept} isMultiple readOnly={readOnly} onFiles={files => void add(files)}>
          {choose => (
            <>
              {!readOnly && (
                <>
                  <Button
                    id={id}
                    size="small"
                    aria-label={t('attachments.add.label')}
                    aria-describedby={[`${id}-limits`, ...(describedBy ? [describedBy] : [])].join(' ')}
                    disabled={attachments.length >= limits.attachments}
                    onClick={choose}
                  >
                    {t('attachments.add')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('attachments.add-link.label')}
                    disabled={attachments.length >= limits.attachments}
                    onClick={addLink}
                  >
                    {t('attachments.add-link')}
                  </Button>
                  <span id={`${id}-limits`} className={styles.hint}>
                    {t('attachments.limits', {
                      files: limits.attachments - attachments.length,
                      size: formatKilobytes(Math.max(0, limits.attachmentsBytes - bytes)),
                    })}
                  </span>
                </>
              )}
              {attachments.length > 0 && (
                <ul className={styles.files} aria-label={t('attachments.title')}>
                  {attachments.map((attachment, index) => {
                    const own = `${path}[${index}]`
                    const isLink = attachment.data === undefined
                    const number = index + 1
                    const name = attachment.name || t('attachments.link', { number })
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the name of a link changes while it is typed
                      <li key={index} data-path={own}>
                        {(!isLink || readOnly) && <NameOf attachment={attachment} isReadOnly={readOnly} />}
                        {isLink && !readOnly && (
                          <>
                            <PathField
                              path={`${own}.name`}
                              label={t('attachments.link.name', { number })}
                              className={styles.part}
                            />
                            <PathField
                              path={`${own}.url`}
                              label={t('attachments.link.url', { number })}
                              className={styles.part}
                            />
                          </>
                        )}
                        {!readOnly && (
                          <>
                            <PathField
                              path={`${own}.description`}
                              label={t('attachments.description.of', { name })}
                              className={isLink ? styles.part : undefined}
                            />
                            <IconButton
                              label={t('attachments.remove', { name })}
                              onClick={() => remove(index, name)}
                            >
                              <Icon icon="trash" size={14} />
                            </IconButton>
                          </>
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
            </>
          )}
        </FileDrop>
      )}
    </FieldFrame>
  )
}

/** Name and size of a file, or the texts of a link in a document that cannot be changed. */
function NameOf({ attachment, isReadOnly }: { attachment: DraftAttachment; isReadOnly: boolean }) {
  const { name, description, data, url } = attachment
  return (
    <span>
      <bdi>{name}</bdi>{' '}
      <small>
        {data === undefined ? (
          <bdi>{url}</bdi>
        ) : (
          t('attachments.size', { size: formatKilobytes(bytesOfFile(data)) })
        )}
      </small>
      {isReadOnly && description && (
        <small>
          {' '}
          <bdi>{description}</bdi>
        </small>
      )}
    </span>
  )
}
