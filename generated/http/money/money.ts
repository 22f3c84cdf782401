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
  getGetBalanceQueryKey
} from '../account/account.ts';

import type {
  CreateRechargeBody
} from '../schemas/create-recharge-body.ts';

import type {
  ListRechargeAmountsParams
} from '../schemas/list-recharge-amounts-params.ts';

import type {
  ListRechargesParams
} from '../schemas/list-recharges-params.ts';

import type {
  PrepareRechargeBody
} from '../schemas/prepare-recharge-body.ts';

import {
  RechargeAmounts
} from '../schemas/recharge-amounts.ts';

import {
  RechargeLaunch
} from '../schemas/recharge-launch.ts';

import {
  RechargeMethod
} from '../schemas/recharge-method.ts';

import {
  RechargePage
} from '../schemas/recharge-page.ts';

import {
  RechargeQuote
} from '../schemas/recharge-quote.ts';

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

export const getListRechargeMethodsUrl = () => {




  return `/api/recharge/method`
}

/**
 * Gives the ways in which this player may pay in. The app calls it when the deposit screen opens.
 * @summary Ways to pay in
 */
export const listRechargeMethods = async ( options?: Parameters<typeof customFetch>[1]): Promise<RechargeMethod[]> => {

  return customFetch<RechargeMethod[]>(getListRechargeMethodsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(RechargeMethod)
  }
);}





export const getListRechargeMethodsQueryKey = () => {
    return [
    'api','recharge','method'
    ] as const;
    }


