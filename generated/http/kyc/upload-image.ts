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
  UploadImageBody
} from '../schemas/upload-image-body.ts';

import {
  UploadedImage
} from '../schemas/uploaded-image.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType , BodyType } from '../../../src/api/http-client.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getUploadImageUrl = () => {




  return `/api/common/uploadImg`
}

/**
 * Stores a picture and returns its id. The app calls this for each side of the identity document, the selfie, and a custom avatar.
 * @summary Upload a picture
 */
export const uploadImage = async (uploadImageBody: UploadImageBody, options?: Parameters<typeof customFetch>[1]): Promise<UploadedImage> => {
    const formData = new FormData();
formData.append(`file`, uploadImageBody.file);
formData.append(`purpose`, uploadImageBody.purpose);

  return customFetch<UploadedImage>(getUploadImageUrl(),
  {
      leniency: { strict: ['fileId'], },
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
