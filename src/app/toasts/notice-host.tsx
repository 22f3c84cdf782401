import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { NoticeStore } from '#src/stores/notice-store.ts'
import { ToastHost } from '#src/ui/feedback/toast-host.tsx'
import type { Toast } from '#src/ui/feedback/toast.ts'

/** The toast that stands while calls are under way; it cannot be dismissed. */
const LOADING_ID = 'loading'

/** Notices and the loading toast over everything. */
export const NoticeHost = observer(function NoticeHost({ store }: { store: NoticeStore }) {
  const { t } = useTranslation(['common', 'shell'])
  const loading: Toast[] = store.isLoading ? [{ id: LOADING_ID, tone: 'loading', text: t('loading') }] : []
  const notices: Toast[] = store.items.map(({ id, kind, text, detail }) => ({
    id: String(id),
    tone: kind,
    text,
    detail,
  }))
  return (
    <ToastHost
      toasts={[...loading, ...notices]}
      onDismiss={(id) => store.dismiss(Number(id))}
      dismissLabel={t('dismiss')}
      label={t('shell:notices')}
    />
  )
})
