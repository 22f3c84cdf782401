import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { PlayTime } from './play-time.ts'

export interface SessionReminderProps {
  readonly minutes: number
  readonly onClose: () => void
  readonly onLogout: () => void
}

/** Reminds of the time played, over a game too: continue, leave the game, or log out. */
export function SessionReminder({ minutes, onClose, onLogout }: SessionReminderProps) {
  const { t } = useTranslation(['account', 'common'])
  const { overlays, deferred } = useStores()

  function pause(): void {
    onClose()
    for (const { id } of overlays.frames) overlays.close(id)
    deferred.get(PlayTime).restart()
  }

  function logOut(): void {
    onClose()
    onLogout()
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('reminderDueTitle', { minutes })}
      picture={<Picture name="break" />}
      actions={
        <Stack gap={2}>
          <Button variant="primary" fullWidth onClick={pause}>
            {t('reminderPause')}
          </Button>
          <Button variant="secondary" fullWidth onClick={onClose}>
            {t('reminderGoOn')}
          </Button>
          <Button variant="ghost" icon="logout" fullWidth onClick={logOut}>
            {t('common:logout')}
          </Button>
        </Stack>
      }
    >
      {t('reminderDueText')}
    </Dialog>
  )
}
