import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetInviteRankingSuspense } from '#generated/http/rewards/get-invite-ranking.ts'
import type { InviteRanking } from '#generated/http/schemas/invite-ranking.ts'
import type { RankingEntry } from '#generated/http/schemas/ranking-entry.ts'
import { serverToday } from '#src/api/server-today.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { formatCount } from '#src/lib/format-count.ts'
import { formatCalendarDate, formatCalendarTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { ClaimCard } from '../claim-card.tsx'
import { RewardValue } from '../reward-value.tsx'
import styles from './invite.module.css'
import { useRankingClaim } from './invite.queries.ts'

/** The places on the podium. */
const TOP = 3

interface PlacesProps {
  readonly list: readonly RankingEntry[]
  readonly myRank: number
  readonly label: string
}

function Places({ list, myRank, label }: PlacesProps): ReactElement {
  const { t } = useTranslation('invite')
  if (list.length === 0) return <EmptyState title={t('noPlaces')} text={t('noPlacesText')} />
  // Each place once: two players on one place have no podium.
  const hasPodium = list.length >= TOP && list.slice(0, TOP).every(({ rank }, index) => rank === index + 1)
  return (
    <Card padding="none" className={styles.ranking}>
      <ol className={styles.places} aria-label={label}>
        {list.map(({ rank, player, invited, reward }) => (
          <li
            key={rank}
            className={styles.place}
            data-podium={hasPodium && rank <= TOP ? rank : undefined}
            aria-current={rank === myRank || undefined}
          >
            <span className={styles.rank}>{rank}</span>
            <span className={styles.who}>
              <Text as="span" weight="bold" translate="no">
                {player}
              </Text>
              <Text as="span" size="sm" tone="quiet">
                {[rank === myRank ? t('you') : '', formatCount(invited, (count) => t('friendsCount', { count }))]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </span>
            {reward.amount !== 0 && <RewardValue reward={reward} size="md" />}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Prizes({ prizes }: { readonly prizes: NonNullable<InviteRanking['prizes']> }): ReactElement {
  const { t } = useTranslation('invite')
  return (
    <section>
      <SectionHeader title={t('prizes')} />
      <Card>
        <DataList
          items={prizes.map(({ from, to, reward }) => ({
            label: from === to ? t('placeOne', { place: from }) : t('places', { from, to }),
            value: <RewardValue reward={reward} size="md" />,
          }))}
        />
      </Card>
    </section>
  )
}

/** The ranking of this period and of the last one, whose prize can be claimed. */
export function RankingPanel(): ReactElement {
  const { t, i18n } = useTranslation('invite')
  const read = useGetInviteRankingSuspense()
  const { data: ranking } = read
  const { previous } = ranking
  const [isPrevious, setPrevious] = useState(false)
  const claim = useRankingClaim(previous?.myReward)
  const shown = isPrevious && previous !== undefined ? previous : ranking
  return (
    <Stack gap={4}>
      <StaleNote query={read} />
      {previous !== undefined && (
        <Stack row wrap gap={2}>
          <Chip selected={!isPrevious} onClick={() => setPrevious(false)}>
            {t('thisPeriod')}
          </Chip>
          <Chip selected={isPrevious} onClick={() => setPrevious(true)}>
            {t('lastPeriod')}
          </Chip>
        </Stack>
      )}
      <div className={styles.board}>
        <Stack gap={4}>
          <Card as="section" surface="hero" padding="lg" aria-label={t('yourPlace')}>
            <Text tone="quiet">{t('yourPlace')}</Text>
            <Text size="hero">{shown.myRank > 0 ? t('placeOne', { place: shown.myRank }) : t('noPlace')}</Text>
            <Text>{formatCount(shown.myInvited, (count) => t('friendsCount', { count }))}</Text>
            <Text size="sm" tone="quiet">
              {isPrevious && previous !== undefined
                ? t('period', {
                    from: formatCalendarDate(previous.startsAt, i18n.language, serverToday()),
                    to: formatCalendarDate(previous.endsAt, i18n.language, serverToday()),
                  })
                : t('endsAt', { time: formatCalendarTime(ranking.endsAt, i18n.language, serverToday(), 'sentence') })}
            </Text>
          </Card>
          <ClaimCard
            art="prize"
            title={t('lastPrize')}
            text={t('lastPrizeText')}
            reward={previous?.myReward}
            state={ranking.state}
            reason={t('noPrize')}
            claim={claim}
          />
        </Stack>
        <div className={styles.standing}>
          <Places list={shown.list} myRank={shown.myRank} label={isPrevious ? t('lastPeriod') : t('thisPeriod')} />
        </div>
        {ranking.prizes !== undefined && ranking.prizes.length > 0 && <Prizes prizes={ranking.prizes} />}
      </div>
    </Stack>
  )
}
