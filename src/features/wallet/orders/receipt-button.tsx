import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { sharePicture } from '#src/platform/share-picture.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { drawReceipt, type ReceiptContent } from '#src/ui/data/receipt-picture.ts'
import { Receipt } from '#src/ui/data/receipt.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { useCopy } from '#src/components/copy/use-copy.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'

export interface ReceiptButtonProps extends Pick<ReceiptContent, 'title' | 'amount' | 'rows'> {
  readonly orderNo: string
}

/** What the receipt shows, and how to save or share it. */
function useReceipt({ orderNo, title, amount, rows }: ReceiptButtonProps) {
  const { t } = useTranslation(['wallet', 'errors'])
  const { toasts } = useStores()
  const [isDrawing, setDrawing] = useState(false)
  const content: ReceiptContent = {
    brand: PRODUCT_NAME,
    title,
    amount,
    rows: [...rows, { label: t('orderNo'), value: orderNo }],
    footer: t('manilaTime'),
  }

  async function share(): Promise<void> {
    setDrawing(true)
    try {
      const outcome = await sharePicture(`${orderNo}.png`, await drawReceipt(content))
      if (outcome === 'downloading') toasts.success(t('receiptDownloading'))
      if (outcome === 'failed') toasts.danger(t('receiptShareFailed'))
    } catch {
      toasts.danger(t('errors:error'))
    }
    setDrawing(false)
  }

  return { content, isDrawing, share: () => void share() }
}

function ReceiptSheet({ onClose, ...props }: ReceiptButtonProps & { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const { content, isDrawing, share } = useReceipt(props)
  useBackCloses(onClose)
  return (
    <BottomSheet
      open
      title={t('receipt')}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        <Button variant="primary" size="lg" fullWidth icon="share" busy={isDrawing} onClick={share}>
          {t('receiptShare')}
        </Button>
      }
    >
      <Receipt {...content} />
    </BottomSheet>
  )
}

/** The receipt of a finished order in the page, with its number to copy. */
export function OpenReceipt(props: ReceiptButtonProps): ReactElement {
  const { t } = useTranslation('wallet')
  const copy = useCopy()
  const { content, isDrawing, share } = useReceipt(props)
  const { orderNo } = props
  return (
    <section aria-label={t('receipt')}>
      <Receipt
        {...content}
        actions={
          <>
            <Button icon="share" busy={isDrawing} onClick={share}>
              {t('receiptShare')}
            </Button>
            <Button icon="copy" aria-label={t('copyOrderNo', { orderNo })} onClick={() => copy(orderNo)}>
              {t('orderNo')}
            </Button>
          </>
        }
      />
    </section>
  )
}

/** Opens the receipt of a finished order, which can be saved or shared as a picture. */
export function ReceiptButton(props: ReceiptButtonProps): ReactElement {
  const { t } = useTranslation('wallet')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon="receipt" onClick={() => setOpen(true)}>
        {t('receipt')}
      </Button>
      {isOpen && <ReceiptSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
