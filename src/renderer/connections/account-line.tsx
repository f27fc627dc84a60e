import { useEffect, useRef, useState } from 'react'
import type { AccountView } from '#contract/connections.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'

/**
 * Usage of the month and price of a PDF of a live connection, as reported by its service. Empty until the service has
 * answered, while offline, and if the service reports neither.
 */
export function AccountLine({
  connectionId,
  className,
}: {
  connectionId: string
  className?: string | undefined
}) {
  const app = useApp()
  const isOnline = useHost(host => host.online)
  const lastBilled = useHost(host => host.lastBilled[connectionId])
  const shownFor = useRef(connectionId)
  const [account, setAccount] = useState<AccountView | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account is read again after each live document
  useEffect(() => {
    let isShown = true
    // the previous values stay visible while they are read again after a submission
    if (shownFor.current !== connectionId || !isOnline) setAccount(null)
    shownFor.current = connectionId
    if (isOnline)
      void app.api.readAccount({ id: connectionId }).then(answer => {
        if (isShown && answer.ok) setAccount(answer.value)
      })
    return () => {
      isShown = false
    }
  }, [app, connectionId, isOnline, lastBilled])
  return (
    <p className={className} role="status">
      {account && usageText(account)}
      {account?.price && (
        <>
          {t('join.facts')}
          <bdi>{t('account.price', { price: account.price })}</bdi>
        </>
      )}
    </p>
  )
}

const usageText = ({ used, cap, isOfComputer }: AccountView): string => {
  if (cap === null) return t('account.used', { count: used })
  if (isOfComputer)
    return used >= cap
      ? t('account.reached-here', { count: cap })
      : t('account.used-here', { used, count: cap })
  return used >= cap ? t('account.reached', { count: cap }) : t('account.used-of', { used, count: cap })
}
