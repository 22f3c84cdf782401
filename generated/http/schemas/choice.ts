/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';

export const choiceNameMax = 80;



export const Choice = /*#__PURE__*/ zod.object({
  "code": Code,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(choiceNameMax))
});

export type Choice = zod.output<typeof Choice>;
