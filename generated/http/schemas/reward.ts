/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoWon } from './peso-won.ts';

export const Reward = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.optional(PesoWon)
});

export type Reward = zod.output<typeof Reward>;
