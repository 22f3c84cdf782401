/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  GameLaunch
} from '../schemas/game-launch.ts';

import type {
  LaunchGameBody
} from '../schemas/launch-game-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getLaunchGameUrl = () => {




  return `/api/game/getUrl`
}

/**
 * Returns the address of a game for this player, or says that a wallet must be bound first. The app calls this when a player taps a game.
 * @summary Open a game
 */
export const launchGame = async (launchGameBody: LaunchGameBody, options?: Parameters<typeof customFetch>[1]): Promise<GameLaunch> => {

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
return customFetch<GameLaunch>(getLaunchGameUrl(),
  {
      leniency: { strict: ['playUrl', 'openMode'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(launchGameBody),
    schema: GameLaunch
  }
);}



/** Open a game. */
export const launchGameMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<GameLaunch, ErrorType<unknown>, { data: LaunchGameBody }>({
    mutationKey: ['launchGame'],
    mutationFn: ({ data }) => launchGame(data, request),
  });

/** Open a game. */
export const useLaunchGame = (request?: Parameters<typeof customFetch>[1]) => useMutation(launchGameMutation(request));
