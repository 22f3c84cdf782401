// The demo's games. Providers, games, dealers and matches are invented.
import { addDays } from '../calendar.ts'
import type { Tx } from '../money.ts'
import { toSearchText, type GameDetails, type Pay, type Texts } from '../operations/games/details.ts'
import { getDay, startOfDay } from '../operations/paging.ts'

const PROVIDERS = [
  { code: 'lantern', name: 'Lantern Works', needs_wallet: false },
  { code: 'amihan', name: 'Amihan Games', needs_wallet: false },
  { code: 'salon', name: 'Salon Live', needs_wallet: true },
  { code: 'liga', name: 'Liga Book', needs_wallet: false },
  { code: 'laot', name: 'Laot Studio', needs_wallet: false },
]

/** Type, provider, color, and names. Every sixth game of the whole list is hot. */
const GAMES: readonly (readonly [type: string, manuf: string, color: string, names: readonly string[]])[] = [
  [
    'slot',
    'lantern',
    '#4a20a8',
    ['Star Lantern', 'Jeepney Jackpot', 'Mango Rush', 'Fiesta Drums', 'Rice Terrace Riches'],
  ],
  ['slot', 'amihan', '#8a2b1f', ['Volcano Gold', 'Pearl Diver', 'Kite Season', 'Sampaguita Spins', 'Monsoon Wilds']],
  [
    'live',
    'salon',
    '#0c312e',
    ['Perla Baccarat', 'Ruby Roulette', 'Jade Sic Bo', 'Coral Blackjack', 'Amber Dragon Tiger', 'Onyx Baccarat'],
  ],
  [
    'sports',
    'liga',
    '#14365c',
    [
      'Island Basketball Night',
      'Metro Volleyball',
      'Harbor Boxing',
      'Highland Football',
      'Capital Badminton',
      'Bay Billiards',
    ],
  ],
  [
    'fish',
    'laot',
    '#0b4a6f',
    ['Reef Hunters', 'Deep Lantern Fish', 'Whale Song', 'Pirate Lagoon', 'Crab Dynasty', 'Golden Bangus'],
  ],
  [
    'poker',
    'amihan',
    '#3d1f3d',
    ['Tongits Table', 'Pusoy Night', 'Lucky Nine Room', 'Five Card Barkada', 'Island Hold', 'Color Card Duel'],
  ],
  [
    'arcade',
    'lantern',
    '#7a4a00',
    ['Balloon Climb', 'Mine Path', 'Plinko Hill', 'Dice Alley', 'Coin Tower', 'Rocket Kalesa', 'Color Wheel Plaza'],
  ],
]
const HOT_EVERY = 6

const DEALERS = ['Ligaya', 'Marisol', 'Dante', 'Ines', 'Rafael', 'Corazon']
const TEAMS = [
  'Harbor Kites',
  'Summit Tamaraws',
  'Bay Falcons',
  'River Carabaos',
  'Reef Sharks',
  'Plaza Comets',
  'Grove Civets',
]

const PAY_NAMES: readonly Texts[] = [
  { 'en-US': 'Great win', 'vi-VN': 'Thắng lớn' },
  { 'en-US': 'Good win', 'vi-VN': 'Thắng khá' },
  { 'en-US': 'Small win', 'vi-VN': 'Thắng nhỏ' },
]
/** What a round pays and its chance in a million, by how the wins are spread. */
const PAYS: readonly {
  readonly volatility: GameDetails['volatility']
  readonly pays: readonly (readonly [number, number])[]
}[] = [
  {
    volatility: 'low',
    pays: [
      [5, 30_000],
      [2, 205_000],
      [1, 400_000],
    ],
  },
  {
    volatility: 'medium',
    pays: [
      [20, 10_000],
      [5, 52_000],
      [2, 250_000],
    ],
  },
  {
    volatility: 'high',
    pays: [
      [100, 3_000],
      [10, 30_000],
      [2, 177_000],
    ],
  },
]

