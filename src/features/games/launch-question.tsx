import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { createWebBridge } from '#src/platform/bridge.ts'
import type { LaunchQuestion as Question } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LaunchQuestionProps {
  readonly question: Question
  readonly onClose: () => void
}

/** What stands between the tap on a game and the game: a page outside the app, or a wallet that must be bound. */
export function LaunchQuestion({ question, onClose }: LaunchQuestionProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const { notices } = useStores()
  if (question.kind === 'wallet') {
    const gotIt = (
      <Button variant="primary" fullWidth onClick={onClose}>
        {t('gotIt')}
      </Button>
    )
    return (
      <Dialog open onClose={onClose} title={t('bindTitle')} actions={gotIt}>
        <Text>{t('bindText')}</Text>
        <Text tone="quiet">{t('bindLater')}</Text>
      </Dialog>
    )
  }
  const { url, name } = question
  const go = (
    <Button variant="primary" fullWidth iconEnd="external" onClick={() => openOutside(url)}>
      {t('outsideOpen')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t('outsideTitle', { name })} closeLabel={t('common:close')} actions={go}>
      <Text>{t('outsideText')}</Text>
    </Dialog>
  )

  // Within the tap: after anything awaited a browser would block the page.
  function openOutside(address: string): void {
    if (createWebBridge().openExternally(address)) onClose()
    else notices.danger(t('outsideBlocked'))
  }
}
