import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import type { LaunchQuestion as Question } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LaunchQuestionProps {
  readonly question: Question
  readonly onClose: () => void
}

/** Asks before opening a game outside the app, which needs a tap of its own. */
export function LaunchQuestion({ question, onClose }: LaunchQuestionProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const { toasts } = useStores()
  const { url, name } = question

  async function openOutside(address: string): Promise<void> {
    // Within the tap: the browser would block it after an await.
    if (await appBridge().openExternally(address)) onClose()
    else toasts.danger(t('outsideBlocked'))
  }

  const go = (
    <Button variant="primary" fullWidth iconEnd="external" onClick={() => void openOutside(url)}>
      {t('outsideOpen')}
    </Button>
  )

  return (
    <Dialog open onClose={onClose} title={t('outsideTitle', { name })} closeLabel={t('common:close')} actions={go}>
      <Text>{t('outsideText')}</Text>
    </Dialog>
  )
}
