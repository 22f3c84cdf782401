import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { SessionEnded } from '#src/components/player/session-ended.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Button } from '#src/ui/form/button.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { favoritesQuery } from '../hearts/favorites.queries.ts'
import { type ResumeProps, useResume } from '../play/use-resume.ts'
import { GameGrid } from '../tiles/game-grid.tsx'
import { HotGames } from '../tiles/hot-games.tsx'
import { GridSkeleton } from '../tiles/game-skeletons.tsx'

const HERE = `${ROUTES.game}?show=favorites`

/** The player's favorite games, as a page of the lobby. */
export const FavoritesScreen = observer(function FavoritesScreen(resume: ResumeProps) {
  const { t } = useTranslation(['play', 'games', 'common', 'shell'])
  const { overlays, session } = useStores()
  const { isLoggedIn } = session
  const favorites = useQuery({ ...favoritesQuery(), enabled: isLoggedIn })
  const { data, isError } = favorites
  useResume(resume)

  const toGames = (
    <Link to={ROUTES.game} className={buttonClass({ variant: 'primary' })}>
      {t('shell:toGames')}
    </Link>
  )
  const toLogin = (
    <Button variant="primary" onClick={() => overlays.enqueue('loginFirst', { returnTo: HERE })}>
      {t('common:login')}
    </Button>
  )
  function content() {
    if (!isLoggedIn) return <EmptyState title={t('favoritesVisitor')} text={t('favoritesLogin')} action={toLogin} />
    if (!data) {
      return isError ? (
        <QueryError query={favorites} title={t('favoritesFailed')} />
      ) : (
        <GridSkeleton label={t('favorites')} />
      )
    }
    if (data.length === 0) {
      return (
        <Stack gap={4}>
          <EmptyState title={t('favoritesEmpty')} text={t('favoritesEmptyText')} action={toGames} />
          <HotGames />
        </Stack>
      )
    }
    return <GameGrid label={t('favorites')} games={data} />
  }
  return (
    <Stack gap={3} as="section">
      <PageTitle>{t('favorites')}</PageTitle>
      <SessionEnded />
      {content()}
    </Stack>
  )
})
