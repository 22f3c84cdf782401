/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  Config
} from '../schemas/config.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetConfigUrl = () => {




  return `/api/config/fetch`
}

/**
 * Returns contact links and addresses of documents. The app calls this at start.
 * @summary Settings of the operator
 */
export const getConfig = async ( options?: Parameters<typeof customFetch>[1]): Promise<Config> => {

  return customFetch<Config>(getGetConfigUrl(),
  {
      leniency: { strict: ['firstDepositOffer.bonusPercent', 'firstDepositOffer.turnoverMultiple', 'firstDepositOffer.termsUrl'], },
    ...options,
    method: 'GET'

    ,
    schema: Config
  }
);}



/** Settings of the operator. */
export const getConfigQuery = () =>
  queryOptions<Config, ErrorType<unknown>>({
    queryKey: ['api', 'config', 'fetch'],
    queryFn: ({ signal }) => getConfig({ signal }),
  });

/** Settings of the operator. */
export const useGetConfig = () => useQuery(getConfigQuery());

/** Settings of the operator. */
export const useGetConfigSuspense = () => useSuspenseQuery(getConfigQuery());
