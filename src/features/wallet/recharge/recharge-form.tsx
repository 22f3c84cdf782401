import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { usableCouponsQuery } from '../coupons.queries.ts'
import type { DepositDraft } from '../money-draft.ts'
import shared from '../wallet.module.css'
import { DepositForm, type DepositFormProps } from './deposit-form.tsx'
import { rechargeBanksQuery, rechargeMethodsQuery } from './recharge.queries.ts'

/**
 * How to pay and how much, once the ways to pay are known. The player's coupons are asked for beside them, the banks of
 * the first way after them, and both are waited for unless that fails: what arrived later would move the button that
 * deposits. Once the form stands it stays: a player who looks at another way to pay keeps the place.
 */
export function RechargeForm(props: Omit<DepositFormProps, 'methods' | 'method'>): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const { data: methods, isError, isFetching, refetch } = useQuery(rechargeMethodsQuery())
  const coupons = useQuery(usableCouponsQuery())
  const method = methods?.find(({ code }) => code === props.draft.method) ?? methods?.[0]
  const banks = useQuery({ ...rechargeBanksQuery(method?.code ?? ''), enabled: method !== undefined })
  const [stands, setStands] = useState(false)
  const isWaiting = [coupons, ...(method ? [banks] : [])].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  )
  if (methods && !isWaiting && !stands) setStands(true)
  if (methods && (stands || !isWaiting)) {
    if (method) return <DepositForm {...props} draft={offered()} methods={methods} method={method} />
    return <EmptyState title={t('methodsEmpty')} text={t('methodsEmptyText')} />
  }
  if (!isError) {
    return (
      <div className={shared.narrow}>
        <Skeleton height={476} />
      </div>
    )
  }
  return (
    <ErrorState
      title={t('methodsFailed')}
      retryLabel={t('common:retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )

  /** A coupon that is no longer among the usable ones, as an old link names it, is none: nobody could take it off. */
  function offered(): DepositDraft {
    const { draft } = props
    const { list, total } = coupons.data ?? { list: [], total: Infinity }
    if (list.length < total || list.some(({ id }) => id === draft.couponId)) return draft
    return { ...draft, couponId: undefined }
  }
}
