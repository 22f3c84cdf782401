/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  matchQuery,
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  getGetUserQueryKey
} from '../account/account.ts';

import {
  IdentityOptions
} from '../schemas/identity-options.ts';

import {
  Identity
} from '../schemas/identity.ts';

import type {
  SaveIdentityBaseBody
} from '../schemas/save-identity-base-body.ts';

import type {
  SaveIdentityPapersBody
} from '../schemas/save-identity-papers-body.ts';

import type {
  UploadImageBody
} from '../schemas/upload-image-body.ts';

import {
  UploadedImage
} from '../schemas/uploaded-image.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetIdentityOptionsUrl = () => {




  return `/api/user/identity/type`
}

/**
 * Gives the papers, sources of income, occupations and gaming venues to choose from.
 * @summary What identity forms offer
 */
export const getIdentityOptions = async ( options?: Parameters<typeof customFetch>[1]): Promise<IdentityOptions> => {

  return customFetch<IdentityOptions>(getGetIdentityOptionsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: IdentityOptions
  }
);}





export const getGetIdentityOptionsQueryKey = () => {
    return [
    'api','user','identity','type'
    ] as const;
    }


export const getGetIdentityOptionsQueryOptions = <TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityOptions>>> = ({ signal }) => getIdentityOptions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdentityOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentityOptions>>>
export type GetIdentityOptionsQueryError = ErrorType<unknown>


export function useGetIdentityOptions<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityOptions>>,
          TError,
          Awaited<ReturnType<typeof getIdentityOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityOptions<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentityOptions>>,
          TError,
          Awaited<ReturnType<typeof getIdentityOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityOptions<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What identity forms offer
 */

export function useGetIdentityOptions<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentityOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetIdentityOptionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityOptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentityOptions>>> = ({ signal }) => getIdentityOptions({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdentityOptionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentityOptions>>>
export type GetIdentityOptionsSuspenseQueryError = ErrorType<unknown>


export function useGetIdentityOptionsSuspense<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityOptionsSuspense<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentityOptionsSuspense<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What identity forms offer
 */

export function useGetIdentityOptionsSuspense<TData = Awaited<ReturnType<typeof getIdentityOptions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentityOptions>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentityOptionsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSaveIdentityBaseUrl = () => {




  return `/api/user/identity/base`
}

/**
 * Saves what the papers say. The status becomes editing until the pictures are sent too.
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityBaseBody),
    schema: Identity
  }
);}





export const getSaveIdentityBaseMutationKey = () => ['saveIdentityBase'] as const;

export const getSaveIdentityBaseMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext> => {

const mutationKey = getSaveIdentityBaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveIdentityBase>>, SaveIdentityBaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveIdentityBase(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveIdentityBase>>, variables: SaveIdentityBaseMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetIdentityQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveIdentityBaseMutationResult = NonNullable<Awaited<ReturnType<typeof saveIdentityBase>>>
    export type SaveIdentityBaseMutationBody = BodyType<SaveIdentityBaseBody>
    export type SaveIdentityBaseMutationError = ErrorType<unknown>
    export type SaveIdentityBaseMutationVariables = {data: BodyType<SaveIdentityBaseBody>}

    /**
 * @summary Save the base info
 */
export const useSaveIdentityBase = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityBase>>, TError,SaveIdentityBaseMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveIdentityBase>>,
        TError,
        SaveIdentityBaseMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveIdentityBaseMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getUploadImageUrl = () => {




  return `/api/common/uploadImg`
}

/**
 * Takes a picture and gives its id. The app calls it for each side of the paper, the selfie and an own avatar.
 * @summary Upload a picture
 */
export const uploadImage = async (uploadImageBody: UploadImageBody, options?: Parameters<typeof customFetch>[1]): Promise<UploadedImage> => {
    const formData = new FormData();
formData.append(`file`, uploadImageBody.file);
formData.append(`purpose`, uploadImageBody.purpose);

  return customFetch<UploadedImage>(getUploadImageUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: UploadedImage
  }
);}





export const getUploadImageMutationKey = () => ['uploadImage'] as const;

export const getUploadImageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext> => {

const mutationKey = getUploadImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadImage>>, UploadImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadImageMutationResult = NonNullable<Awaited<ReturnType<typeof uploadImage>>>
    export type UploadImageMutationBody = BodyType<UploadImageBody>
    export type UploadImageMutationError = ErrorType<unknown>
    export type UploadImageMutationVariables = {data: BodyType<UploadImageBody>}

    /**
 * @summary Upload a picture
 */
export const useUploadImage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadImage>>,
        TError,
        UploadImageMutationVariables,
        TContext
      > => {
      return useMutation(getUploadImageMutationOptions(options), queryClient);
    }
    export const getSaveIdentityPapersUrl = () => {




  return `/api/user/identity/upload`
}

/**
 * Hands in the pictures that were uploaded before. The status becomes pending, and the operator checks.
 * @summary Hand in the papers
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
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveIdentityPapersBody),
    schema: Identity
  }
);}





export const getSaveIdentityPapersMutationKey = () => ['saveIdentityPapers'] as const;

export const getSaveIdentityPapersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
): UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext> => {

const mutationKey = getSaveIdentityPapersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveIdentityPapers>>, SaveIdentityPapersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveIdentityPapers(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof saveIdentityPapers>>, variables: SaveIdentityPapersMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getGetIdentityQueryKey(), getGetUserQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type SaveIdentityPapersMutationResult = NonNullable<Awaited<ReturnType<typeof saveIdentityPapers>>>
    export type SaveIdentityPapersMutationBody = BodyType<SaveIdentityPapersBody>
    export type SaveIdentityPapersMutationError = ErrorType<unknown>
    export type SaveIdentityPapersMutationVariables = {data: BodyType<SaveIdentityPapersBody>}

    /**
 * @summary Hand in the papers
 */
export const useSaveIdentityPapers = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveIdentityPapers>>, TError,SaveIdentityPapersMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveIdentityPapers>>,
        TError,
        SaveIdentityPapersMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getSaveIdentityPapersMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetIdentityUrl = () => {




  return `/api/user/identity/fetch`
}

/**
 * Gives the status and what was said, masked.
 * @summary How far the check has come
 */
export const getIdentity = async ( options?: Parameters<typeof customFetch>[1]): Promise<Identity> => {

  return customFetch<Identity>(getGetIdentityUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Identity
  }
);}





export const getGetIdentityQueryKey = () => {
    return [
    'api','user','identity','fetch'
    ] as const;
    }


export const getGetIdentityQueryOptions = <TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentity>>> = ({ signal }) => getIdentity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdentityQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentity>>>
export type GetIdentityQueryError = ErrorType<unknown>


export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentity>>,
          TError,
          Awaited<ReturnType<typeof getIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdentity>>,
          TError,
          Awaited<ReturnType<typeof getIdentity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far the check has come
 */

export function useGetIdentity<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetIdentitySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdentityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdentity>>> = ({ signal }) => getIdentity({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdentitySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdentity>>>
export type GetIdentitySuspenseQueryError = ErrorType<unknown>


export function useGetIdentitySuspense<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentitySuspense<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdentitySuspense<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far the check has come
 */

export function useGetIdentitySuspense<TData = Awaited<ReturnType<typeof getIdentity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdentity>>, TError, TData>>, request?: SecondParameter<typeof customFetch>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdentitySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