export const getListRechargeMethodsQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeMethods>>> = ({ signal }) => listRechargeMethods({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeMethods>>>
export type ListRechargeMethodsQueryError = ErrorType<unknown>


export function useListRechargeMethods<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeMethods>>,
          TError,
          Awaited<ReturnType<typeof listRechargeMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeMethods<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeMethods>>,
          TError,
          Awaited<ReturnType<typeof listRechargeMethods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeMethods<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to pay in
 */

export function useListRechargeMethods<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeMethodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeMethods>>> = ({ signal }) => listRechargeMethods({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeMethodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeMethods>>>
export type ListRechargeMethodsSuspenseQueryError = ErrorType<unknown>


export function useListRechargeMethodsSuspense<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeMethodsSuspense<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeMethodsSuspense<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to pay in
 */

export function useListRechargeMethodsSuspense<TData = Awaited<ReturnType<typeof listRechargeMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeMethods>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeMethodsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeAmountsUrl = (params: ListRechargeAmountsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/amount?${stringifiedParams}` : `/api/recharge/amount`
}

/**
 * Gives the amounts to offer for a method and its limits for this player. The app calls it when a method is chosen.
 * @summary Amounts to pay in
 */
export const listRechargeAmounts = async (params: ListRechargeAmountsParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeAmounts> => {

  return customFetch<RechargeAmounts>(getListRechargeAmountsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: RechargeAmounts
  }
);}





export const getListRechargeAmountsQueryKey = (params?: ListRechargeAmountsParams,) => {
    return [
    'api','recharge','amount', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargeAmountsQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeAmountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeAmounts>>> = ({ signal }) => listRechargeAmounts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeAmountsQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeAmounts>>>
export type ListRechargeAmountsQueryError = ErrorType<unknown>


export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeAmounts>>,
          TError,
          Awaited<ReturnType<typeof listRechargeAmounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeAmounts>>,
          TError,
          Awaited<ReturnType<typeof listRechargeAmounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Amounts to pay in
 */

export function useListRechargeAmounts<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeAmountsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeAmountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeAmountsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeAmounts>>> = ({ signal }) => listRechargeAmounts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeAmountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeAmounts>>>
export type ListRechargeAmountsSuspenseQueryError = ErrorType<unknown>


export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Amounts to pay in
 */

export function useListRechargeAmountsSuspense<TData = Awaited<ReturnType<typeof listRechargeAmounts>>, TError = ErrorType<unknown>>(
 params: ListRechargeAmountsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeAmounts>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeAmountsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrepareRechargeUrl = () => {




  return `/api/recharge/preCreate`
}

/**
 * Checks method and amount and gives the deposit a number. No money moves and nothing shows in the history. The app calls it when the deposit form is sent.
 * @summary Prepare a deposit
 */
export const prepareRecharge = async (prepareRechargeBody: PrepareRechargeBody, options?: Parameters<typeof customFetch>[1]): Promise<RechargeQuote> => {

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
return customFetch<RechargeQuote>(getPrepareRechargeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(prepareRechargeBody),
    schema: RechargeQuote
  }
);}





export const getPrepareRechargeMutationKey = () => ['prepareRecharge'] as const;

export const getPrepareRechargeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareRecharge>>, TError,PrepareRechargeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof prepareRecharge>>, TError,PrepareRechargeMutationVariables, TContext> => {

const mutationKey = getPrepareRechargeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof prepareRecharge>>, PrepareRechargeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  prepareRecharge(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrepareRechargeMutationResult = NonNullable<Awaited<ReturnType<typeof prepareRecharge>>>
    export type PrepareRechargeMutationBody = BodyType<PrepareRechargeBody>
    export type PrepareRechargeMutationError = ErrorType<unknown>
    export type PrepareRechargeMutationVariables = {data: BodyType<PrepareRechargeBody>}

    /**
 * @summary Prepare a deposit
 */
export const usePrepareRecharge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareRecharge>>, TError,PrepareRechargeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof prepareRecharge>>,
        TError,
        PrepareRechargeMutationVariables,
        TContext
      > => {
      return useMutation(getPrepareRechargeMutationOptions(options), queryClient);
    }
    export const getCreateRechargeUrl = () => {




  return `/api/recharge/build`
}

/**
 * Makes the deposit that was prepared and gives the page where the player pays. From now on it shows in the history as pending. The app calls it once for each intent, right after preparing.
 * @summary Make a deposit
 */
export const createRecharge = async (createRechargeBody: CreateRechargeBody, options?: Parameters<typeof customFetch>[1]): Promise<RechargeLaunch> => {

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
return customFetch<RechargeLaunch>(getCreateRechargeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createRechargeBody),
    schema: RechargeLaunch
  }
);}





export const getCreateRechargeMutationKey = () => ['createRecharge'] as const;

export const getCreateRechargeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecharge>>, TError,CreateRechargeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createRecharge>>, TError,CreateRechargeMutationVariables, TContext> => {

const mutationKey = getCreateRechargeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRecharge>>, CreateRechargeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRecharge(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createRecharge>>, variables: CreateRechargeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListRechargesQueryKey(), getGetBalanceQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateRechargeMutationResult = NonNullable<Awaited<ReturnType<typeof createRecharge>>>
    export type CreateRechargeMutationBody = BodyType<CreateRechargeBody>
    export type CreateRechargeMutationError = ErrorType<unknown>
    export type CreateRechargeMutationVariables = {data: BodyType<CreateRechargeBody>}

    /**
 * @summary Make a deposit
 */
export const useCreateRecharge = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecharge>>, TError,CreateRechargeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRecharge>>,
        TError,
        CreateRechargeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateRechargeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListRechargesUrl = (params?: ListRechargesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/fetch?${stringifiedParams}` : `/api/recharge/fetch`
}

/**
 * Gives the deposits of the player, newest first. The app calls it for the history, and to learn how a deposit went.
 * @summary Deposits
 */
export const listRecharges = async (params?: ListRechargesParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargePage> => {

  return customFetch<RechargePage>(getListRechargesUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: RechargePage
  }
);}





export const getListRechargesQueryKey = (params?: ListRechargesParams,) => {
    return [
    'api','recharge','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargesQueryOptions = <TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecharges>>> = ({ signal }) => listRecharges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecharges>>>
export type ListRechargesQueryError = ErrorType<unknown>


export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params: undefined |  ListRechargesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecharges>>,
          TError,
          Awaited<ReturnType<typeof listRecharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecharges>>,
          TError,
          Awaited<ReturnType<typeof listRecharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deposits
 */

export function useListRecharges<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecharges>>> = ({ signal }) => listRecharges(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRecharges>>>
export type ListRechargesSuspenseQueryError = ErrorType<unknown>


export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params: undefined |  ListRechargesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Deposits
 */

export function useListRechargesSuspense<TData = Awaited<ReturnType<typeof listRecharges>>, TError = ErrorType<unknown>>(
 params?: ListRechargesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRecharges>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






