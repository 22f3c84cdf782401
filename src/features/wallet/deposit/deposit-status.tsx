import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getFbEvent } from '#generated/http/app/get-fb-event.ts'
import { useListRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { analytics } from '#src/platform/reports/analytics.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { useReadBadges } from '#src/queries/use-read-badges.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { useMoneyStore } from '../drafts/money-store.ts'
import { CheckNow, ReadNotes } from '../money-request/outcome.tsx'
import { useFollowOrder } from '../money-request/use-follow.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { OrderLayout } from '../orders/order-layout.tsx'
import { useStartFocus } from '../orders/use-view-start.ts'
import { BackToGame, useLeftGame } from './back-to-game.tsx'
import { DepositFacts, DepositHero } from './deposit-summary.tsx'
import { deposit } from './deposit.ts'
import { PayLink } from './pay-page.tsx'
import type { Renewal } from './use-renew-deposit.ts'

export interface DepositStatusProps {
  readonly orderNo: string
  /** Returns to the form. */
  readonly onNew: (renewal: Renewal) => void
  /** Closes the sheet in which it stands; undefined on a page. */
  readonly onDone?: (() => void) | undefined
}

/** While the payment page covers the app, it closes at most this long after the payment, in milliseconds. */
const FRAMED_PAUSE_MS = 3000

/**
 * Sends the conversion of a successful deposit to the operator's analytics. The server returns each one once, so it is
 * requested only while analytics is on. Never rejects.
 */
async function reportConversion(): Promise<void> {
  if (!analytics.isOn()) return
  const { fbEvent } = await getFbEvent().catch(() => ({ fbEvent: undefined }))
  if (fbEvent) analytics.hand(fbEvent)
}

/** Refetches the badges and reports the conversion when a deposit succeeded. */
function useDepositArrived(): () => void {
  const readBadges = useReadBadges()
  return () => {
    void reportConversion()
    void readBadges()
  }
}

/** The status of a deposit, its meaning, and the next actions. */
export const DepositStatus = observer(function DepositStatus({ orderNo, onNew, onDone }: DepositStatusProps) {
  const { t } = useTranslation('wallet')
  const onArrived = useDepositArrived()
  const { overlays, session, toasts } = useStores()
  const isFramed = overlays.openFrames.length > 0
  const openGame = overlays.pageFrames.find(({ name }) => name === 'gameFrame')
  const followed = useFollowOrder(useMoneyRequest(deposit), orderNo, {
    isMade: useMoneyStore().payPage(orderNo) !== undefined,
    maxPauseMs: isFramed ? FRAMED_PAUSE_MS : undefined,
    // The player may have paid after all.
    mayChange: (order) => deposit.getStatus(order) === 'cancelled',
    onRead: (order) => deposit.getStatus(order) === 'success' && onArrived(),
  })
  const { state, order, intent, isKnown, isStuck, isReading, failure, checkNow, goOn } = followed
  const { data: methods } = useListRechargeMethods()
  const code = order?.method ?? intent?.method
  const method = methods?.find((one) => one.code === code)?.name ?? code ?? ''

  // Read the status at once when the player closes the payment page.
  const wasFramed = useRef(isFramed)
  useEffect(() => {
    if (wasFramed.current && !isFramed) checkNow()
    wasFramed.current = isFramed
  }, [isFramed, checkNow])

  const start = useStartFocus()
  const leftGame = useLeftGame()
  // An open game below the sheet needs no second launch.
  const game = openGame ? undefined : leftGame

  // Nothing is left to do over a game: it goes on, and the toast says why.
  const isBackInGame = state === 'success' && openGame !== undefined && onDone !== undefined && !isFramed
  const returnToGame = useEffectEvent(() => {
    toasts.success(t('arrivedToast', { sum: formatMoney(order?.amount ?? 0) }))
    onDone?.()
  })
  useEffect(() => {
    if (isBackInGame) returnToGame()
  }, [isBackInGame])

  if (state === 'reading' && failure === null) return <Skeleton height={320} />

  function actions(): ReactElement {
    const check = <CheckNow isReading={isReading} onCheck={checkNow} />
    // During a break no deposit and no game is offered.
    if (!session.mayPlay) return check
    const backToGame =
      openGame && onDone ? (
        <Button variant="ghost" fullWidth onClick={onDone}>
          {t('backToGame', { name: openGame.props.title })}
        </Button>
      ) : (
        <BackToGame variant="ghost" fullWidth />
      )
    const onward = onDone ? (
      <Button variant="secondary" fullWidth onClick={onDone}>
        {openGame ? t('backToGame', { name: openGame.props.title }) : t('done')}
      </Button>
    ) : game ? (
      <BackToGame variant="secondary" fullWidth />
    ) : (
      <Link to={ROUTES.wallet} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
        {t('toWallet')}
      </Link>
    )
    switch (state) {
      case 'success':
        return (
          <>
            {game ? (
              <BackToGame variant="primary" size="lg" fullWidth />
            ) : onDone ? (
              <Button variant="primary" size="lg" fullWidth onClick={onDone}>
                {t('done')}
              </Button>
            ) : (
              <Link to={ROUTES.game} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
                {t('playNow')}
              </Link>
            )}
            {anew(t('depositAgain'), 'empty')}
          </>
        )
      case 'failed':
      case 'cancelled':
      case 'timeout':
      case 'notMade':
        return (
          <>
            {anew(t('depositAgain'), order ?? intent ?? 'draft', 'primary')}
            {onward}
          </>
        )
      case 'notFound':
        return (
          <>
            {onward}
            {anew(t('newDeposit'), 'draft')}
          </>
        )
      case 'made':
      case 'pending':
        return (
          <>
            <PayLink orderNo={orderNo} method={method} />
            {check}
            {/* While it is pending, a new one would only lead back here. */}
            {(isKnown || isStuck) && anew(t('newDeposit'), 'empty', 'ghost')}
            {backToGame}
          </>
        )
      case 'unknown':
        return (
          <>
            {check}
            <PayLink orderNo={orderNo} method={method} isUnknown />
            {isStuck && anew(t('newDeposit'), order ?? intent ?? 'draft', 'ghost')}
            {backToGame}
          </>
        )
      case 'other':
      case 'reading':
        return (
          <>
            {check}
            {backToGame}
          </>
        )
    }
  }

  function anew(
    text: string,
    renewal: Renewal,
    variant: 'primary' | 'secondary' | 'ghost' = 'secondary',
  ): ReactElement {
    const leave = () => {
      if (isStuck) goOn()
      onNew(renewal)
    }
    return (
      <Button variant={variant} size={variant === 'primary' ? 'lg' : 'md'} fullWidth onClick={leave}>
        {text}
      </Button>
    )
  }

  return (
    <OrderLayout
      start={start}
      head={(hasAside) => (
        <>
          <DepositHero {...{ orderNo, followed, method, hasAside }} />
          {/* The head of an unknown status says already that the server does not answer. */}
          <ReadNotes
            failure={state === 'unknown' && failure === 'noResponse' ? null : failure}
            isStuck={isStuck && state !== 'unknown'}
          />
        </>
      )}
      facts={(hasAside) => <DepositFacts {...{ orderNo, followed, method, hasAside }} />}
      actions={actions()}
    />
  )
})
