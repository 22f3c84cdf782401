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

import {
  CouponPage
} from '../schemas/coupon-page.ts';

import type {
  CreateExchangeBody
} from '../schemas/create-exchange-body.ts';

import type {
  CreateRechargeBody
} from '../schemas/create-recharge-body.ts';

import type {
  CreateWalletBody
} from '../schemas/create-wallet-body.ts';

import type {
  CreateWithdrawalBody
} from '../schemas/create-withdrawal-body.ts';

import {
  ExchangeOrder
} from '../schemas/exchange-order.ts';

import {
  Exchange
} from '../schemas/exchange.ts';

import {
  JournalPage
} from '../schemas/journal-page.ts';

import {
  JournalType
} from '../schemas/journal-type.ts';

import type {
  ListCouponsParams
} from '../schemas/list-coupons-params.ts';

import type {
  ListJournalParams
} from '../schemas/list-journal-params.ts';

import type {
  ListRechargeAmountsParams
} from '../schemas/list-recharge-amounts-params.ts';

import type {
  ListRechargeBanksParams
} from '../schemas/list-recharge-banks-params.ts';

import type {
  ListRechargesParams
} from '../schemas/list-recharges-params.ts';

import type {
  ListWithdrawalsParams
} from '../schemas/list-withdrawals-params.ts';

import type {
  PrepareRechargeBody
} from '../schemas/prepare-recharge-body.ts';

import {
  RechargeAmounts
} from '../schemas/recharge-amounts.ts';

import {
  RechargeBank
} from '../schemas/recharge-bank.ts';

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

import {
  Wallet
} from '../schemas/wallet.ts';

import {
  WithdrawalPage
} from '../schemas/withdrawal-page.ts';