function getDetails(type: string, number: number): GameDetails {
  const { volatility, pays } = PAYS[number % PAYS.length] as (typeof PAYS)[number]
  const rules = {
    'en-US': 'Choose a bet and press Play. The table shows what a result pays, with the bet. A demo: no real money.',
    'vi-VN':
      'Chọn mức cược rồi nhấn Chơi. Bảng cho biết mỗi kết quả trả bao nhiêu, gồm cả tiền cược. Bản trình diễn, không có tiền thật.',
  }
  const rows = pays.map(([times, chance], row): Pay => ({ name: PAY_NAMES[row] as Texts, pays: times, chance }))
  const name = `${number + 1}`
  const [home, away] = [TEAMS[number % TEAMS.length] as string, TEAMS[(number + 3) % TEAMS.length] as string]
  return {
    rules,
    volatility,
    pays: rows,
    ...(type === 'live' && {
      table: {
        name: { 'en-US': `Table ${name}`, 'vi-VN': `Bàn ${name}` },
        dealer: DEALERS[number % DEALERS.length] as string,
        ...(number % 2 === 0 && { seats: 7, openSeats: number % 7 }),
      },
    }),
    ...(type === 'sports' && {
      event: {
        league: 'Demo League',
        home,
        away,
        hour: 12 + number,
        odds: { home: 1.5 + number / 10, away: 2.6 - number / 10 },
      },
    }),
  }
}

/** Adds the catalogue. */
export async function seedGames(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('manufacturer').values(PROVIDERS).execute()
  const all = GAMES.flatMap(([type, manuf, color, names]) => names.map((name) => ({ type, manuf, color, name })))
  const rows = all.map(({ type, manuf, color, name }, index) => {
    const number = all.slice(0, index).filter((other) => other.type === type).length
    const details = getDetails(type, number)
    const returned = details.pays.reduce((sum, { pays, chance }) => sum + pays * chance, 0)
    const provider = PROVIDERS.find(({ code }) => code === manuf)?.name ?? ''
    return {
      id: `${type}-${String(number + 1).padStart(3, '0')}`,
      name,
      manuf,
      type,
      hot_rank: index % HOT_EVERY === 0 ? index / HOT_EVERY + 1 : null,
      search_text: toSearchText(`${name}\n${provider}`),
      cover_color: color,
      return_percent: returned / 10_000,
      min_bet: type === 'live' ? 50_00 : 1_00,
      max_bet: 5_000_00,
      details: JSON.stringify(details),
      added_at: startOfDay(addDays(getDay(now), -index)),
    }
  })
  await tx.insertInto('game').values(rows).execute()
}

/** Codes that everybody may redeem once, and one that has ended. */
export async function seedCodes(tx: Tx, now: Date): Promise<void> {
  const days = (count: number) => startOfDay(addDays(getDay(now), count))
  const rewards = JSON.stringify([{ type: 'cash', amount: 20 }, { type: 'coupon' }, { type: 'point', amount: 50 }])
  await tx
    .insertInto('redeem_code')
    .values([
      { code: 'FIESTA2026', rewards, uses_left: 1_000_000, expires_at: days(365) },
      { code: 'USEDUP', rewards, uses_left: 0, expires_at: days(365) },
      { code: 'EXPIRED', rewards, uses_left: 10, expires_at: days(-1) },
    ])
    .execute()
}

/** A gift for a player who comes back, with a step that is done. */
export async function seedRecall(tx: Tx, accountId: number, sn: string, endsAt: Date): Promise<void> {
  const plan = {
    title: { 'en-US': 'Welcome back', 'vi-VN': 'Chào mừng trở lại' },
    steps: [
      {
        id: 'login',
        action: 'login',
        target: 1,
        reward: { type: 'cash', amount: 10 },
        title: { 'en-US': 'Log in again', 'vi-VN': 'Đăng nhập lại' },
      },
      {
        id: 'deposit',
        action: 'deposit',
        target: 500,
        reward: { type: 'cash', amount: 50 },
        title: { 'en-US': 'Deposit ₱500', 'vi-VN': 'Nạp ₱500' },
      },
      {
        id: 'play',
        action: 'play',
        target: 1000,
        reward: { type: 'point', amount: 100 },
        title: { 'en-US': 'Bet ₱1,000', 'vi-VN': 'Cược ₱1.000' },
      },
    ],
  }
  await tx
    .insertInto('recall')
    .values({ sn, account_id: accountId, plan: JSON.stringify(plan), ends_at: endsAt })
    .execute()
}

/** Thirty days of check-in, which earn the monthly reward. */
export async function seedCheckIns(tx: Tx, accountId: number, now: Date): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => addDays(getDay(now), -1 - index))
  await tx
    .insertInto('check_in')
    .values(days.map((day) => ({ account_id: accountId, day })))
    .execute()
}
