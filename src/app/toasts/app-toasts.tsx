import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { ToastHost } from '#src/ui/feedback/toast-host.tsx'
import type { Toast } from '#src/ui/feedback/toast.ts'

/** The toast while requests are in flight; it cannot be dismissed. */
const LOADING_ID = 'loading'

/** The toasts of the store, and the loading toast. */
export const AppToasts = observer(function AppToasts({ store }: { store: ToastStore }) {
  const { t } = useTranslation(['common', 'shell'])
  const loading: Toast[] = store.isLoading ? [{ id: LOADING_ID, tone: 'loading', text: t('loading') }] : []
  const toasts: Toast[] = store.items.map(({ id, kind, text, detail }) => ({
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
