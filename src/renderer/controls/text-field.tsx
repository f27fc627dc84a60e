import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

interface FieldFrameProps {
  label: string
  /** what is wrong, or worth knowing; shown below and read with the field */
  message?: { severity: 'error' | 'warning' | 'info'; message: string } | undefined
  hint?: string | undefined
  /** the draft's name of the field, so that a message can lead to it */
  path?: string | undefined
  className?: string | undefined
  children: (ids: { id: string; describedBy: string | undefined; isInvalid: boolean }) => ReactNode
  /** beside the message, such as a repair */
  action?: ReactNode
}

/** A label above, a control, and what is to be said about it below. */
export function FieldFrame({ label, message, hint, path, className, children, action }: FieldFrameProps) {
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = message !== undefined || hint !== undefined
  return (
    <div className={classNames(styles.field, className)} data-path={path}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        describedBy: hasMessage ? messageId : undefined,
        isInvalid: message?.severity === 'error',
      })}
      {hasMessage && (
        <p id={messageId} className={styles[message?.severity ?? 'hint']}>
          {message?.message ?? hint}
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
  hint?: string
  path?: string
  action?: ReactNode
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
  className,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame label={label} message={message} hint={hint} path={path} className={className} action={action}>
      {({ id, describedBy, isInvalid }) => (
        <input
          // a name is read in its own direction, as it will be on paper
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
