/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  GameHelp
} from '../schemas/game-help.ts';

import type {
  GetGameHelpParams
} from '../schemas/get-game-help-params.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetGameHelpUrl = (params: GetGameHelpParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/helper?${stringifiedParams}` : `/api/game/helper`
}

/**
 * Gives the rules of a game.
 * @summary How a game is played
 */
export const getGameHelp = async (params: GetGameHelpParams, options?: Parameters<typeof customFetch>[1]): Promise<GameHelp> => {

  return customFetch<GameHelp>(getGetGameHelpUrl(params),
  {
      leniency: { strict: ['gameId'], },
    ...options,
    method: 'GET'

    ,
    schema: GameHelp
  }
);}





export const getGetGameHelpQueryKey = (params?: GetGameHelpParams,) => {
    return [
    'api','game','helper', ...(params ? [params] : [])
    ] as const;
    }


export const getGetGameHelpQueryOptions = <TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(params: GetGameHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameHelpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameHelp>>> = ({ signal }) => getGameHelp(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameHelpQueryResult = NonNullable<Awaited<ReturnType<typeof getGameHelp>>>
export type GetGameHelpQueryError = ErrorType<unknown>


export function useGetGameHelp<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameHelp>>,
          TError,
          Awaited<ReturnType<typeof getGameHelp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameHelp<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameHelp>>,
          TError,
          Awaited<ReturnType<typeof getGameHelp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameHelp<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a game is played
 */

export function useGetGameHelp<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameHelpQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGameHelpSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(params: GetGameHelpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameHelpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameHelp>>> = ({ signal }) => getGameHelp(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGameHelpSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGameHelp>>>
export type GetGameHelpSuspenseQueryError = ErrorType<unknown>


export function useGetGameHelpSuspense<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameHelpSuspense<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameHelpSuspense<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a game is played
 */

export function useGetGameHelpSuspense<TData = Awaited<ReturnType<typeof getGameHelp>>, TError = ErrorType<unknown>>(
 params: GetGameHelpParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGameHelp>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameHelpSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






