import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

/** Asks before Android's back button closes the app. */
export function ExitQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'shell'])
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('shell:exitTitle', { product: PRODUCT_NAME })}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={() => appBridge().exit()}>
            {t('exit')}
          </Button>
          <Button fullWidth onClick={onClose}>
            {t('shell:exitStay')}
          </Button>
        </>
      }
    >
      {t('shell:exitText')}
    </Dialog>
  )
}
