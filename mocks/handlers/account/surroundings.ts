import { listCountriesIn } from '../../data/countries.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

const listCountries: Handler<'listCountries'> = (request) => {
  const countries = listCountriesIn(request.language)
  return request.session === undefined ? countries : [...listFor(request.player, countries)]
}

// Addresses under .example are reserved and lead nowhere (RFC 2606).
const getFollow: Handler<'getFollow'> = () => 'https://telegram.example/channel'

export const surroundingsHandlers = { listCountries, getFollow } satisfies Handlers
