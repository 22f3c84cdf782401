import { useInfiniteQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { type ReactElement, useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#src/lib/format-count.ts'
import { Button } from '#src/ui/form/button.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { useNearView } from '#src/ui/list/use-near-view.ts'
import grid from '#src/ui/surface/poster-grid.module.css'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import type { TypeHue } from '#src/ui/surface/type-hue.ts'
import { GameRail } from '../tiles/game-rail.tsx'
import styles from './game-row.module.css'
import type { TileGame } from '../tiles/game-tile.tsx'
import { RailSkeleton } from '../tiles/row-skeletons.tsx'
import { type GamesFilter, useGameQueries } from '../games.queries.ts'
import { RowFailed } from './row-failed.tsx'

/** Games of a row; the rest is behind its heading. */
const RAIL = 8

export interface GameRowProps {
  readonly title: string
  readonly icon?: IconName | undefined
  readonly hue?: TypeHue | undefined
  /** A provider's logo, in place of an icon. */
  readonly logo?: string | undefined
  readonly filter: GamesFilter
  /** Games above, which the row leaves out unless it has no others. */
  readonly shown?: readonly TileGame[] | undefined
  readonly onSeeAll: () => void
}

/**
 * One row of the lobby: the first games of a provider or a type. Loads near the viewport and unmounts its posters far
 * from it, so that a lobby of 5,000 games renders a few rows at a time.
 */
export const GameRow = observer(function GameRow({
  title,
  icon,
  hue,
  logo,
  filter,
  shown = [],
  onSeeAll,
}: GameRowProps) {
  const { t } = useTranslation('games')
  const row = useRef<HTMLElement>(null)
  const isNear = useNearView(row)
  // Deferred, as in `lobby-rows.tsx`.
  const games = useDeferredValue(useInfiniteQuery({ ...useGameQueries().games(filter), enabled: isNear }))
  const { data, isError } = games
  const [first] = data?.pages ?? []
  if (first?.total === 0) return null
  const count = formatCount(first?.total, (number) => t('gamesCount', { count: number }), t('seeAll'))

  function body(): ReactElement | null {
    if (!isNear) return null
    if (first) {
      const others = first.list.filter(({ id }) => shown.every((one) => one.id !== id))
      return <GameRail label={title} games={(others.length > 0 ? others : first.list).slice(0, RAIL)} />
    }
    if (!isError) return <RailSkeleton label={title} />
    return <RowFailed query={games} />
  }

  return (
    <section ref={row} className={grid.room}>
      <SectionHeader
        title={title}
        icon={icon}
        hue={hue}
        logo={logo}
        action={
          <Button
            variant="ghost"
            size="sm"
            iconEnd="chevron-right"
            aria-label={`${count}, ${t('seeAllOf', { name: title })}`}
            onClick={onSeeAll}
          >
            {count}
          </Button>
        }
      />
      <div className={cx(grid.columns, styles.body)}>{body()}</div>
    </section>
  )
})
