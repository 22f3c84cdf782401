/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayLimitPeriod = /*#__PURE__*/ zod.string();

export type PlayLimitPeriod = zod.output<typeof PlayLimitPeriod>;
