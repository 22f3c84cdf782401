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
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getBindInvitationUrl = (code: string,) => {




  return `/api/user/bind/${encodeURIComponent(String(code))}`
}

/**
 * Records who invited a player who registered without a code. Once only.
 * @summary Accept an invitation afterwards
 */
export const bindInvitation = async (code: string, options?: Parameters<typeof customFetch>[1]): Promise<User> => {

  return customFetch<User>(getBindInvitationUrl(code),
  {
      leniency: { strict: ['uid', 'isNullPasswordTrade'], alone: ['identityStatus'], },
    ...options,
    method: 'POST'

    ,
    schema: User
  }
);}





export const getBindInvitationMutationKey = () => ['bindInvitation'] as const;

export const getBindInvitationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindInvitation>>, TError,BindInvitationMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof bindInvitation>>, TError,BindInvitationMutationVariables, TContext> => {

const mutationKey = getBindInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindInvitation>>, BindInvitationMutationVariables> = (props) => {
          const {code} = props ?? {};

          return  bindInvitation(code,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof bindInvitation>>>

    export type BindInvitationMutationError = ErrorType<unknown>
    export type BindInvitationMutationVariables = {code: string}

    /**
 * @summary Accept an invitation afterwards
 */
export const useBindInvitation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindInvitation>>, TError,BindInvitationMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindInvitation>>,
        TError,
        BindInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getBindInvitationMutationOptions(options), queryClient);
    }
