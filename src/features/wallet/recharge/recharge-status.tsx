import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useStartFocus } from '../use-start-focus.ts'
import shared from '../wallet.module.css'
import { OrderAccount } from './order-account.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayLink } from './pay-link.tsx'
import { rechargeMethodsQuery } from './recharge.queries.ts'
import { useOrderWatch } from './use-order-watch.ts'

export interface RechargeStatusProps {
  readonly orderNo: string
  readonly uid: string
  /** Back to the form; with the amount that was typed, or without it. */
  readonly onNew: (keepsAmount: boolean) => void
}

/** How a deposit stands, what that means, and what to do. */
export const RechargeStatus = observer(function RechargeStatus({ orderNo, uid, onNew }: RechargeStatusProps) {
  const { t } = useTranslation('wallet')
  const watched = useOrderWatch(orderNo, uid)
  const { state, recharge, sent, isKnown, isReading, failure, checkNow, goOn } = watched
  const isStuck = watched.mayGoOn && !isKnown
  const { data: methods } = useQuery(rechargeMethodsQuery())
  const code = recharge?.method ?? sent?.method
  const method = methods?.find((one) => one.code === code)?.name ?? code ?? ''

  // Whoever has closed the page where it is paid wants to know at once.
  const isFramed = useStores().overlays.frames.length > 0
  const wasFramed = useRef(isFramed)
  useEffect(() => {
    if (wasFramed.current && !isFramed) checkNow()
    wasFramed.current = isFramed
  }, [isFramed, checkNow])

  const start = useStartFocus()

  if (state === 'reading' && failure === null) return <Skeleton height={320} />
  return (
    <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
      <OrderSummary
        orderNo={orderNo}
        state={state}
        recharge={recharge}
        sent={sent}
        method={method}
        isFault={failure === 'fault'}
      />
      <OrderAccount {...{ orderNo, state, sent, method, isStuck, failure }} />
      {actions()}
    </Stack>
  )

  function actions(): ReactElement {
    switch (state) {
      case 'success':
        return (
          <Stack gap={3}>
            <Link to={ROUTES.game} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
              {t('playNow')}
            </Link>
            {anew(t('depositAgain'), false)}
          </Stack>
        )
      case 'failed':
      case 'timeout':
      case 'notMade':
        return (
          <Stack gap={3}>
            {anew(t('depositAgain'), true, 'primary')}
            {toWallet()}
          </Stack>
        )
      case 'notFound':
        return (
          <Stack gap={3}>
            {toWallet()}
            {anew(t('newDeposit'), true)}
          </Stack>
        )
      case 'pending':
        return (
          <Stack gap={3}>
            <PayLink orderNo={orderNo} uid={uid} method={method} />
            {check()}
            {/* While it is pending, a new one would only lead back here. */}
            {(isKnown || isStuck) && anew(t('newDeposit'), false, 'ghost')}
          </Stack>
        )
      case 'unknown':
        return (
          <Stack gap={3}>
            <PayLink orderNo={orderNo} uid={uid} method={method} isUnknown />
            {check()}
            {isStuck && anew(t('newDeposit'), true, 'ghost')}
          </Stack>
        )
      case 'other':
      case 'reading':
        return check()
    }
  }

  function check(): ReactElement {
    return (
      <Button variant="secondary" fullWidth icon="refresh" busy={isReading} onClick={checkNow}>
        {t('checkNow')}
      </Button>
    )
  }

  function toWallet(): ReactElement {
    return (
      <Link to={ROUTES.wallet} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
        {t('toWallet')}
      </Link>
    )
  }

  function anew(
    text: string,
    keepsAmount: boolean,
    variant: 'primary' | 'secondary' | 'ghost' = 'secondary',
  ): ReactElement {
    const leave = () => {
      if (isStuck) goOn()
      onNew(keepsAmount)
    }
    return (
      <Button variant={variant} size={variant === 'primary' ? 'lg' : 'md'} fullWidth onClick={leave}>
        {text}
      </Button>
    )
  }
})
