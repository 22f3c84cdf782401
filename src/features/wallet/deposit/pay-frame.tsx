import { useQueryClient } from '@tanstack/react-query'
import {
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { listenToFrame } from '#src/platform/frame-messages.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { FullDialog } from '#src/ui/layout/full-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import type { OrderRead } from '../money-request/money-request.ts'
import { orderQueryKey } from '../money-request/use-follow.ts'
import { deposit, type DepositTypes } from './deposit.ts'
import styles from './pay-frame.module.css'

/** How long the frame stays once the deposit has arrived, or the player has cancelled it there, in milliseconds. */
const END_MS = 1200

export interface PayFrameProps {
  readonly title: string
  /** The payment page with its token; checked by `frameUrl`. */
  readonly url: string
  readonly orderNo: string
  /** The method's name. */
  readonly method: string
  readonly onClose: () => void
}

/** The status of a deposit that the page behind the frame polls; undefined before the history shows it. */
function useReadStatus(orderNo: string): DepositTypes['status'] | undefined {
  const queryClient = useQueryClient()
  // Not an observer: a second one would poll as well.
  const read = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => queryClient.getQueryData<OrderRead<DepositTypes>>(orderQueryKey(deposit.name, orderNo)),
  )
  return read?.row ? deposit.getStatus(read.row) : undefined
}

/** What the history says about the deposit once it is final, over the payment page. */
function Verdict({ status, method, onClose }: Pick<PayFrameProps, 'method' | 'onClose'> & Verdicts): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <div className={styles.verdict}>
      {status === 'success' ? (
        <Alert tone="success" role="status" title={t('successTitle')} />
      ) : (
        <Alert
          tone={status === 'failed' ? 'danger' : 'neutral'}
          role="status"
          title={t(status === 'failed' ? 'failedTitle' : 'timeoutTitle')}
          action={
            <Button variant="primary" fullWidth onClick={onClose}>
              {t('leavePayPage')}
            </Button>
          }
        >
          {status === 'failed' ? t('failedText', { method }) : t('timeoutText')}
        </Alert>
      )}
    </div>
  )
}

interface Verdicts {
  readonly status: 'success' | 'failed' | 'timeout'
}

/**
 * The payment page in a frame. It closes once the deposit has arrived, or was cancelled on that page, which says so itself. Only
 * the history tells: a message of the page closes the frame, but proves nothing.
 */
export function PayFrame({ title, url, orderNo, method, onClose }: PayFrameProps): ReactElement {
  const { t } = useTranslation('wallet')
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoading, setLoading] = useState(true)
  const close = useEffectEvent(onClose)
  const status = useReadStatus(orderNo)

  useEffect(() => {
    if (status !== 'success' && status !== 'cancelled') return undefined
    const timer = setTimeout(() => close(), END_MS)
    return () => clearTimeout(timer)
  }, [status])

  // Listen before the frame loads: a message without a listener is lost.
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const { origin } = new URL(url)
    return listenToFrame({ window, frame: frame.current, origin, kind: 'payment', onMessage: () => close() })
  }, [url])

  const bar = <TopBar start={<IconButton icon="back" label={t('leavePayPage')} onClick={onClose} />} title={title} />
  const isFinal = status === 'success' || status === 'failed' || status === 'timeout'
  return (
    <FullDialog
      label={title}
      bar={bar}
      hint={isFinal && <Verdict {...{ status, method, onClose }} />}
      onLeave={onClose}
    >
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
    </FullDialog>
  )
}
