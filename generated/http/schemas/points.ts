/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PointsMin = 0;
export const PointsMax = 999999999999;



export const Points = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PointsMin), /*#__PURE__*/ zod.lte(PointsMax));

export type Points = zod.output<typeof Points>;
