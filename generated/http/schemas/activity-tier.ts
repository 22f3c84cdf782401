/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoWon } from './peso-won.ts';
import { Reward } from './reward.ts';

export const ActivityTier = /*#__PURE__*/ zod.object({
  "depositTotal": PesoWon,
  "reward": Reward
});

export type ActivityTier = zod.output<typeof ActivityTier>;
