import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import type { GameHelp as GameHelpData } from '#generated/http/schemas/game-help.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { Image } from '#src/ui/data/image.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { LastRounds } from '../rounds/last-rounds.tsx'
import { GameFacts } from './game-facts.tsx'
import styles from './game-help.module.css'
import { gameHelpQuery } from './game-help.queries.ts'
import { PayTable } from './pay-table.tsx'

export interface GameHelpProps {
  /** Undefined for an address without a game. */
  readonly gameId: string | undefined
  /** Beside the cover; undefined where the place has a title of its own. */
  readonly heading?: ((title: string) => ReactNode) | undefined
  /** What stands beside the page, once the game is known. */
  readonly companion?: ((help: GameHelpData) => ReactNode) | undefined
  /** Where the page itself is the game, nothing leads to others. */
  readonly isInGame?: boolean | undefined
}

/** As large as the cover and the first lines that follow. */
function Loading(): ReactElement {
  const { t } = useTranslation()
  return (
    <div className={styles.game}>
      <span className={styles.cover}>
        <Skeleton shape="poster" />
      </span>
      <div className={styles.head}>
        <SkeletonSet kind="text" label={t('loading')} />
      </div>
    </div>
  )
}

/** The rules as plain text, and pictures in boxes that are there before them. */
function Rules({ content, images = [] }: Pick<GameHelpData, 'content' | 'images'>): ReactElement {
  const { t } = useTranslation('play')
  const isEmpty = content.trim() === '' && images.length === 0
  return (
    <section>
      <SectionHeader title={t('rules')} />
      <Stack gap={4}>
        {isEmpty && <EmptyState title={t('helpEmpty')} text={t('helpEmptyText')} />}
        {content.trim() !== '' && <p className={styles.rules}>{content}</p>}
        {images.length > 0 && (
          <div className={styles.pictures}>
            {images.map(({ url, text }) => (
              <figure key={url} className={styles.picture}>
                <Image src={url} alt={text} ratio="16 / 9" seed={url} sizes="(--from-small) 400px, 100vw" />
                <figcaption aria-hidden="true">{text}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </Stack>
    </section>
  )
}

/** A game before the first bet: cover, facts, rules, pay table, and the player's last rounds. */
export function GameHelp({ gameId, heading, companion, isInGame = false }: GameHelpProps): ReactElement {
  const { t } = useTranslation(['play', 'shell'])
  const help = useQuery({ ...gameHelpQuery(gameId ?? ''), enabled: gameId !== undefined })
  const { data, error } = help
  if (gameId === undefined || (!data && error?.code === CODES.getGameHelp.gameUnavailable.code)) {
    const others = (
      <Link to={ROUTES.game} className={buttonClass({ variant: 'primary' })}>
        {t('shell:toGames')}
      </Link>
    )
    return <EmptyState title={t('helpUnknown')} text={t('helpUnknownText')} action={isInGame ? undefined : others} />
  }
  if (!data) return error ? <QueryError query={help} title={t('helpFailed')} /> : <Loading />
  const { title, content, images, cover, coverColor, payTable = [] } = data
  return (
    <div className={styles.page}>
      <div className={styles.room}>
        <div className={styles.help}>
          <div className={styles.game}>
            {cover !== undefined && (
              <Image
                className={styles.cover}
                src={cover}
                alt=""
                ratio="3 / 4"
                seed={gameId}
                color={coverColor}
                fallbackText={title}
                sizes="(--from-small) 240px, 33vw"
              />
            )}
            <div className={styles.head}>
              <Stack gap={3}>{heading?.(title)}</Stack>
            </div>
            <div className={styles.facts}>
              <GameFacts {...data} />
            </div>
          </div>
          <Stack gap={6}>
            <Rules content={content} images={images} />
            {payTable.length > 0 && <PayTable rows={payTable} />}
            <LastRounds gameId={gameId} isInGame={isInGame} />
          </Stack>
        </div>
      </div>
      {companion && <div data-companion>{companion(data)}</div>}
    </div>
  )
}
