import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

/** Reminds a player whose identity is not ratified. */
export function KycReminder({
  onClose,
  onLeave,
}: {
  readonly onClose: () => void
  readonly onLeave: () => void
}): ReactElement {
  const { t } = useTranslation(['overlays', 'common', 'errors'])
  const navigate = useNavigate()
  function verify(): void {
    onLeave()
    void navigate({ to: ROUTES.kycVerification })
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('kycTitle')}
      picture={<Picture name="identity" />}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('common:later')}
          </Button>
          <Button variant="primary" fullWidth onClick={verify}>
            {t('common:verifyNow')}
          </Button>
        </>
      }
    >
      {t('errors:kycReminder')}
    </Dialog>
  )
}
