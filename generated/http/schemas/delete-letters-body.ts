/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LetterId } from './letter-id.ts';

export const deleteLettersBodyIdsMax = 100;



export const DeleteLettersBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(LetterId).check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(deleteLettersBodyIdsMax))
});

export type DeleteLettersBody = zod.output<typeof DeleteLettersBody>;
