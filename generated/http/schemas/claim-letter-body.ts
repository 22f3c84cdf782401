/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LetterId } from './letter-id.ts';

export const ClaimLetterBody = /*#__PURE__*/ zod.object({
  "id": LetterId
});

export type ClaimLetterBody = zod.output<typeof ClaimLetterBody>;
