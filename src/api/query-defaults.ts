import type { QueryClient } from '@tanstack/react-query'
import type { paths } from '#generated/openapi.d.ts'

/** How long a response is fresh by default, in milliseconds. */
export const STALE_DEFAULT_MS = 60_000

const HOUR_MS = 3_600_000
/** For what every visit reads again: long enough for the screen to mount after its loader. */
const LOADED_MS = 1000

/** How long a response is fresh, in milliseconds. Every screen refetches money, status and counters. */
const STALE_MS = {
  '/api/config/fetch': HOUR_MS,
  '/api/user/country': HOUR_MS,
  '/api/user/identity/type': HOUR_MS,
  '/api/user/identity/fetch': 0,
  '/api/balance': LOADED_MS,
  '/api/badge/data': 0,
  '/api/coupon/fetch': LOADED_MS,
  '/api/recharge/fetch': LOADED_MS,
  '/api/withdraw/fetch': LOADED_MS,
  '/api/user/balanceJournal/fetch': LOADED_MS,
  '/api/mallExchange/info': LOADED_MS,
  '/api/game/record/{type}': LOADED_MS,
  '/api/letter': LOADED_MS,
  '/api/vip/card/fetch': LOADED_MS,
  '/api/friend/card/fetch': LOADED_MS,
  '/api/rg/limit/fetch': LOADED_MS,
  '/api/rg/statement': LOADED_MS,
} as const satisfies Partial<Record<keyof paths, number>>

/** Sets the defaults of each path; a key starts with its path. */
export function setQueryDefaults(client: QueryClient): void {
  for (const [path, staleTime] of Object.entries(STALE_MS)) {
    client.setQueryDefaults((path.split('/{')[0] ?? '').slice(1).split('/'), { staleTime })
  }
}
