import { getListManufacturersQueryOptions } from '#generated/http/games/list-manufacturers.ts'
import { getListOpenManufacturersQueryOptions } from '#generated/http/games/list-open-manufacturers.ts'

/** The providers of a game type, or of all, with their number of games. Visitors get the open variant. */
export function manufacturersQuery(isLoggedIn: boolean, type?: string) {
  const params = type === undefined ? undefined : { type }
  return isLoggedIn ? getListManufacturersQueryOptions(params) : getListOpenManufacturersQueryOptions(params)
}
