/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  RegistrationRuleBody
} from '../schemas/registration-rule-body.ts';

import {
  RegistrationRule
} from '../schemas/registration-rule.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getGetRegistrationRuleUrl = () => {




  return `/api/user/register/flag`
}

/**
 * Returns whether anybody may register and whether a code is required. The app calls this when the register page opens. It changes nothing.
 * @summary Who may register
 */
export const getRegistrationRule = async (registrationRuleBody: RegistrationRuleBody, options?: Parameters<typeof customFetch>[1]): Promise<RegistrationRule> => {

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
return customFetch<RegistrationRule>(getGetRegistrationRuleUrl(),
  {
      leniency: { strict: ['isOpen'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registrationRuleBody),
    schema: RegistrationRule
  }
);}



/** Who may register. */
export const getRegistrationRuleMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<RegistrationRule, ErrorType<unknown>, { data: RegistrationRuleBody }>({
    mutationKey: ['getRegistrationRule'],
    mutationFn: ({ data }) => getRegistrationRule(data, request),
  });

/** Who may register. */
export const useGetRegistrationRule = (request?: Parameters<typeof customFetch>[1]) => useMutation(getRegistrationRuleMutation(request));
