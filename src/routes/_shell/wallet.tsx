import { createFileRoute } from '@tanstack/react-router'
import { WalletScreen } from '#src/features/wallet/overview/wallet-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/wallet')({
  staticData: { access: 'player', page: { title: 'wallet', tab: 'wallet' } },
  loader: () => loadTexts('wallet'),
  component: WalletScreen,
})
