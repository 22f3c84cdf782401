/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';

export const takeBreakBodyHoursMin = 24;
export const takeBreakBodyHoursMax = 720;



export const TakeBreakBody = /*#__PURE__*/ zod.object({
  "hours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(takeBreakBodyHoursMin), /*#__PURE__*/ zod.lte(takeBreakBodyHoursMax)),
  "thisDevice": /*#__PURE__*/ zod.boolean(),
  "password": PasswordHash
});

export type TakeBreakBody = zod.output<typeof TakeBreakBody>;
