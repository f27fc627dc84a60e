import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { documentTypeOf } from '#core/document-type.ts'
import { customerName } from '#core/draft/draft.ts'
import type { EInvoiceFormat } from '#core/einvoice-formats.ts'
import { addressLinesOf, type PostalAddress } from '#core/text/address-lines.ts'
import { Button } from '../../controls/button.tsx'
import { type Detail, detailsOf } from '../../einvoice/checklist.ts'
import { openEInvoiceExport } from '../../einvoice/open-export.ts'
import { t } from '../../i18n/translate.ts'
import { saveBuyerAsCustomer } from '../../record-actions/invoice-customer.ts'
import { SenderField, SenderNote } from '../../senders/sender-field.tsx'
import { messagesOf } from '../../state/document/field-messages.ts'
import { focusField } from '../../state/focus-field.ts'
import { rememberDefault } from '../../state/save-settings.ts'
import { useApp, useOpenInvoice, useView } from '../../state/use-app.ts'
import { AddDetail } from '../fields/add-detail.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { continueWithLines } from './customer-field.tsx'
import { useDifferenceText, useInvoiceCustomer } from './customer-status.tsx'
import styles from './parties.module.css'
import { PartyCard } from './party-card.tsx'
import { SellerForm } from './seller-form.tsx'

/** Buyer and seller as printed; their details are edited in a sheet beside the line items. */
export function Parties() {
  const seller = useOpenInvoice(invoice => invoice.doc.draft.seller)
  const buyer = useOpenInvoice(invoice => invoice.doc.draft.buyer)
  const logo = useOpenInvoice(invoice => invoice.doc.draft.logo)
  const sellerMessage = useOpenInvoice(
    invoice => firstMessage(invoice, 'seller') ?? firstMessage(invoice, 'logo'),
  )
  const buyerMessage = useOpenInvoice(invoice => firstMessage(invoice, 'buyer'))
  const app = useApp()
  const sheet = useView(view => view.partySheet)
  const sellerAtOpen = useRef(seller)
  useEffect(() => () => app.view.set({ partySheet: null }), [app])
  const open = (party: 'seller' | 'buyer') => app.view.set({ partySheet: { party, isNew: false } })
  const close = (party: 'seller' | 'buyer') => {
    if (app.view.store.getState().partySheet?.party === party) app.view.set({ partySheet: null })
  }
  const openSeller = () => {
    sellerAtOpen.current = seller
    open('seller')
  }
  const closeSeller = () => {
    close('seller')
    if (seller?.name && seller !== sellerAtOpen.current) void rememberDefault(app, 'seller', seller)
  }
  const id = useOpenInvoice(invoice => invoice.id)
  const customer = useInvoiceCustomer()
  const difference = useDifferenceText(customer)
  const isPrinted = isPrintedParty(buyer)
  const isSellerPrinted = isPrintedParty(seller)
  const closeBuyer = () => {
    close('buyer')
    if (sheet?.isNew && id !== undefined) void saveBuyerAsCustomer(app, id)
  }
  const endSeller = () => {
    flushSync(closeSeller)
    if (buyer?.name) continueWithLines(app)
    else focusField(app, 'buyer.name')
  }
  const endBuyer = () => {
    flushSync(closeBuyer)
    continueWithLines(app)
  }

  return (
    <div className={styles.parties}>
      <PartyCard
        title={t('to.title')}
        sheetTitle={buyer?.name || t('to.title')}
        change={t(!buyer?.name ? 'to.empty' : isPrinted ? 'to.change' : 'to.details')}
        changeLabel={t(!buyer?.name ? 'to.empty' : isPrinted ? 'to.change.label' : 'to.details')}
        party={buyer}
        message={buyerMessage}
        isOpen={sheet?.party === 'buyer'}
        onOpen={() => (buyer?.name ? open('buyer') : focusField(app, 'buyer.name'))}
        onClose={closeBuyer}
        onDone={endBuyer}
        field="buyer"
        hint={difference}
        action={<Receives />}
      >
        <BuyerForm onDone={endBuyer} />
      </PartyCard>
      <PartyCard
        title={t('from.title')}
        sheetTitle={t('from.sheet')}
        change={t(!seller?.name ? 'from.empty' : isSellerPrinted ? 'from.edit' : 'to.details')}
        changeLabel={t(!seller?.name ? 'from.empty' : isSellerPrinted ? 'from.edit.label' : 'to.details')}
        party={seller}
        message={sellerMessage}
        isOpen={sheet?.party === 'seller'}
        onOpen={openSeller}
        onClose={closeSeller}
        onDone={endSeller}
        field="seller"
        choice={<SenderField />}
        logo={logo}
        action={<SenderNote />}
      >
        <SellerForm onDone={endSeller} />
      </PartyCard>
      <AddDetail />
    </div>
  )
}

const isPrintedParty = (party: PostalAddress & { tax_id?: string | undefined } = {}): boolean =>
  addressLinesOf(party).length > 0 || Boolean(party.tax_id)

/** The format that the customer receives and what is missing for it; opens the checklist of that e-invoice. */
function Receives() {
  const app = useApp()
  const customer = useInvoiceCustomer()
  const id = useOpenInvoice(invoice => invoice.id)
  const hasEInvoice = useOpenInvoice(
    ({ doc }) => customerName(doc.draft) !== '' && documentTypeOf(doc.draft) !== 'quote',
  )
  const format = customer?.record.e_invoice_format
  const check = useOpenInvoice(({ receivedCheck }) =>
    receivedCheck?.format === format ? receivedCheck : undefined,
  )
  const draft = useOpenInvoice(({ doc }) => doc.draft)
  if (id === undefined || !draft || !hasEInvoice) return null
  return (
    <Button
      variant="link"
      size="small"
      className={styles.receives}
      onClick={() => void openEInvoiceExport(app, id)}
    >
      {format ? receivesText(format, detailsOf(draft, check?.issues ?? [])) : t('party.e-invoice')}
    </Button>
  )
}

function receivesText(format: EInvoiceFormat, details: readonly Detail[]): string {
  const open = details.filter(({ state }) => state === 'missing' || state === 'wrong')
  const params = { format: t(`einvoice.format.${format}`), count: open.length }
  return open.length > 0 ? t('party.receives.missing', params) : t('party.receives', params)
}

/** Without the buyer's name, whose message the header shows. Hints are omitted below a party without details. */
const firstMessage = (document: Parameters<typeof messagesOf>[0], party: 'seller' | 'buyer' | 'logo') =>
  messagesOf(document).find(
    ({ field, issue }) =>
      field !== 'buyer.name' &&
      (field === party || field.startsWith(`${party}.`)) &&
      (issue.severity !== 'info' || party === 'logo' || hasDetails(document.doc.draft[party])),
  )?.issue

const hasDetails = (party: object | undefined) => Object.values(party ?? {}).some(Boolean)
