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
  RedeemCodeBody
} from '../schemas/redeem-code-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getRedeemCodeUrl = () => {




  return `/api/redemption/code/use`
}

/**
 * Credits the rewards of the code.
 * @summary Redeem a code
 */
export const redeemCode = async (redeemCodeBody: RedeemCodeBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getRedeemCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(redeemCodeBody),
    schema: Rewards
  }
);}





export const getRedeemCodeMutationKey = () => ['redeemCode'] as const;

export const getRedeemCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext> => {

const mutationKey = getRedeemCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemCode>>, RedeemCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemCodeMutationResult = NonNullable<Awaited<ReturnType<typeof redeemCode>>>
    export type RedeemCodeMutationBody = BodyType<RedeemCodeBody>
    export type RedeemCodeMutationError = ErrorType<unknown>
    export type RedeemCodeMutationVariables = {data: BodyType<RedeemCodeBody>}

    /**
 * @summary Redeem a code
 */
export const useRedeemCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemCode>>, TError,RedeemCodeMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemCode>>,
        TError,
        RedeemCodeMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemCodeMutationOptions(options), queryClient);
    }
