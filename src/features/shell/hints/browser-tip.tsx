import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { HintStore } from '#src/stores/hint-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './browser-tip.module.css'

/**
 * Recommends Chrome, as the first line of the page, until dismissed. There from the first paint, before config has loaded:
 * a line that came later would move the page.
 */
export const BrowserTip = observer(function BrowserTip() {
  const { t } = useTranslation('shell')
  const hints = useStores().deferred.get(HintStore)
  const { data: config } = useGetConfig()
  if (config?.showDownloadBanner === false || hints.isDismissed('browserTip')) return null
  return (
    <div className={styles.tip} role="note">
      <Icon name="info" size={20} />
      <p className={styles.text}>{t('tipText')}</p>
      <IconButton icon="close" label={t('tipDismiss')} onClick={() => hints.dismiss('browserTip')} />
    </div>
  )
})