import {
  Withdrawal
} from '../schemas/withdrawal.ts';

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
 * Checks method, amount, bank and coupon and gives the deposit a number. No money moves and nothing shows in the history. The app calls it when the deposit form is sent.
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
 * Makes the deposit that was prepared and gives the page where the player pays. From now on it shows in the history as pending, and its coupon as used. Balance and journal follow once it has succeeded. The app calls it once for each intent, right after preparing.
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
        queryClient.invalidateQueries({ predicate: (query) => [getListRechargesQueryKey(), getListCouponsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
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






export const getListRechargeBanksUrl = (params: ListRechargeBanksParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/recharge/bank?${stringifiedParams}` : `/api/recharge/bank`
}

/**
 * Gives the banks or channels behind a method.
 * @summary Banks of a method
 */
export const listRechargeBanks = async (params: ListRechargeBanksParams, options?: Parameters<typeof customFetch>[1]): Promise<RechargeBank[]> => {

  return customFetch<RechargeBank[]>(getListRechargeBanksUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(RechargeBank)
  }
);}





export const getListRechargeBanksQueryKey = (params?: ListRechargeBanksParams,) => {
    return [
    'api','recharge','bank', ...(params ? [params] : [])
    ] as const;
    }


export const getListRechargeBanksQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeBanksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeBanks>>> = ({ signal }) => listRechargeBanks(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRechargeBanksQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeBanks>>>
export type ListRechargeBanksQueryError = ErrorType<unknown>


export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeBanks>>,
          TError,
          Awaited<ReturnType<typeof listRechargeBanks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRechargeBanks>>,
          TError,
          Awaited<ReturnType<typeof listRechargeBanks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banks of a method
 */

export function useListRechargeBanks<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeBanksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRechargeBanksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRechargeBanksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRechargeBanks>>> = ({ signal }) => listRechargeBanks(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListRechargeBanksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listRechargeBanks>>>
export type ListRechargeBanksSuspenseQueryError = ErrorType<unknown>


export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banks of a method
 */

export function useListRechargeBanksSuspense<TData = Awaited<ReturnType<typeof listRechargeBanks>>, TError = ErrorType<unknown>>(
 params: ListRechargeBanksParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listRechargeBanks>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRechargeBanksSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCouponsUrl = (params?: ListCouponsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/coupon/fetch?${stringifiedParams}` : `/api/coupon/fetch`
}

/**
 * Gives the coupons of the player: usable ones first, and of them those that end first on top.
 * @summary Coupons
 */
export const listCoupons = async (params?: ListCouponsParams, options?: Parameters<typeof customFetch>[1]): Promise<CouponPage> => {

  return customFetch<CouponPage>(getListCouponsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CouponPage
  }
);}





export const getListCouponsQueryKey = (params?: ListCouponsParams,) => {
    return [
    'api','coupon','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListCouponsQueryOptions = <TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCouponsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoupons>>> = ({ signal }) => listCoupons(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCouponsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>
export type ListCouponsQueryError = ErrorType<unknown>


export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params: undefined |  ListCouponsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoupons>>,
          TError,
          Awaited<ReturnType<typeof listCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Coupons
 */

export function useListCoupons<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCouponsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCouponsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(params?: ListCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCouponsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoupons>>> = ({ signal }) => listCoupons(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCouponsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>
export type ListCouponsSuspenseQueryError = ErrorType<unknown>


export function useListCouponsSuspense<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params: undefined |  ListCouponsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCouponsSuspense<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCouponsSuspense<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Coupons
 */

export function useListCouponsSuspense<TData = Awaited<ReturnType<typeof listCoupons>>, TError = ErrorType<unknown>>(
 params?: ListCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCoupons>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCouponsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWalletUrl = () => {




  return `/api/user/bankCard/wallet/account`
}

/**
 * Gives the bound wallet, masked, or says that there is none.
 * @summary Bound wallet
 */
export const getWallet = async ( options?: Parameters<typeof customFetch>[1]): Promise<Wallet> => {

  return customFetch<Wallet>(getGetWalletUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Wallet
  }
);}





export const getGetWalletQueryKey = () => {
    return [
    'api','user','bankCard','wallet','account'
    ] as const;
    }


export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<unknown>


export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bound wallet
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetWalletSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetWalletSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletSuspenseQueryError = ErrorType<unknown>


export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bound wallet
 */

export function useGetWalletSuspense<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBindWalletUrl = () => {




  return `/api/user/bankCard/create`
}

/**
 * Binds the wallet that withdrawals go to. Once bound it cannot be changed.
 * @summary Bind a wallet
 */
export const bindWallet = async (createWalletBody: CreateWalletBody, options?: Parameters<typeof customFetch>[1]): Promise<Wallet> => {

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
return customFetch<Wallet>(getBindWalletUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWalletBody),
    schema: Wallet
  }
);}





export const getBindWalletMutationKey = () => ['bindWallet'] as const;

export const getBindWalletMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWallet>>, TError,BindWalletMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof bindWallet>>, TError,BindWalletMutationVariables, TContext> => {

const mutationKey = getBindWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindWallet>>, BindWalletMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindWallet(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof bindWallet>>, variables: BindWalletMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getGetWalletQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type BindWalletMutationResult = NonNullable<Awaited<ReturnType<typeof bindWallet>>>
    export type BindWalletMutationBody = BodyType<CreateWalletBody>
    export type BindWalletMutationError = ErrorType<unknown>
    export type BindWalletMutationVariables = {data: BodyType<CreateWalletBody>}

    /**
 * @summary Bind a wallet
 */
export const useBindWallet = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWallet>>, TError,BindWalletMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWallet>>,
        TError,
        BindWalletMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getBindWalletMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateWithdrawalUrl = () => {




  return `/api/withdraw/create`
}

/**
 * Withdraws to the bound wallet. The app calls it once for each intent, after the player confirmed amount and destination. Where several failures hold, the first is answered in this order: kycRequired, tradePasswordMissing, walletNotBound, tradePasswordWrong, belowMinimum, turnoverOwed, insufficientBalance. The amount leaves the balance at once and is kept aside until the withdrawal has ended; a rejected or failed one gives it back.
 * @summary Withdraw
 */
export const createWithdrawal = async (createWithdrawalBody: CreateWithdrawalBody, options?: Parameters<typeof customFetch>[1]): Promise<Withdrawal> => {

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
return customFetch<Withdrawal>(getCreateWithdrawalUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWithdrawalBody),
    schema: Withdrawal
  }
);}





export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createWithdrawal>>, variables: CreateWithdrawalMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListWithdrawalsQueryKey(), getGetBalanceQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = BodyType<CreateWithdrawalBody>
    export type CreateWithdrawalMutationError = ErrorType<unknown>
    export type CreateWithdrawalMutationVariables = {data: BodyType<CreateWithdrawalBody>}

    /**
 * @summary Withdraw
 */
export const useCreateWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateWithdrawalMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListWithdrawalsUrl = (params?: ListWithdrawalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/withdraw/fetch?${stringifiedParams}` : `/api/withdraw/fetch`
}

/**
 * Gives the withdrawals of the player, newest first. The app calls it for the history, and to learn how one went.
 * @summary Withdrawals
 */
export const listWithdrawals = async (params?: ListWithdrawalsParams, options?: Parameters<typeof customFetch>[1]): Promise<WithdrawalPage> => {

  return customFetch<WithdrawalPage>(getListWithdrawalsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: WithdrawalPage
  }
);}





export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    'api','withdraw','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = ErrorType<unknown>


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListWithdrawalsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsSuspenseQueryError = ErrorType<unknown>


export function useListWithdrawalsSuspense<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsSuspense<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsSuspense<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals
 */

export function useListWithdrawalsSuspense<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListJournalTypesUrl = () => {




  return `/api/user/balanceJournal/type`
}

/**
 * Gives the types by which the records may be filtered.
 * @summary Types of changes
 */
export const listJournalTypes = async ( options?: Parameters<typeof customFetch>[1]): Promise<JournalType[]> => {

  return customFetch<JournalType[]>(getListJournalTypesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: zod.array(JournalType)
  }
);}





export const getListJournalTypesQueryKey = () => {
    return [
    'api','user','balanceJournal','type'
    ] as const;
    }


export const getListJournalTypesQueryOptions = <TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournalTypes>>> = ({ signal }) => listJournalTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJournalTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listJournalTypes>>>
export type ListJournalTypesQueryError = ErrorType<unknown>


export function useListJournalTypes<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournalTypes>>,
          TError,
          Awaited<ReturnType<typeof listJournalTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalTypes<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournalTypes>>,
          TError,
          Awaited<ReturnType<typeof listJournalTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalTypes<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of changes
 */

export function useListJournalTypes<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListJournalTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournalTypes>>> = ({ signal }) => listJournalTypes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListJournalTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listJournalTypes>>>
export type ListJournalTypesSuspenseQueryError = ErrorType<unknown>


export function useListJournalTypesSuspense<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalTypesSuspense<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalTypesSuspense<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of changes
 */

export function useListJournalTypesSuspense<TData = Awaited<ReturnType<typeof listJournalTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournalTypes>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalTypesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListJournalUrl = (params?: ListJournalParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/balanceJournal/fetch?${stringifiedParams}` : `/api/user/balanceJournal/fetch`
}

/**
 * Gives every change of the balance, newest first.
 * @summary Changes of the balance
 */
export const listJournal = async (params?: ListJournalParams, options?: Parameters<typeof customFetch>[1]): Promise<JournalPage> => {

  return customFetch<JournalPage>(getListJournalUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: JournalPage
  }
);}





export const getListJournalQueryKey = (params?: ListJournalParams,) => {
    return [
    'api','user','balanceJournal','fetch', ...(params ? [params] : [])
    ] as const;
    }


export const getListJournalQueryOptions = <TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournal>>> = ({ signal }) => listJournal(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListJournalQueryResult = NonNullable<Awaited<ReturnType<typeof listJournal>>>
export type ListJournalQueryError = ErrorType<unknown>


export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params: undefined |  ListJournalParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournal>>,
          TError,
          Awaited<ReturnType<typeof listJournal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listJournal>>,
          TError,
          Awaited<ReturnType<typeof listJournal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes of the balance
 */

export function useListJournal<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListJournalSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListJournalQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listJournal>>> = ({ signal }) => listJournal(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListJournalSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listJournal>>>
export type ListJournalSuspenseQueryError = ErrorType<unknown>


export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params: undefined |  ListJournalParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Changes of the balance
 */

export function useListJournalSuspense<TData = Awaited<ReturnType<typeof listJournal>>, TError = ErrorType<unknown>>(
 params?: ListJournalParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listJournal>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListJournalSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetExchangeUrl = () => {




  return `/api/mallExchange/info`
}

/**
 * Gives the goods and how many points the player has.
 * @summary What points buy
 */
export const getExchange = async ( options?: Parameters<typeof customFetch>[1]): Promise<Exchange> => {

  return customFetch<Exchange>(getGetExchangeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Exchange
  }
);}





export const getGetExchangeQueryKey = () => {
    return [
    'api','mallExchange','info'
    ] as const;
    }


export const getGetExchangeQueryOptions = <TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchange>>> = ({ signal }) => getExchange({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExchangeQueryResult = NonNullable<Awaited<ReturnType<typeof getExchange>>>
export type GetExchangeQueryError = ErrorType<unknown>


export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchange>>,
          TError,
          Awaited<ReturnType<typeof getExchange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What points buy
 */

export function useGetExchange<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetExchangeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchange>>> = ({ signal }) => getExchange({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetExchangeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getExchange>>>
export type GetExchangeSuspenseQueryError = ErrorType<unknown>


export function useGetExchangeSuspense<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchangeSuspense<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchangeSuspense<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What points buy
 */

export function useGetExchangeSuspense<TData = Awaited<ReturnType<typeof getExchange>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getExchange>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateExchangeUrl = () => {




  return `/api/mallExchange/order`
}

/**
 * Buys goods or money with points.
 * @summary Buy with points
 */
export const createExchange = async (createExchangeBody: CreateExchangeBody, options?: Parameters<typeof customFetch>[1]): Promise<ExchangeOrder> => {

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
return customFetch<ExchangeOrder>(getCreateExchangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createExchangeBody),
    schema: ExchangeOrder
  }
);}





export const getCreateExchangeMutationKey = () => ['createExchange'] as const;

export const getCreateExchangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext> => {

const mutationKey = getCreateExchangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExchange>>, CreateExchangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createExchange(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createExchange>>, variables: CreateExchangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetExchangeQueryKey(), getGetBalanceQueryKey(), getListJournalQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof createExchange>>>
    export type CreateExchangeMutationBody = BodyType<CreateExchangeBody>
    export type CreateExchangeMutationError = ErrorType<unknown>
    export type CreateExchangeMutationVariables = {data: BodyType<CreateExchangeBody>}

    /**
 * @summary Buy with points
 */
export const useCreateExchange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExchange>>,
        TError,
        CreateExchangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateExchangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
