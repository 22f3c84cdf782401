import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/components/route-names.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { useStartFocus } from '../use-start-focus.ts'
import shared from '../wallet.module.css'
import { WayOut } from '../way-out.tsx'
import { SentSummary } from './sent-summary.tsx'
import { useWithdrawalWatch } from './use-withdrawal-watch.ts'
import { isEnded } from './withdrawal-state.ts'
import { WithdrawalAccount } from './withdrawal-account.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

export interface WithdrawalStatusProps {
  readonly orderNo: string
  readonly uid: string
  /** Back to the form. */
  readonly onNew: () => void
}

/** How a withdrawal goes, followed until it has ended. */
export function WithdrawalStatus({ orderNo, uid, onNew }: WithdrawalStatusProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const watched = useWithdrawalWatch(orderNo, uid)
  const { view, withdrawal, sent, mayGoOn, isReading, failure, checkNow, goOn } = watched
  const start = useStartFocus()
  const isOver = view === 'notFound' || (withdrawal !== null && isEnded(withdrawal.status))

  if (view === 'reading' && failure === null) return <Skeleton height={320} />
  return (
    <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
      {withdrawal && <WithdrawalSummary withdrawal={withdrawal} />}
      {withdrawal && <WithdrawalAccount withdrawal={withdrawal} />}
      {view === 'checking' && sent && failure !== 'fault' && (
        <>
          <SentSummary intent={sent} pill={<StatusPill tone="pending">{t('wallet:checking')}</StatusPill>} />
          <Notice tone="pending" title={t('states.pending.title')} role="status">
            {t('checkingText')}
          </Notice>
        </>
      )}
      {view === 'notFound' && (
        <Notice tone="info" title={t('notFoundTitle')} role="status">
          {t('notFoundText')}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone={failure === 'fault' ? 'danger' : 'info'} role="status">
          {t(failure === 'fault' ? 'wallet:readFault' : 'wallet:readFailed')}
        </Notice>
      )}
      {mayGoOn && <WayOut />}
      <Stack gap={3}>
        {!isOver && (
          <Button variant="secondary" fullWidth icon="refresh" busy={isReading} onClick={checkNow}>
            {t('wallet:checkNow')}
          </Button>
        )}
        <Link to={ROUTES.wallet} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
          {t('wallet:toWallet')}
        </Link>
        {(view !== 'checking' || mayGoOn) && (
          <Button variant="ghost" fullWidth onClick={leave}>
            {t('anew')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
  function leave(): void {
    if (mayGoOn) goOn()
    onNew()
  }
}
