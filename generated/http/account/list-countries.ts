/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  z as zod
} from 'zod/mini';

import {
  Country
} from '../schemas/country.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListCountriesUrl = () => {




  return `/api/user/country`
}

/**
 * Returns the selectable nationalities.
 * @summary Countries
 */
export const listCountries = async ( options?: Parameters<typeof customFetch>[1]): Promise<Country[]> => {

  return customFetch<Country[]>(getListCountriesUrl(),
  {
      leniency: { strict: ['code'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Country)
  }
);}



/** Countries. */
export const listCountriesQuery = () =>
  queryOptions<Country[], ErrorType<unknown>>({
    queryKey: ['api', 'user', 'country'],
    queryFn: ({ signal }) => listCountries({ signal }),
  });

/** Countries. */
export const useListCountries = () => useQuery(listCountriesQuery());

/** Countries. */
export const useListCountriesSuspense = () => useSuspenseQuery(listCountriesQuery());
