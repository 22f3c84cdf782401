import { REWARD_NOTES } from '../../data/reward-notes.ts'
import type { FriendKind } from '../../sandbox/friends.ts'
import { creditPrizes } from '../../sandbox/prizes.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { HandlerRequest, Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'
import { showPrize, showStanding } from './show.ts'

const getFriendCard: Handler<'getFriendCard'> = ({ player, sandbox }) => {
  const { friends } = sandbox.rewards
  const own = friends.of(player)
  const { invitationCode } = player.profile
  return {
    invitationCode,
    shareUrl: `https://share.example/i/${invitationCode}`,
    invited: own.length,
    deposited: own.filter(({ deposited }) => deposited).length,
    spins: player.counters.inviteFriendToEarnNum,
    energy: player.energy,
    deposit: showStanding(friends.standing(player, 'deposit')),
    turnover: showStanding(friends.standing(player, 'turnover')),
  }
}

const listFriendRewards: Handler<'listFriendRewards'> = ({ player, query, sandbox }) =>
  pageOf(listFor(player, sandbox.rewards.friends.paymentsOf(player)), query, ({ id, friend, kind, prize, gotAt }) => ({
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

const getInviteRanking: Handler<'getInviteRanking'> = ({ player, sandbox }) => {
  const { ranking } = sandbox.rewards
  const places = ranking.places()
  return {
    endsAt: toInstant(ranking.endsAt()),
    list: listFor(player, places).map(({ rank, player: name, invited, reward }) => ({
      rank,
      player: name,
      invited,
      reward: showPrize({ type: 'cash', amount: reward }),
    })),
    myRank: places.find(({ uid }) => uid === player.uid)?.rank ?? 0,
    myInvited: ranking.invited(player),
    state: ranking.stateOf(player),
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
