/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  CollectBody
} from '../schemas/collect-body.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getRemoveFavouriteUrl = () => {




  return `/api/user/game/collect/del`
}

/**
 * Removes a game from the favorites.
 * @summary Unmark a favorite
 */
export const removeFavourite = async (collectBody: CollectBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return customFetch<Nothing>(getRemoveFavouriteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectBody),
    schema: Nothing
  }
);}



/** Unmark a favorite. */
export const removeFavouriteMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Nothing, ErrorType<unknown>, { data: CollectBody }>({
    mutationKey: ['removeFavourite'],
    mutationFn: ({ data }) => removeFavourite(data, request),
  });

/** Unmark a favorite. */
export const useRemoveFavourite = (request?: Parameters<typeof customFetch>[1]) => useMutation(removeFavouriteMutation(request));
