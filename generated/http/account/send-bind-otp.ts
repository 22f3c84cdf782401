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
  SendBindOtpBody
} from '../schemas/send-bind-otp-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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



/** Send the OTP that binds a mobile number. */
export const sendBindOtpMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<OtpSent, ErrorType<unknown>, { data: SendBindOtpBody }>({
    mutationKey: ['sendBindOtp'],
    mutationFn: ({ data }) => sendBindOtp(data, request),
  });

/** Send the OTP that binds a mobile number. */
export const useSendBindOtp = (request?: Parameters<typeof customFetch>[1]) => useMutation(sendBindOtpMutation(request));
