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
  ClaimRecallTaskBody
} from '../schemas/claim-recall-task-body.ts';

import {
  Rewards
} from '../schemas/rewards.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getClaimRecallTaskUrl = () => {




  return `/api/recallTask/claim`
}

/**
 * Credits the reward of a completed step.
 * @summary Claim a step of a return gift
 */
export const claimRecallTask = async (claimRecallTaskBody: ClaimRecallTaskBody, options?: Parameters<typeof customFetch>[1]): Promise<Rewards> => {

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
return customFetch<Rewards>(getClaimRecallTaskUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimRecallTaskBody),
    schema: Rewards
  }
);}





export const getClaimRecallTaskMutationKey = () => ['claimRecallTask'] as const;

export const getClaimRecallTaskMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext> => {

const mutationKey = getClaimRecallTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimRecallTask>>, ClaimRecallTaskMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  claimRecallTask(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimRecallTaskMutationResult = NonNullable<Awaited<ReturnType<typeof claimRecallTask>>>
    export type ClaimRecallTaskMutationBody = BodyType<ClaimRecallTaskBody>
    export type ClaimRecallTaskMutationError = ErrorType<unknown>
    export type ClaimRecallTaskMutationVariables = {data: BodyType<ClaimRecallTaskBody>}

    /**
 * @summary Claim a step of a return gift
 */
export const useClaimRecallTask = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimRecallTask>>, TError,ClaimRecallTaskMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimRecallTask>>,
        TError,
        ClaimRecallTaskMutationVariables,
        TContext
      > => {
      return useMutation(getClaimRecallTaskMutationOptions(options), queryClient);
    }
