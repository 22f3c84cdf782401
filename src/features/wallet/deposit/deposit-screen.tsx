import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListRechargeMethodsSuspense } from '#generated/http/money/list-recharge-methods.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { type DepositDraft, useMoneyStore } from '../drafts/money-store.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { BackToGame, useLeftGame } from './back-to-game.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositStatus } from './deposit-status.tsx'
import { deposit } from './deposit.ts'
import { useRenewDeposit } from './use-renew-deposit.ts'

export interface DepositScreenProps {
  /** The deposit to show the status of; undefined shows the form. */
  readonly orderNo?: string | undefined
  /** The coupon to preselect. */
  readonly coupon?: string | undefined
  /** Puts the deposit into the address, so that a reload shows it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

interface NewDepositProps {
  readonly coupon: string | undefined
  readonly onOrder: (orderNo: string | undefined) => void
}

/** The form with the kept draft, unless no method is offered. */
function DraftForm({
  draft,
  onOrder,
}: {
  readonly draft: DepositDraft
  readonly onOrder: (orderNo: string) => void
}): ReactElement {
  const { t } = useTranslation('wallet')
  const { data: methods } = useListRechargeMethodsSuspense()
  const method = methods.find(({ code }) => code === draft.method) ?? methods[0]
  if (!method) return <EmptyState title={t('methodsEmpty')} text={t('methodsEmptyText')} />
  return <DepositForm draft={{ ...draft, method: method.code }} methods={methods} onOrder={onOrder} />
}

/** The form, or the page of the pending deposit if there is one. */
function NewDeposit({ coupon, onOrder }: NewDepositProps): ReactElement {
  const store = useMoneyStore()
  const { intents } = useMoneyRequest(deposit)
  const game = useLeftGame()
  const [draft] = useState<DepositDraft>(() => {
    const kept = store.drafts().deposit ?? {}
    return coupon === undefined ? kept : { ...kept, couponId: coupon }
  })
  // While the form sends, the pending deposit is its own; the form reports the result.
  const [pending] = useState(() => intents.pending())
  const begin = useEffectEvent(() => {
    if (pending) {
      onOrder(pending.orderNo)
    } else if (coupon !== undefined) {
      // The draft has the coupon from here on: in the address it would override a later choice after a reload.
      store.keepDraft({ deposit: draft })
      onOrder(undefined)
    }
  })
  useEffect(() => begin(), [])

  if (pending) return <Skeleton height={240} />
  const form = <DraftForm draft={draft} onOrder={onOrder} />
  if (!game) return form
  return (
    <Stack gap={2}>
      <Stack row>
        <BackToGame variant="ghost" flush />
      </Stack>
      {form}
    </Stack>
  )
}

/** The deposit form, then its status. A pending deposit comes first. */
export const DepositScreen = observer(function DepositScreen({ orderNo, coupon, onOrder }: DepositScreenProps) {
  const { uid } = useStores().session
  const renew = useRenewDeposit()
  if (uid === null) return null
  if (orderNo === undefined) return <NewDeposit key={uid} coupon={coupon} onOrder={onOrder} />
  return (
    <DepositStatus
      key={`${uid} ${orderNo}`}
      orderNo={orderNo}
      onNew={(renewal) => {
        renew(renewal)
        onOrder(undefined)
      }}
    />
  )
})
