import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getFriendCardQuery } from '#generated/http/rewards/get-friend-card.ts'
import { getInviteRankingQuery } from '#generated/http/rewards/get-invite-ranking.ts'
import { listActivitiesQuery } from '#generated/http/rewards/list-activities.ts'
import { InviteScreen } from '#src/features/rewards/invite/invite-screen.tsx'
import { friendRewardsQuery } from '#src/features/rewards/invite/invite.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readSearch } from '../-search.ts'

const validateSearch = readSearch({ view: z.enum(['ranking', 'record']) })

export const Route = createFileRoute('/_shell/inviteRank')({
  staticData: {
    access: 'player',
    page: { title: 'inviteRank', place: 'event', isSubPage: true },
    failed: 'invite:failed',
  },
  validateSearch,
  // Without loaderDeps: the view stays while another one loads.
  loader: async ({ context: { queryClient }, location }) => {
    const { view } = validateSearch(location.search)
    if (view === 'record') void queryClient.prefetchInfiniteQuery(friendRewardsQuery())
    await Promise.all([
      loadTexts('invite', 'rewards'),
      view === 'ranking' && queryClient.ensureQueryData(getInviteRankingQuery()),
      view === undefined && queryClient.ensureQueryData(getFriendCardQuery()),
      // They add buttons to the friend card: later, these would move the page.
      view === undefined && queryClient.prefetchQuery(listActivitiesQuery()),
    ])
  },
  component: Invite,
})

function Invite() {
  const { view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InviteScreen
      view={view ?? 'friends'}
      onView={(next) => void navigate({ search: { view: next === 'friends' ? undefined : next }, replace: true })}
    />
  )
}
