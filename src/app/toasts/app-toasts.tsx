import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#src/hooks/use-is-online.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { ToastHost } from '#src/ui/feedback/toast-host.tsx'
import type { Toast } from '#src/ui/feedback/toast.ts'
import { subscribeModals, topModal } from '#src/ui/overlay/modal-stack.ts'

/** The toast while requests are in flight; it cannot be dismissed. */
const LOADING_ID = 'loading'

/** The toasts of the store but those that the offline strip shows, and the loading toast. */
export const AppToasts = observer(function AppToasts({ store }: { store: ToastStore }) {
  const { t } = useTranslation(['common', 'shell'])
  const isOnline = useIsOnline()
  const loading: Toast[] = store.isLoading ? [{ id: LOADING_ID, tone: 'loading', text: t('loading') }] : []
  // A dialog covers the strip.
  const isStripSeen = useSyncExternalStore(subscribeModals, () => topModal() === null) && !isOnline
  const items = isStripSeen ? store.items.filter(({ isOffline }) => !isOffline) : store.items
  const toasts: Toast[] = items.map(({ id, kind, text, detail }) => ({
    id: String(id),
    tone: kind,
    text,
    detail,
  }))
  return (
    <ToastHost
      toasts={[...loading, ...toasts]}
      onDismiss={(id) => store.dismiss(Number(id))}
      dismissLabel={t('dismiss')}
      label={t('shell:toasts')}
    />
  )
})
