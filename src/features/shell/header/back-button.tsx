import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'

/** Goes back: a step of the page, else a page, else to the games. */
export function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { overlays } = useStores()
  function back(): void {
    // The first page of a visit may have steps, although the router has no page before it.
    if (overlays.closeTop()) return
    if (canGoBack) router.history.back()
    else void router.navigate({ to: ROUTES.game, replace: true })
  }
  return <IconButton icon="back" label={t('back')} onClick={back} />
}
