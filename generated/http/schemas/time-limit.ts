/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PlayLimitMinutes } from './play-limit-minutes.ts';

export const TimeLimit = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['time']),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']),
  "minutes": PlayLimitMinutes
});

export type TimeLimit = zod.output<typeof TimeLimit>;
