import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ROUTES } from '#src/routing/route-names.ts'
import { DepositStatus } from '../deposit/deposit-status.tsx'
import { useRenewDeposit } from '../deposit/use-renew-deposit.ts'
import { WithdrawalStatus } from '../withdrawal/withdrawal-status.tsx'

/** A deposit beside its list: the same as on its page. */
export function OpenDeposit({ orderNo }: { readonly orderNo: string }): ReactElement {
  const navigate = useNavigate()
  const renew = useRenewDeposit()
  return (
    <DepositStatus
      key={orderNo}
      orderNo={orderNo}
      onNew={(renewal) => {
        renew(renewal)
        void navigate({ to: ROUTES.recharge })
      }}
    />
  )
}

/** A withdrawal beside its list: the same as on its page. */
export function OpenWithdrawal({ orderNo }: { readonly orderNo: string }): ReactElement {
  const navigate = useNavigate()
  return <WithdrawalStatus key={orderNo} orderNo={orderNo} onNew={() => void navigate({ to: ROUTES.withdraw })} />
}
