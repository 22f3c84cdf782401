import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isFriendRewardKind } from '#generated/http/open-enums.ts'
import type { FriendReward } from '#generated/http/schemas/friend-reward.ts'
import { serverToday } from '#src/api/server-today.ts'
import { EndlessList } from '#src/components/query-state/endless-list.tsx'
import { formatCalendarTime } from '#src/lib/time.ts'
import { collectItems } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { RewardValue } from '../reward-value.tsx'
import { friendRewardsQuery } from './invite.queries.ts'

/** Kinds may be added; an unknown one has a name of its own. */
function knownKind({ kind }: FriendReward) {
  return isFriendRewardKind(kind) ? kind : 'other'
}

/** The rewards for inviting friends, newest first. */
export function RecordPanel(): ReactElement {
  const { t, i18n } = useTranslation('invite')
  const list = useInfiniteQuery(friendRewardsQuery())
  const rewards = collectItems(list.data?.pages ?? [], ({ id }) => id)
  return (
    <EndlessList
      list={list}
      label={t('record')}
      empty={<EmptyState picture="records" title={t('noRewards')} text={t('noRewardsText')} />}
      failedTitle={t('recordFailed')}
    >
      {rewards.map((one) => (
        <li key={one.id}>
          <MoneyRow
            title={t(`kind.${knownKind(one)}`)}
            detail={`${one.kind === 'ranking' ? '' : `${one.friend} · `}${formatCalendarTime(one.gotAt, i18n.language, serverToday())}`}
            amount={<RewardValue reward={one.reward} size="md" />}
          />
        </li>
      ))}
    </EndlessList>
  )
}
