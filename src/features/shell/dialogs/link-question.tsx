import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LinkQuestionProps {
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** In the wrapper, asks before a link closes what the player has open. */
export function LinkQuestion({ onOpen, onClose, onLeave }: LinkQuestionProps) {
  const { t } = useTranslation('native')
  function open(): void {
    onLeave()
    onOpen()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('linkTitle')}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('linkStay')}
          </Button>
          <Button fullWidth onClick={open}>
            {t('linkOpen')}
          </Button>
        </>
      }
    >
      {t('linkText')}
    </Dialog>
  )
}
