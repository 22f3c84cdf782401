import { useTranslation } from 'react-i18next'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LoginFirstProps {
  readonly onLogin: () => void
  readonly onClose: () => void
}

/** Asks a visitor to log in before a page or an action that needs it (section 2 of the specification). */
export function LoginFirst({ onLogin, onClose }: LoginFirstProps) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('errors:loginFirst')}
      picture={<Parol size={88} glow />}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('shell:loginFirstLater')}
          </Button>
          <Button variant="primary" fullWidth onClick={onLogin}>
            {t('login')}
          </Button>
        </>
      }
    />
  )
}
