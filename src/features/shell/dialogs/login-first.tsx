import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LoginFirstProps {
  /** The app path that required login, opened after it. */
  readonly returnTo: string
  /** The player chose to log in. */
  readonly onLogin?: (() => void) | undefined
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Asks a visitor to log in before a page or an action that needs it. */
export function LoginFirst({ returnTo, onLogin, onClose, onLeave }: LoginFirstProps) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  const navigate = useNavigate()
  function logIn(): void {
    onLeave()
    onLogin?.()
    void navigate({ to: ROUTES.login, search: { returnTo } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shell:loginFirstTitle')}
      picture={<Parol size={88} glow />}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('shell:loginFirstLater')}
          </Button>
          <Button variant="primary" fullWidth onClick={logIn}>
            {t('login')}
          </Button>
        </>
      }
    >
      {t('errors:loginFirst')}
    </Dialog>
  )
}
