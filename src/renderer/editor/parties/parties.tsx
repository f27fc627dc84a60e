import { useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { messagesOf } from '../../state/document/field-messages.ts'
import { rememberDefault } from '../../state/remember-default.ts'
import { useApp, useOpenInvoice } from '../../state/use-app.ts'
import { BuyerForm } from './buyer-form.tsx'
import styles from './parties.module.css'
import { PartyCard } from './party-card.tsx'
import { SellerForm } from './seller-form.tsx'

/** Seller and buyer, displayed as printed and edited in place. */
export function Parties() {
  const seller = useOpenInvoice(invoice => invoice.doc.draft.seller)
  const buyer = useOpenInvoice(invoice => invoice.doc.draft.buyer)
  const sellerMessage = useOpenInvoice(invoice => firstMessage(invoice, 'seller'))
  const buyerMessage = useOpenInvoice(invoice => firstMessage(invoice, 'buyer'))
  const [open, setOpen] = useState<'seller' | 'buyer' | null>(null)
  const app = useApp()
  const sellerAtOpen = useRef(seller)
  const close = () => setOpen(null)
  const openSeller = () => {
    sellerAtOpen.current = seller
    setOpen('seller')
  }
  const closeSeller = () => {
    close()
    if (seller?.name && seller !== sellerAtOpen.current) void rememberDefault(app, 'seller', seller)
  }

  return (
    <div className={styles.parties}>
      <PartyCard
        title={t('from.title')}
        change={t(seller?.name ? 'from.edit' : 'from.empty')}
        changeLabel={seller?.name ? t('from.edit.label') : t('from.empty')}
        party={seller}
        message={sellerMessage}
        isOpen={open === 'seller'}
        onOpen={openSeller}
        onClose={closeSeller}
        field="seller"
      >
        <SellerForm onDone={closeSeller} />
      </PartyCard>
      <PartyCard
        title={t('to.title')}
        change={t(buyer?.name ? 'to.change' : 'to.empty')}
        changeLabel={buyer?.name ? t('to.change.label') : t('to.empty')}
        party={buyer}
        message={buyerMessage}
        isOpen={open === 'buyer'}
        onOpen={() => setOpen('buyer')}
        onClose={close}
        field="buyer"
      >
        <BuyerForm onDone={close} />
      </PartyCard>
    </div>
  )
}

const firstMessage = (document: Parameters<typeof messagesOf>[0], party: 'seller' | 'buyer') =>
  messagesOf(document).find(({ field }) => field === party || field.startsWith(`${party}.`))?.issue
