import { createFileRoute } from '@tanstack/react-router'
import { WalletScreen } from '#src/features/wallet/wallet-screen.tsx'

export const Route = createFileRoute('/_shell/wallet')({
  staticData: { access: 'player', page: { title: 'wallet', tab: 'wallet' } },
  component: WalletScreen,
})
