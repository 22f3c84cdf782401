/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const userPointValueMin = 0;



export const UserPoint = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userPointValueMin))
});

export type UserPoint = zod.output<typeof UserPoint>;
