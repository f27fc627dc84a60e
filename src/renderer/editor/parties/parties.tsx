import { useState } from 'react'
import { say } from '../../i18n/translate.ts'
import { messagesOf } from '../../state/document/field-messages.ts'
import { useCurrent } from '../../state/use-app.ts'
import { BuyerForm } from './buyer-form.tsx'
import styles from './parties.module.css'
import { PartyCard } from './party-card.tsx'
import { SellerForm } from './seller-form.tsx'

/** From and Bill to: read as on the paper, edited in place. */
export function Parties() {
  const seller = useCurrent(document => document.doc.draft.seller)
  const buyer = useCurrent(document => document.doc.draft.buyer)
  const sellerMessage = useCurrent(document => firstMessage(document, 'seller'))
  const buyerMessage = useCurrent(document => firstMessage(document, 'buyer'))
  const [open, setOpen] = useState<'seller' | 'buyer' | null>(null)
  const close = () => setOpen(null)

  return (
    <div className={styles.parties}>
      <PartyCard
        title={say('from.title')}
        change={say(seller?.name ? 'from.edit' : 'from.empty')}
        changeLabel={seller?.name ? say('from.edit.label') : say('from.empty')}
        party={seller}
        message={sellerMessage}
        isOpen={open === 'seller'}
        onOpen={() => setOpen('seller')}
        onClose={close}
        field="seller"
      >
        <SellerForm onDone={close} />
      </PartyCard>
      <PartyCard
        title={say('to.title')}
        change={say(buyer?.name ? 'to.change' : 'to.empty')}
        changeLabel={buyer?.name ? say('to.change.label') : say('to.empty')}
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
