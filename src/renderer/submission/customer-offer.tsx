import { useEffect, useState } from 'react'
import { maxDeclinedCustomers } from '#contract/settings.ts'
import { customerName } from '#core/draft/draft.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import { Button } from '../controls/button.tsx'
import { t } from '../i18n/translate.ts'
import { hasCustomerNamed, saveBuyerAsCustomer } from '../record-actions/invoice-customer.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import styles from './customer-offer.module.css'

/** Offers to save a typed buyer as a customer, below the receipt of a billed invoice. */
export function CustomerOffer() {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const name = useOpenInvoice(invoice => customerName(invoice.doc.draft)) ?? ''
  const isLinked = useOpenInvoice(invoice => invoice.customerId !== null) ?? true
  const key = keyOfName(name).slice(0, 400)
  const isDeclined = useHost(host => host.settings?.declinedCustomers.includes(key)) ?? true
  const isOffered = name !== '' && !isLinked && !isDeclined
  const isNew = useIsNewName(name, isOffered)
  if (id === undefined || !isOffered || !isNew) return null
  const decline = () =>
    void app.hostStore.saveSettings(({ declinedCustomers }) => ({
      declinedCustomers: [...declinedCustomers, key].slice(-maxDeclinedCustomers),
    }))
  return (
    <section className={styles.offer} aria-label={t('customer.offer.label')}>
      <p>{t('customer.offer', { name })}</p>
      <Button size="small" onClick={() => void saveBuyerAsCustomer(app, id)}>
        {t('customer.save')}
      </Button>
      <Button size="small" variant="quiet" onClick={decline}>
        {t('customer.offer.decline')}
      </Button>
    </section>
  )
}

/** Whether no customer has this name; false until the host has answered. */
function useIsNewName(name: string, isAsked: boolean): boolean {
  const app = useApp()
  const changes = useHost(host => host.recordChanges)
  const [newName, setNewName] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer may have been saved
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    void hasCustomerNamed(app, name).then(isKnown => {
      if (isCurrent) setNewName(isKnown ? undefined : name)
    })
    return () => {
      isCurrent = false
    }
  }, [app, name, isAsked, changes])
  return newName === name
}
