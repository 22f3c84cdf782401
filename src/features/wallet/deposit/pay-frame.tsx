import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { FullFrame } from '#src/ui/layout/full-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import styles from './pay-frame.module.css'

export interface PayFrameProps {
  readonly title: string
  /** The payment page with its token; checked by `readForeignUrl`. */
  readonly url: string
  readonly onClose: () => void
}

/** Safe for foreign hosts only, which `readForeignUrl` ensures: a page of our origin could remove the sandbox. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** The payment page in a frame. Its messages prove nothing: the history decides. */
export function PayFrame({ title, url, onClose }: PayFrameProps): ReactElement {
  const { t } = useTranslation('wallet')
  const [isLoading, setLoading] = useState(true)
  const bar = <TopBar start={<IconButton icon="back" label={t('leavePayPage')} onClick={onClose} />} title={title} />
  return (
    <FullFrame label={title} bar={bar}>
      {isLoading && (
        <div className={styles.loading} role="status">
          <Parol size={72} glow />
          <Text tone="quiet">{t('payPageLoading')}</Text>
        </div>
      )}
      <iframe
        className={styles.page}
        src={url}
        title={title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoading(false)}
      />
    </FullFrame>
  )
}
