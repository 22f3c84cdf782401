import { type ReactElement, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { listenToFrame } from '#src/platform/frame-messages.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { FullFrame } from '#src/ui/layout/full-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import styles from './pay-frame.module.css'

export interface PayFrameProps {
  readonly title: string
  /** The payment page with its token; checked by `frameUrl`. */
  readonly url: string
  readonly onClose: () => void
}

/** The payment page in a frame, which may close itself. That proves no payment: the history decides. */
export function PayFrame({ title, url, onClose }: PayFrameProps): ReactElement {
  const { t } = useTranslation('wallet')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoading, setLoading] = useState(true)
  const close = useEffectEvent(onClose)

  // Listen before the frame loads: a message without a listener is lost.
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const { origin } = new URL(url)
    return listenToFrame({ window, frame: frame.current, origin, kind: 'payment', onMessage: () => close() })
  }, [url])

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
        ref={frame}
        className={styles.page}
        src={url}
        title={title}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoading(false)}
      />
    </FullFrame>
  )
}
