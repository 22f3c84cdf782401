/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  IdentityOptions
} from '../schemas/identity-options.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetIdentityOptionsUrl = () => {




  return `/api/user/identity/type`
}

/**
 * Returns the selectable identity documents, sources of income, occupations and gaming venues.
 * @summary Options of the identity forms
 */
export const getIdentityOptions = async ( options?: Parameters<typeof customFetch>[1]): Promise<IdentityOptions> => {

  return customFetch<IdentityOptions>(getGetIdentityOptionsUrl(),
  {
      leniency: { strict: ['idTypes.code', 'incomeSources.code', 'occupations.code', 'gamingVenues.code'], },
    ...options,
    method: 'GET'

    ,
    schema: IdentityOptions
  }
);}



/** Options of the identity forms. */
export const getIdentityOptionsQuery = () =>
  queryOptions<IdentityOptions, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'identity', 'type'],
    queryFn: ({ signal }) => getIdentityOptions({ signal }),
  });

/** Options of the identity forms. */
export const useGetIdentityOptions = () => useQuery(getIdentityOptionsQuery());

/** Options of the identity forms. */
export const useGetIdentityOptionsSuspense = () => useSuspenseQuery(getIdentityOptionsQuery());
