/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';

export const activenessDropActivenessMin = 0;
export const activenessDropActivenessMax = 100000;



export const ActivenessDrop = /*#__PURE__*/ zod.object({
  "at": Instant,
  "activeness": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activenessDropActivenessMin), /*#__PURE__*/ zod.lte(activenessDropActivenessMax))
});

export type ActivenessDrop = zod.output<typeof ActivenessDrop>;
