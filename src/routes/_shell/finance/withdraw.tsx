import { createFileRoute } from '@tanstack/react-router'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { PendingIntentStore } from '#src/features/wallet/money-request/pending-intents.ts'
import { withdrawal } from '#src/features/wallet/withdrawal/withdrawal.ts'
import { WithdrawalScreen } from '#src/features/wallet/withdrawal/withdrawal-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { untilUserIsSettled } from '#src/queries/user.ts'
import type { RouterContext } from '../../-router-context.ts'
import { readSearch } from '../../-search.ts'

const validateSearch = readSearch({ order: OrderNo })

export const Route = createFileRoute('/_shell/finance/withdraw')({
  staticData: {
    access: 'withdrawal',
    page: { title: 'withdraw', place: 'wallet', isSubPage: true },
    failed: 'wallet:walletFailed',
  },
  validateSearch,
  loaderDeps: ({ search: { order } }) => ({ hasForm: order === undefined }),
  loader: async ({ context, deps: { hasForm }, abortController: { signal } }) => {
    await Promise.all([loadTexts('wallet', 'withdraw', 'menu'), hasForm && readForm(context, signal)])
  },
  component: Withdraw,
})

async function readForm({ queryClient, stores }: RouterContext, signal: AbortSignal): Promise<void> {
  // A pending withdrawal is shown whether or not the bound wallet can be read.
  if (stores.deferred.get(PendingIntentStore).of(withdrawal).pending()) return
  const balance = untilUserIsSettled(queryClient, signal).then(() => queryClient.prefetchQuery(balanceQuery()))
  // The page was left before.
  balance.catch(() => undefined)
  const { isBound } = await queryClient.ensureQueryData(getWalletQuery())
  if (!isBound) await FirstWithdrawal.preload()
}

function Withdraw() {
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <WithdrawalScreen orderNo={order} onOrder={(next) => void navigate({ search: { order: next }, replace: true })} />
  )
}
