import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import type { Message } from '#core/messages/message.ts'
import { textOf } from '../i18n/translate.ts'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export interface FieldMessage {
  severity: 'error' | 'warning' | 'info'
  /** a message of core or the host, or a text of the interface */
  message: Message | string
}

interface FieldFrameProps {
  label: string
  /** error, warning or information, shown below and read with the field */
  message?: FieldMessage | undefined
  hint?: string | undefined
  /** draft path of the field, used to focus it from a message */
  path?: string | undefined
  className?: string | undefined
  children: (ids: { id: string; describedBy: string | undefined; isInvalid: boolean }) => ReactNode
  /** control beside the message, such as a fix */
  action?: ReactNode
  /** word below the control; the description is read with the field */
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
  hint?: string | undefined
  path?: string
  action?: ReactNode
  note?: FieldFrameProps['note']
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
      {({ id, describedBy, isInvalid }) => (
        <input
          // each value uses its own text direction, as on paper
          dir="auto"
          {...rest}
          id={id}
          className={styles.control}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={event => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

const writtenOut = ({ message }: FieldMessage): string =>
  typeof message === 'string' ? message : textOf(message)
