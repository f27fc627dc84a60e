import type { ButtonHTMLAttributes, Ref } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** at most one primary button per screen; `quiet` shows its shape on hover only */
  variant?: 'plain' | 'primary' | 'quiet' | 'danger' | 'link'
  size?: 'normal' | 'small'
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'plain', size = 'normal', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant], size === 'small' && styles.small, className)}
    />
  )
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, className)}
    />
  )
}

/** A document number that opens its document. */
export function NumberLink({ number, onClick }: { number: string; onClick: () => void }) {
  return (
    <Button variant="link" size="small" aria-label={t('batch.open-number', { number })} onClick={onClick}>
      <bdi>{number}</bdi>
    </Button>
  )
}
