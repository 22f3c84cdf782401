import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { NoticeStore } from '#src/stores/notice-store.ts'
import type { NoticeHost } from './notice-host.tsx'

const host = observable.box<typeof NoticeHost | null>(null, { deep: false })

/** Loads what shows notices: when the browser is idle, so that its live region stands before it is needed. */
export async function loadNoticeHost(): Promise<void> {
  const [module] = await Promise.all([import('./notice-host.tsx'), loadTexts()])
  host.set(module.NoticeHost)
}

/** Notices above everything. What comes before their code is there waits in the store, and is shown then. */
export const LazyNoticeHost = observer(function LazyNoticeHost({ store }: { store: NoticeStore }) {
  const Host = host.get()
  const waiting = Host ? 0 : store.items.length + Number(store.isLoading)
  useEffect(() => {
    // Without a network it is tried again with the next notice.
    if (waiting > 0) loadNoticeHost().catch(() => undefined)
  }, [waiting])
  return Host && <Host store={store} />
})
