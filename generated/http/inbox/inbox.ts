/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  matchQuery,
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
  getGetBadgesQueryKey,
  getGetBalanceQueryKey
} from '../account/account.ts';

import {
  getGetExchangeQueryKey,
  getListCouponsQueryKey,
  getListJournalQueryKey
} from '../money/money.ts';

import type {
  ClaimLetterBody
} from '../schemas/claim-letter-body.ts';

import type {
  DeleteLettersBody
} from '../schemas/delete-letters-body.ts';

import {
  LetterPage
} from '../schemas/letter-page.ts';

import {
  LetterType
} from '../schemas/letter-type.ts';

import type {
  ListLettersParams
} from '../schemas/list-letters-params.ts';

import {
  Nothing
} from '../schemas/nothing.ts';

import type {
  ReadLetterBody
} from '../schemas/read-letter-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

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

export const getListLettersUrl = (params?: ListLettersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/letter?${stringifiedParams}` : `/api/letter`
}

/**
 * Gives the letters to the player, newest first. The app calls it when the inbox opens, and for each of its tabs.
 * @summary Letters
 */
export const listLetters = async (params?: ListLettersParams, options?: Parameters<typeof customFetch>[1]): Promise<LetterPage> => {

  return customFetch<LetterPage>(getListLettersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: LetterPage
  }
);}





export const getListLettersQueryKey = (params?: ListLettersParams,) => {
    return [
    'api','letter', ...(params ? [params] : [])
    ] as const;
    }


export const getListLettersQueryOptions = <TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLettersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetters>>> = ({ signal }) => listLetters(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLettersQueryResult = NonNullable<Awaited<ReturnType<typeof listLetters>>>
export type ListLettersQueryError = ErrorType<unknown>


export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLettersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetters>>,
          TError,
          Awaited<ReturnType<typeof listLetters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetters>>,
          TError,
          Awaited<ReturnType<typeof listLetters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Letters
 */

export function useListLetters<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLettersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLettersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLettersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetters>>> = ({ signal }) => listLetters(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLettersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLetters>>>
export type ListLettersSuspenseQueryError = ErrorType<unknown>


export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params: undefined |  ListLettersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Letters
 */

export function useListLettersSuspense<TData = Awaited<ReturnType<typeof listLetters>>, TError = ErrorType<unknown>>(
 params?: ListLettersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetters>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLettersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLetterTypesUrl = () => {




  return `/api/letter/type`
}

/**
 * Gives the types, for the tabs of the inbox.
 * @summary Types of letters
 */
export const listLetterTypes = async ( options?: Parameters<typeof customFetch>[1]): Promise<LetterType[]> => {

  return customFetch<LetterType[]>(getListLetterTypesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(LetterType)
  }
);}





export const getListLetterTypesQueryKey = () => {
    return [
    'api','letter','type'
    ] as const;
    }


export const getListLetterTypesQueryOptions = <TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLetterTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetterTypes>>> = ({ signal }) => listLetterTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLetterTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listLetterTypes>>>
export type ListLetterTypesQueryError = ErrorType<unknown>


export function useListLetterTypes<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetterTypes>>,
          TError,
          Awaited<ReturnType<typeof listLetterTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetterTypes<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLetterTypes>>,
          TError,
          Awaited<ReturnType<typeof listLetterTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetterTypes<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of letters
 */

export function useListLetterTypes<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLetterTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLetterTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLetterTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLetterTypes>>> = ({ signal }) => listLetterTypes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLetterTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLetterTypes>>>
export type ListLetterTypesSuspenseQueryError = ErrorType<unknown>


export function useListLetterTypesSuspense<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetterTypesSuspense<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLetterTypesSuspense<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of letters
 */

export function useListLetterTypesSuspense<TData = Awaited<ReturnType<typeof listLetterTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLetterTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLetterTypesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReadLetterUrl = () => {




  return `/api/letter/read`
}

/**
 * Marks a letter as read. The app calls it when the player opens one.
 * @summary Mark a letter as read
 */
export const readLetter = async (readLetterBody: ReadLetterBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getReadLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readLetterBody),
    schema: Nothing
  }
);}





export const getReadLetterMutationKey = () => ['readLetter'] as const;

export const getReadLetterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext> => {

const mutationKey = getReadLetterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readLetter>>, ReadLetterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readLetter(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof readLetter>>, variables: ReadLetterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLettersQueryKey(), getGetBadgesQueryKey(), getListLetterTypesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReadLetterMutationResult = NonNullable<Awaited<ReturnType<typeof readLetter>>>
    export type ReadLetterMutationBody = BodyType<ReadLetterBody>
    export type ReadLetterMutationError = ErrorType<unknown>
    export type ReadLetterMutationVariables = {data: BodyType<ReadLetterBody>}

    /**
 * @summary Mark a letter as read
 */
export const useReadLetter = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readLetter>>, TError,ReadLetterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readLetter>>,
        TError,
        ReadLetterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReadLetterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteLettersUrl = () => {




  return `/api/letter/delete`
}

/**
 * Deletes letters. Those with something attached that was not claimed stay.
 * @summary Delete letters
 */
export const deleteLetters = async (deleteLettersBody: DeleteLettersBody, options?: Parameters<typeof customFetch>[1]): Promise<Nothing> => {

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
return customFetch<Nothing>(getDeleteLettersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteLettersBody),
    schema: Nothing
  }
);}





export const getDeleteLettersMutationKey = () => ['deleteLetters'] as const;

export const getDeleteLettersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext> => {

const mutationKey = getDeleteLettersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLetters>>, DeleteLettersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteLetters(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteLetters>>, variables: DeleteLettersMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLettersQueryKey(), getGetBadgesQueryKey(), getListLetterTypesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteLettersMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLetters>>>
    export type DeleteLettersMutationBody = BodyType<DeleteLettersBody>
    export type DeleteLettersMutationError = ErrorType<unknown>
    export type DeleteLettersMutationVariables = {data: BodyType<DeleteLettersBody>}

    /**
 * @summary Delete letters
 */
export const useDeleteLetters = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLetters>>, TError,DeleteLettersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLetters>>,
        TError,
        DeleteLettersMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteLettersMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getClaimLetterUrl = () => {




  return `/api/letter/claim`
}

/**
 * Gives what is attached.
 * @summary Claim what is attached to a letter
 */
export const claimLetter = async (claimLetterBody: ClaimLetterBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getClaimLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimLetterBody),
    schema: Rewards
  }
);}





export const getClaimLetterMutationKey = () => ['claimLetter'] as const;

export const getClaimLetterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext> => {

const mutationKey = getClaimLetterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimLetter>>, ClaimLetterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimLetter(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof claimLetter>>, variables: ClaimLetterMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListLettersQueryKey(), getGetBalanceQueryKey(), getListJournalQueryKey(), getListCouponsQueryKey(), getGetExchangeQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ClaimLetterMutationResult = NonNullable<Awaited<ReturnType<typeof claimLetter>>>
    export type ClaimLetterMutationBody = BodyType<ClaimLetterBody>
    export type ClaimLetterMutationError = ErrorType<unknown>
    export type ClaimLetterMutationVariables = {data: BodyType<ClaimLetterBody>}

    /**
 * @summary Claim what is attached to a letter
 */
export const useClaimLetter = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimLetter>>, TError,ClaimLetterMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimLetter>>,
        TError,
        ClaimLetterMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getClaimLetterMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
