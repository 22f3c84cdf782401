/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  queryOptions,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';

import {
  z as zod
} from 'zod/mini';

import {
  Faq
} from '../schemas/faq.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListFaqsUrl = () => {




  return `/api/app/faq`
}

/**
 * Returns frequently asked questions.
 * @summary Questions and answers
 */
export const listFaqs = async ( options?: Parameters<typeof customFetch>[1]): Promise<Faq[]> => {

  return customFetch<Faq[]>(getListFaqsUrl(),
  {
      leniency: { strict: ['id'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Faq)
  }
);}



/** Questions and answers. */
export const listFaqsQuery = () =>
  queryOptions<Faq[], ErrorType<unknown>>({
    queryKey: ['api', 'app', 'faq'],
    queryFn: ({ signal }) => listFaqs({ signal }),
  });

/** Questions and answers. */
export const useListFaqs = () => useQuery(listFaqsQuery());

/** Questions and answers. */
export const useListFaqsSuspense = () => useSuspenseQuery(listFaqsQuery());
