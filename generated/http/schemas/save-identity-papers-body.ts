/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FileId } from './file-id.ts';

export const SaveIdentityPapersBody = /*#__PURE__*/ zod.object({
  "front": FileId,
  "back": /*#__PURE__*/ zod.optional(FileId),
  "selfie": FileId
});

export type SaveIdentityPapersBody = zod.output<typeof SaveIdentityPapersBody>;
