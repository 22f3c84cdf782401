import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useState } from 'react'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { TAB_PATHS } from '#src/routing/route-names.ts'
import { hasNativeBridge } from '#src/platform/bridge.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { isAndroidWithoutChrome, isIos } from '#src/platform/surroundings.ts'
import { HintStore } from '#src/stores/hint-store.ts'
import { BrowserTip } from './browser-tip.tsx'
import { DownloadBanner } from './download-banner.tsx'
import { shownHints } from './shown-hints.ts'

/** Whether the player has scrolled past half a screen: the first screen belongs to the games. */
function useIsPastFold(): boolean {
  const [isPastFold, setPastFold] = useState(false)
  useEffect(() => {
    // Not read before: outside a scroll event that would force a layout of the whole page.
    const update = () => setPastFold(window.scrollY > window.innerHeight / 2)
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return isPastFold
}

/** The download banner and the browser tip, each until dismissed. */
export const Hints = observer(function Hints({ storage }: { readonly storage: AppStorage }): ReactElement | null {
  const [hints] = useState(() => new HintStore(storage))
  const { data: config } = useGetConfig()
  const isPastFold = useIsPastFold()
  const isTabPage = useLocation({ select: ({ pathname }) => TAB_PATHS.includes(pathname) })
  if (!isTabPage || hasNativeBridge()) return null
  const browser = { isIos: isIos(navigator), isAndroidWithoutChrome: isAndroidWithoutChrome(navigator) }
  const { hasTip, downloadPage } = shownHints(config, browser, window.location)
  return (
    <>
      {hasTip && !hints.isDismissed('browserTip') && <BrowserTip onDismiss={() => hints.dismiss('browserTip')} />}
      {downloadPage !== undefined && isPastFold && !hints.isDismissed('downloadBanner') && (
        <DownloadBanner page={downloadPage} onDismiss={() => hints.dismiss('downloadBanner')} />
      )}
    </>
  )
})
