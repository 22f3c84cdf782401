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
  OtpSent
} from '../schemas/otp-sent.ts';

import type {
  SendBindOtpBody
} from '../schemas/send-bind-otp-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendBindOtpUrl = () => {




  return `/api/user/sms/send/bind`
}

/**
 * Sends six digits to a number that the player wants to bind. The app calls this from the bind-mobile form, at most once in 60 seconds.
 * @summary Send the OTP that binds a mobile number
 */
export const sendBindOtp = async (sendBindOtpBody: SendBindOtpBody, options?: Parameters<typeof customFetch>[1]): Promise<OtpSent> => {

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
return customFetch<OtpSent>(getSendBindOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendBindOtpBody),
    schema: OtpSent
  }
);}





export const getSendBindOtpMutationKey = () => ['sendBindOtp'] as const;

export const getSendBindOtpMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindOtp>>, TError,SendBindOtpMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof sendBindOtp>>, TError,SendBindOtpMutationVariables, TContext> => {

const mutationKey = getSendBindOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBindOtp>>, SendBindOtpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendBindOtp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendBindOtpMutationResult = NonNullable<Awaited<ReturnType<typeof sendBindOtp>>>
    export type SendBindOtpMutationBody = BodyType<SendBindOtpBody>
    export type SendBindOtpMutationError = ErrorType<unknown>
    export type SendBindOtpMutationVariables = {data: BodyType<SendBindOtpBody>}

    /**
 * @summary Send the OTP that binds a mobile number
 */
export const useSendBindOtp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindOtp>>, TError,SendBindOtpMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBindOtp>>,
        TError,
        SendBindOtpMutationVariables,
        TContext
      > => {
      return useMutation(getSendBindOtpMutationOptions(options), queryClient);
    }
