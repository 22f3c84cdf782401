import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { cx } from '#src/lib/cx.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { frameUrl } from '#src/platform/frame-url.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useMoneyStore } from '../drafts/money-store.ts'
import { useMoneyRequest, useMoneySending } from '../money-request/use-money-request.ts'
import shared from '../wallet.module.css'
import { deposit } from './deposit.ts'

/**
 * Opens the payment page in a frame; the status view refetches the deposit when it closes. Does not open an unsafe
 * address.
 */
export function useOpenPayPage(): (launch: RechargeLaunch, method: string) => void {
  const { overlays, settings, toasts } = useStores()
  const { t } = useTranslation(['wallet', 'common'])
  return (launch, method) => {
    const url = frameUrl(launch.payUrl, { lang: settings.language, theme: settings.theme }, window.location)
    if (url === null) {
      toasts.danger(t('pageRefused'), { link: { to: ROUTES.livechat, label: t('common:customerService') } })
    } else overlays.openFrame('payFrame', { title: t('payTitle', { method }), url, orderNo: launch.orderNo, method })
  }
}

export interface PayLinkProps {
  readonly orderNo: string
  /** The method's name. */
  readonly method: string
  /** The order's result is unknown: the same request is sent again, which one does not press in a hurry. */
  readonly isUnknown?: boolean
}

/**
 * Opens the payment page: a frame, or a link, so that no popup blocker stops the new tab. After a reload a tap repeats the
 * deposit's request with its key, which makes no second order.
 */
export const PayLink = observer(function PayLink({ orderNo, method, isUnknown = false }: PayLinkProps) {
  const { t } = useTranslation('wallet')
  const openFrame = useOpenPayPage()
  const store = useMoneyStore()
  const deposits = useMoneyRequest(deposit, { showsAllFailures: true })
  const { repeat, isSending } = useMoneySending(deposits)
  const intent = deposits.intents.ofOrder(orderNo)
  const launch = store.payPage(orderNo)

  async function ask(): Promise<void> {
    // A failure has its toast; polling continues.
    const outcome = intent && (await repeat(intent))
    if (outcome?.kind !== 'made') return
    store.keepPayPage(outcome.made)
    if (outcome.made.openMode === 'frame') openFrame(outcome.made, method)
  }

  if (!launch) {
    // Not made on this device, or its key has expired.
    if (!intent) return null
    return (
      <Button
        {...(isUnknown ? { variant: 'ghost' } : { variant: 'primary', size: 'lg' })}
        fullWidth
        movesMoney
        busy={isSending}
        onClick={() => void ask()}
      >
        {t(isUnknown ? 'askAgain' : 'payAgain')}
      </Button>
    )
  }
  const url = readForeignUrl(launch.payUrl, window.location)
  if (!url) return <Alert tone="danger">{t('pageRefused')}</Alert>
  if (launch.openMode === 'frame') {
    return (
      <Button variant="primary" size="lg" fullWidth onClick={() => openFrame(launch, method)}>
        {t('payNow', { method })}
      </Button>
    )
  }
  return (
    <a
      className={cx(buttonClass({ variant: 'primary', size: 'lg', fullWidth: true }), shared.withIcon)}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      <Words>{t('payNow', { method })}</Words>
      <Icon name="external" size={20} />
    </a>
  )
})
