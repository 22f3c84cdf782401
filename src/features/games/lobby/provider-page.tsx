import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameSort } from '#generated/http/schemas/game-sort.ts'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { typeIcon } from '#src/components/type-look.ts'
import { formatCount } from '#src/lib/format-count.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import { type GamesFilter, useGameQueries } from '../games.queries.ts'
import styles from './provider-page.module.css'

export interface ProviderPageProps {
  readonly menu: readonly GameType[]
  readonly choice: GamesFilter & { readonly manuf: string }
  readonly onChoose: (choice: GamesFilter) => void
}

const SORTS = ['popular', 'newest', 'name'] as const satisfies readonly GameSort[]

/** The games of one provider, filtered by type and sorted. */
export const ProviderPage = observer(function ProviderPage({ menu, choice, onChoose }: ProviderPageProps) {
  const { t } = useTranslation('games')
  const { manuf, type, sort = 'popular' } = choice
  const queries = useGameQueries()
  const providers = useQuery(queries.providers())
  const provider = providers.data?.find(({ code }) => code === manuf)
  const query = queries.games({ type, manuf, sort: choice.sort })
  const games = useInfiniteQuery(query)
  // The list of providers may fail or be incomplete: a game has the name too.
  const game = games.data?.pages[0]?.list.find((one) => one.manuf === manuf)
  const name = provider?.name ?? game?.manufName
  if (name === undefined && providers.data && games.data) {
    return (
      <>
        <PageTitle isTab>{t('provider')}</PageTitle>
        <EmptyState
          picture="search"
          title={t('providerUnknown')}
          text={t('providerUnknownText')}
          action={
            <Button variant="primary" onClick={() => onChoose({})}>
              {t('allGames')}
            </Button>
          }
        />
      </>
    )
  }
  // The lines are there while name and number are unknown, so that nothing moves.
  const label = name ?? (providers.isPending || games.isPending ? '\u00a0' : t('provider'))
  // A server that does not say which types a provider has gets a filter of all.
  const types = menu.filter(({ code }) => code !== 'hot' && (provider?.types?.includes(code) ?? true))
  return (
    <Stack gap={3} as="section">
      <Stack row className={styles.back}>
        <Button variant="ghost" size="sm" icon="chevron-left" onClick={() => onChoose({ type })}>
          {t('allProviders')}
        </Button>
      </Stack>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Image src={provider?.logo ?? ''} alt="" ratio="1 / 1" seed={manuf} sizes="56px" />
        </span>
        <div>
          <Text as="h1" size="lg">
            {label}
          </Text>
          {/* The line is there while the number is unknown, so that nothing moves. */}
          <p className={styles.count}>
            {formatCount(provider?.gameCount, (count) => t('gamesCount', { count }), '\u00a0')}
          </p>
        </div>
      </div>
      <div className={styles.filters}>
        <div className={styles.types} role="group" aria-label={t('types')}>
          <Chip selected={type === undefined} onClick={() => onChoose({ ...choice, type: undefined })}>
            {t('allTypes')}
          </Chip>
          {types.map(({ code, name: label }) => (
            <Chip
              key={code}
              icon={typeIcon(code)}
              selected={code === type}
              onClick={() => onChoose({ ...choice, type: code })}
            >
              {label}
            </Chip>
          ))}
        </div>
        <Segmented
          label={t('sortLabel')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(value) => onChoose({ ...choice, sort: value === 'popular' ? undefined : value })}
        />
      </div>
      <EndlessGames label={name ?? t('provider')} query={query} />
    </Stack>
  )
})
