import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBundle } from './files.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'

/** Every operation of the specification, by exact method and path (`openapi/stated.yaml`). */
const POST = [
  '/api/common/uploadImg',
  '/api/friend/card/deposit/rewards/claim',
  '/api/friend/card/turnover/rewards/claim',
  '/api/game/getUrl',
  '/api/invite/rankings/claim',
  '/api/letter/claim',
  '/api/letter/delete',
  '/api/letter/read',
  '/api/mallExchange/order',
  '/api/recallTask/claim',
  '/api/recharge/build',
  '/api/recharge/preCreate',
  '/api/redemption/code/use',
  '/api/reset/login/pwd',
  '/api/reset/trade/pwd',
  '/api/user/bankCard/create',
  '/api/user/bind',
  '/api/user/bind/{code}',
  '/api/user/custom/register',
  '/api/user/game/collect',
  '/api/user/game/collect/del',
  '/api/user/identity/base',
  '/api/user/identity/upload',
  '/api/user/login',
  '/api/user/logout',
  '/api/user/modify',
  '/api/user/modifyPasswordLogin',
  '/api/user/modifyPasswordTrade',
  '/api/user/register/flag',
  '/api/user/sms/send/bind',
  '/api/user/sms/send/resetLoginPwd',
  '/api/user/sms/send/resetTradePwd',
  '/api/vip/card/daily/rewards/claim',
  '/api/vip/card/monthly/rewards/claim',
  '/api/vip/card/rebate/rewards/claim',
  '/api/withdraw/create',
]
const GET = [
  '/api/act/fetch',
  '/api/app/faq',
  '/api/app/version',
  '/api/badge/data',
  '/api/balance',
  '/api/config/fetch',
  '/api/coupon/fetch',
  '/api/fb/event/fetch',
  '/api/friend/card/fetch',
  '/api/friend/card/rewards/record',
  '/api/game/fetch',
  '/api/game/fetch/hot',
  '/api/game/fetch/live',
  '/api/game/helper',
  '/api/game/record/{type}',
  '/api/game/type',
  '/api/invite/rankings/fetch',
  '/api/letter',
  '/api/letter/type',
  '/api/mallExchange/info',
  '/api/manuf/fetch',
  '/api/material/avatar',
  '/api/notice/info',
  '/api/open/banner/info',
  '/api/open/game/fetch',
  '/api/open/game/fetch/hot',
  '/api/open/game/fetch/live',
  '/api/open/game/info/message',
  '/api/open/game/search',
  '/api/open/game/searchDiscover',
  '/api/open/game/type',
  '/api/open/manuf/fetch',
  '/api/recallTask/fetch/{sn}',
  '/api/recharge/amount',
  '/api/recharge/bank',
  '/api/recharge/fetch',
  '/api/recharge/method',
  '/api/user/balanceJournal/fetch',
  '/api/user/balanceJournal/type',
  '/api/user/bankCard/wallet/account',
  '/api/user/country',
  '/api/user/follow',
  '/api/user/game/collect/fetch',
  '/api/user/identity/fetch',
  '/api/user/identity/type',
  '/api/user/info',
  '/api/user/share',
  '/api/vip/card/fetch',
  '/api/withdraw/fetch',
]

const OPERATIONS = Object.entries(readBundle()['paths'] as { [path: string]: Json }).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method} ${path}`,
    isProposed: (operation as Json)['x-proposed'] === true,
  })),
)
const STATED = [...POST.map((path) => `post ${path}`), ...GET.map((path) => `get ${path}`)]

describe('operations of the specification', () => {
  it('are 36 POST and 49 GET', () => {
    expect([POST.length, GET.length]).toEqual([36, 49])
  })

  it('are all in the document, without a mark', () => {
    const stated = OPERATIONS.filter(({ isProposed }) => !isProposed).map(({ name }) => name)
    expect(STATED.filter((name) => !stated.includes(name))).toEqual([])
    expect(
      stated.filter((name) => !STATED.includes(name)),
      'A new operation? Write x-proposed: true below its method in its file of openapi/paths.',
    ).toEqual([])
  })

  it('are all in the types of openapi-typescript', () => {
    const types = readFileSync('generated/openapi.d.ts', 'utf8')
    const paths = types.slice(types.indexOf('export interface paths'), types.indexOf('export interface components'))
    const typed = paths.matchAll(/^ {8}(get|post): operations\["(\w+)"\]/gm)
    expect([...typed]).toHaveLength(OPERATIONS.length)
  })
})
