import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DepositSheetState, toDepositSheet } from '#src/routing/deposit-sheet.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import styles from './deposit-sheet.module.css'
import { DepositScreen, type DepositScreenProps } from './deposit-screen.tsx'
import { loadDepositForm } from './load-deposit-form.ts'

export interface DepositSheetProps extends DepositSheetState {
  readonly onClose: () => void
}

/** A new deposit, once what it begins with has been read. */
function NewDeposit(props: DepositScreenProps): ReactElement {
  const queryClient = useQueryClient()
  const stores = useStores()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    void loadDepositForm({ queryClient, stores, signal }).then(() => signal.aborted || setLoaded(true))
    return () => leave.abort()
  }, [queryClient, stores])
  return isLoaded ? <DepositScreen {...props} /> : <Skeleton height={360} />
}

/** The deposit over the page or the game from which it was opened. */
export function DepositSheet({ order, coupon, onClose }: DepositSheetProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const router = useRouter()
  const showOrder = (next: string | undefined) =>
    void router.navigate({ ...toDepositSheet({ order: next }, router.state.location), replace: true })

  return (
    <BottomSheet open isWide title={t('deposit')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.content}>
        {order === undefined ? (
          <NewDeposit coupon={coupon} onOrder={showOrder} onDone={onClose} />
        ) : (
          <DepositScreen orderNo={order} onOrder={showOrder} onDone={onClose} />
        )}
      </div>
    </BottomSheet>
  )
}
