import { createFileRoute, redirect } from '@tanstack/react-router'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { PayReturnScreen } from '#src/features/wallet/pay-return/pay-return-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { getReturnPath } from '#src/routing/pay-return.ts'
import { readSearch } from './-search.ts'

const validateSearch = readSearch({ order: OrderNo })

/** Where payment pages outside the app lead back to. Without the shell: the way to the app is its only one. */
export const Route = createFileRoute('/finance/return')({
  // The system's browser has no session of the app.
  staticData: { access: 'open', isProposed: true },
  // What else a payment page adds to the address decides nothing.
  validateSearch,
  beforeLoad: ({ search: { order } }) => {
    if (hasNativeBridge()) throw redirect({ href: getReturnPath(order), replace: true })
  },
  loader: () => loadTexts('payReturn'),
  component: PayReturn,
})

function PayReturn() {
  return <PayReturnScreen orderNo={Route.useSearch().order} />
}
