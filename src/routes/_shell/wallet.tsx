import { createFileRoute } from '@tanstack/react-router'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import { listRechargeMethodsQuery } from '#generated/http/money/list-recharge-methods.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { WalletScreen } from '#src/features/wallet/overview/wallet-screen.tsx'
import { latestDepositsQuery } from '#src/features/wallet/orders/orders.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { lacksPreparation } from '#src/queries/first-withdrawal.ts'
import { untilUserIsSettled } from '#src/queries/user.ts'

export const Route = createFileRoute('/_shell/wallet')({
  staticData: { access: 'own', page: { title: 'wallet', place: 'wallet' }, failed: 'wallet:amountsFailed' },
  loader: async ({ context: { queryClient, stores }, abortController: { signal } }) => {
    void queryClient.prefetchQuery(getWalletQuery())
    void queryClient.prefetchQuery(latestDepositsQuery())
    void queryClient.prefetchQuery(listRechargeMethodsQuery())
    const balance = untilUserIsSettled(queryClient, signal).then(() => queryClient.ensureQueryData(balanceQuery()))
    await Promise.all([
      loadTexts('wallet', 'records'),
      balance,
      lacksPreparation(stores.session) && FirstWithdrawal.preload(),
    ])
  },
  component: WalletScreen,
})
