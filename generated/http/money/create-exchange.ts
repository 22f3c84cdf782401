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

import type {
  CreateExchangeBody
} from '../schemas/create-exchange-body.ts';

import type {
  CreateExchangeHeaders
} from '../schemas/create-exchange-headers.ts';

import {
  ExchangeOrder
} from '../schemas/exchange-order.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateExchangeUrl = () => {




  return `/api/mallExchange/order`
}

/**
 * Exchanges points for goods or money. The app calls this once for each intent; if the response was lost, the player may repeat it with the same Idempotency-Key.
 * @summary Buy with points
 */
export const createExchange = async (createExchangeBody: CreateExchangeBody,
    headers: CreateExchangeHeaders, options?: Parameters<typeof customFetch>[1]): Promise<ExchangeOrder> => {

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
      leniency: { strict: ['orderNo', 'goodsId'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createExchangeBody),
    schema: ExchangeOrder
  }
);}





export const getCreateExchangeMutationKey = () => ['createExchange'] as const;

export const getCreateExchangeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext> => {

const mutationKey = getCreateExchangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExchange>>, CreateExchangeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createExchange(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateExchangeMutationResult = NonNullable<Awaited<ReturnType<typeof createExchange>>>
    export type CreateExchangeMutationBody = BodyType<CreateExchangeBody>
    export type CreateExchangeMutationError = ErrorType<unknown>
    export type CreateExchangeMutationVariables = {data: BodyType<CreateExchangeBody>;headers: CreateExchangeHeaders}

    /**
 * @summary Buy with points
 */
export const useCreateExchange = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExchange>>, TError,CreateExchangeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExchange>>,
        TError,
        CreateExchangeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateExchangeMutationOptions(options), queryClient);
    }
