import { useLocation } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useState } from 'react'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { TAB_PATHS } from '#src/routing/route-names.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { isIos } from '#src/platform/surroundings.ts'
import { HintStore } from '#src/stores/hint-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DownloadBanner } from './download-banner.tsx'
import { downloadPage } from './download-page.ts'

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

/** The download banner, until dismissed. */
export const Hints = observer(function Hints(): ReactElement | null {
  const { deferred, session } = useStores()
  const hints = deferred.get(HintStore)
  const { data: config } = useGetConfig()
  const isPastFold = useIsPastFold()
  const isTabPage = useLocation({ select: ({ pathname }) => TAB_PATHS.includes(pathname) })
  if (!isTabPage || hasNativeBridge() || session.arePromotionsHeld) return null
  const page = downloadPage(config, isIos(navigator), window.location)
  if (page === undefined || !isPastFold || hints.isDismissed('downloadBanner')) return null
  return <DownloadBanner page={page} onDismiss={() => hints.dismiss('downloadBanner')} />
})
