import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { readLinkUrl } from '#src/lib/foreign-url.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import styles from './side-menu.module.css'

/** The side menu's download banner. Renders nothing inside the app or without a download page. */
export function MenuDownload() {
  const { t } = useTranslation('menu')
  const { data } = useQuery({
    ...getConfigQuery(),
    select: (config) => readLinkUrl(config.download_page, globalThis.location)?.href,
  })
  if (data === undefined || hasNativeBridge()) return null
  return (
    <section className={styles.download} data-scheme="night">
      <Parol size={56} />
      <div className={styles.downloadText}>
        <h2 className={styles.downloadTitle}>{t('downloadTitle', { product: PRODUCT_NAME })}</h2>
        <p>{t('downloadText')}</p>
        <a
          href={data}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('downloadNow')}
        </a>
      </div>
    </section>
  )
}
