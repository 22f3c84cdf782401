import { listCountriesIn } from '../../data/countries.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

const listCountries: Handler<'listCountries'> = (call) => {
  const countries = listCountriesIn(call.language)
  return call.session === undefined ? countries : [...listFor(call.player, countries)]
}

// Addresses under .example lead nowhere by design (RFC 2606).
const getFollow: Handler<'getFollow'> = () => 'https://telegram.example/channel'

/** What the account's pages show beside the account. */
export const surroundingsHandlers = { listCountries, getFollow } satisfies Handlers
