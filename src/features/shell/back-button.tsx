import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'

/** Goes back, or to the games if this is the first page of the visit. */
export function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  function back(): void {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: ROUTES.game, replace: true })
  }
  return <IconButton icon="back" label={t('back')} onClick={back} />
}
