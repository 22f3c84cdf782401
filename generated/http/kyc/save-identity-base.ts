/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import {
  Identity
} from '../schemas/identity.ts';

import type {
  SaveIdentityBaseBody
} from '../schemas/save-identity-base-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSaveIdentityBaseUrl = () => {




  return `/api/user/identity/base`
}

/**
 * Saves the data of the identity document. The status is editing until the pictures are sent too.
 * @summary Save the base info
 */
export const saveIdentityBase = async (saveIdentityBaseBody: SaveIdentityBaseBody, options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

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
return customFetch<Identity>(getSaveIdentityBaseUrl(),
  {
      leniency: { strict: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityBaseBody),
    schema: Identity
  }
);}



/** Save the base info. */
export const saveIdentityBaseMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Identity, ErrorType<unknown>, { data: SaveIdentityBaseBody }>({
    mutationKey: ['saveIdentityBase'],
    mutationFn: ({ data }) => saveIdentityBase(data, request),
  });

/** Save the base info. */
export const useSaveIdentityBase = (request?: Parameters<typeof customFetch>[1]) => useMutation(saveIdentityBaseMutation(request));
