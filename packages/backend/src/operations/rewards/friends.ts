import { sql } from 'kysely'
import { Refusal, type Call, type Handler, type Handlers, type Payload } from '../../http/call.ts'
import { maskPlayer } from '../../masks.ts'
import { lockAccount, toPesos, type Tx } from '../../money.ts'
import { grant, toCash } from '../../rewards.ts'
import { readPage } from '../paging.ts'
import { listClaimable } from './activities.ts'

/** What each friend gives once, for a deposit and for a turnover, in whole centavos. */
const REWARDS = { deposit: 50_00, turnover: 100_00 } as const
const TURNOVER_TARGET = 10_000_00

type Kind = keyof typeof REWARDS
type FriendCard = Payload<'getFriendCard'>

interface Friend {
  readonly id: number
  readonly deposited: number
  readonly turnover: number
  /** The kinds of reward that the player has for this friend. */
  readonly rewarded: Kind[]
}

async function readFriends(tx: Tx, accountId: number): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select id, deposited, turnover,
      array(select kind from friend_reward where account_id = ${accountId} and friend_id = account.id) as rewarded
    from account where invited_by = ${accountId} order by id`.execute(tx)
  return rows
}

const hasEarned = (kind: Kind, { deposited, turnover }: Friend): boolean =>
  kind === 'deposit' ? deposited > 0 : turnover >= TURNOVER_TARGET

/** The friends that earn a reward which was not claimed. */
function getEarning(kind: Kind, friends: readonly Friend[]): Friend[] {
  return friends.filter((friend) => hasEarned(kind, friend) && !friend.rewarded.includes(kind))
}

function showReward(kind: Kind, friends: readonly Friend[]): FriendCard['deposit'] {
  const earning = getEarning(kind, friends).length
  const open = friends.filter(({ rewarded }) => !rewarded.includes(kind))
  const most = Math.max(0, ...open.map(({ turnover }) => turnover))
  const isClaimed = open.length < friends.length
  return {
    state: earning > 0 ? 'ready' : isClaimed ? 'claimed' : 'locked',
    reward: toCash(REWARDS[kind] * Math.max(1, earning)),
    progress: kind === 'deposit' ? earning : Math.floor(toPesos(most)),
    target: kind === 'deposit' ? 1 : toPesos(TURNOVER_TARGET),
  }
}

const getFriendCard: Handler<'getFriendCard'> = async ({ tx, account, origin, now }) => {
  const friends = await readFriends(tx, account.id)
  const energy = await tx.selectFrom('energy').select('amount').where('account_id', '=', account.id).executeTakeFirst()
  return {
    invitationCode: account.invitation_code,
    shareUrl: `${origin}/?code=${account.invitation_code}`,
    invited: friends.length,
    deposited: friends.filter(({ deposited }) => deposited > 0).length,
    spins: (await listClaimable(tx, account, 'invite-spin', now)).length,
    energy: energy?.amount ?? 0,
    deposit: showReward('deposit', friends),
    turnover: showReward('turnover', friends),
  }
}

async function claim(call: Call<'claimFriendDeposit' | 'claimFriendTurnover'>, kind: Kind) {
  const { tx, now } = call
  const account = await lockAccount(tx, call.account.id)
  const friends = await readFriends(tx, account.id)
  const earning = getEarning(kind, friends)
  if (earning.length === 0)
    throw new Refusal(friends.some(({ rewarded }) => rewarded.includes(kind)) ? 'alreadyClaimed' : 'nothingToClaim')
  // The table's key has each friend once, whatever two requests do at once.
  await tx
    .insertInto('friend_reward')
    .values(
      earning.map(({ id }) => ({ account_id: account.id, friend_id: id, kind, amount: REWARDS[kind], got_at: now })),
    )
    .execute()
  const rewards = [toCash(REWARDS[kind] * earning.length)]
  await grant(tx, account.id, rewards, now)
  return { rewards }
}

const listFriendRewards: Handler<'listFriendRewards'> = async ({ tx, account, query }) => {
  const rewards = tx
    .selectFrom('friend_reward')
    .innerJoin('account', 'account.id', 'friend_id')
    .select(['friend_reward.id', 'username', 'kind', 'amount', 'got_at'])
    .where('account_id', '=', account.id)
    .orderBy('got_at', 'desc')
    .orderBy('friend_reward.id', 'desc')
  const { rows, total } = await readPage(tx, rewards, query)
  return {
    list: rows.map(({ id, username, kind, amount, got_at }) => ({
      id: `FR${id}`,
      friend: maskPlayer(username),
      kind,
      reward: toCash(amount),
      gotAt: got_at.toISOString(),
    })),
    total,
  }
}

export const friendHandlers = {
  getFriendCard,
  claimFriendDeposit: (call) => claim(call, 'deposit'),
  claimFriendTurnover: (call) => claim(call, 'turnover'),
  listFriendRewards,
} satisfies Handlers
