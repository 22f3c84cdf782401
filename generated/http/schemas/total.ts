/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const TotalMin = 0;



export const Total = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TotalMin));

export type Total = zod.output<typeof Total>;
