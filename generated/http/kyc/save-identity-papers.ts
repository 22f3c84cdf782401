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
  SaveIdentityPapersBody
} from '../schemas/save-identity-papers-body.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getSaveIdentityPapersUrl = () => {




  return `/api/user/identity/upload`
}

/**
 * Submits the uploaded pictures. The status becomes pending, and the operator checks them. The verdict, approved or rejected, reaches the player as a letter and the socket event inbox.unread; the app then reads getIdentity and getUser again.
 * @summary Submit the identity documents
 */
export const saveIdentityPapers = async (saveIdentityPapersBody: SaveIdentityPapersBody, options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

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
return customFetch<Identity>(getSaveIdentityPapersUrl(),
  {
      leniency: { strict: ['identityStatus'], },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityPapersBody),
    schema: Identity
  }
);}



/** Submit the identity documents. */
export const saveIdentityPapersMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<Identity, ErrorType<unknown>, { data: SaveIdentityPapersBody }>({
    mutationKey: ['saveIdentityPapers'],
    mutationFn: ({ data }) => saveIdentityPapers(data, request),
  });

/** Submit the identity documents. */
export const useSaveIdentityPapers = (request?: Parameters<typeof customFetch>[1]) => useMutation(saveIdentityPapersMutation(request));
