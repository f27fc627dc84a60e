import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** some, but not all, of the represented entries are selected */
  isMixed?: boolean
}

/** The browser's checkbox, drawn with our colours. */
export function Checkbox({ isMixed = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return <input {...rest} ref={box} type="checkbox" className={classNames(styles.checkbox, className)} />
}
