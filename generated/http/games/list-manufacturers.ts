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
  ListManufacturersParams
} from '../schemas/list-manufacturers-params.ts';

import {
  Manufacturer
} from '../schemas/manufacturer.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

export const getListManufacturersUrl = (params?: ListManufacturersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/manuf/fetch?${stringifiedParams}` : `/api/manuf/fetch`
}

/**
 * Returns the providers that have games of a type, for the rows of the lobby, for players.
 * @summary Providers
 */
export const listManufacturers = async (params?: ListManufacturersParams, options?: Parameters<typeof customFetch>[1]): Promise<Manufacturer[]> => {

  return customFetch<Manufacturer[]>(getListManufacturersUrl(params),
  {
      leniency: { strict: ['code'], alone: ['gameCount'], },
    ...options,
    method: 'GET'

    ,
    schema: zod.array(Manufacturer)
  }
);}



/** Providers. */
export const listManufacturersQuery = (params?: ListManufacturersParams) =>
  queryOptions<Manufacturer[], ErrorType<unknown>>({
    queryKey: ['api', 'manuf', 'fetch', ...(params ? [params] : [])],
    queryFn: ({ signal }) => listManufacturers(params, { signal }),
  });

/** Providers. */
export const useListManufacturers = (params?: ListManufacturersParams) => useQuery(listManufacturersQuery(params));

/** Providers. */
export const useListManufacturersSuspense = (params?: ListManufacturersParams) => useSuspenseQuery(listManufacturersQuery(params));
