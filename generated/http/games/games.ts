/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  Banner
} from '../schemas/banner.ts';

import type {
  CollectBody
} from '../schemas/collect-body.ts';

import {
  GameHelp
} from '../schemas/game-help.ts';

import {
  GameLaunch
} from '../schemas/game-launch.ts';

import {
  GameMessage
} from '../schemas/game-message.ts';

import {
  GamePage
} from '../schemas/game-page.ts';

import {
  GameRecordPage
} from '../schemas/game-record-page.ts';

import type {
  GameTypeCode
} from '../schemas/game-type-code.ts';

import {
  GameType
} from '../schemas/game-type.ts';

import type {
  GetGameHelpParams
} from '../schemas/get-game-help-params.ts';

import type {
  LaunchGameBody
} from '../schemas/launch-game-body.ts';

import type {
  ListFavouritesParams
} from '../schemas/list-favourites-params.ts';

import type {
  ListGameRecordsParams
} from '../schemas/list-game-records-params.ts';

import type {
  ListGameTypesParams
} from '../schemas/list-game-types-params.ts';

import type {
  ListGamesParams
} from '../schemas/list-games-params.ts';

import type {
  ListHotGamesParams
} from '../schemas/list-hot-games-params.ts';

import type {
  ListLiveGamesParams
} from '../schemas/list-live-games-params.ts';

import type {
  ListManufacturersParams
} from '../schemas/list-manufacturers-params.ts';

import type {
  ListOpenGameTypesParams
} from '../schemas/list-open-game-types-params.ts';

import type {
  ListOpenGamesParams
} from '../schemas/list-open-games-params.ts';

import type {
  ListOpenHotGamesParams
} from '../schemas/list-open-hot-games-params.ts';

import type {
  ListOpenLiveGamesParams
} from '../schemas/list-open-live-games-params.ts';

import type {
  ListOpenManufacturersParams
} from '../schemas/list-open-manufacturers-params.ts';

import {
  Manufacturer
} from '../schemas/manufacturer.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import {
  SearchDiscovery
} from '../schemas/search-discovery.ts';

import type {
  SearchOpenGamesParams
} from '../schemas/search-open-games-params.ts';

import * as zod from 'zod/mini';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


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

export const getListGameTypesUrl = (params?: ListGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/type?${stringifiedParams}` : `/api/game/type`
}

/**
 * Gives the menu of game types. Kept for players whose menu differs; the app reads its menu from the open variant.
 * @summary Game types
 */
export const listGameTypes = async (params?: ListGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListGameTypesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}





export const getListGameTypesQueryKey = (params?: ListGameTypesParams,) => {
    return [
    'api','game','type', ...(params ? [params] : [])
    ] as const;
    }


export const getListGameTypesQueryOptions = <TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameTypes>>> = ({ signal }) => listGameTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listGameTypes>>>
export type ListGameTypesQueryError = ErrorType<unknown>


export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGameTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types
 */

export function useListGameTypes<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameTypes>>> = ({ signal }) => listGameTypes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameTypes>>>
export type ListGameTypesSuspenseQueryError = ErrorType<unknown>


export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGameTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types
 */

export function useListGameTypesSuspense<TData = Awaited<ReturnType<typeof listGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameTypesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListManufacturersUrl = (params?: ListManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/manuf/fetch?${stringifiedParams}` : `/api/manuf/fetch`
}

/**
 * Gives the providers that have games of a type, for the rows of the lobby. Players get this variant.
 * @summary Providers
 */
export const listManufacturers = async (params?: ListManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListManufacturersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}





