import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'

/** The page of a route whose screen does not exist yet, with a link to where the player may go. */
export const ComesLater = observer(function ComesLater() {
  const { t } = useTranslation(['common', 'shell'])
  const isSuspended = useStores().session.role === 'suspended'
  return (
    <EmptyState
      title={t('notYet')}
      text={t('shell:comesLaterText')}
      action={
        <Link to={isSuspended ? ROUTES.profile : ROUTES.game} className={buttonClass({ variant: 'secondary' })}>
          {isSuspended ? t('profile') : t('shell:toGames')}
        </Link>
      }
    />
  )
})
