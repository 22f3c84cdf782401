import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface PlayQuestionProps {
  readonly name: string
  readonly onPlay: () => void
  readonly onClose: () => void
}

/** Asks before opening a game from a link: games are for real money. */
export function PlayQuestion({ name, onPlay, onClose }: PlayQuestionProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  function play(): void {
    onClose()
    onPlay()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('playTitle', { name })}
      closeLabel={t('common:close')}
      actions={
        <Button variant="primary" fullWidth onClick={play}>
          {t('outsideOpen')}
        </Button>
      }
    >
      <Text>{t('playText')}</Text>
    </Dialog>
  )
}
