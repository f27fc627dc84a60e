import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import type { Message } from '#core/messages/message.ts'
import { textOf } from '../i18n/translate.ts'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export interface FieldMessage {
  severity: 'error' | 'warning' | 'info'
  /** a message of core or the host, or a translated text */
  message: Message | string
}

interface FieldFrameProps {
  label: string
  /** error, warning or information, shown below the field and read out with it */
  message?: FieldMessage | undefined
  hint?: ReactNode
  /** draft path of the field, used to focus it from a message */
  path?: string | undefined
  className?: string | undefined
  children: (ids: { id: string; describedBy: string | undefined; isInvalid: boolean }) => ReactNode
  /** control beside the message, such as a button that fixes the value */
  action?: ReactNode
  /** short text below the control; the longer description is read out with the field */
  note?: { text: string; description: string } | undefined
}

/** A label, a control, and a message or hint below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, message, hint, path, className, children, action, note } = props
  const id = useId()
  const messageId = `${id}-message`
  const noteId = `${id}-note`
  const hasMessage = message !== undefined || hint !== undefined
  return (
    <div className={classNames(styles.field, className)} data-path={path}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        describedBy: [...(note ? [noteId] : []), ...(hasMessage ? [messageId] : [])].join(' ') || undefined,
        isInvalid: message?.severity === 'error',
      })}
      {note && (
        <p id={noteId} className={styles.hint} title={note.description}>
          {note.text}
          <span className="visually-hidden">{note.description}</span>
        </p>
      )}
      {hasMessage && (
        <p id={messageId} className={styles[message?.severity ?? 'hint']}>
          {message === undefined ? hint : writtenOut(message)}
          {action}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string
  value: string
  onValue: (value: string) => void
  message?: FieldFrameProps['message']
  hint?: ReactNode
  path?: string
  action?: ReactNode
  note?: FieldFrameProps['note']
  /** the text has several sentences and is displayed whole, as one paragraph */
  isLong?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  value,
  onValue,
  message,
  hint,
  path,
  action,
  note,
  className,
  isLong = false,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      message={message}
      hint={hint}
      path={path}
      className={className}
      action={action}
      note={note}
    >
      {({ id, describedBy, isInvalid }) => {
        const attributes = {
          // each value has its own text direction, as on paper
          dir: 'auto',
          ...rest,
          // CSS recognises an empty field by its placeholder
          placeholder: rest.placeholder ?? ' ',
          id,
          className: styles.control,
          value,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
          autoComplete: 'off',
          spellCheck: false,
        }
        return isLong ? (
          <Paragraph {...(attributes as ParagraphProps)} onValue={onValue} />
        ) : (
          <input {...attributes} onChange={event => onValue(event.target.value)} />
        )
      }}
    </FieldFrame>
  )
}

type ParagraphProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** Text area that grows with its text and contains no line breaks. Enter acts as in a single-line field. */
function Paragraph({ onValue, onKeyDown, ...rest }: ParagraphProps & Pick<TextFieldProps, 'onValue'>) {
  return (
    <textarea
      {...rest}
      rows={1}
      onChange={event => onValue(event.target.value.replaceAll(/\s*[\r\n]\s*/g, ' '))}
      onKeyDown={event => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

const writtenOut = ({ message }: FieldMessage): string =>
  typeof message === 'string' ? message : textOf(message)
