import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#src/components/use-is-online.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { ToastHost } from '#src/ui/feedback/toast-host.tsx'
import type { Toast } from '#src/ui/feedback/toast.ts'
import { subscribeModals, topModal } from '#src/ui/overlay/modal-stack.ts'
import { PressNote } from './press-note.tsx'

/** The toast while requests are in flight; it cannot be dismissed. */
const LOADING_ID = 'loading'

/** The toasts of the store, beside what was pressed in vain if it is there, and the loading toast. */
export const AppToasts = observer(function AppToasts({ store }: { store: ToastStore }) {
  const { t } = useTranslation(['common', 'shell'])
  const isOnline = useIsOnline()
  const loading: Toast[] = store.isLoading ? [{ id: LOADING_ID, tone: 'loading', text: t('loading') }] : []
  // A dialog covers the strip.
  const isStripSeen = useSyncExternalStore(subscribeModals, () => topModal() === null) && !isOnline
  const pressed = store.items.findLast(({ control }) => control?.isConnected)
  const items = store.items.filter(({ isOffline, source, control }) => {
    // The strip says it for what was not pressed.
    if (isOffline && isStripSeen && source === undefined) return false
    return !control?.isConnected
  })
  const toasts: Toast[] = items.map(({ id, kind, text, detail, link }) => ({
    id: String(id),
    tone: kind,
    text,
    detail,
    renderLink:
      link &&
      ((props) => (
        <Link to={link.to} {...props}>
          {link.label}
        </Link>
      )),
  }))
  return (
    <>
      <ToastHost
        toasts={[...loading, ...toasts]}
        onDismiss={(id) => store.dismiss(Number(id))}
        dismissLabel={t('dismiss')}
        label={t('shell:toasts')}
      />
      {pressed?.control && <PressNote key={pressed.id} text={pressed.text} control={pressed.control} />}
    </>
  )
})
