/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LetterId } from './letter-id.ts';

export const ReadLetterBody = /*#__PURE__*/ zod.object({
  "id": LetterId
});

export type ReadLetterBody = zod.output<typeof ReadLetterBody>;
