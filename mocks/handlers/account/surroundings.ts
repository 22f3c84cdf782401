import { listCountriesIn } from '../../data/countries.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

const listCountries: Handler<'listCountries'> = (call) => {
  const countries = listCountriesIn(call.language)
  return call.session === undefined ? countries : [...listFor(call.player, countries)]
}

// Addresses under .example are reserved and lead nowhere (RFC 2606).
const getFollow: Handler<'getFollow'> = () => 'https://telegram.example/channel'

export const surroundingsHandlers = { listCountries, getFollow } satisfies Handlers
