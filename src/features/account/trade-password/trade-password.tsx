import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { BindPhoneForm } from '../otp/bind-phone-form.tsx'
import { CreateTradePassword } from './create-trade-password.tsx'
import { ResetTradePassword } from './reset-trade-password.tsx'
import { firstFace, type TradePasswordFace } from './trade-password-face.ts'

/**
 * The transaction password: none set → create; set, phone bound → reset by OTP; set, no phone → ask to bind one first,
 * then reset. Closes itself once the password is set.
 */
export const TradePassword = observer(function TradePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common', 'errors'])
  const { session } = useStores()
  // The player changes while the dialog is open; the view changes only explicitly.
  const [face, setFace] = useState<TradePasswordFace>(() => firstFace(session.user))

  if (face === 'askPhone') {
    return (
      <Dialog
        open
        role="alertdialog"
        onClose={onClose}
        title={t('tradePassword')}
        actions={
          <>
            <Button variant="ghost" fullWidth onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button variant="primary" fullWidth onClick={() => setFace('bindPhone')}>
              {t('bindPhone')}
            </Button>
          </>
        }
      >
        {t('errors:bindPhoneFirst')}
      </Dialog>
    )
  }
  const titles = { create: t('tradeCreateTitle'), reset: t('tradeResetTitle'), bindPhone: t('bindPhone') }
  return (
    <BottomSheet key={face} open title={titles[face]} onClose={onClose} closeLabel={t('common:close')}>
      {face === 'create' && <CreateTradePassword onDone={onClose} onIsSet={() => setFace(firstFace(session.user))} />}
      {face === 'reset' && <ResetTradePassword onDone={onClose} onPhoneMissing={() => setFace('askPhone')} />}
      {face === 'bindPhone' && <BindPhoneForm onBound={() => setFace('reset')} />}
    </BottomSheet>
  )
})
