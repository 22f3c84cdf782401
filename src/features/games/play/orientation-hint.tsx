import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/hooks/use-media.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './orientation-hint.module.css'

/** How a game wants the screen to be held. */
export type Orientation = 'portrait' | 'landscape'

/** Suggests turning a phone that is held the other way. It goes when the phone is turned, or with its button. */
export function OrientationHint({ wanted }: { readonly wanted: Orientation }): ReactElement | null {
  const { t } = useTranslation(['play', 'common'])
  const [isDismissed, setDismissed] = useState(false)
  // A window on a desk is not turned.
  const isHandheld = useMedia('(pointer: coarse)')
  const isLandscape = useMedia('(orientation: landscape)')
  if (isDismissed || !isHandheld || isLandscape === (wanted === 'landscape')) return null
  return (
    <div className={styles.hint} role="status">
      <Icon name="rotate-phone" size={22} />
      <p>{t(wanted)}</p>
      <IconButton icon="close" label={t('common:dismiss')} onClick={() => setDismissed(true)} />
    </div>
  )
}
