/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  User
} from '../schemas/user.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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
      leniency: { strict: ['uid', 'isNullPasswordTrade', 'play.state'], alone: ['identityStatus'], },
    ...options,
    method: 'POST'

    ,
    schema: User
  }
);}



/** Accept an invitation afterwards. */
export const bindInvitationMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<User, ErrorType<unknown>, { code: string }>({
    mutationKey: ['bindInvitation'],
    mutationFn: ({ code }) => bindInvitation(code, request),
  });

/** Accept an invitation afterwards. */
export const useBindInvitation = (request?: Parameters<typeof customFetch>[1]) => useMutation(bindInvitationMutation(request));
