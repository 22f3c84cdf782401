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
  CreateWalletBody
} from '../schemas/create-wallet-body.ts';

import {
  Wallet
} from '../schemas/wallet.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getBindWalletUrl = () => {




  return `/api/user/bankCard/create`
}

/**
 * Binds the wallet for withdrawals. It cannot be changed afterwards.
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
      leniency: { strict: ['isBound'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWalletBody),
    schema: Wallet
  }
);}





export const getBindWalletMutationKey = () => ['bindWallet'] as const;

export const getBindWalletMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWallet>>, TError,BindWalletMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
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






  return  { mutationFn, ...mutationOptions }}

    export type BindWalletMutationResult = NonNullable<Awaited<ReturnType<typeof bindWallet>>>
    export type BindWalletMutationBody = BodyType<CreateWalletBody>
    export type BindWalletMutationError = ErrorType<unknown>
    export type BindWalletMutationVariables = {data: BodyType<CreateWalletBody>}

    /**
 * @summary Bind a wallet
 */
export const useBindWallet = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWallet>>, TError,BindWalletMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWallet>>,
        TError,
        BindWalletMutationVariables,
        TContext
      > => {
      return useMutation(getBindWalletMutationOptions(options), queryClient);
    }
