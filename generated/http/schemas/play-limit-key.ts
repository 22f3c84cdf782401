/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayLimitKey = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss', 'stake', 'time']),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month'])
});

export type PlayLimitKey = zod.output<typeof PlayLimitKey>;
