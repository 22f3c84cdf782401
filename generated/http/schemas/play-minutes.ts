/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayMinutesMin = 0;
export const PlayMinutesMax = 9999999;



export const PlayMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PlayMinutesMin), /*#__PURE__*/ zod.lte(PlayMinutesMax));

export type PlayMinutes = zod.output<typeof PlayMinutes>;
