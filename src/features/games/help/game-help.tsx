import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameHelp as GameHelpData } from '#generated/http/schemas/game-help.ts'
import { CODES } from '#generated/http/codes.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './game-help.module.css'
import { gameHelpQuery } from './game-help.queries.ts'

export interface GameHelpProps {
  /** Undefined for an address without a game. */
  readonly gameId: string | undefined
  /** Above the rules, once they are there; undefined where the place has a title of its own. */
  readonly heading?: ((title: string) => ReactNode) | undefined
  /** Where the page itself is the game, nothing leads to others. */
  readonly isInGame?: boolean | undefined
}

/** What the server says of a game's bets; nothing where it says nothing. */
function Terms({ help }: { readonly help: GameHelpData }): ReactElement | null {
  const { t, i18n } = useTranslation('play')
  const { returnPercent, minBet, maxBet } = help
  const items = [
    ...(returnPercent === undefined
      ? []
      : [
          {
            label: t('returnPercent'),
            value: `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(returnPercent)}%`,
          },
        ]),
    ...(minBet === undefined ? [] : [{ label: t('minBet'), value: <Money value={minBet} /> }]),
    ...(maxBet === undefined ? [] : [{ label: t('maxBet'), value: <Money value={maxBet} /> }]),
  ]
  return items.length === 0 ? null : <DataList items={items} />
}

/** A game's rules: plain text, and pictures in boxes that are there before them. */
export function GameHelp({ gameId, heading, isInGame = false }: GameHelpProps): ReactElement {
  const { t } = useTranslation(['play', 'games', 'common', 'shell'])
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
  if (!data)
    return error ? (
      <QueryError query={help} title={t('helpFailed')} />
    ) : (
      <SkeletonSet kind="text" label={t('common:loading')} />
    )
  const { title, content, images = [], cover, coverColor } = data
  const isEmpty = content.trim() === '' && images.length === 0
  return (
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
              sizes="(--from-small) 180px, 33vw"
            />
          )}
          <Stack gap={3}>
            {heading?.(title)}
            <Terms help={data} />
          </Stack>
        </div>
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
      </div>
    </div>
  )
}
