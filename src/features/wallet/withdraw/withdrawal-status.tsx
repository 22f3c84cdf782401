import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiError } from '#src/api/api-error.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { refreshMoney } from '../money.queries.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { isEnded } from './withdrawal-state.ts'
import { WithdrawalAccount } from './withdrawal-account.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'
import { withdrawalQuery } from './withdraw.queries.ts'

export interface WithdrawalStatusProps {
  readonly orderNo: string
  /** Back to the form. */
  readonly onNew: () => void
}

/** How a withdrawal goes, followed until it has ended. */
export function WithdrawalStatus({ orderNo, onNew }: WithdrawalStatusProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const queryClient = useQueryClient()
  const { data, error, isFetching } = useQuery({ ...withdrawalQuery(orderNo), enabled: false })
  const read = useCallback(async (): Promise<boolean> => {
    const withdrawal = await queryClient.fetchQuery(withdrawalQuery(orderNo))
    if (withdrawal && !isEnded(withdrawal.status)) return false
    refreshMoney(queryClient)
    return true
  }, [queryClient, orderNo])
  const checkNow = useWatch(read)
  const isFault = error !== null && toApiError(error).kind === 'unreadable'

  if (data === undefined && error === null) return <Skeleton height={320} />
  return (
    <Stack gap={5} className={shared.narrow}>
      {data && !isFault && <WithdrawalSummary withdrawal={data} />}
      {data && !isFault && <WithdrawalAccount withdrawal={data} />}
      {data === null && (
        <Notice tone="info" title={t('notFoundTitle')} role="status">
          {t('notFoundText')}
        </Notice>
      )}
      {error !== null && (
        <Notice tone={isFault ? 'danger' : 'info'} role="status">
          {t(isFault ? 'wallet:readFault' : 'wallet:readFailed')}
        </Notice>
      )}
      <Stack gap={3}>
        {!(data && isEnded(data.status)) && (
          <Button variant="secondary" fullWidth icon="refresh" busy={isFetching} onClick={checkNow}>
            {t('wallet:checkNow')}
          </Button>
        )}
        <Link to={ROUTES.wallet} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
          {t('wallet:toWallet')}
        </Link>
        <Button variant="ghost" fullWidth onClick={onNew}>
          {t('anew')}
        </Button>
      </Stack>
    </Stack>
  )
}
