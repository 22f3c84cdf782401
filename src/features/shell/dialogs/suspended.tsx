import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

/** The suspended dialog: shows a player flagged onlyKyc which pages are available. */
export function Suspended({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  const { t } = useTranslation(['overlays', 'common', 'errors'])
  const navigate = useNavigate()
  const goTo = (to: typeof ROUTES.livechat | typeof ROUTES.kycVerification) => () => {
    onLeave()
    void navigate({ to })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suspendedTitle')}
      closeLabel={t('common:close')}
      picture={<Picture name="locked" />}
      actions={
        <Stack gap={2}>
          <Button variant="primary" fullWidth onClick={goTo(ROUTES.kycVerification)}>
            {t('common:completeKyc')}
          </Button>
          <Button variant="ghost" fullWidth onClick={goTo(ROUTES.livechat)}>
            {t('common:customerService')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={2}>
        <p>{t('errors:accountSuspended')}</p>
        <p>{t('suspendedReason')}</p>
      </Stack>
    </Dialog>
  )
}
