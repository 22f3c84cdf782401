import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './hints.module.css'

/** Recommends Chrome, in a line under the header, to players with another browser. */
export function BrowserTip({ onDismiss }: { onDismiss: () => void }): ReactElement {
  const { t } = useTranslation('overlays')
  return (
    <div className={styles.tip} role="note">
      <Icon name="info" size={20} />
      <p className={styles.text}>{t('tipText')}</p>
      <IconButton icon="close" label={t('tipDismiss')} onClick={onDismiss} />
    </div>
  )
}
