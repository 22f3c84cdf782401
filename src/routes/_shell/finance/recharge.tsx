import { createFileRoute } from '@tanstack/react-router'
import { listRechargeAmountsQuery } from '#generated/http/money/list-recharge-amounts.ts'
import { listRechargeBanksQuery } from '#generated/http/money/list-recharge-banks.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { CouponId } from '#generated/http/schemas/coupon-id.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { usableCouponsQuery } from '#src/features/wallet/coupons/coupons.ts'
import { deposit } from '#src/features/wallet/deposit/deposit.ts'
import { PendingIntentStore } from '#src/features/wallet/money-request/pending-intents.ts'
import { MoneyStore } from '#src/features/wallet/drafts/money-store.ts'
import { DepositScreen } from '#src/features/wallet/deposit/deposit-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readOptionally } from '#src/queries/optional-read.ts'
import type { RouterContext } from '../../-router-context.ts'
import { readSearch } from '../../-search.ts'

const validateSearch = readSearch({ order: OrderNo, coupon: CouponId })

export const Route = createFileRoute('/_shell/finance/recharge')({
  staticData: {
    access: 'player',
    page: { title: 'recharge', place: 'wallet', isSubPage: true, beside: 'form' },
    failed: 'wallet:methodsFailed',
  },
  // What else a payment page adds to the address decides nothing.
  validateSearch,
  loaderDeps: ({ search: { order } }) => ({ hasForm: order === undefined }),
  loader: async ({ context, deps: { hasForm } }) => {
    await Promise.all([loadTexts('wallet', 'menu'), hasForm && readForm(context)])
  },
  component: Recharge,
})

/**
 * Methods beside coupons, then banks beside amounts: the document asks for a method with them. Coupons and banks that came
 * after the form would shift its button.
 */
async function readForm({ queryClient, stores }: RouterContext): Promise<void> {
  // A pending deposit is shown whether or not the methods can be read.
  if (stores.deferred.get(PendingIntentStore).of(deposit).pending()) return
  const coupons = readOptionally(queryClient, usableCouponsQuery())
  const methods = await queryClient.ensureQueryData(listRechargeMethodsQuery())
  const kept = stores.deferred.get(MoneyStore).drafts().deposit?.method
  const method = (methods.find(({ code }) => code === kept) ?? methods[0])?.code
  if (method === undefined) return
  void queryClient.prefetchQuery(listRechargeAmountsQuery({ method }))
  await Promise.all([coupons, readOptionally(queryClient, listRechargeBanksQuery({ method }))])
}

function Recharge() {
  const { order, coupon } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DepositScreen
      orderNo={order}
      coupon={coupon}
      onOrder={(next) => void navigate({ search: { order: next }, replace: true })}
    />
  )
}
