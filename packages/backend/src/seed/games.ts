// The demo's catalogue. Providers, games, dealers, matches and goods are invented.
import type { Kysely } from 'kysely'
import { addDays } from '../calendar.ts'
import type { Tables } from '../database/tables.ts'
import type { GameDetails } from '../database/tables/games.ts'
import { toCentavos, type Tx } from '../money.ts'
import { toSearchText } from '../operations/games/catalogue.ts'
import { getDay, startOfDay } from '../operations/paging.ts'

const PROVIDERS = [
  { code: 'lantern', name: 'Lantern Works', needs_wallet: false },
  { code: 'amihan', name: 'Amihan Games', needs_wallet: false },
  { code: 'salon', name: 'Salon Live', needs_wallet: true },
  { code: 'liga', name: 'Liga Book', needs_wallet: false },
  { code: 'laot', name: 'Laot Studio', needs_wallet: false },
]

/** Type, provider, color and names. Every sixth game of the whole list is hot. */
const GAMES = `
slot   lantern #4a20a8 Star Lantern, Jeepney Jackpot, Mango Rush, Fiesta Drums, Rice Terrace Riches
slot   amihan  #8a2b1f Volcano Gold, Pearl Diver, Kite Season, Sampaguita Spins, Monsoon Wilds
live   salon   #0c312e Perla Baccarat, Ruby Roulette, Jade Sic Bo, Coral Blackjack, Amber Dragon Tiger, Onyx Baccarat
sports liga    #14365c Island Basketball Night, Metro Volleyball, Harbor Boxing, Highland Football, Capital Badminton, Bay Billiards
fish   laot    #0b4a6f Reef Hunters, Deep Lantern Fish, Whale Song, Pirate Lagoon, Crab Dynasty, Golden Bangus
poker  amihan  #3d1f3d Tongits Table, Pusoy Night, Lucky Nine Room, Five Card Barkada, Island Hold, Color Card Duel
arcade lantern #7a4a00 Balloon Climb, Mine Path, Plinko Hill, Dice Alley, Coin Tower, Rocket Kalesa, Color Wheel Plaza
`
const HOT_EVERY = 6

const DEALERS = ['Ligaya', 'Marisol', 'Dante', 'Ines', 'Rafael', 'Corazon']
const TEAMS = 'Harbor Kites, Summit Tamaraws, Bay Falcons, River Carabaos, Reef Sharks, Plaza Comets'.split(', ')

const RULES = {
  'en-US': 'Choose a bet and press Play. The table shows what a result pays, with the bet. A demo: no real money.',
  'vi-VN':
    'Chọn mức cược rồi nhấn Chơi. Bảng cho biết mỗi kết quả trả bao nhiêu, gồm cả tiền cược. Bản trình diễn, không có tiền thật.',
}
const PAY_NAMES = [
  { 'en-US': 'Great win', 'vi-VN': 'Thắng lớn' },
  { 'en-US': 'Good win', 'vi-VN': 'Thắng khá' },
  { 'en-US': 'Small win', 'vi-VN': 'Thắng nhỏ' },
] as const
/** How the wins are spread: what the three results pay, and the chance of each in a million. */
const PAYS = [
  { volatility: 'low', pays: [5, 2, 1], chances: [30_000, 205_000, 400_000] },
  { volatility: 'medium', pays: [20, 5, 2], chances: [10_000, 52_000, 250_000] },
  { volatility: 'high', pays: [100, 10, 2], chances: [3_000, 30_000, 177_000] },
] as const

/** The details of a type's game with this number, from 0. */
function getDetails(type: string, number: number): GameDetails {
  const { volatility, pays, chances } = PAYS[number % PAYS.length] as (typeof PAYS)[number]
  const name = { 'en-US': `Table ${number + 1}`, 'vi-VN': `Bàn ${number + 1}` }
  const dealer = DEALERS[number % DEALERS.length] as string
  const [home, away] = [TEAMS[number % TEAMS.length] as string, TEAMS[(number + 3) % TEAMS.length] as string]
  const odds = { home: 1.5 + number / 10, away: 2.6 - number / 10 }
  return {
    rules: RULES,
    volatility,
    pays: PAY_NAMES.map((one, row) => ({ name: one, pays: pays[row] ?? 0, chance: chances[row] ?? 0 })),
    ...(type === 'live' && { table: { name, dealer, ...(number % 2 === 0 && { seats: 7, openSeats: number % 7 }) } }),
    ...(type === 'sports' && { event: { league: 'Demo League', home, away, hour: 12 + number, odds } }),
  }
}

/** Adds the catalogue of games. */
export async function seedGames(tx: Tx, now: Date): Promise<void> {
  await tx.insertInto('manufacturer').values(PROVIDERS).execute()
  const all = GAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [, type = '', manuf = '', color = '', names = ''] = /^(\w+) +(\w+) +(#\w+) (.*)$/.exec(line) ?? []
      return names.split(', ').map((name) => ({ type, manuf, color, name }))
    })
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

/** Codes that everybody may redeem once, one that is used up, and one that has ended. */
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

/** What points buy: id, kind, pesos, points, stock, and the name in both languages. */
const GOODS = [
  ['cash-10', 'cash', 10, 100, 100_000, '₱10', '₱10'],
  ['cash-100', 'cash', 100, 950, 500, '₱100', '₱100'],
  ['shirt', 'goods', 0, 2500, 40, 'Fiesta shirt', 'Áo lễ hội'],
  ['lantern', 'goods', 0, 5000, 12, 'Star lantern', 'Đèn lồng ngôi sao'],
] as const

/** Puts goods into the shop, unless they are there. */
export async function seedGoods(db: Kysely<Tables>): Promise<void> {
  const rows = GOODS.map(([id, kind, pesos, points, stock, english, vietnamese], place) => {
    const name = JSON.stringify({ 'en-US': english, 'vi-VN': vietnamese })
    return { id, kind, amount: toCentavos(pesos), points, stock, name, place }
  })
  const goods = db.insertInto('goods').values(rows)
  await goods.onConflict((conflict) => conflict.column('id').doNothing()).execute()
}
