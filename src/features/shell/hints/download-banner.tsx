import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './hints.module.css'

export interface DownloadBannerProps {
  /** The config's download page. */
  readonly page: string
  readonly onDismiss: () => void
}

/** Offers the app to players in a browser. */
export function DownloadBanner({ page, onDismiss }: DownloadBannerProps): ReactElement {
  const { t } = useTranslation('overlays')
  const title = t('downloadTitle', { product: PRODUCT_NAME })
  return (
    <aside className={styles.banner} data-scheme="night" aria-label={title}>
      <Parol size={28} />
      <div className={styles.text}>
        <Text size="sm" weight="bold" className={styles.name}>
          {title}
        </Text>
        <Text size="sm" tone="quiet" className={styles.more}>
          {t('downloadText')}
        </Text>
      </div>
      <a
        className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), styles.download)}
        href={page}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('downloadNow')}
      </a>
      <IconButton icon="close" label={t('downloadDismiss')} onClick={onDismiss} />
    </aside>
  )
}
