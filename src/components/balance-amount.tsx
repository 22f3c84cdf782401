import { useBalance } from '#src/queries/balance.ts'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

/** The balance that may be played; a placeholder of its width until it is known. */
export function BalanceAmount({ size }: { size: MoneyProps['size'] }) {
  const { balance } = useBalance()
  return balance === undefined ? <Skeleton shape="text" width="4.5rem" /> : <Money value={balance} size={size} />
}
