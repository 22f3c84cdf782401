/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayLimitMinutesMax = 44640;



export const PlayLimitMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(PlayLimitMinutesMax));

export type PlayLimitMinutes = zod.output<typeof PlayLimitMinutes>;
