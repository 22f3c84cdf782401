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

import type {
  ListOpenManufacturersParams
} from '../schemas/list-open-manufacturers-params.ts';

import {
  Manufacturer
} from '../schemas/manufacturer.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListOpenManufacturersUrl = (params?: ListOpenManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/open/manuf/fetch?${stringifiedParams}` : `/api/open/manuf/fetch`
}

/**
 * Returns the providers that have games of a type, for the rows of the lobby, for visitors.
 * @summary Providers for visitors
 */
export const listOpenManufacturers = async (params?: ListOpenManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListOpenManufacturersUrl(params),
  {
      leniency: { strict: ['code'], alone: ['gameCount'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}



/** Providers for visitors. */
export const listOpenManufacturersQuery = (params?: ListOpenManufacturersParams) =>
  queryOptions<Manufacturer[], ErrorType<unknown>>({
    queryKey: ['api', 'open', 'manuf', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listOpenManufacturers(params, { signal }),
  });

/** Providers for visitors. */
export const useListOpenManufacturers = (params?: ListOpenManufacturersParams) => useQuery(listOpenManufacturersQuery(params));

/** Providers for visitors. */
export const useListOpenManufacturersSuspense = (params?: ListOpenManufacturersParams) => useSuspenseQuery(listOpenManufacturersQuery(params));
