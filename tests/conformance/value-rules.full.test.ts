import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockServer, type MockServer } from '#mocks/server.ts'
import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { readValueRules } from '@tumpak/contract-kit/rules.ts'
import { inSandbox, throughFault } from '../../packages/conformance/mutants/through-fault.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig } from './mock-run.ts'

/** Longer than any run, so that it fails only if the run hangs. */
const TIMEOUT_MS = 120_000
const { openapi } = mockConfig('')

/** A server that breaks a rule. */
interface Fault {
  /** The rule, with the operation that it belongs to before it, if any. */
  rule: string
  /** The operation whose response is changed. */
  in: string
  /** The pointer in its payload. */
  at: string
  /** `times` counts the successes of the operation that the rule belongs to. */
  change: (value: unknown, times: number) => unknown
  /** The operations to run, besides the one that the rule belongs to. */
  with?: readonly string[]
  /** The only player, where others have too few items to show it. It may be one that the settings do not name. */
  as?: string
}

const more = (value: unknown): unknown => Number(value) + 1
const less = (value: unknown, times: number): unknown => Number(value) - times
const reverse = (value: unknown): unknown => (Array.isArray(value) ? value.toReversed() : value)
/** Two may have been made in one second. */
const ageFirst = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((item: Json, index) => (index === 0 ? { ...item, createdAt: '2026-01-01T00:00:00Z' } : item))
    : list
const inEach =
  (field: string, change: (value: unknown) => unknown, isMeant: (item: Json) => boolean = () => true) =>
  (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((item: Json) =>
          item[field] !== undefined && isMeant(item) ? { ...item, [field]: change(item[field]) } : item,
        )
      : list
const isOfType =
  (type: string) =>
  (item: Json): boolean =>
    item['type'] === type

const CLAIMS = [
  'claimVipDaily',
  'claimVipRebate',
  'claimVipMonthly',
  'claimFriendDeposit',
  'claimFriendTurnover',
  'claimInviteRanking',
  'claimRecallTask',
  'redeemCode',
  'claimLetter',
]

const FAULTS: readonly Fault[] = [
  { rule: 'all-is-balance-and-held', in: 'getBalance', at: '/userAccountVO/allAmount', change: more },
  { rule: 'deposit-has-all-deposits', in: 'getBalance', at: '/userAccountVO/deposit', change: () => 1 },
  { rule: 'binds-at-most-the-surplus', in: 'getBalance', at: '/userRiskVO/surplus', change: () => 0 },
  {
    rule: 'journal-ends-at-balance',
    in: 'listJournal',
    at: '/list',
    change: inEach('balanceAfter', more),
    with: ['getBalance'],
  },
  { rule: 'counts-unread-letters', in: 'getBadges', at: '/letterUnreadNum', change: more },
  { rule: 'counts-unread-letters-of-a-type', in: 'listLetterTypes', at: '', change: inEach('unread', more) },
  { rule: 'counts-vip-rewards', in: 'getBadges', at: '/vipTabRewardsNum', change: more },
  { rule: 'totals-of-rounds', in: 'listGameRecords', at: '/totalWin', change: more },
  { rule: 'usable-coupons-first', in: 'listCoupons', at: '/list', change: reverse },
  { rule: 'check-ins-oldest-first', in: 'getVip', at: '/checkIns', change: reverse },
  { rule: 'amounts-ascending', in: 'listRechargeAmounts', at: '/list', change: reverse },
  { rule: 'exchanges-newest-first', in: 'getExchange', at: '/orders', change: ageFirst, with: ['createExchange'] },
  { rule: 'friends-deposited-are-invited', in: 'getFriendCard', at: '/invited', change: () => 0 },
  { rule: 'places-in-order', in: 'getInviteRanking', at: '/list', change: reverse },
  { rule: 'prizes-in-order', in: 'getInviteRanking', at: '/prizes', change: reverse },
  {
    rule: 'withdrawals-name-the-wallet',
    in: 'listWithdrawals',
    at: '/list',
    change: inEach('account', () => '****9999'),
    with: ['getWallet'],
  },
  { rule: 'claimed-with-rewards', in: 'listLetters', at: '/list', change: inEach('claimed', () => undefined) },
  { rule: 'announcements-newest-first', in: 'listAnnouncements', at: '', change: reverse },
  { rule: 'tiers-lowest-first', in: 'listActivities', at: '', change: inEach('tiers', reverse) },
  { rule: 'rest-of-limit', in: 'listPlayLimits', at: '/limits', change: inEach('left', more), as: 'limited' },
  { rule: 'net-of-session', in: 'getPlaySession', at: '/net', change: more },
  { rule: 'statement-adds-up', in: 'getPlayStatement', at: '/total/staked', change: more },
  {
    rule: 'break-has-an-end',
    in: 'getUser',
    at: '/play',
    change: () => ({ state: 'break' }),
  },
  ...CLAIMS.map((id) => ({
    rule: `${id}/pays-its-cash`,
    in: id,
    at: '/rewards',
    change: inEach('amount', more, isOfType('cash')),
  })),
  {
    rule: 'redeemCode/credits-its-points',
    in: 'redeemCode',
    at: '/rewards',
    change: inEach('amount', more, isOfType('point')),
  },
  // No letter of the mock has points.
  {
    rule: 'claimLetter/credits-its-points',
    in: 'claimLetter',
    at: '/rewards',
    change: inEach('type', () => 'point', isOfType('cash')),
  },
  { rule: 'createWithdrawal/debits-its-amount', in: 'getBalance', at: '/userAccountVO/balance', change: less },
  { rule: 'createExchange/costs-its-points', in: 'getExchange', at: '/points', change: less },
  { rule: 'createExchange/pays-its-cash', in: 'getBalance', at: '/userAccountVO/balance', change: less },
  { rule: 'createExchange/leaves-less-in-stock', in: 'getExchange', at: '/goods', change: inEach('stock', () => 50) },
  { rule: 'prepareRecharge/quotes-what-was-asked', in: 'prepareRecharge', at: '/amount', change: more },
  { rule: 'prepareRecharge/adds-its-wagering', in: 'prepareRecharge', at: '/wageringAdded', change: more },
  {
    rule: 'readLetter/lowers-its-counter',
    in: 'getBadges',
    at: '/letterUnreadNum',
    change: (value, times) => Number(value) + times,
  },
  {
    rule: 'deleteLetters/deletes-no-other',
    as: 'vip8player',
    in: 'listLetters',
    at: '',
    change: (page, times) => {
      const { list, total } = page as { list: unknown[]; total: number }
      return { list: list.slice(0, Math.max(0, list.length - times)), total: total - times }
    },
  },
  { rule: 'addFavourite/comes-first', in: 'listFavourites', at: '/list', change: reverse },
  { rule: 'launchGame/no-address-without-wallet', in: 'launchGame', at: '/needBindWallet', change: () => true },
]

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})

