import { useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listRechargeAmountsQuery } from '#generated/http/money/list-recharge-amounts.ts'
import { useListRechargeMethods } from '#generated/http/money/list-recharge-methods.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
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
import { chooseAmount, chooseMethod, lastDepositQuery } from './first-values.ts'
import { DeferredLimitQuestion, useDepositLimits } from './use-deposit-limits.ts'
import { useRenewDeposit } from './use-renew-deposit.ts'

export interface DepositScreenProps {
  /** The deposit to show the status of; undefined shows the form. */
  readonly orderNo?: string | undefined
  /** The coupon to preselect. */
  readonly coupon?: string | undefined
  /** Puts the deposit into the address, so that a reload shows it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
  /** Closes the sheet in which it stands; undefined on its own page. */
  readonly onDone?: (() => void) | undefined
}

interface NewDepositProps {
  readonly coupon: string | undefined
  /** In a sheet, whose close button leads back. */
  readonly isSheet: boolean
  readonly onOrder: (orderNo: string | undefined) => void
}

interface DraftFormProps {
  readonly draft: DepositDraft
  readonly onOrder: (orderNo: string) => void
}

interface FilledFormProps extends DraftFormProps {
  readonly methods: readonly RechargeMethod[]
}

/** The form with the kept draft, else with the last deposit's values, as far as `loadDepositForm` could read them. */
function FilledForm({ draft, methods, onOrder }: FilledFormProps): ReactElement {
  const { t } = useTranslation('wallet')
  const queryClient = useQueryClient()
  const [first] = useState(() => {
    const last = queryClient.getQueryData(lastDepositQuery().queryKey)
    const method = chooseMethod(methods, draft, last?.list[0])
    const amounts = method && queryClient.getQueryData(listRechargeAmountsQuery({ method: method.code }).queryKey)
    // What the last deposit was is not known without an answer.
    const amount = draft.amount ?? (last && amounts && chooseAmount(amounts.list, amounts, last.list[0]?.amount))
    return { method, amount }
  })
  if (!first.method) return <EmptyState title={t('methodsEmpty')} text={t('methodsEmptyText')} />
  const values = { ...draft, amount: first.amount, method: first.method.code }
  return <DepositForm draft={values} methods={methods} onOrder={onOrder} />
}

/** The form, once the methods are known. */
function DraftForm(props: DraftFormProps): ReactElement {
  const { t } = useTranslation('wallet')
  const methods = useListRechargeMethods()
  if (methods.data) return <FilledForm {...props} methods={methods.data} />
  return methods.isError ? <QueryError query={methods} title={t('methodsFailed')} /> : <Skeleton height={360} />
}

/** The form, or the page of the pending deposit if there is one. */
function NewDeposit({ coupon, isSheet, onOrder }: NewDepositProps): ReactElement {
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
  // As it was when the form opened: the question never replaces a form that the player has begun.
  const limits = useDepositLimits()
  const [isAsked] = useState(limits.data?.ask === true)
  const [isAnswered, setAnswered] = useState(false)

  if (pending) return <Skeleton height={240} />
  if (isAsked && !isAnswered) return <DeferredLimitQuestion onLater={() => setAnswered(true)} />
  const form = <DraftForm draft={draft} onOrder={onOrder} />
  if (!game || isSheet) return form
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
export const DepositScreen = observer(function DepositScreen(props: DepositScreenProps) {
  const { orderNo, coupon, onOrder, onDone } = props
  const { uid } = useStores().session
  const renew = useRenewDeposit()
  if (uid === null) return null
  if (orderNo === undefined) return <NewDeposit key={uid} isSheet={onDone !== undefined} {...{ coupon, onOrder }} />
  return (
    <DepositStatus
      key={`${uid} ${orderNo}`}
      orderNo={orderNo}
      onDone={onDone}
      onNew={(renewal) => {
        renew(renewal)
        onOrder(undefined)
      }}
    />
  )
})
