import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '#src/routing/route-names.ts'
import { isOpenTo } from './guards.ts'
import { createAppRouter } from './router.tsx'

/** The stated pages, and who may open each (`Access` in `src/routing/access.ts`). */
const TABLE: Record<string, string> = {
  '/login': 'login',
  '/register': 'register',
  '/forgetPassword': 'forgetPassword',
  '/tab': 'tab',
  '/game': 'game',
  '/vip': 'vip',
  '/wallet': 'wallet',
  '/livechat': 'livechat',
  '/helpSlot': 'helpSlot',
  '/inviteRank': 'inviteRank',
  '/customerService': 'customerService',
  '/faq': 'faq',
  '/game/search': 'gameSearchHistory',
  '/game/search/result': 'gameSearchResult',
  '/game/record': 'gameRecord',
  '/event': 'event',
  '/profile': 'profile',
  '/finance/withdraw': 'withdraw',
  '/finance/recharge': 'recharge',
  '/finance/exchange': 'exchange',
  '/transactionHistory': 'transactionHistory',
  '/records': 'records',
  '/inbox': 'inbox',
  '/redeem': 'redeem',
  '/returnGift/{sn}': 'returnGift',
  '/kyc/verification': 'kycVerification',
  '/kyc/baseInfo': 'kycBaseInfo',
  '/kyc/status': 'kycStatus',
  '/kyc/upload': 'kycUpload',
}
const VISITOR = 'login register forgetPassword game gameSearchHistory gameSearchResult customerService livechat faq'
const SUSPENDED = 'login register forgetPassword kycVerification kycBaseInfo kycStatus kycUpload profile livechat faq'
const PAUSED =
  'login register forgetPassword kycVerification kycBaseInfo kycStatus kycUpload profile livechat customerService faq ' +
  'wallet withdraw transactionHistory records gameRecord inbox responsiblePlay'

const { routesByPath } = createAppRouter()
type Path = keyof typeof routesByPath

const getRoute = (path: string) => routesByPath[path as Path] ?? routesByPath[`${path}/` as Path]
const getStaticData = (path: string) => getRoute(path).options.staticData
const toStated = (path: string) => path.replace(/\$(\w+)/u, '{$1}')
const isStated = (path: string) => toStated(path) in TABLE
/** Names of stated pages. */
const namesWhere = (is: (path: string) => boolean): string[] =>
  Object.entries(ROUTES).flatMap(([name, path]) => (isStated(path) && is(path) ? [name] : []))
const sorted = (names: string) => names.split(' ').sort()

describe('the routes', () => {
  it('have the 29 stated names; every other page says isProposed', () => {
    const ours = Object.entries(ROUTES).map(([name, path]) => [toStated(path), name])
    expect(Object.fromEntries(ours)).toMatchObject(TABLE)
    expect(Object.keys(TABLE)).toHaveLength(29)
    expect(
      Object.values(ROUTES).filter((path) => !isStated(path) && getStaticData(path)?.isProposed !== true),
      'A new page? Its staticData says isProposed: true.',
    ).toEqual([])
    expect(Object.values(ROUTES).filter((path) => isStated(path) && getStaticData(path)?.isProposed)).toEqual([])
  })

  it('all exist, and every page has a name in ROUTES', () => {
    for (const path of Object.values(ROUTES)) expect(getRoute(path), path).toBeDefined()
    const known = new Set<string>([...Object.values(ROUTES), '/', '/$', '/gallery/{-$section}'])
    expect(
      Object.keys(routesByPath).filter((path) => !known.has(path === '/' ? path : path.replace(/\/$/u, ''))),
      'A new page? Its name and path belong into src/routing/route-names.ts.',
    ).toEqual([])
  })

  it('open to a visitor are the stated ones, and the redirects to them', () => {
    const open = namesWhere((path) => ['open', 'browse', 'service'].includes(getStaticData(path)?.access ?? ''))
    expect(open.sort()).toEqual([...sorted(VISITOR), 'tab'].sort())
  })

  it('open to a suspended player are the stated ones, and the redirects to them', () => {
    const open = namesWhere((path) => ['open', 'account'].includes(getStaticData(path)?.access ?? ''))
    expect(open.sort()).toEqual([...sorted(SUSPENDED), 'tab'].sort())
  })

  it('open to a player on a break are own pages, help and the page of the break', () => {
    const open = Object.entries(ROUTES).flatMap(([name, path]) =>
      isOpenTo('paused', [getStaticData(path)?.access ?? 'player']) ? [name] : [],
    )
    expect(open.sort()).toEqual([...sorted(PAUSED), 'tab', 'payReturn'].sort())
  })

  it('that require a ratified player with a transaction password are withdraw alone', () => {
    expect(namesWhere((path) => getStaticData(path)?.access === 'withdrawal')).toEqual(['withdraw'])
  })

  it.each([
    ['/LOGIN', '/login'],
    ['/login/', '/login'],
    ['/%6Cogin', '/login'],
    ['/Finance/RECHARGE/', '/finance/recharge'],
    ['/returnGift/AbC', '/returnGift/AbC'],
    ['/', '/'],
  ])('have one path each: %s is %s', (written, path) => {
    const history = createMemoryHistory({ initialEntries: [`${written}?a=B`] })
    const router = createAppRouter()
    router.update({ history, context: undefined as never })
    expect(router.latestLocation).toMatchObject({ pathname: path, href: `${path}?a=B` })
  })
})
