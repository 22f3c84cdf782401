/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import {
  mutationOptions,
  useMutation
} from '@tanstack/react-query';

import type {
  UploadImageBody
} from '../schemas/upload-image-body.ts';

import {
  UploadedImage
} from '../schemas/uploaded-image.ts';

import { customFetch } from '../../../src/api/http-client.ts';
import type { ErrorType } from '../../../src/api/http-client.ts';

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



/** Upload a picture. */
export const uploadImageMutation = (request?: Parameters<typeof customFetch>[1]) =>
  mutationOptions<UploadedImage, ErrorType<unknown>, { data: UploadImageBody }>({
    mutationKey: ['uploadImage'],
    mutationFn: ({ data }) => uploadImage(data, request),
  });

/** Upload a picture. */
export const useUploadImage = (request?: Parameters<typeof customFetch>[1]) => useMutation(uploadImageMutation(request));
