import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'

/** Shown by routes without a screen yet; links to a page that the player may open. */
export const PlaceholderScreen = observer(function PlaceholderScreen() {
  const { t } = useTranslation(['common', 'shell'])
  const isSuspended = useStores().session.role === 'suspended'
  return (
    <EmptyState
      title={t('notYet')}
      text={t('shell:placeholderText')}
      action={
        <Link to={isSuspended ? ROUTES.profile : ROUTES.game} className={buttonClass({ variant: 'secondary' })}>
          {isSuspended ? t('profile') : t('shell:toGames')}
        </Link>
      }
    />
  )
})
