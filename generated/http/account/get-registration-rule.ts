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
  RegistrationRuleBody
} from '../schemas/registration-rule-body.ts';

import {
  RegistrationRule
} from '../schemas/registration-rule.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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





export const getGetRegistrationRuleMutationKey = () => ['getRegistrationRule'] as const;

export const getGetRegistrationRuleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getRegistrationRule>>, TError,GetRegistrationRuleMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof getRegistrationRule>>, TError,GetRegistrationRuleMutationVariables, TContext> => {

const mutationKey = getGetRegistrationRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getRegistrationRule>>, GetRegistrationRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getRegistrationRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetRegistrationRuleMutationResult = NonNullable<Awaited<ReturnType<typeof getRegistrationRule>>>
    export type GetRegistrationRuleMutationBody = BodyType<RegistrationRuleBody>
    export type GetRegistrationRuleMutationError = ErrorType<unknown>
    export type GetRegistrationRuleMutationVariables = {data: BodyType<RegistrationRuleBody>}

    /**
 * @summary Who may register
 */
export const useGetRegistrationRule = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getRegistrationRule>>, TError,GetRegistrationRuleMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getRegistrationRule>>,
        TError,
        GetRegistrationRuleMutationVariables,
        TContext
      > => {
      return useMutation(getGetRegistrationRuleMutationOptions(options), queryClient);
    }
