import { RANKING_REWARDS } from '../../data/inviters.ts'
import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { toInstant } from '../../lib/time.ts'
import type { FriendKind } from '../../sandbox/rewards/friends.ts'
import { creditPrizes } from '../../sandbox/rewards/prizes.ts'
import type { HandlerRequest, Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { showPrize, showStanding } from './show.ts'

const getFriendCard: Handler<'getFriendCard'> = ({ origins, player, sandbox }) => {
  const { friends } = sandbox.rewards
  const own = friends.of(player)
  const { invitationCode } = player.profile
  return {
    invitationCode,
    shareUrl: `${origins.app}/register?code=${invitationCode}`,
    invited: own.length,
    deposited: own.filter(({ deposited }) => deposited).length,
    spins: player.counters.inviteFriendToEarnNum,
    energy: player.energy,
    deposit: showStanding(friends.standing(player, 'deposit')),
    turnover: showStanding(friends.standing(player, 'turnover')),
  }
}

const listFriendRewards: Handler<'listFriendRewards'> = ({ player, query, sandbox }) =>
  toPage(listFor(player, sandbox.rewards.friends.getPayments(player)), query, ({ id, friend, kind, prize, gotAt }) => ({
    id,
    friend,
    kind,
    reward: showPrize(prize),
    gotAt: toInstant(gotAt),
  }))

function claim(
  request: HandlerRequest<'claimFriendDeposit'> | HandlerRequest<'claimFriendTurnover'>,
  kind: FriendKind,
): ReturnType<Handler<'claimFriendDeposit'>> {
  const centavos = request.sandbox.rewards.friends.claim(request.player, kind)
  if (typeof centavos === 'string') return request.fail(centavos)
  const note = kind === 'deposit' ? REWARD_NOTES.friendDeposit : REWARD_NOTES.friendTurnover
  return { rewards: creditPrizes(request.sandbox, request.player, [{ type: 'cash', amount: centavos }], note) }
}

const claimFriendDeposit: Handler<'claimFriendDeposit'> = (request) => claim(request, 'deposit')
const claimFriendTurnover: Handler<'claimFriendTurnover'> = (request) => claim(request, 'turnover')

/** This month's ranking (0) or an earlier one (-1). */
function showPeriod({ player, sandbox }: HandlerRequest<'getInviteRanking'>, later: number) {
  const { ranking } = sandbox.rewards
  const { startsAt, endsAt } = ranking.period(later)
  const places = ranking.places(later)
  const mine = places.find(({ uid }) => uid === player.uid)
  return {
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
    list: listFor(player, places).map(({ rank, player: name, invited, reward }) => ({
      rank,
      player: name,
      invited,
      reward: showPrize({ type: 'cash', amount: reward }),
    })),
    myRank: mine?.rank ?? 0,
    myInvited: ranking.invited(player, later),
    mine,
  }
}

/** The rewards by place; places with the same reward are one row. */
function showRankingPrizes() {
  return [...new Set(RANKING_REWARDS)].map((amount) => ({
    from: RANKING_REWARDS.indexOf(amount) + 1,
    to: RANKING_REWARDS.lastIndexOf(amount) + 1,
    reward: showPrize({ type: 'cash', amount }),
  }))
}

const getInviteRanking: Handler<'getInviteRanking'> = (request) => {
  const { mine: _, ...current } = showPeriod(request, 0)
  const { mine, ...previous } = showPeriod(request, -1)
  const reward = mine?.reward ?? 0
  return {
    ...current,
    state: request.sandbox.rewards.ranking.getState(request.player),
    prizes: showRankingPrizes(),
    previous: { ...previous, ...(reward > 0 && { myReward: showPrize({ type: 'cash', amount: reward }) }) },
  }
}

const claimInviteRanking: Handler<'claimInviteRanking'> = (request) => {
  const centavos = request.sandbox.rewards.ranking.claim(request.player)
  if (typeof centavos === 'string') return request.fail(centavos)
  return {
    rewards: creditPrizes(request.sandbox, request.player, [{ type: 'cash', amount: centavos }], REWARD_NOTES.ranking),
  }
}

export const friendHandlers = {
  getFriendCard,
  listFriendRewards,
  claimFriendDeposit,
  claimFriendTurnover,
  getInviteRanking,
  claimInviteRanking,
} satisfies Handlers
