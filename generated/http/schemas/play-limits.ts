/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PlayLimit } from './play-limit.ts';

export const playLimitsLimitsMax = 12;



export const PlayLimits = /*#__PURE__*/ zod.object({
  "limits": /*#__PURE__*/ zod.array(PlayLimit).check(/*#__PURE__*/ zod.maxLength(playLimitsLimitsMax)),
  "ask": /*#__PURE__*/ zod.boolean()
});

export type PlayLimits = zod.output<typeof PlayLimits>;
