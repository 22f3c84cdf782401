import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface ConfirmLogoutProps {
  readonly onLogout: () => void
  readonly onClose: () => void
}

/** Asks before logout, and names what it deletes and what stays. */
export function ConfirmLogout({ onLogout, onClose }: ConfirmLogoutProps) {
  const { t } = useTranslation()
  function confirm(): void {
    onClose()
    onLogout()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('logoutTitle')}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" fullWidth onClick={confirm}>
            {t('logout')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{t('logoutText')}</p>
        <p>{t('logoutExplained')}</p>
      </Stack>
    </Dialog>
  )
}
