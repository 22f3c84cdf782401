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

import type {
  SendLoginPasswordOtpBody
} from '../schemas/send-login-password-otp-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSendLoginPasswordOtpUrl = () => {




  return `/api/user/sms/send/resetLoginPwd`
}

/**
 * Sends six digits to the number of an account: the bound one or, while none is bound, the one given at registration. The app calls this from the forgot-password page. The answer is the same whether or not an account has the number, so that nobody can find out.
 * @summary Send the OTP that resets the login password
 */
export const sendLoginPasswordOtp = async (sendLoginPasswordOtpBody: SendLoginPasswordOtpBody, options?: Parameters<typeof customFetch>[1]): Promise<OtpSent> => {

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
return customFetch<OtpSent>(getSendLoginPasswordOtpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendLoginPasswordOtpBody),
    schema: OtpSent
  }
);}



/** Send the OTP that resets the login password. */
export const sendLoginPasswordOtpMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<OtpSent, ErrorType<unknown>, { data: SendLoginPasswordOtpBody }>({
    mutationKey: ['sendLoginPasswordOtp'],
    mutationFn: ({ data }) => sendLoginPasswordOtp(data, request),
  });

/** Send the OTP that resets the login password. */
export const useSendLoginPasswordOtp = (request?: Parameters<typeof customFetch>[1]) => useMutation(sendLoginPasswordOtpMutation(request));
