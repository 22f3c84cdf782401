/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const UploadImageBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob),
  "purpose": /*#__PURE__*/ zod.enum(['idFront', 'idBack', 'selfie', 'avatar'])
});

export type UploadImageBody = zod.output<typeof UploadImageBody>;
