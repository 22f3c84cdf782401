import { createFileRoute } from '@tanstack/react-router'
import { CouponId } from '#generated/http/schemas/coupon-id.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { DepositScreen } from '#src/features/wallet/deposit/deposit-screen.tsx'
import { loadDepositForm } from '#src/features/wallet/deposit/load-deposit-form.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../../-search.ts'

const validateSearch = readSearch({ order: OrderNo, coupon: CouponId })

export const Route = createFileRoute('/_shell/finance/recharge')({
  staticData: {
    access: 'player',
    page: { title: 'recharge', place: 'wallet', isSubPage: true },
  },
  // What else a payment page adds to the address decides nothing.
  validateSearch,
  loaderDeps: ({ search: { order } }) => ({ hasForm: order === undefined }),
  loader: async ({ context, abortController: { signal }, deps: { hasForm } }) => {
    await Promise.all([loadTexts('wallet', 'menu'), hasForm && loadDepositForm({ ...context, signal })])
  },
  component: Recharge,
})

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
