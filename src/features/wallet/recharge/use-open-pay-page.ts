import { useTranslation } from 'react-i18next'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Opens the page where a deposit is paid in the in-app frame; the status view reads the deposit again as it closes. An
 * address that is not safe is not opened.
 */
export function useOpenPayPage(): (launch: RechargeLaunch, method: string) => void {
  const { overlays, settings, notices } = useStores()
  const { t } = useTranslation('wallet')
  return (launch, method) => {
    const url = readForeignUrl(launch.payUrl, window.location)
    if (!url) {
      notices.danger(t('pageRefused'))
      return
    }
    url.searchParams.set('lang', settings.language)
    url.searchParams.set('theme', settings.theme)
    overlays.openFrame('payFrame', { title: t('payTitle', { method }), url: url.href })
  }
}