export const getListManufacturersQueryKey = (params?: ListManufacturersParams,) => {
    return [
    'api','manuf','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListManufacturersQueryOptions = <TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManufacturers>>> = ({ signal }) => listManufacturers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListManufacturersQueryResult = NonNullable<Awaited<ReturnType<typeof listManufacturers>>>
export type ListManufacturersQueryError = ErrorType<unknown>


export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListManufacturersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers
 */

export function useListManufacturers<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManufacturersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListManufacturersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listManufacturers>>> = ({ signal }) => listManufacturers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListManufacturersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listManufacturers>>>
export type ListManufacturersSuspenseQueryError = ErrorType<unknown>


export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListManufacturersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers
 */

export function useListManufacturersSuspense<TData = Awaited<ReturnType<typeof listManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListManufacturersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGamesUrl = (params?: ListGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch?${stringifiedParams}` : `/api/game/fetch`
}

/**
 * Gives the games of a type, a provider or both. Players get this variant. The app calls it as the lobby scrolls.
 * @summary Games
 */
export const listGames = async (params?: ListGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    'api','game','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = ErrorType<unknown>


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesSuspenseQueryError = ErrorType<unknown>


export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games
 */

export function useListGamesSuspense<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<unknown>>(
 params?: ListGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListHotGamesUrl = (params?: ListHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/hot?${stringifiedParams}` : `/api/game/fetch/hot`
}

/**
 * Gives the games that are played most. Players get this variant. The app calls it when the lobby opens.
 * @summary Hot games
 */
export const listHotGames = async (params?: ListHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListHotGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListHotGamesQueryKey = (params?: ListHotGamesParams,) => {
    return [
    'api','game','fetch','hot', ...(params ? [params] : [])
    ] as const;
    }


export const getListHotGamesQueryOptions = <TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotGames>>> = ({ signal }) => listHotGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listHotGames>>>
export type ListHotGamesQueryError = ErrorType<unknown>


export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListHotGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games
 */

export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListHotGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotGames>>> = ({ signal }) => listHotGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListHotGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listHotGames>>>
export type ListHotGamesSuspenseQueryError = ErrorType<unknown>


export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListHotGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games
 */

export function useListHotGamesSuspense<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ErrorType<unknown>>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGameTypesUrl = (params?: ListOpenGameTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/type?${stringifiedParams}` : `/api/open/game/type`
}

/**
 * Gives the menu of game types. The app always reads its menu here, with hasLogin false, whether or not somebody is logged in.
 * @summary Game types for visitors
 */
export const listOpenGameTypes = async (params?: ListOpenGameTypesParams, options?: Parameters<typeof customFetch>[1]): Promise<GameType[]> => {

  return customFetch<GameType[]>(getListOpenGameTypesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameType)
  }
);}





export const getListOpenGameTypesQueryKey = (params?: ListOpenGameTypesParams,) => {
    return [
    'api','open','game','type', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenGameTypesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGameTypes>>> = ({ signal }) => listOpenGameTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenGameTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGameTypes>>>
export type ListOpenGameTypesQueryError = ErrorType<unknown>


export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGameTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listOpenGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGameTypes>>,
          TError,
          Awaited<ReturnType<typeof listOpenGameTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types for visitors
 */

export function useListOpenGameTypes<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGameTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGameTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGameTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGameTypes>>> = ({ signal }) => listOpenGameTypes(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenGameTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGameTypes>>>
export type ListOpenGameTypesSuspenseQueryError = ErrorType<unknown>


export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGameTypesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Game types for visitors
 */

export function useListOpenGameTypesSuspense<TData = Awaited<ReturnType<typeof listOpenGameTypes>>, TError = ErrorType<unknown>>(
 params?: ListOpenGameTypesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGameTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGameTypesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenManufacturersUrl = (params?: ListOpenManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/manuf/fetch?${stringifiedParams}` : `/api/open/manuf/fetch`
}

/**
 * Gives the providers that have games of a type, for the rows of the lobby. Visitors get this variant.
 * @summary Providers for visitors
 */
export const listOpenManufacturers = async (params?: ListOpenManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListOpenManufacturersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}





export const getListOpenManufacturersQueryKey = (params?: ListOpenManufacturersParams,) => {
    return [
    'api','open','manuf','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenManufacturersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenManufacturers>>> = ({ signal }) => listOpenManufacturers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenManufacturersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenManufacturers>>>
export type ListOpenManufacturersQueryError = ErrorType<unknown>


export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenManufacturersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listOpenManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenManufacturers>>,
          TError,
          Awaited<ReturnType<typeof listOpenManufacturers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers for visitors
 */

export function useListOpenManufacturers<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenManufacturersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenManufacturersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenManufacturersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenManufacturers>>> = ({ signal }) => listOpenManufacturers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenManufacturersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenManufacturers>>>
export type ListOpenManufacturersSuspenseQueryError = ErrorType<unknown>


export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenManufacturersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Providers for visitors
 */

export function useListOpenManufacturersSuspense<TData = Awaited<ReturnType<typeof listOpenManufacturers>>, TError = ErrorType<unknown>>(
 params?: ListOpenManufacturersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenManufacturers>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenManufacturersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGamesUrl = (params?: ListOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch?${stringifiedParams}` : `/api/open/game/fetch`
}

/**
 * Gives the games of a type, a provider or both. Visitors get this variant. The app calls it as the lobby scrolls.
 * @summary Games for visitors
 */
export const listOpenGames = async (params?: ListOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenGamesQueryKey = (params?: ListOpenGamesParams,) => {
    return [
    'api','open','game','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGames>>> = ({ signal }) => listOpenGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGames>>>
export type ListOpenGamesQueryError = ErrorType<unknown>


export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games for visitors
 */

export function useListOpenGames<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenGames>>> = ({ signal }) => listOpenGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenGames>>>
export type ListOpenGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games for visitors
 */

export function useListOpenGamesSuspense<TData = Awaited<ReturnType<typeof listOpenGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenHotGamesUrl = (params?: ListOpenHotGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/hot?${stringifiedParams}` : `/api/open/game/fetch/hot`
}

/**
 * Gives the games that are played most. Visitors get this variant. The app calls it when the lobby opens.
 * @summary Hot games for visitors
 */
export const listOpenHotGames = async (params?: ListOpenHotGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenHotGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenHotGamesQueryKey = (params?: ListOpenHotGamesParams,) => {
    return [
    'api','open','game','fetch','hot', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenHotGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenHotGames>>> = ({ signal }) => listOpenHotGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenHotGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenHotGames>>>
export type ListOpenHotGamesQueryError = ErrorType<unknown>


export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenHotGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenHotGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenHotGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenHotGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games for visitors
 */

export function useListOpenHotGames<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenHotGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenHotGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenHotGames>>> = ({ signal }) => listOpenHotGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenHotGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenHotGames>>>
export type ListOpenHotGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenHotGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot games for visitors
 */

export function useListOpenHotGamesSuspense<TData = Awaited<ReturnType<typeof listOpenHotGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenHotGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenHotGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenHotGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBannersUrl = () => {




  return `/api/open/banner/info`
}

/**
 * Gives the banners on top of the lobby, for visitors and players alike.
 * @summary Banners of the lobby
 */
export const listBanners = async ( options?: Parameters<typeof customFetch>[1]): Promise<Banner[]> => {

  return customFetch<Banner[]>(getListBannersUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Banner)
  }
);}





export const getListBannersQueryKey = () => {
    return [
    'api','open','banner','info'
    ] as const;
    }


export const getListBannersQueryOptions = <TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanners>>> = ({ signal }) => listBanners({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBannersQueryResult = NonNullable<Awaited<ReturnType<typeof listBanners>>>
export type ListBannersQueryError = ErrorType<unknown>


export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanners>>,
          TError,
          Awaited<ReturnType<typeof listBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of the lobby
 */

export function useListBanners<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBannersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanners>>> = ({ signal }) => listBanners({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBannersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBanners>>>
export type ListBannersSuspenseQueryError = ErrorType<unknown>


export function useListBannersSuspense<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannersSuspense<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannersSuspense<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of the lobby
 */

export function useListBannersSuspense<TData = Awaited<ReturnType<typeof listBanners>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBanners>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLaunchGameUrl = () => {




  return `/api/game/getUrl`
}

/**
 * Gives the address of a game for this player, or says that a wallet must be bound first. The app calls it when a player taps a game.
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
    export const getListGameRecordsUrl = (type: GameTypeCode,
    params?: ListGameRecordsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/record/${encodeURIComponent(String(type))}?${stringifiedParams}` : `/api/game/record/${encodeURIComponent(String(type))}`
}

/**
 * Gives the rounds that the player played in games of a type, newest first.
 * @summary Rounds played
 */
export const listGameRecords = async (type: GameTypeCode,
    params?: ListGameRecordsParams, options?: Parameters<typeof customFetch>[1]): Promise<GameRecordPage> => {

  return customFetch<GameRecordPage>(getListGameRecordsUrl(type,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GameRecordPage
  }
);}





export const getListGameRecordsQueryKey = (type: GameTypeCode,
    params?: ListGameRecordsParams,) => {
    return [
    'api','game','record',type, ...(params ? [params] : [])
    ] as const;
    }


export const getListGameRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameRecordsQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameRecords>>> = ({ signal }) => listGameRecords(type,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listGameRecords>>>
export type ListGameRecordsQueryError = ErrorType<unknown>


export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params: undefined |  ListGameRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameRecords>>,
          TError,
          Awaited<ReturnType<typeof listGameRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameRecords>>,
          TError,
          Awaited<ReturnType<typeof listGameRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rounds played
 */

export function useListGameRecords<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameRecordsQueryOptions(type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameRecordsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameRecordsQueryKey(type,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameRecords>>> = ({ signal }) => listGameRecords(type,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameRecordsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameRecords>>>
export type ListGameRecordsSuspenseQueryError = ErrorType<unknown>


export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params: undefined |  ListGameRecordsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rounds played
 */

export function useListGameRecordsSuspense<TData = Awaited<ReturnType<typeof listGameRecords>>, TError = ErrorType<unknown>>(
 type: GameTypeCode,
    params?: ListGameRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameRecords>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameRecordsSuspenseQueryOptions(type,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLiveGamesUrl = (params?: ListLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/game/fetch/live?${stringifiedParams}` : `/api/game/fetch/live`
}

/**
 * Gives the games with a live dealer. Players get this variant.
 * @summary Live games
 */
export const listLiveGames = async (params?: ListLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListLiveGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListLiveGamesQueryKey = (params?: ListLiveGamesParams,) => {
    return [
    'api','game','fetch','live', ...(params ? [params] : [])
    ] as const;
    }


export const getListLiveGamesQueryOptions = <TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveGames>>> = ({ signal }) => listLiveGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiveGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveGames>>>
export type ListLiveGamesQueryError = ErrorType<unknown>


export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLiveGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games
 */

export function useListLiveGames<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLiveGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveGames>>> = ({ signal }) => listLiveGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLiveGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveGames>>>
export type ListLiveGamesSuspenseQueryError = ErrorType<unknown>


export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLiveGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games
 */

export function useListLiveGamesSuspense<TData = Awaited<ReturnType<typeof listLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenLiveGamesUrl = (params?: ListOpenLiveGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/fetch/live?${stringifiedParams}` : `/api/open/game/fetch/live`
}

/**
 * Gives the games with a live dealer. Visitors get this variant.
 * @summary Live games for visitors
 */
export const listOpenLiveGames = async (params?: ListOpenLiveGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListOpenLiveGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListOpenLiveGamesQueryKey = (params?: ListOpenLiveGamesParams,) => {
    return [
    'api','open','game','fetch','live', ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenLiveGamesQueryOptions = <TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenLiveGames>>> = ({ signal }) => listOpenLiveGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenLiveGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenLiveGames>>>
export type ListOpenLiveGamesQueryError = ErrorType<unknown>


export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenLiveGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLiveGames>>,
          TError,
          Awaited<ReturnType<typeof listOpenLiveGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games for visitors
 */

export function useListOpenLiveGames<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenLiveGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOpenLiveGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenLiveGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenLiveGames>>> = ({ signal }) => listOpenLiveGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOpenLiveGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenLiveGames>>>
export type ListOpenLiveGamesSuspenseQueryError = ErrorType<unknown>


export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params: undefined |  ListOpenLiveGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Live games for visitors
 */

export function useListOpenLiveGamesSuspense<TData = Awaited<ReturnType<typeof listOpenLiveGames>>, TError = ErrorType<unknown>>(
 params?: ListOpenLiveGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOpenLiveGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenLiveGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchOpenGamesUrl = (params: SearchOpenGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/game/search?${stringifiedParams}` : `/api/open/game/search`
}

/**
 * Gives the games whose name, or whose provider's name, has the keyword in it. Players and visitors alike.
 * @summary Search games
 */
export const searchOpenGames = async (params: SearchOpenGamesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getSearchOpenGamesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getSearchOpenGamesQueryKey = (params?: SearchOpenGamesParams,) => {
    return [
    'api','open','game','search', ...(params ? [params] : [])
    ] as const;
    }


export const getSearchOpenGamesQueryOptions = <TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOpenGames>>> = ({ signal }) => searchOpenGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchOpenGamesQueryResult = NonNullable<Awaited<ReturnType<typeof searchOpenGames>>>
export type SearchOpenGamesQueryError = ErrorType<unknown>


export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOpenGames>>,
          TError,
          Awaited<ReturnType<typeof searchOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOpenGames>>,
          TError,
          Awaited<ReturnType<typeof searchOpenGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search games
 */

export function useSearchOpenGames<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOpenGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchOpenGamesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOpenGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOpenGames>>> = ({ signal }) => searchOpenGames(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchOpenGamesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchOpenGames>>>
export type SearchOpenGamesSuspenseQueryError = ErrorType<unknown>


export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search games
 */

export function useSearchOpenGamesSuspense<TData = Awaited<ReturnType<typeof searchOpenGames>>, TError = ErrorType<unknown>>(
 params: SearchOpenGamesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOpenGames>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOpenGamesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSearchDiscoveryUrl = () => {




  return `/api/open/game/searchDiscover`
}

/**
 * Gives words that others search for, and some games.
 * @summary What to show before a search
 */
export const getSearchDiscovery = async ( options?: Parameters<typeof customFetch>[1]): Promise<SearchDiscovery> => {

  return customFetch<SearchDiscovery>(getGetSearchDiscoveryUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: SearchDiscovery
  }
);}





export const getGetSearchDiscoveryQueryKey = () => {
    return [
    'api','open','game','searchDiscover'
    ] as const;
    }


export const getGetSearchDiscoveryQueryOptions = <TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSearchDiscoveryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSearchDiscovery>>> = ({ signal }) => getSearchDiscovery({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSearchDiscoveryQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchDiscovery>>>
export type GetSearchDiscoveryQueryError = ErrorType<unknown>


export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSearchDiscovery>>,
          TError,
          Awaited<ReturnType<typeof getSearchDiscovery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSearchDiscovery>>,
          TError,
          Awaited<ReturnType<typeof getSearchDiscovery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What to show before a search
 */

export function useGetSearchDiscovery<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSearchDiscoveryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSearchDiscoverySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSearchDiscoveryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSearchDiscovery>>> = ({ signal }) => getSearchDiscovery({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSearchDiscoverySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSearchDiscovery>>>
export type GetSearchDiscoverySuspenseQueryError = ErrorType<unknown>


export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What to show before a search
 */

export function useGetSearchDiscoverySuspense<TData = Awaited<ReturnType<typeof getSearchDiscovery>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSearchDiscovery>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSearchDiscoverySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameMessagesUrl = () => {




  return `/api/open/game/info/message`
}

/**
 * Gives the lines of the lobby's ticker, names masked.
 * @summary Newest wins
 */
export const listGameMessages = async ( options?: Parameters<typeof customFetch>[1]): Promise<GameMessage[]> => {

  return customFetch<GameMessage[]>(getListGameMessagesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(GameMessage)
  }
);}





export const getListGameMessagesQueryKey = () => {
    return [
    'api','open','game','info','message'
    ] as const;
    }


export const getListGameMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameMessagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameMessages>>> = ({ signal }) => listGameMessages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listGameMessages>>>
export type ListGameMessagesQueryError = ErrorType<unknown>


export function useListGameMessages<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMessages>>,
          TError,
          Awaited<ReturnType<typeof listGameMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMessages<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMessages>>,
          TError,
          Awaited<ReturnType<typeof listGameMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMessages<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Newest wins
 */

export function useListGameMessages<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameMessagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGameMessagesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameMessagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameMessages>>> = ({ signal }) => listGameMessages({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListGameMessagesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listGameMessages>>>
export type ListGameMessagesSuspenseQueryError = ErrorType<unknown>


export function useListGameMessagesSuspense<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMessagesSuspense<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMessagesSuspense<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Newest wins
 */

export function useListGameMessagesSuspense<TData = Awaited<ReturnType<typeof listGameMessages>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listGameMessages>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameMessagesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddFavouriteUrl = () => {




  return `/api/user/game/collect`
}

/**
 * Marks a game as a favourite.
 * @summary Mark a favourite
 */
export const addFavourite = async (collectBody: CollectBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getAddFavouriteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(collectBody),
    schema: Nothing
  }
);}





export const getAddFavouriteMutationKey = () => ['addFavourite'] as const;

export const getAddFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext> => {

const mutationKey = getAddFavouriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavourite>>, AddFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFavourite(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof addFavourite>>, variables: AddFavouriteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListFavouritesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type AddFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof addFavourite>>>
    export type AddFavouriteMutationBody = BodyType<CollectBody>
    export type AddFavouriteMutationError = ErrorType<unknown>
    export type AddFavouriteMutationVariables = {data: BodyType<CollectBody>}

    /**
 * @summary Mark a favourite
 */
export const useAddFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavourite>>,
        TError,
        AddFavouriteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getAddFavouriteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getRemoveFavouriteUrl = () => {




  return `/api/user/game/collect/del`
}

/**
 * Takes a game from the favourites.
 * @summary Unmark a favourite
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





export const getRemoveFavouriteMutationKey = () => ['removeFavourite'] as const;

export const getRemoveFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext> => {

const mutationKey = getRemoveFavouriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavourite>>, RemoveFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeFavourite(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof removeFavourite>>, variables: RemoveFavouriteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListFavouritesQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RemoveFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavourite>>>
    export type RemoveFavouriteMutationBody = BodyType<CollectBody>
    export type RemoveFavouriteMutationError = ErrorType<unknown>
    export type RemoveFavouriteMutationVariables = {data: BodyType<CollectBody>}

    /**
 * @summary Unmark a favourite
 */
export const useRemoveFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavourite>>,
        TError,
        RemoveFavouriteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRemoveFavouriteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListFavouritesUrl = (params?: ListFavouritesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/game/collect/fetch?${stringifiedParams}` : `/api/user/game/collect/fetch`
}

/**
 * Gives the games that the player marked, newest first.
 * @summary Favourites
 */
export const listFavourites = async (params?: ListFavouritesParams, options?: Parameters<typeof customFetch>[1]): Promise<GamePage> => {

  return customFetch<GamePage>(getListFavouritesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: GamePage
  }
);}





export const getListFavouritesQueryKey = (params?: ListFavouritesParams,) => {
    return [
    'api','user','game','collect','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesQueryError = ErrorType<unknown>


export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params: undefined |  ListFavouritesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Favourites
 */

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFavouritesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(params?: ListFavouritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFavouritesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesSuspenseQueryError = ErrorType<unknown>


export function useListFavouritesSuspense<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params: undefined |  ListFavouritesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouritesSuspense<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouritesSuspense<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Favourites
 */

export function useListFavouritesSuspense<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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






