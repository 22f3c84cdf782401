/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  ExcludePlayerBody
} from '../schemas/exclude-player-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getExcludePlayerUrl = () => {




  return `/api/rg/exclude`
}

/**
 * Begins an exclusion of six months, one year or five years that nobody can end early. It does what a break does. The app calls this in the second step of the form.
 * @summary Exclude oneself
 */
export const excludePlayer = async (excludePlayerBody: ExcludePlayerBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getExcludePlayerUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(excludePlayerBody),
    schema: User
  }
);}



/** Exclude oneself. */
export const excludePlayerMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: ExcludePlayerBody }>({
    mutationKey: ['excludePlayer'],
    mutationFn: ({ data }) => excludePlayer(data, request),
  });

/** Exclude oneself. */
export const useExcludePlayer = (request?: Parameters<typeof customFetch>[1]) => useMutation(excludePlayerMutation(request));
