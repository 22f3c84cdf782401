/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  InviteRanking
} from '../schemas/invite-ranking.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetInviteRankingUrl = () => {




  return `/api/invite/rankings/fetch`
}

/**
 * Returns the ranking of the period and the player's place in it.
 * @summary Ranking of inviters
 */
export const getInviteRanking = async ( options?: Parameters<typeof customFetch>[1]): Promise<InviteRanking> => {

  return customFetch<InviteRanking>(getGetInviteRankingUrl(),
  {
      leniency: { alone: ['list.invited', 'myInvited', 'previous.list.invited', 'previous.myInvited'], },
    ...options,
    method: 'GET'

    ,
    schema: InviteRanking
  }
);}



/** Ranking of inviters. */
export const getInviteRankingQuery = () =>
  queryOptions<InviteRanking, ErrorType<unknown>>({
    queryKey: ['api', 'invite', 'rankings', 'fetch'],
    queryFn: ({ signal }) => getInviteRanking({ signal }),
  });

/** Ranking of inviters. */
export const useGetInviteRanking = () => useQuery(getInviteRankingQuery());

/** Ranking of inviters. */
export const useGetInviteRankingSuspense = () => useSuspenseQuery(getInviteRankingQuery());
