/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  OtpSent
} from '../schemas/otp-sent.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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



/** Send the OTP that resets the transaction password. */
export const sendTradePasswordOtpMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<OtpSent, ErrorType<unknown>, void>({
    mutationKey: ['sendTradePasswordOtp'],
    mutationFn: () => sendTradePasswordOtp(request),
  });

/** Send the OTP that resets the transaction password. */
export const useSendTradePasswordOtp = (request?: Parameters<typeof customFetch>[1]) => useMutation(sendTradePasswordOtpMutation(request));
