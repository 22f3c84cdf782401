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
  PrepareRechargeBody
} from '../schemas/prepare-recharge-body.ts';

import {
  RechargeQuote
} from '../schemas/recharge-quote.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getPrepareRechargeUrl = () => {




  return `/api/recharge/preCreate`
}

/**
 * Checks method, amount, bank and coupon, and assigns a number to the deposit. No money moves and the history does not show it. The app calls this when the player submits the deposit form. A prepared deposit can be created for 15 minutes (expiresAt).
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
      leniency: { strict: ['orderNo'], },
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