afterAll(() => server.close())

it('has a fault for each rule', () => {
  const ofWrites = readOperations(openapi).flatMap(({ id, valueRules }) => valueRules.map((rule) => `${id}/${rule.id}`))
  const rules = [...readValueRules(openapi['x-rules'], '').map(({ id }) => id), ...ofWrites]
  expect(FAULTS.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted())
})

it.each(FAULTS)('finds that $rule is broken', { timeout: TIMEOUT_MS }, async (fault) => {
  const [owner = '', id = owner] = fault.rule.split('/')
  const isOfWrite = owner !== id
  let times = 0
  const transport = throughFault(
    openapi,
    inSandbox(`rule-${fault.rule.replace('/', '-')}`),
    ({ response, json, operation }) => {
      if (!isJson(json) || json['success'] !== true) return undefined
      if (operation.id === owner) times += 1
      if (operation.id !== fault.in) return undefined
      const pointer = `/data${fault.at}`
      const changed = withAt(json, pointer, fault.change(at(json, pointer), times))
      return { ...response, body: JSON.stringify(changed) }
    },
  )
  const only = [...(isOfWrite ? [owner] : [fault.in]), ...(fault.with ?? [])]
  const config = mockConfig(server.url)
  const named = config.players?.filter(({ username }) => fault.as === undefined || username === fault.as)
  const players = named?.length === 0 ? [{ username: String(fault.as), password: 'tumpak123' }] : named
  const { findings } = await runConformance({ ...config, ...(players && { players }), transport, only })
  const found = findings.filter(
    ({ check, rule }) => check === 'rule' && JSON.stringify(at(openapi, rule)).includes(`"${id}"`),
  )
  expect(findings.map((one) => `${one.operationId}/${one.check}: ${one.title}`).join('\n')).toContain('Not so')
  expect(found).toHaveLength(1)
})
