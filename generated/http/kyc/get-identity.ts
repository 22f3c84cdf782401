/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Identity
} from '../schemas/identity.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetIdentityUrl = () => {




  return `/api/user/identity/fetch`
}

/**
 * Returns the status and the saved answers, masked.
 * @summary State of the identity check
 */
export const getIdentity = async ( options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

  return customFetch<Identity>(getGetIdentityUrl(),
  {
      leniency: { strict: ['identityStatus'], },
    ...options,
    method: 'GET'

    ,
    schema: Identity
  }
);}



/** State of the identity check. */
export const getIdentityQuery = () =>
  queryOptions<Identity, ErrorType<unknown>>({
    queryKey: ['api', 'user', 'identity', 'fetch'],
    queryFn: ({ signal }) => getIdentity({ signal }),
  });

/** State of the identity check. */
export const useGetIdentity = () => useQuery(getIdentityQuery());

/** State of the identity check. */
export const useGetIdentitySuspense = () => useSuspenseQuery(getIdentityQuery());
