/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  TakeBreakBody
} from '../schemas/take-break-body.ts';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getTakeBreakUrl = () => {




  return `/api/rg/break`
}

/**
 * Begins a break of 24 hours to 30 days that nobody can end early. Games and deposits are refused while it lasts; a round that runs is played to its end. With `thisDevice`, other accounts on the device (`deviceId`) are on a break as well. The app calls this in the second step of the form.
 * @summary Take a break
 */
export const takeBreak = async (takeBreakBody: TakeBreakBody, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

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
return customFetch<User>(getTakeBreakUrl(),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(takeBreakBody),
    schema: User
  }
);}



/** Take a break. */
export const takeBreakMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { data: TakeBreakBody }>({
    mutationKey: ['takeBreak'],
    mutationFn: ({ data }) => takeBreak(data, request),
  });

/** Take a break. */
export const useTakeBreak = (request?: Parameters<typeof customFetch>[1]) => useMutation(takeBreakMutation(request));
