import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { StatusHero } from '#src/ui/feedback/status-hero.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { CheckNow, ReadNotes } from '../money-request/outcome.tsx'
import { useFollowOrder } from '../money-request/use-follow.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { OrderLayout } from '../orders/order-layout.tsx'
import { withdrawalStatus } from '../orders/statuses.ts'
import { useStartFocus } from '../orders/use-view-start.ts'
import { SentFacts, WithdrawalFacts, WithdrawalHero } from './withdrawal-summary.tsx'
import { withdrawal } from './withdrawal.ts'

export interface WithdrawalStatusProps {
  readonly orderNo: string
  /** Back to the form. */
  readonly onNew: () => void
}

/** How a withdrawal goes, followed until it has ended. */
export const WithdrawalStatus = observer(function WithdrawalStatus({ orderNo, onNew }: WithdrawalStatusProps) {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const { session } = useStores()
  const followed = useFollowOrder(useMoneyRequest(withdrawal), orderNo)
  const { state, order, intent, isStuck, isOver, isReading, failure, checkNow, goOn } = followed
  const start = useStartFocus()
  const isPaidOut = order !== null && withdrawalStatus(order.status) === 'success'
  // One that was just made is looked for until the history, which may lag, has it.
  const isChecking = state === 'made' || state === 'unknown'

  const sent = isChecking && intent && failure !== 'unreadable' ? intent : null

  if (state === 'reading' && failure === null) return <Skeleton height={320} />

  function leave(): void {
    if (isStuck) goOn()
    onNew()
  }

  return (
    <OrderLayout
      start={start}
      head={(hasAside) => (
        <>
          {order && <WithdrawalHero withdrawal={order} hasAside={hasAside} />}
          {sent && (
            <div role="status">
              <StatusHero
                state={isStuck ? 'unknown' : 'pending'}
                amount={<Money value={sent.amount} size="hero" />}
                title={t('states.pending.title')}
                text={t('checkingText')}
              />
            </div>
          )}
          {state === 'notFound' && (
            <div role="status">
              <StatusHero state="unknown" title={t('notFoundTitle')} text={t('notFoundText')} />
            </div>
          )}
          <ReadNotes failure={failure} isStuck={isStuck} />
        </>
      )}
      facts={(hasAside) => (
        <>
          {sent && <SentFacts intent={sent} />}
          {order && <WithdrawalFacts withdrawal={order} hasAside={hasAside} />}
        </>
      )}
      actions={
        <>
          {!isOver && <CheckNow isReading={isReading} onCheck={checkNow} />}
          {isPaidOut ? (
            <Link to={ROUTES.wallet} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
              {t('finish')}
            </Link>
          ) : (
            <Link to={ROUTES.wallet} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
              {t('wallet:toWallet')}
            </Link>
          )}
          {isPaidOut && session.mayPlay && (
            <Link to={ROUTES.game} className={buttonClass({ variant: 'ghost', fullWidth: true })}>
              {t('wallet:playNow')}
            </Link>
          )}
          {(!isChecking || isStuck) && (
            <Button variant="ghost" fullWidth onClick={leave}>
              {t('anew')}
            </Button>
          )}
        </>
      }
    />
  )
})
