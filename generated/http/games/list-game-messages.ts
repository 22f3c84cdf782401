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
  GameMessage
} from '../schemas/game-message.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListGameMessagesUrl = () => {




  return `/api/open/game/info/message`
}

/**
 * Returns the lines of the lobby's ticker, with masked names.
 * @summary Newest wins
 */
export const listGameMessages = async ( options?: Parameters<typeof customFetch>[1]): Promise<GameMessage[]> => {

  return customFetch<GameMessage[]>(getListGameMessagesUrl(),
  {
      leniency: { strict: ['id'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameMessage)
  }
);}



/** Newest wins. */
export const listGameMessagesQuery = () =>
  queryOptions<GameMessage[], ErrorType<unknown>>({
    queryKey: ['api', 'open', 'game', 'info', 'message'],
    queryFn: ({ signal }) => listGameMessages({ signal }),
  });

/** Newest wins. */
export const useListGameMessages = () => useQuery(listGameMessagesQuery());

/** Newest wins. */
export const useListGameMessagesSuspense = () => useSuspenseQuery(listGameMessagesQuery());
