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

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendTradePasswordOtpUrl = () => {




  return `/api/user/sms/send/resetTradePwd`
}

/**
 * Sends six digits to the bound number. The app calls this from the reset form.
 * @summary Send the OTP that resets the transaction password
 */
export const sendTradePasswordOtp = async ( options?: Parameters<typeof customFetch>[1]): Promise<OtpSent> => {

  return customFetch<OtpSent>(getSendTradePasswordOtpUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: OtpSent
  }
);}





export const getSendTradePasswordOtpMutationKey = () => ['sendTradePasswordOtp'] as const;

export const getSendTradePasswordOtpMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTradePasswordOtp>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTradePasswordOtp>>, TError,void, TContext> => {

const mutationKey = getSendTradePasswordOtpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTradePasswordOtp>>, void> = () => {


          return  sendTradePasswordOtp(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendTradePasswordOtpMutationResult = NonNullable<Awaited<ReturnType<typeof sendTradePasswordOtp>>>

    export type SendTradePasswordOtpMutationError = ErrorType<unknown>


    /**
 * @summary Send the OTP that resets the transaction password
 */
export const useSendTradePasswordOtp = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTradePasswordOtp>>, TError,void, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTradePasswordOtp>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendTradePasswordOtpMutationOptions(options), queryClient);
    }
