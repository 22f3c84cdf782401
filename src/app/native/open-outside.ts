import { i18n, loadTexts } from '#src/i18n/i18n.ts'
import { listen } from '#src/lib/stop.ts'
import type { AppBridge } from '#src/platform/bridge/app-bridge.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'
import { findClicked } from './find-clicked.ts'

/**
 * Opens links to a new tab in the system's browser, or in the app that the address belongs to: payment pages, documents,
 * contacts. The WebView has no tabs, and would show those of our own host in the place of the app.
 */
export function openLinksOutside({ openExternally }: AppBridge, toasts: Pick<ToastStore, 'danger'>): void {
  async function open(link: HTMLAnchorElement): Promise<void> {
    if (await openExternally(link.href)) return
    await retryChunk(() => loadTexts('native'))
    toasts.danger(i18n.t('native:outsideFailed'))
  }
  listen(document, 'click', (event: Event) => {
    const link = findClicked(event, 'a[target=_blank]')
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    void open(link)
  })
}
