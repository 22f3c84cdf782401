import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DepositSheetState, toDepositSheet } from '#src/routing/deposit-sheet.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import styles from './deposit-sheet.module.css'
import { DepositScreen } from './deposit-screen.tsx'
import { loadDepositForm } from './load-deposit-form.ts'

export interface DepositSheetProps extends DepositSheetState {
  readonly onClose: () => void
}

/** The deposit over the page or the game from which it was opened. */
export function DepositSheet({ order, coupon, onClose }: DepositSheetProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const queryClient = useQueryClient()
  const stores = useStores()
  const router = useRouter()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    void loadDepositForm({ queryClient, stores, signal }).then(() => signal.aborted || setLoaded(true))
    return () => leave.abort()
  }, [queryClient, stores])

  return (
    <BottomSheet open isWide title={t('deposit')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.content}>
        {isLoaded || order !== undefined ? (
          <DepositScreen
            orderNo={order}
            coupon={coupon}
            onOrder={(next) =>
              void router.navigate({ ...toDepositSheet({ order: next }, router.state.location), replace: true })
            }
            onDone={onClose}
          />
        ) : (
          <Skeleton height={360} />
        )}
      </div>
    </BottomSheet>
  )
}
