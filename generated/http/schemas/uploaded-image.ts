/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FileId } from './file-id.ts';
import { Url } from './url.ts';

export const UploadedImage = /*#__PURE__*/ zod.object({
  "fileId": FileId,
  "url": Url
});

export type UploadedImage = zod.output<typeof UploadedImage>;
