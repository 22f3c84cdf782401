import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadPastCaches } from '#src/platform/reload-past-caches.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Picture } from '#src/ui/feedback/picture.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface AppUpdateProps {
  /** The wrapper's newest version; null on the web, where a reload updates. */
  readonly downloadUrl: string | null
  readonly onClose: () => void
}

/** Offers the newest version. */
export function AppUpdate({ downloadUrl, onClose }: AppUpdateProps): ReactElement {
  const { t } = useTranslation(['overlays', 'common', 'msg'])
  const { toasts } = useStores()
  async function update(): Promise<void> {
    if (downloadUrl === null) reloadPastCaches()
    // Within the tap: the browser would block it after an await.
    else if (await appBridge().openExternally(downloadUrl)) onClose()
    else toasts.danger(t('updateFailed'))
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('msg:msg.versionUpdate')}
      picture={<Picture name="update" />}
      actions={
        <>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('common:later')}
          </Button>
          <Button variant="primary" fullWidth onClick={() => void update()}>
            {t('common:update')}
          </Button>
        </>
      }
    >
      {t('updateText')}
    </Dialog>
  )
}
