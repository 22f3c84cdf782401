/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import {
  GameLaunch
} from '../schemas/game-launch.ts';

import type {
  LaunchGameBody
} from '../schemas/launch-game-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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





export const getLaunchGameMutationKey = () => ['launchGame'] as const;

export const getLaunchGameMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext> => {

const mutationKey = getLaunchGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof launchGame>>, LaunchGameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  launchGame(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LaunchGameMutationResult = NonNullable<Awaited<ReturnType<typeof launchGame>>>
    export type LaunchGameMutationBody = BodyType<LaunchGameBody>
    export type LaunchGameMutationError = ErrorType<unknown>
    export type LaunchGameMutationVariables = {data: BodyType<LaunchGameBody>}

    /**
 * @summary Open a game
 */
export const useLaunchGame = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof launchGame>>,
        TError,
        LaunchGameMutationVariables,
        TContext
      > => {
      return useMutation(getLaunchGameMutationOptions(options), queryClient);
    }
