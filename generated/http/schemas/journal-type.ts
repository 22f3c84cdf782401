/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';

export const journalTypeNameMax = 48;



export const JournalType = /*#__PURE__*/ zod.object({
  "code": Code,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(journalTypeNameMax))
});

export type JournalType = zod.output<typeof JournalType>;
