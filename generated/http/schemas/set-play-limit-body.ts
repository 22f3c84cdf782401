/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MoneyLimit } from './money-limit.ts';
import { TimeLimit } from './time-limit.ts';

export const SetPlayLimitBody = /*#__PURE__*/ zod.union([MoneyLimit,TimeLimit]);

export type SetPlayLimitBody = zod.output<typeof SetPlayLimitBody>;
